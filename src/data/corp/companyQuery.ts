import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { getCorpProfile } from '~/api/contract/corp';
import { cityAtom } from '~/state/city';
import { companyAtom, type SignIn } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../keys';
import { isRefusal, okOrThrow } from '../outcomeError';
import { readingOf, type Reading } from '../reading';
import { companyFromWire } from './companyFromWire';
import type { Company } from '~/domain/company';

const nobody: SignIn = { token: '', cacheKey: '' };

/** A company with its lists; kept for offline under the login's own key. A refusal ends the login (COOP-10; `app/queryClient`). */
export const companyQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'company'),
    queryFn: async ({ signal }) => companyFromWire(okOrThrow(await cityCall(getCorpProfile, {}, { token: signIn.token, signal })).value),
    staleTime: 30_000,
    meta: { persist: true },
  });

/** The company that is signed in; one that was refused is not asked for until another login, as a driver's profile. `isOpened`: asked for anew when the page opens, for others change the lists too. */
export const useCompany = (isOpened = false): Reading<Company> & { whose: string | undefined } => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(companyAtom);
  const query = useQuery({
    ...companyQuery(city?.city ?? '', signIn ?? nobody),
    enabled: ({ state }) => city !== undefined && signIn !== undefined && !isRefusal(state.error),
    refetchOnMount: isOpened ? 'always' : true,
  });
  return { ...readingOf(query), whose: signIn?.cacheKey };
};
