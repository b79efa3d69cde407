import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { driverAtom } from '~/state/signIn';
import { benefitsQuery } from './benefitsQuery';

/** The driver's rights, kept or fresh, with the age of what is shown. */
export const useBenefits = () => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const query = benefitsQuery(city?.city ?? '', signIn ?? { token: '', cacheKey: '' });
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...query,
    enabled: city !== undefined && signIn !== undefined,
    // Who comes back from a payment page must find what was paid there.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return { query, benefits: data, readAt: dataUpdatedAt, isFailed: isError, isFetching, refetch };
};
