import type { QueryClient } from '@tanstack/react-query';
import { notKnownAttempts, owedLooks } from '~/state/attempts';
import { followUpOf } from './payAsDriver';
import { reconcileAgain } from './reconcile';
import { withAttemptLock } from './runAttempt';

/**
 * Asks the city once more about every payment whose ending was not found out, and whether one that it said ok to was made twice, where
 * that could not be read: when the network, the page or the driver is back.
 */
export const checkOpenAttempts = async (queryClient: QueryClient, city: string): Promise<void> => {
  const { lookOver } = followUpOf(queryClient);
  await Promise.all([
    ...notKnownAttempts(city).map((attempt) => reconcileAgain(queryClient, attempt)),
    ...owedLooks(city).map((attempt) => withAttemptLock(attempt.id, () => lookOver(attempt))),
  ]);
};
