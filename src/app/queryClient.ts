import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { OutcomeError, retryRead } from '~/data/outcomeError';
import { hasNetwork, hasNetworkAtom } from '~/platform/network';
import { importWithRetry } from '~/platform/importWithRetry';
import { store } from '~/state/store';

const weekMs = 7 * 24 * 3_600_000;
/** The longest time that stored answers may be shown offline. Below 24 days, the limit of a browser's timer. */
export const maxCacheAgeMs = weekMs;

const queryCache = new QueryCache({
  onError: (error, { queryKey }) => {
    if (!(error instanceof OutcomeError) || error.outcome.kind !== 'refused' || queryKey[0] !== 'person') return;
    const refusal = error.outcome;
    // Until the module is loaded, a query that was refused by name is not repeated.
    void importWithRetry(() => import('./effects/handleRefusal')).then(({ handleRefusal }) =>
      handleRefusal(queryClient, queryKey, refusal),
    );
  },
});

/**
 * The network counts as back once it has been stable for 2 s, so that an unstable connection causes a single refetch
 * (F-54). Up to 3 s are added at random: all phones of a city may get their mobile internet back at the same moment.
 */
onlineManager.setEventListener((setOnline) => {
  let debounce: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(debounce);
    if (hasNetwork()) debounce = setTimeout(setOnline, 2_000 + Math.random() * 3_000, true);
    else setOnline(false);
  };
  // The library assumes a connection when the page opens. Without this call, the return of the network would not be a
  // change.
  if (!hasNetwork()) setOnline(false);
  return store.sub(hasNetworkAtom, listen);
});

/** Server data: cached data is shown at once and refetched in the background. */
export const queryClient: QueryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 60_000,
      gcTime: maxCacheAgeMs,
      retry: retryRead,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 4000) * (0.75 + Math.random() / 2),
    },
    // Payments do not use the library at all, and no other change may be retried either.
    mutations: { networkMode: 'always', retry: false },
  },
});
