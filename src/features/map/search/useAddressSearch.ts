import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { addressesQuery } from '~/data/geocoder/addressesQuery';
import { currentLanguage } from '~/i18n/messages';
import { isOnlineAtom } from '~/platform/network';

/** The geocoder is queried only after a pause in typing. */
const pauseMs = 700;
/** Shorter texts and mere numbers are not addresses. */
const isAddressQuery = (input: string): boolean => input.length >= 3 && /\p{L}{2}/u.test(input);

/** Searches addresses in the city's geocoder, if there is one, after a pause in typing. */
export const useAddressSearch = (city: CityConfig, input: string) => {
  const normalisedQuery = input.trim().replaceAll(/\s+/g, ' ');
  const [requestedQuery, setRequestedQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRequestedQuery(normalisedQuery), pauseMs);
    return () => clearTimeout(timer);
  }, [normalisedQuery]);
  const isOnline = useAtomValue(isOnlineAtom);
  const hasGeocoder = city.geocoder !== undefined && isAddressQuery(normalisedQuery);
  const query = useQuery({
    ...addressesQuery(city, requestedQuery, currentLanguage()),
    enabled: isOnline && hasGeocoder && requestedQuery === normalisedQuery,
  });
  const isRequested = hasGeocoder && requestedQuery === normalisedQuery;
  return {
    addresses: (isRequested ? query.data : undefined) ?? [],
    isWaiting: hasGeocoder && isOnline && (requestedQuery !== normalisedQuery || query.isFetching),
    hasFailed: isRequested && isOnline && query.isError,
    isOffline: hasGeocoder && !isOnline,
  };
};
