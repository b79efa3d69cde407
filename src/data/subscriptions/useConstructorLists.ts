import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { driverAtom } from '~/state/session/signIn';
import { searchZonesQuery, timingQuery } from './constructorQueries';

/** The zones and durations that the constructor offers. */
export const useConstructorLists = () => {
  const city = useAtomValue(cityAtom)?.city;
  const signIn = useAtomValue(driverAtom);
  const signInOrNone = signIn ?? { token: '', cacheKey: '' };
  const enabled = city !== undefined && signIn !== undefined;
  const zones = useQuery({ ...searchZonesQuery(city ?? '', signInOrNone), enabled });
  const timing = useQuery({ ...timingQuery(city ?? '', signInOrNone), enabled });
  return {
    zones: zones.data,
    timing: timing.data,
    isFailed: zones.isError || timing.isError,
    isFetching: zones.isFetching || timing.isFetching,
    refetch: () => Promise.all([zones.refetch(), timing.refetch()]),
  };
};
