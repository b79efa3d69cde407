import type { QueryClient } from '@tanstack/react-query';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { isSameTarget } from '~/domain/payments/attemptTarget';
import { minuteMs } from '~/domain/time/cityTime';
import { isPurchase } from '~/domain/payments/reconcile/operationMatch';
import { setAttemptStatus } from '~/state/payments/attempts';
import { latePayments, unwatchLatePayments, watchLatePayment } from '~/state/payments/latePayments';
import { saveAttempt } from '~/state/payments/openAttempts';
import { signInOf } from '~/state/session/signIn';
import { withTimeout } from '~/platform/time';
import { assessLatePayment } from './readAndAssess';
import { withAttemptLock } from './runAttempt';
import { attemptStateOf, dispatchAttemptEvent } from './dispatchAttemptEvent';

/** A payment that was reported as not made may still reach its city. The app then reports that instead. */

const isWatched = ({ id, city, accountKey }: Attempt): boolean =>
  latePayments(city, accountKey).some((one) => one.id === id);

/** Reads once whether the payment was made, and reports it once. Returns false if nothing could be read. */
export const checkLatePayment = async (queryClient: QueryClient, attempt: Attempt): Promise<boolean> => {
  const signIn = signInOf(attempt.city, 'standart');
  const verdict = signIn ? await assessLatePayment(queryClient, attempt, signIn) : 'failed';
  if (verdict !== 'done' && verdict !== 'twice') return false;
  // Another reading may have found it in the meantime, or its driver may have signed out.
  if (!isWatched(attempt)) return true;
  const isTwice = verdict === 'twice';
  // After a reload, or if the list of endings is gone, nothing else records what was reported.
  if (attemptStateOf(attempt).phase !== 'notDone') setAttemptStatus(attempt, { phase: 'notDone' });
  if (isTwice) saveAttempt(attempt);
  dispatchAttemptEvent(attempt, { type: 'arrived', isTwice });
  unwatchLatePayments(({ id }) => id === attempt.id);
  return true;
};

/**
 * Checks several payments one after the other, because one payment's result must not be taken for another's. Skips a
 * payment that another tab is checking.
 */
export const checkLatePayments = async (queryClient: QueryClient, attempts: readonly Attempt[]): Promise<void> => {
  for (const attempt of attempts)
    await withAttemptLock(
      attempt.id,
      async () => void (isWatched(attempt) && (await checkLatePayment(queryClient, attempt))),
    );
};

/** True for kinds whose only evidence is their own answer. */
const leavesNoEvidence = ({ kind }: Attempt): boolean => kind === 'endDeferred';

/** The automatic checks while the page stays open. */
const checksAfterMs = [minuteMs, 4 * minuteMs, 10 * minuteMs];

/** Called when a payment has just been reported as not made. */
export const followLatePayment = (queryClient: QueryClient, attempt: Attempt): void => {
  if (!movesMoney(attempt) || leavesNoEvidence(attempt)) return;
  watchLatePayment(attempt);
  for (const afterMs of checksAfterMs) setTimeout(() => void checkLatePayments(queryClient, [attempt]), afterMs);
};

const isStart = ({ kind }: Pick<Attempt, 'kind'>): boolean => kind === 'start' || kind === 'startDeferred';

type NextPayment = Pick<Attempt, 'kind' | 'target' | 'city' | 'accountKey' | 'sessionId' | 'isOnlyLink' | 'summary'>;

const isSamePlate = (latePayment: NextPayment, next: NextPayment): boolean =>
  latePayment.summary?.plate !== undefined && latePayment.summary.plate === next.summary?.plate;

/** True if both places are named by zones, or both by codes. Their targets then distinguish them. */
const areOfOnePlaceName = ({ summary: lateSummary }: NextPayment, { summary: next }: NextPayment): boolean =>
  lateSummary?.place !== undefined &&
  next?.place !== undefined &&
  (lateSummary.place.zone === undefined) === (next.place.zone === undefined);

/**
 * Stops watching late payments that a new payment could be confused with: one by link, a pay-later stay, or one under
 * the place's other name. Their late arrival could not be recognised.
 */
export const unwatchOtherwisePaid = (next: NextPayment): void =>
  unwatchLatePayments((latePayment) => {
    if (latePayment.city !== next.city || latePayment.accountKey !== next.accountKey) return false;
    const isCounted =
      movesMoney(next) &&
      latePayment.kind === next.kind &&
      (latePayment.target === next.target || isPurchase(latePayment));
    const isSameKind = latePayment.kind === next.kind || (isStart(latePayment) && isStart(next));
    const isSameSubject =
      latePayment.target === next.target ||
      // The history names the stay, not only the vehicle.
      (latePayment.sessionId === undefined
        ? isSamePlate(latePayment, next) && !areOfOnePlaceName(latePayment, next)
        : latePayment.sessionId === next.sessionId);
    return !isCounted && isSameKind && isSameSubject;
  });

/** The longest that a repeated payment waits for this check. */
const waitLimitMs = 4_000;

/** Called before the same payment is made again. Returns the earlier payment if it has been made in the meantime. */
export const findLatePayment = async (queryClient: QueryClient, next: NextPayment): Promise<Attempt | undefined> => {
  const find = async (): Promise<Attempt | undefined> => {
    for (const attempt of latePayments(next.city, next.accountKey))
      if (isSameTarget(attempt, next) && (await checkLatePayment(queryClient, attempt))) return attempt;
    return undefined;
  };
  return withTimeout(find(), waitLimitMs);
};
