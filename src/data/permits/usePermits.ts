import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { driverAtom } from '~/state/session/signIn';
import { permitsQuery } from './permitsQuery';

/** The driver's permits, cached or fresh, with the time of their reading. */
export const usePermits = () => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const query = permitsQuery(city?.city ?? '', signIn ?? { token: '', cacheKey: '' });
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...query,
    enabled: city !== undefined && signIn !== undefined,
    // A driver who returns from a payment page must find what was paid there.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return { query, permits: data, readAt: dataUpdatedAt, isFailed: isError, isFetching, refetch };
};
