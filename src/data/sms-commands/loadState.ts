import type { QueryObserverResult } from '@tanstack/react-query';

/** The state of a load: not requested, running, done, failed (INFO-06). A failure raises no alert. */
export type LoadState = 'pending' | 'loading' | 'done' | 'error';

/** A query that waits for a network counts as failed (INFO-06). */
export const loadState = ({ status, fetchStatus }: Pick<QueryObserverResult, 'status' | 'fetchStatus'>): LoadState => {
  if (fetchStatus === 'fetching') return 'loading';
  if (status === 'error' || fetchStatus === 'paused') return 'error';
  return status === 'success' ? 'done' : 'pending';
};
