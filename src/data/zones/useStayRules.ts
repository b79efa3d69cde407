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

/** So long a price waits for the list: one that is slow keeps nobody from paying. */
const zonesTimeoutMs = 4000;

/** All that the form of a stay asks the chosen city for before it asks for a price: its settings, and its zones (or parkings). */
export const useStayRules = () => {
  const city = useAtomValue(cityAtom);
  const rules = useCityRules();
  const { data, isLoading, failureCount } = useQuery({
    ...zonesQuery(city?.city ?? '', rules.can?.paysByParking ?? false),
    enabled: city !== undefined,
  });
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), zonesTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  // Until they are there nobody can tell whether a link's zone is one of the city's: its price can wait a little (`reliability.md`, F-87).
  return { ...rules, zones: data, areZonesComing: isLoading && failureCount === 0 && !isSlow };
};

/** Asks for the same, or for the settings alone, before there is a page: the answers are on their way while it is drawn. */
export const requestStayRules = (client: QueryClient, needsZones: boolean): void => {
  const city = store.get(cityAtom);
  if (!city) return;
  const settings = settingsQuery(city.city);
  void client.prefetchQuery(settings);
  if (!needsZones) return;
  const { paysByParking } = capabilitiesOf(city, client.getQueryData(settings.queryKey), build);
  void client.prefetchQuery(zonesQuery(city.city, paysByParking));
};
