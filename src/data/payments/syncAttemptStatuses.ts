import { setAttemptStatus, attemptStatusesAtom } from '~/state/payments/attempts';
import { store } from '~/state/store';
import { attemptStateOf } from './dispatchAttemptEvent';

/**
 * Takes over the endings that another tab has found for payments that this tab is still checking. No further readings
 * are made for them.
 */
export const syncAttemptStatuses = (): void => {
  for (const { attempt, state } of Object.values(store.get(attemptStatusesAtom))) {
    const now = attemptStateOf(attempt);
    if (now !== state) setAttemptStatus(attempt, now);
  }
};
