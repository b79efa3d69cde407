import { QueryCache, QueryClient } from '@tanstack/react-query';
import { onExpired } from '~/data/auth/onExpired';
import { logOut } from '~/data/auth/logOut';
import { OutcomeError, retryRead } from '~/data/outcomeError';

const weekMs = 7 * 24 * 3_600_000;
/** How long kept answers may be shown offline. Below 24 days: a browser's timer holds no more. */
export const keepMs = weekMs;

/** Whose answer was it? `['person', city, …]` belongs to a login. */
const cityOfPerson = (key: readonly unknown[]): string | undefined => (key[0] === 'person' && typeof key[1] === 'string' ? key[1] : undefined);

/** Ends a login that the city refuses, and says why. */
const endLogin = async (city: string, refusal: { errorName: string; message?: string }): Promise<void> => {
  await logOut(queryClient, city);
  const { tellSignedOut } = await import('~/features/notices/tellSignedOut');
  tellSignedOut(refusal);
};

const queryCache = new QueryCache({
  onError: (error, query) => {
    const city = cityOfPerson(query.queryKey);
    if (!(error instanceof OutcomeError) || city === undefined) return;
    if (error.outcome.kind === 'expired') onExpired(city, 'standart');
    // A profile that the server refuses by name ends the login (document 2, section 4).
    if (error.outcome.kind === 'refused' && query.queryKey[3] === 'profile') void endLogin(city, error.outcome);
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
