import { setAttemptStatus, attemptStatusesAtom } from '~/state/payments/attempts';
import { store } from '~/state/store';
import { attemptStateOf } from './dispatchAttemptEvent';

/** What another tab has found out of payments that this one still asks about: told here too, and no reading is made for them any more. */
export const syncAttemptStatuses = (): void => {
  for (const { attempt, state } of Object.values(store.get(attemptStatusesAtom))) {
    const now = attemptStateOf(attempt);
    if (now !== state) setAttemptStatus(attempt, now);
  }
};
