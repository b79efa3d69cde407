import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
  type PersistedClient,
} from '@tanstack/react-query-persist-client';

import { everyPersonKey } from '~/data/queryKeys';
import { answersKeyOf, setCurrentAnswers, retryAfterEviction } from '~/platform/storage';
import { maxCacheAgeMs } from './queryClient';
import { onPageHidden } from '~/platform/pageVisibility';

/** The shape of what is kept; a new number drops the old. Not the build: a release must not empty what is read offline. */
const schema = '1';

type DehydratedQuery = PersistedClient['clientState']['queries'][number];

/** Storage that may be forbidden: then nothing is kept, and nothing breaks. */
const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/**
 * What could not be read anew is kept as it was read before: a lost answer takes nothing from the driver. Of a list that is read
 * stretch by stretch the first one is kept, or as many as its query says.
 */
const asLastRead = (query: DehydratedQuery): DehydratedQuery => {
  const data = query.state.data as { pages?: unknown[]; pageParams?: unknown[] } | undefined;
  const count = Number(query.meta?.['stretches'] ?? 1);
  const trimmed = data?.pages
    ? { ...data, pages: data.pages.slice(0, count), pageParams: data.pageParams?.slice(0, count) }
    : data;
  return { ...query, state: { ...query.state, data: trimmed, status: 'success' } };
};
const serialize = ({ clientState, ...rest }: PersistedClient): string =>
  JSON.stringify({ ...rest, clientState: { ...clientState, queries: clientState.queries.map(asLastRead) } });

const changes: readonly string[] = ['added', 'removed', 'updated'] satisfies QueryCacheNotifyEvent['type'][];

/**
 * Restores what was kept of a city's answers, then keeps writing them as they change. Writing lags behind by a second,
 * but not when the page is left: nobody may pay, put the phone away, and find nothing without a network. What leaves the
 * memory because its person has logged out leaves the device at once.
 */
export const persistQueries = async (queryClient: QueryClient, city: string): Promise<void> => {
  const key = answersKeyOf(city);
  /** Answers came before this did: on a first visit, which has nothing to restore. */
  let isDirty = queryClient.getQueryCache().getAll().length > 0;
  /** The last text that was to be kept; none once a person has left. */
  let pendingText: string | undefined;
  const set = (text: string): void => storage()?.setItem(key, text);
  const write = (text: string): void => {
    pendingText = text;
    try {
      set(text);
    } catch (error) {
      // A full device: tiles go first; where they are not to blame, the answers are kept in memory only.
      retryAfterEviction(key, () => (pendingText === text ? set(text) : undefined), 'passing');
      throw error;
    }
    isDirty = false;
  };
  const drop = (): void => {
    pendingText = undefined;
    storage()?.removeItem(key);
  };
  const options = {
    queryClient,
    persister: createSyncStoragePersister({
      storage: {
        getItem: (name) => storage()?.getItem(name) ?? null,
        setItem: (_, text) => write(text),
        removeItem: () => drop(),
      },
      key,
      serialize,
    }),
    buster: schema,
    maxAge: maxCacheAgeMs,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ meta, state }: Query) => meta?.['persist'] === true && state.data !== undefined,
      shouldDehydrateMutation: () => false,
    },
  };
  // What cannot be read has been dropped: the app starts without it.
  await persistQueryClientRestore(options).catch(() => undefined);
  persistQueryClientSubscribe(options);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (changes.includes(type)) isDirty = true;
    if (type === 'removed' && query.queryKey[0] === everyPersonKey[0]) drop();
  });
  setCurrentAnswers(key, () => {
    isDirty = true;
    void persistQueryClientSave(options);
  });
  const flush = (): void => {
    // Storage may be full; then the throttled writing has its ways.
    const persistClient = (client: PersistedClient): void => write(serialize(client));
    if (isDirty)
      persistQueryClientSave({ ...options, persister: { ...options.persister, persistClient } }).catch(() => undefined);
  };
  flush();
  addEventListener('pagehide', flush);
  onPageHidden(flush);
};
