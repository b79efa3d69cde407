import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How many queries of one kind are stored for offline use, and their total length in characters. */
const defaultLimits = { count: 30, length: 400_000 };

/**
 * Removes all but the newest queries under a key from memory, and thereby from the device. Queries on the screen stay.
 */
export const pruneQueries = (
  queryClient: QueryClient,
  queryKey: QueryKey,
  { count, length: maxLength } = defaultLimits,
): void => {
  const inactive = queryClient
    .getQueryCache()
    .findAll({ queryKey, type: 'inactive' })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  let length = 0;
  for (const [index, query] of inactive.entries()) {
    length += JSON.stringify(query.state.data ?? null).length;
    if (index >= count || length > maxLength) queryClient.getQueryCache().remove(query);
  }
};
