import type { UseQueryResult } from '@tanstack/react-query';

/**
 * True if the last try failed. It is true after the first failed try, while further tries continue in the background.
 */
export const isStuck = ({
  isError,
  failureCount,
  fetchStatus,
}: Pick<UseQueryResult, 'isError' | 'failureCount' | 'fetchStatus'>): boolean =>
  isError || failureCount > 0 || fetchStatus === 'paused';

/** The state of a query, as a screen shows it. */
export interface Reading<Data> {
  data: Data | undefined;
  /** When the data was read, by the device's clock. */
  readAt: number;
  /** True if the last try failed. */
  isStuck: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

export const readingOf = <Data>(query: UseQueryResult<Data>): Reading<Data> => ({
  data: query.data,
  readAt: query.dataUpdatedAt,
  isStuck: isStuck(query),
  isFetching: query.fetchStatus === 'fetching',
  error: query.error,
  refetch: query.refetch,
});
