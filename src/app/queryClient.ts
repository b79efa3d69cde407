import { QueryCache, QueryClient } from '@tanstack/react-query';
import { OutcomeError, retryRead } from '~/data/outcomeError';
import { signInOf, type UserType } from '~/state/signIn';

const weekMs = 7 * 24 * 3_600_000;
/** How long kept answers may be shown offline. Below 24 days: a browser's timer holds no more. */
export const keepMs = weekMs;

const userTypes: Readonly<Record<string, UserType>> = { profile: 'standart', company: 'coop' };

/**
 * A profile that the server refuses by name ends the login (document 2, section 4), and says why. Not that of somebody who
 * has left meanwhile.
 */
const endLogin = async ([, city, login, resource]: readonly unknown[], refusal: { errorName: string; message?: string }): Promise<void> => {
  const userType = userTypes[String(resource)];
  if (typeof city !== 'string' || !userType || signInOf(city, userType)?.cacheKey !== login) return;
  const [{ logOut }, { tellSignedOut }] = await Promise.all([import('~/data/auth/logOut'), import('~/features/notices/tellSignedOut')]);
  logOut(queryClient, city, userType);
  tellSignedOut(refusal);
};

const queryCache = new QueryCache({
  onError: (error, { queryKey }) => {
    if (error instanceof OutcomeError && error.outcome.kind === 'refused' && queryKey[0] === 'person') void endLogin(queryKey, error.outcome);
  },
});

/** Server data: shown from the kept copy at once, asked for again behind it. */
export const queryClient: QueryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 60_000,
      gcTime: keepMs,
      retry: retryRead,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 4000) * (0.75 + Math.random() / 2),
    },
    // Payments do not run through the library at all; nothing else may repeat a change either.
    mutations: { networkMode: 'always', retry: false },
  },
});
