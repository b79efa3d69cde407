import type { QueryClient } from '@tanstack/react-query';
import { movesMoney, type Attempt } from '~/domain/attempt';
import { readScheduleMs } from '~/domain/attempt.flow';
import type { AttemptState } from '~/domain/attempt.state';
import { echoOf } from '~/domain/echo';
import type { Verdict } from '~/domain/reconcile.snapshot';
import { changeAttempts } from '~/state/attempts';
import { signInOf } from '~/state/signIn';
import { followLate } from './latePayments';
import { looksAfterLoss, steadyMs, type Look } from './looksAfterLoss';
import { readAndJudge } from './readAndJudge';
import { stateOf, tell } from './tell';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const loginIn = ({ city }: Attempt): string | undefined => signInOf(city, 'standart')?.cacheKey;

/** One reading of the server's state with the login of now: the one that sent may be gone. */
const judgeNow = async (queryClient: QueryClient, attempt: Attempt): Promise<Verdict | 'failed'> => {
  const signIn = signInOf(attempt.city, 'standart');
  return signIn ? readAndJudge(queryClient, attempt, signIn) : 'failed';
};

/** What a reading tells the flow. What the city has refused is not under way any more: one that finds nothing made is enough. */
const read = (attempt: Attempt, verdict: Verdict | 'failed', { atMs, isLast }: Pick<Look, 'atMs' | 'isLast'>): AttemptState =>
  tell(
    attempt,
    verdict === 'notDone' && attempt.refusedAs !== undefined
      ? { type: 'refused', errorName: attempt.refusedAs }
      : { type: 'read', verdict, atMs, isLast },
  );

/** Reads after the answer was lost until the flow has an ending. `end` ends the request where that is still pending. */
export const reconcile = async (queryClient: QueryClient, attempt: Attempt, end?: () => void): Promise<void> => {
  let isReadable = false;
  for await (const look of looksAfterLoss(end, () => isReadable)) {
    // A request that was lost with an earlier page has ended with it.
    if (!look.isPending) tell(attempt, { type: 'ended', atMs: look.atMs });
    // A late answer may have ended it meanwhile.
    const before = stateOf(attempt);
    if (before.phase !== 'checking') return;
    const verdict = await judgeNow(queryClient, attempt);
    isReadable = verdict !== 'failed';
    // What the browser has sent again by itself may be at work in the city still: as good as an answer, that is looked over.
    if (verdict === 'done' && before.cause === 'network' && before.goodReads === 0 && movesMoney(attempt)) {
      const done: Attempt = { ...attempt, isAnsweredOk: true };
      changeAttempts(
        ({ id }) => id === attempt.id,
        (one) => ({ ...one, isAnsweredOk: true }),
      );
      tell(done, { type: 'ok' });
      await lookOver(queryClient, done, readScheduleMs.slice(1, 3));
      return;
    }
    // Without a login nothing can be read: the next login asks again.
    const isLast = look.isLast || (!look.isPending && !signInOf(attempt.city, 'standart'));
    const { phase } = read(attempt, verdict, { ...look, isLast });
    if (phase === 'notDone') followLate(queryClient, attempt);
    // Whoever looks next finds it free.
    if (phase !== 'checking') return;
  }
};

/** The network, the page or the driver is back: the whole schedule once more for a payment whose ending was not found out. */
export const reconcileAgain = async (queryClient: QueryClient, attempt: Attempt): Promise<void> => {
  tell(attempt, { type: 'checkAgain' });
  await reconcile(queryClient, attempt);
};

/** The driver asks once more: one read now. */
export const checkAgain = async (queryClient: QueryClient, attempt: Attempt): Promise<AttemptState> => {
  tell(attempt, { type: 'checkAgain' });
  const atMs = steadyMs();
  const state = read(attempt, await judgeNow(queryClient, attempt), { atMs, isLast: true });
  if (state.phase === 'notDone') followLate(queryClient, attempt);
  return state;
};

/** Was an attempt that was refused done all the same? One read of the server's state. */
export const isEcho = async (queryClient: QueryClient, attempt: Attempt): Promise<boolean | 'failed'> => echoOf(await judgeNow(queryClient, attempt));

/** After a success: has the same been done twice? (`reliability.md`, section 5.) Tried again after 3 s where the read fails. */
export const lookOver = async (
  queryClient: QueryClient,
  attempt: Attempt,
  waitsMs: readonly number[] = readScheduleMs.slice(0, 2),
): Promise<void> => {
  const login = loginIn(attempt);
  for (const afterMs of waitsMs) {
    await wait(afterMs);
    // What somebody else has done tells nothing of it.
    if (loginIn(attempt) !== login) return;
    const verdict = await judgeNow(queryClient, attempt);
    // Nobody is there to be told: the owner's next login looks again.
    if (loginIn(attempt) !== login) return;
    tell(attempt, { type: 'read', verdict, atMs: steadyMs(), isLast: false });
    if (verdict !== 'failed') return;
  }
};
