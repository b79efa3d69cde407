import type { QueryObserverResult } from '@tanstack/react-query';

/** How a load stands (document 1, section 4): not asked yet, under way, answered, failed. A failure says nothing by itself. */
export type LoadState = 'pending' | 'loading' | 'done' | 'error';

/** A query that waits for the network has failed as far as anybody can see. */
export const loadState = ({ status, fetchStatus }: Pick<QueryObserverResult, 'status' | 'fetchStatus'>): LoadState => {
  if (fetchStatus === 'fetching') return 'loading';
  if (status === 'error' || fetchStatus === 'paused') return 'error';
  return status === 'success' ? 'done' : 'pending';
};
