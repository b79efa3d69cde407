import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a query, as a screen shows it. */
export interface Reading<Data> {
  data: Data | undefined;
  /** When the data was read, by the device's clock. */
  readAt: number;
  /**
   * True if the last try failed. It is set after the first failed try, while further tries continue in the background.
   */
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
