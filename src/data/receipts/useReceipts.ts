import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { driverAtom, type SignIn } from '~/state/session/signIn';
import { receiptsQuery } from './receiptsQuery';

const signedOut: SignIn = { token: '', cacheKey: '' };

/** The signed-in driver's receipts, cached or fresh. */
export const useReceipts = () => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const query = useQuery({
    ...receiptsQuery(city?.city ?? '', signIn ?? signedOut),
    enabled: city !== undefined && signIn !== undefined,
  });
  // True after the first failed try. Further tries continue in the background.
  const isStuck = query.isError || query.failureCount > 0 || query.fetchStatus === 'paused';
  return {
    receipts: query.data,
    readAt: query.dataUpdatedAt,
    isStuck,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
};
