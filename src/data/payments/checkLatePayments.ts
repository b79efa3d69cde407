import type { QueryClient } from '@tanstack/react-query';
import { isSameTarget, movesMoney, type Attempt } from '~/domain/payments/attempt';
import { minuteMs } from '~/domain/time/cityTime';
import { isPurchase } from '~/domain/payments/reconcile/operationMatch';
import { setAttemptStatus } from '~/state/payments/attempts';
import { latePayments, unwatchLatePayments, watchLatePayment } from '~/state/payments/latePayments';
import { saveAttempt } from '~/state/payments/openAttempts';
import { signInOf } from '~/state/session/signIn';
import { assessLatePayment } from './readAndAssess';
import { withAttemptLock } from './runAttempt';
import { attemptStateOf, dispatchAttemptEvent } from './dispatchAttemptEvent';
import { withTimeout } from '~/platform/time';

/** A payment that was told as not made may reach its city after all: then that is told in the place of it. */

const isWatched = ({ id, city, accountKey }: Attempt): boolean =>
  latePayments(city, accountKey).some((one) => one.id === id);

/** One reading. Was it made? No where nothing could be read. Tells it, once. */
export const checkLatePayment = async (queryClient: QueryClient, attempt: Attempt): Promise<boolean> => {
  const signIn = signInOf(attempt.city, 'standart');
  const verdict = signIn ? await assessLatePayment(queryClient, attempt, signIn) : 'failed';
  if (verdict !== 'done' && verdict !== 'twice') return false;
  // Another reading may have found it meanwhile, or its driver may have left.
  if (!isWatched(attempt)) return true;
  const isTwice = verdict === 'twice';
  // After a reload, and where the list of endings is gone, nothing else says how it was told.
  if (attemptStateOf(attempt).phase !== 'notDone') setAttemptStatus(attempt, { phase: 'notDone' });
  if (isTwice) saveAttempt(attempt);
  dispatchAttemptEvent(attempt, { type: 'arrived', isTwice });
  unwatchLatePayments(({ id }) => id === attempt.id);
  return true;
};

/** The same of several, one after the other: what one has made must not be taken for another's. A tab that is at it already is left alone. */
export const checkLatePayments = async (queryClient: QueryClient, attempts: readonly Attempt[]): Promise<void> => {
  for (const attempt of attempts)
    await withAttemptLock(
      attempt.id,
      async () => void (isWatched(attempt) && (await checkLatePayment(queryClient, attempt))),
    );
};

/** What only its own answer tells of. */
const leavesNoEvidence = ({ kind }: Attempt): boolean => kind === 'endDeferred';

/** While the page stays open it is looked for by itself as well. */
const checksAfterMs = [minuteMs, 4 * minuteMs, 10 * minuteMs];

/** It has just been told as not made. */
export const followLatePayment = (queryClient: QueryClient, attempt: Attempt): void => {
  if (!movesMoney(attempt) || leavesNoEvidence(attempt)) return;
  watchLatePayment(attempt);
  for (const afterMs of checksAfterMs) setTimeout(() => void checkLatePayments(queryClient, [attempt]), afterMs);
};

const isStart = ({ kind }: Pick<Attempt, 'kind'>): boolean => kind === 'start' || kind === 'startDeferred';

type NextPayment = Pick<Attempt, 'kind' | 'target' | 'city' | 'accountKey' | 'sessionId' | 'isOnlyLink' | 'summary'>;

const isSamePlate = (latePayment: NextPayment, next: NextPayment): boolean =>
  latePayment.summary?.plate !== undefined && latePayment.summary.plate === next.summary?.plate;

/** Are both places named by zones, or both by codes? Then their targets tell them apart. */
const areOfOnePlaceName = ({ summary: lateSummary }: NextPayment, { summary: next }: NextPayment): boolean =>
  lateSummary?.place !== undefined &&
  next?.place !== undefined &&
  (lateSummary.place.zone === undefined) === (next.place.zone === undefined);

/**
 * What is paid for in another way now, by a link, later, or by another name of the place, could not be told from what arrives late: that is
 * not looked for any more.
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
      // Lines of a stay name that stay, and not only the car.
      (latePayment.sessionId === undefined
        ? isSamePlate(latePayment, next) && !areOfOnePlaceName(latePayment, next)
        : latePayment.sessionId === next.sessionId);
    return !isCounted && isSameKind && isSameSubject;
  });

/** Longer than this nobody waits who pays again. */
const waitLimitMs = 4_000;

/** Before the same is paid for again: the one that was made meanwhile, if any. */
export const findLatePayment = async (queryClient: QueryClient, next: NextPayment): Promise<Attempt | undefined> => {
  const find = async (): Promise<Attempt | undefined> => {
    for (const attempt of latePayments(next.city, next.accountKey))
      if (isSameTarget(attempt, next) && (await checkLatePayment(queryClient, attempt))) return attempt;
    return undefined;
  };
  return withTimeout(find(), waitLimitMs);
};
