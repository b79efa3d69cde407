import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How many of one kind are kept for offline, and how many characters of them in all. */
const defaultLimits = { count: 30, length: 400_000 };

/** Of what has been read under a key the newest stay; the rest leaves the memory, and so the device. What is on the screen stays. */
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
