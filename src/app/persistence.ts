import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { everyPerson } from '~/data/keys';
import { keepMs } from './queryClient';

/** The shape of what is kept; a new number drops the old. Not the build: a release must not empty what is read offline. */
const schema = '1';

/** Storage that may be forbidden: then nothing is kept, and nothing breaks. */
const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/**
 * Restores what was kept of a city's answers, then keeps writing them as they change. Writing lags behind by a second;
 * what leaves the memory because its person has logged out leaves the device at once.
 */
export const keepQueries = async (queryClient: QueryClient, city: string): Promise<void> => {
  const key = `parking.queries.${city}`;
  const options = {
    queryClient,
    persister: createSyncStoragePersister({ storage: storage(), key }),
    buster: schema,
    maxAge: keepMs,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ meta, state }: Query) => meta?.['persist'] === true && state.status === 'success',
      shouldDehydrateMutation: () => false,
    },
  };
  await persistQueryClientRestore(options);
  persistQueryClientSubscribe(options);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === everyPerson[0]) storage()?.removeItem(key);
  });
};
