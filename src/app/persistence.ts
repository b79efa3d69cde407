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

/**
 * The version of the stored shape; a new number discards older data. It is not the build's version: a release must not
 * empty the offline data.
 */
const schema = '1';

type DehydratedQuery = PersistedClient['clientState']['queries'][number];

/** Storage may be forbidden. Then nothing is stored, and nothing breaks. */
const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/**
 * Stores the last data of a query even if its refetch failed: a lost answer takes nothing from the driver. Of an
 * infinite query only the first page is stored, or as many as `meta.stretches` says.
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
 * Restores the stored answers of a city, then writes them whenever they change. Writes are delayed by a second, but run
 * at once when the page is left: a driver must find a payment's data without a network. Answers that leave the memory
 * because their person has logged out are removed from the device at once.
 */
export const persistQueries = async (queryClient: QueryClient, city: string): Promise<void> => {
  const key = answersKeyOf(city);
  /** On a first visit answers arrive before this code, and there is nothing to restore. */
  let isDirty = queryClient.getQueryCache().getAll().length > 0;
  /** The last text to be stored; undefined once a person has logged out. */
  let pendingText: string | undefined;
  const set = (text: string): void => storage()?.setItem(key, text);
  const write = (text: string): void => {
    pendingText = text;
    try {
      set(text);
    } catch (error) {
      // On a full device tiles are removed first. If that does not help, the answers stay in memory only.
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
  // Unreadable data has been dropped: the app starts without it.
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
    // Storage may be full. `write` then retries after an eviction, so the rejection is ignored.
    const persistClient = (client: PersistedClient): void => write(serialize(client));
    if (isDirty)
      persistQueryClientSave({ ...options, persister: { ...options.persister, persistClient } }).catch(() => undefined);
  };
  flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
};
