import type { UseQueryResult } from '@tanstack/react-query';

/** How one reading stands, as a screen shows it. */
export interface Reading<Data> {
  data: Data | undefined;
  /** When it was read, by the device's clock. */
  readAt: number;
  /** The last try came to nothing; said after the first, the tries go on behind it. */
  isStuck: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

export const readingOf = <Data>(query: UseQueryResult<Data>): Reading<Data> => ({
  data: query.data,
  readAt: query.dataUpdatedAt,
  isStuck: query.isError || query.failureCount > 0 || query.fetchStatus === 'paused',
  isFetching: query.fetchStatus === 'fetching',
  error: query.error,
  refetch: query.refetch,
});
