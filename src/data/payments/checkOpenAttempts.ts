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

/** A city that is half down is not asked the same at every moment: id → when it was last asked, and the pause until it may be asked again. */
const attemptChecks = new Map<string, { at: number; pauseMs: number }>();
const firstPauseMs = minuteMs;
const maxPauseMs = 10 * minuteMs;

/** What is left of the pause of an attempt, in milliseconds. A clock that was put back ends it. */
const remainingPauseMs = (id: string): number => {
  const last = attemptChecks.get(id);
  const agoMs = Date.now() - (last?.at ?? 0);
  return last && agoMs >= 0 ? Math.max(0, last.pauseMs - agoMs) : 0;
};

/** False within a pause. The pause begins anew with each look, and doubles up to `mostMs`. */
const startCheck = (id: string, maxMs: number): boolean => {
  if (remainingPauseMs(id) > 0) return false;
  const last = attemptChecks.get(id);
  attemptChecks.set(id, { at: Date.now(), pauseMs: Math.min(last ? last.pauseMs * 2 : firstPauseMs, maxMs) });
  return true;
};

/**
 * Asks the city once more about every payment whose ending was not found out, and whether one that it said ok to was made twice, where
 * that could not be read: when the network, the page or the driver is back. What a closed tab has left open is taken up. A payment is
 * asked about once a minute at most; a driver who asks does not wait for that. Resolves with how long, in milliseconds, until a payment
 * that was passed over may be asked about.
 */
export const checkOpenAttempts = async (
  queryClient: QueryClient,
  city: string,
  accountKey: string,
): Promise<number | undefined> => {
  const { checkForDuplicate } = followUpOf(queryClient);
  // A page that was frozen has heard nothing.
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
      // What a driver waits for is looked into as often after an hour as at first.
      .filter(({ id }) => startCheck(id, firstPauseMs))
      .map((attempt) => withAttemptLock(attempt.id, () => reconcileAgain(queryClient, attempt))),
    ...unverifiedAttempts(city, accountKey)
      .filter(({ id }) => startCheck(id, maxPauseMs))
      .map((attempt) => withAttemptLock(attempt.id, () => checkForDuplicate(attempt))),
  ]);
  return postponed.length > 0 ? Math.min(...postponed.map(({ id }) => remainingPauseMs(id))) : undefined;
};
