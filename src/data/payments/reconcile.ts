import type { QueryClient } from '@tanstack/react-query';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { readScheduleMs } from '~/domain/payments/attempt.flow';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { isDuplicateRefusal } from '~/domain/payments/duplicateRefusal';
import type { Verdict } from '~/domain/payments/reconcile/snapshot';
import { changeAttempts } from '~/state/payments/attempts';
import { signInOf } from '~/state/session/signIn';
import { followLatePayment } from './checkLatePayments';
import { readsAfterLoss, monotonicMs, type ScheduledRead } from './readsAfterLoss';
import { readAndAssess } from './readAndAssess';
import { attemptStateOf, dispatchAttemptEvent } from './dispatchAttemptEvent';
import { sleep } from '~/platform/time';

const loginKeyOf = ({ city }: Attempt): string | undefined => signInOf(city, 'standart')?.cacheKey;

/** One reading of the server's state with the login of now: the one that sent may be gone. */
const assessNow = async (queryClient: QueryClient, attempt: Attempt): Promise<Verdict | 'failed'> => {
  const signIn = signInOf(attempt.city, 'standart');
  return signIn ? readAndAssess(queryClient, attempt, signIn) : 'failed';
};

/** What a reading tells the flow. What the city has refused is not under way any more: one that finds nothing made is enough. */
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

/** Reads after the answer was lost until the flow has an ending. `end` ends the request where that is still pending. */
export const reconcile = async (queryClient: QueryClient, attempt: Attempt, end?: () => void): Promise<void> => {
  let isReadable = false;
  for await (const scheduledRead of readsAfterLoss(end, () => isReadable)) {
    // A request that was lost with an earlier page has ended with it.
    if (!scheduledRead.isPending) dispatchAttemptEvent(attempt, { type: 'ended', atMs: scheduledRead.atMs });
    // A late answer may have ended it meanwhile.
    const before = attemptStateOf(attempt);
    if (before.phase !== 'checking') return;
    const verdict = await assessNow(queryClient, attempt);
    isReadable = verdict !== 'failed';
    // What the browser has sent again by itself may be at work in the city still: as good as an answer, that is looked over.
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
    // Without a login nothing can be read: the next login asks again.
    const isLast = scheduledRead.isLast || (!scheduledRead.isPending && !signInOf(attempt.city, 'standart'));
    const { phase } = applyVerdict(attempt, verdict, { ...scheduledRead, isLast });
    if (phase === 'notDone') followLatePayment(queryClient, attempt);
    // Whoever looks next finds it free.
    if (phase !== 'checking') return;
  }
};

/** The network, the page or the driver is back: the whole schedule once more for a payment whose ending was not found out. */
export const reconcileAgain = async (queryClient: QueryClient, attempt: Attempt): Promise<void> => {
  dispatchAttemptEvent(attempt, { type: 'checkAgain' });
  await reconcile(queryClient, attempt);
};

/** The driver asks once more: one read now. */
export const checkAgain = async (queryClient: QueryClient, attempt: Attempt): Promise<AttemptState> => {
  dispatchAttemptEvent(attempt, { type: 'checkAgain' });
  const atMs = monotonicMs();
  const state = applyVerdict(attempt, await assessNow(queryClient, attempt), { atMs, isLast: true });
  if (state.phase === 'notDone') followLatePayment(queryClient, attempt);
  return state;
};

/** Was an attempt that was refused done all the same? One read of the server's state. */
export const isDoneDespiteRefusal = async (queryClient: QueryClient, attempt: Attempt): Promise<boolean | 'failed'> =>
  isDuplicateRefusal(await assessNow(queryClient, attempt));

/** After a success: has the same been done twice? (`reliability.md`, section 5.) Tried again after 3 s where the read fails. */
export const checkForDuplicate = async (
  queryClient: QueryClient,
  attempt: Attempt,
  delaysMs: readonly number[] = readScheduleMs.slice(0, 2),
): Promise<void> => {
  const login = loginKeyOf(attempt);
  for (const afterMs of delaysMs) {
    await sleep(afterMs);
    // What somebody else has done tells nothing of it.
    if (loginKeyOf(attempt) !== login) return;
    const verdict = await assessNow(queryClient, attempt);
    // Nobody is there to be told: the owner's next login looks again.
    if (loginKeyOf(attempt) !== login) return;
    dispatchAttemptEvent(attempt, { type: 'read', verdict, atMs: monotonicMs(), isLast: false });
    if (verdict !== 'failed') return;
  }
};
