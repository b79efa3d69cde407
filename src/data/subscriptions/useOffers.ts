import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { driverAtom } from '~/state/session/signIn';
import { offersQuery } from './offersQuery';

/** The city's offers, cached or fresh. */
export const useOffers = () => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const query = useQuery({
    ...offersQuery(city?.city ?? '', signIn ?? { token: '', cacheKey: '' }),
    enabled: city !== undefined && signIn !== undefined,
  });
  return { offers: query.data, isFailed: query.isError, isFetching: query.isFetching, refetch: query.refetch };
};
