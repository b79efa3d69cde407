import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { OutcomeError, retryRead } from '~/data/outcomeError';
import { importWithRetry } from '~/platform/importWithRetry';

const weekMs = 7 * 24 * 3_600_000;
/** How long kept answers may be shown offline. Below 24 days: a browser's timer holds no more. */
export const maxCacheAgeMs = weekMs;

const queryCache = new QueryCache({
  onError: (error, { queryKey }) => {
    if (!(error instanceof OutcomeError) || error.outcome.kind !== 'refused' || queryKey[0] !== 'person') return;
    const refusal = error.outcome;
    // Until it comes: what is refused by name is not asked for again.
    void importWithRetry(() => import('./effects/handleRefusal')).then(({ handleRefusal }) =>
      handleRefusal(queryClient, queryKey, refusal),
    );
  },
});

/**
 * A line that comes and goes is there again once it has stayed for 2 s: what is to be read anew is read once (F-54). Up to 3 s more at
 * random: a whole town may get its mobile internet back at one moment.
 */
onlineManager.setEventListener((setOnline) => {
  let debounce: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(debounce);
    if (navigator.onLine) debounce = setTimeout(setOnline, 2_000 + Math.random() * 3_000, true);
    else setOnline(false);
  };
  // The library takes a page that was opened without a network for one with: its coming back would be no news.
  if (!navigator.onLine) setOnline(false);
  addEventListener('online', listen);
  addEventListener('offline', listen);
  return () => {
    removeEventListener('online', listen);
    removeEventListener('offline', listen);
  };
});

/** Server data: shown from the kept copy at once, asked for again behind it. */
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
    // Payments do not run through the library at all; nothing else may repeat a change either.
    mutations: { networkMode: 'always', retry: false },
  },
});
