import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { getCorpProfile } from '~/api/contract/company';
import { cityAtom } from '~/state/currentCity';
import { companyAtom, type SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { isRefusal, okOrThrow } from '../outcomeError';
import { readingOf, type Reading } from '../reading';
import { companyFromWire } from './companyFromWire';
import type { Company } from '~/domain/company/company';

const signedOut: SignIn = { token: '', cacheKey: '' };

/**
 * A company with its lists, persisted for offline use under the login's key. A refusal ends the login (COOP-10;
 * `app/queryClient`).
 */
export const companyQuery = (city: string, signIn: SignIn) =>
  queryOptions({
    queryKey: personKey(city, signIn, 'company'),
    queryFn: async ({ signal }) =>
      companyFromWire(okOrThrow(await cityCall(getCorpProfile, {}, { token: signIn.token, signal })).value),
    staleTime: 30_000,
    meta: { persist: true },
  });

/**
 * The signed-in company. After a refusal it is not requested again until another login, as with a driver's profile.
 * `isPageOpening`: always refetched when the page opens, because others change the lists too.
 */
export const useCompany = (isPageOpening = false): Reading<Company> & { owner: string | undefined } => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(companyAtom);
  const query = useQuery({
    ...companyQuery(city?.city ?? '', signIn ?? signedOut),
    enabled: ({ state }) => city !== undefined && signIn !== undefined && !isRefusal(state.error),
    refetchOnMount: isPageOpening ? 'always' : true,
  });
  return { ...readingOf(query), owner: signIn?.cacheKey };
};
