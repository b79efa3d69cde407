import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { build } from '~/city/build';
import { capabilitiesOf } from '~/city/capabilities';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { settingsQuery } from '../settings/settingsQuery';
import { useCityRules } from '../settings/useCapabilities';
import { zonesQuery } from './zonesQuery';

/** How long a price waits for the zones. A slow list must not block a payment. */
const zonesTimeoutMs = 4000;

/**
 * Everything that the form of a stay needs from the chosen city before it requests a price: the settings and the zones
 * (or parkings).
 */
export const useStayRules = () => {
  const city = useAtomValue(cityAtom);
  const rules = useCityRules();
  const { data, isLoading, isError, isFetching, failureCount, refetch } = useQuery({
    ...zonesQuery(city?.city ?? '', rules.can?.paysByParking ?? false),
    enabled: city !== undefined,
  });
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), zonesTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  // Until the zones are loaded, it is unknown whether a link's zone belongs to the city, so its price can wait a little
  // (F-87).
  return {
    ...rules,
    zones: data,
    areZonesComing: isLoading && failureCount === 0 && !isSlow,
    /** Set if there are no zones, because the last load has failed (MAP-16). */
    failedZones: isError && !data ? { isRetrying: isFetching, onRetry: refetch } : undefined,
  };
};

/** Prefetches the same data, or the settings alone, before the page exists, so that they load while it is drawn. */
export const requestStayRules = (client: QueryClient, needsZones: boolean): void => {
  const city = store.get(cityAtom);
  if (!city) return;
  const settings = settingsQuery(city.city);
  void client.prefetchQuery(settings);
  if (!needsZones) return;
  const { paysByParking } = capabilitiesOf(city, client.getQueryData(settings.queryKey), build);
  void client.prefetchQuery(zonesQuery(city.city, paysByParking));
};
