import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { getCorpProfile } from '~/api/contract/corp';
import { cityAtom } from '~/state/city';
import { companyAtom, type SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { companyFromWire } from './companyFromWire';

const nobody: SignIn = { token: '', cacheKey: '' };

/** The company that is signed in. In memory only. */
const companyQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'company'),
    queryFn: async ({ signal }) => companyFromWire(okOrThrow(await cityCall(getCorpProfile, {}, { token: signIn.token, signal })).value),
    staleTime: 30_000,
  });

export const useCompany = () => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(companyAtom);
  return useQuery({ ...companyQuery(city?.city ?? '', signIn ?? nobody), enabled: city !== undefined && signIn !== undefined });
};
