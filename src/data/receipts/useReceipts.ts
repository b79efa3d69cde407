import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { driverAtom, type SignIn } from '~/state/session/signIn';
import { isStuck } from '../reading';
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
  return {
    receipts: query.data,
    readAt: query.dataUpdatedAt,
    isStuck: isStuck(query),
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
};
