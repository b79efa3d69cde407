import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { addressesQuery } from '~/data/geocoder/addressesQuery';
import { currentLanguage } from '~/i18n/words';
import { isOnlineAtom } from '~/state/network';

/** A pause in typing: only then is a geocoder asked. */
const pauseMs = 700;
/** Shorter texts and numbers alone name no address. */
const namesAddress = (typed: string): boolean => typed.length >= 3 && /\p{L}{2}/u.test(typed);

/** Addresses of the city's geocoder, where it has one, for what stands in the field after a pause. */
export const useAddresses = (city: CityConfig, typed: string) => {
  const wanted = typed.trim().replaceAll(/\s+/g, ' ');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isOnline = useAtomValue(isOnlineAtom);
  const hasGeocoder = city.geocoder !== undefined && namesAddress(wanted);
  const query = useQuery({ ...addressesQuery(city, asked, currentLanguage()), enabled: isOnline && hasGeocoder && asked === wanted });
  const isAsked = hasGeocoder && asked === wanted;
  return {
    addresses: (isAsked ? query.data : undefined) ?? [],
    isWaiting: hasGeocoder && isOnline && (asked !== wanted || query.isFetching),
    hasFailed: isAsked && isOnline && query.isError,
    isOffline: hasGeocoder && !isOnline,
  };
};
