import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { driverAtom } from '~/state/signIn';
import { papersQuery } from './papersQuery';

/** The driver's document and certificate numbers; undefined until they have been read in this very visit. */
export const usePapers = () => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const query = useQuery({
    ...papersQuery(city?.city ?? '', signIn ?? { token: '', cacheKey: '' }),
    enabled: city !== undefined && signIn !== undefined,
  });
  return { papers: query.data, isFailed: query.isError, isFetching: query.isFetching, refetch: query.refetch };
};
