import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { driverAtom } from '~/state/signIn';
import { searchZonesQuery, timingQuery } from './constructorQueries';

/** What a subscription can be put together of: zones and durations. */
export const useConstructorLists = () => {
  const city = useAtomValue(cityAtom)?.city;
  const signIn = useAtomValue(driverAtom);
  const who = signIn ?? { token: '', cacheKey: '' };
  const enabled = city !== undefined && signIn !== undefined;
  const zones = useQuery({ ...searchZonesQuery(city ?? '', who), enabled });
  const timing = useQuery({ ...timingQuery(city ?? '', who), enabled });
  return {
    zones: zones.data,
    timing: timing.data,
    isFailed: zones.isError || timing.isError,
    isFetching: zones.isFetching || timing.isFetching,
    refetch: () => Promise.all([zones.refetch(), timing.refetch()]),
  };
};
