import type { QueryClient } from '@tanstack/react-query';
import { notKnownAttempts } from '~/state/attempts';
import { reconcileAgain } from './reconcile';

/** Asks the city once more about every payment whose ending was not found out: when the network, the page or the driver is back. */
export const checkOpenAttempts = async (queryClient: QueryClient, city: string): Promise<void> => {
  await Promise.all(notKnownAttempts(city).map((attempt) => reconcileAgain(queryClient, attempt)));
};
