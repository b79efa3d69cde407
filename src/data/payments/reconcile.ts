import type { QueryClient } from '@tanstack/react-query';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { readScheduleMs } from '~/domain/payments/attempt.flow';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { isDuplicateRefusal } from '~/domain/payments/duplicateRefusal';
import type { Verdict } from '~/domain/payments/reconcile/snapshot';
import { changeAttempts } from '~/state/payments/attempts';
import { signInOf } from '~/state/session/signIn';
import { sleep } from '~/platform/time';
import { followLatePayment } from './checkLatePayments';
import { readsAfterLoss, monotonicMs, type ScheduledRead } from './readsAfterLoss';
import { readAndAssess } from './readAndAssess';
import { attemptStateOf, dispatchAttemptEvent } from './dispatchAttemptEvent';

const loginKeyOf = ({ city }: Attempt): string | undefined => signInOf(city, 'standart')?.cacheKey;

/** Assesses one reading of the server's state with the current login: the one that sent the attempt may have ended. */
const assessNow = async (queryClient: QueryClient, attempt: Attempt): Promise<Verdict | 'failed'> => {
  const signIn = signInOf(attempt.city, 'standart');
  return signIn ? readAndAssess(queryClient, attempt, signIn) : 'failed';
};

/**
 * Converts a reading to an event of the flow. A refused attempt is no longer under way, so one reading that finds
 * nothing is enough.
 */
const applyVerdict = (
  attempt: Attempt,
  verdict: Verdict | 'failed',
  { atMs, isLast }: Pick<ScheduledRead, 'atMs' | 'isLast'>,
): AttemptState =>
  dispatchAttemptEvent(
    attempt,
    verdict === 'notDone' && attempt.refusedAs !== undefined
      ? { type: 'refused', errorName: attempt.refusedAs }
      : { type: 'read', verdict, atMs, isLast },
  );

/** Reads after a lost answer until the flow has an ending. `end` ends a request that is still pending. */
export const reconcile = async (queryClient: QueryClient, attempt: Attempt, end?: () => void): Promise<void> => {
  let isReadable = false;
  for await (const scheduledRead of readsAfterLoss(end, () => isReadable)) {
    // A request that was lost with an earlier page ended together with it.
    if (!scheduledRead.isPending) dispatchAttemptEvent(attempt, { type: 'ended', atMs: scheduledRead.atMs });
    // A late answer may have ended it in the meantime.
    const before = attemptStateOf(attempt);
    if (before.phase !== 'checking') return;
    const verdict = await assessNow(queryClient, attempt);
    isReadable = verdict !== 'failed';
    // The browser may have resent the request, and the city may still be processing it. The attempt is treated as
    // answered with ok and checked for a duplicate.
    if (verdict === 'done' && before.cause === 'network' && before.goodReads === 0 && movesMoney(attempt)) {
      const done: Attempt = { ...attempt, isAnsweredOk: true };
      changeAttempts(
        ({ id }) => id === attempt.id,
        (one) => ({ ...one, isAnsweredOk: true }),
      );
      dispatchAttemptEvent(done, { type: 'ok' });
      await checkForDuplicate(queryClient, done, readScheduleMs.slice(1, 3));
      return;
    }
    // Without a login nothing can be read. The next login checks again.
    const isLast = scheduledRead.isLast || (!scheduledRead.isPending && !signInOf(attempt.city, 'standart'));
    const { phase } = applyVerdict(attempt, verdict, { ...scheduledRead, isLast });
    if (phase === 'notDone') followLatePayment(queryClient, attempt);
    // Stops at once, so that the next check finds the attempt unlocked.
    if (phase !== 'checking') return;
  }
};

/** Repeats the whole schedule for a payment whose ending is unknown, once network, page or driver is back. */
export const reconcileAgain = async (queryClient: QueryClient, attempt: Attempt): Promise<void> => {
  dispatchAttemptEvent(attempt, { type: 'checkAgain' });
  await reconcile(queryClient, attempt);
};

/** Reads once, at the driver's request. */
export const checkAgain = async (queryClient: QueryClient, attempt: Attempt): Promise<AttemptState> => {
  dispatchAttemptEvent(attempt, { type: 'checkAgain' });
  const atMs = monotonicMs();
  const state = applyVerdict(attempt, await assessNow(queryClient, attempt), { atMs, isLast: true });
  if (state.phase === 'notDone') followLatePayment(queryClient, attempt);
  return state;
};

/** Reads once whether a refused attempt was made all the same. */
export const isDoneDespiteRefusal = async (queryClient: QueryClient, attempt: Attempt): Promise<boolean | 'failed'> =>
  isDuplicateRefusal(await assessNow(queryClient, attempt));

/**
 * Checks after a success whether the same payment was made twice. By default, a failed reading is repeated once after 3
 * s.
 */
export const checkForDuplicate = async (
  queryClient: QueryClient,
  attempt: Attempt,
  delaysMs: readonly number[] = readScheduleMs.slice(0, 2),
): Promise<void> => {
  const login = loginKeyOf(attempt);
  for (const afterMs of delaysMs) {
    await sleep(afterMs);
    // Another person's account shows nothing about this attempt.
    if (loginKeyOf(attempt) !== login) return;
    const verdict = await assessNow(queryClient, attempt);
    // The owner is gone, so nothing is reported. Their next login checks again.
    if (loginKeyOf(attempt) !== login) return;
    dispatchAttemptEvent(attempt, { type: 'read', verdict, atMs: monotonicMs(), isLast: false });
    if (verdict !== 'failed') return;
  }
};
