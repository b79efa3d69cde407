import type { QueryClient } from '@tanstack/react-query';
import { minuteMs } from '~/domain/time/cityTime';
import { latePayments } from '~/state/payments/latePayments';
import { unresolvedAttempts, unverifiedAttempts } from '~/state/payments/openAttempts';
import { syncAttemptStatuses } from './syncAttemptStatuses';
import { checkLatePayments } from './checkLatePayments';
import { followUpOf } from './payAsDriver';
import { reconcileAgain } from './reconcile';
import { resumeAbandoned } from './resumeAttempts';
import { withAttemptLock } from './runAttempt';

/**
 * Limits how often a partly broken city is asked about each attempt: id → time of the last check, and the pause after
 * it.
 */
const attemptChecks = new Map<string, { at: number; pauseMs: number }>();
const firstPauseMs = minuteMs;
const maxPauseMs = 10 * minuteMs;

/** The rest of an attempt's pause, in milliseconds. A clock that was set back ends the pause. */
const remainingPauseMs = (id: string): number => {
  const last = attemptChecks.get(id);
  const agoMs = Date.now() - (last?.at ?? 0);
  return last && agoMs >= 0 ? Math.max(0, last.pauseMs - agoMs) : 0;
};

/** Returns false during a pause. Each check starts a new pause, which doubles up to `maxMs`. */
const startCheck = (id: string, maxMs: number): boolean => {
  if (remainingPauseMs(id) > 0) return false;
  const last = attemptChecks.get(id);
  attemptChecks.set(id, { at: Date.now(), pauseMs: Math.min(last ? last.pauseMs * 2 : firstPauseMs, maxMs) });
  return true;
};

/**
 * Checks open payments again when network, page or driver is back. It checks every payment whose ending is unknown. It
 * also checks for duplicates of successful payments that could not be verified, and resumes what a closed tab left
 * open. Each payment is checked at most once a minute, unless the driver asks. Resolves with the milliseconds until a
 * skipped payment may be checked.
 */
export const checkOpenAttempts = async (
  queryClient: QueryClient,
  city: string,
  accountKey: string,
): Promise<number | undefined> => {
  const { checkForDuplicate } = followUpOf(queryClient);
  // A frozen page has received no notifications.
  syncAttemptStatuses();
  const notKnown = unresolvedAttempts(city);
  const postponed = notKnown.filter(({ id }) => remainingPauseMs(id) > 0);
  await Promise.all([
    resumeAbandoned(queryClient, city, accountKey),
    checkLatePayments(
      queryClient,
      latePayments(city, accountKey).filter(({ id }) => startCheck(id, firstPauseMs)),
    ),
    ...notKnown
      // The driver is waiting for these, so their pause never grows beyond the first one.
      .filter(({ id }) => startCheck(id, firstPauseMs))
      .map((attempt) => withAttemptLock(attempt.id, () => reconcileAgain(queryClient, attempt))),
    ...unverifiedAttempts(city, accountKey)
      .filter(({ id }) => startCheck(id, maxPauseMs))
      .map((attempt) => withAttemptLock(attempt.id, () => checkForDuplicate(attempt))),
  ]);
  return postponed.length > 0 ? Math.min(...postponed.map(({ id }) => remainingPauseMs(id))) : undefined;
};
