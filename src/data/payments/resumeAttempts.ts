import type { QueryClient } from '@tanstack/react-query';
import { movesMoney, type Attempt } from '~/domain/attempt';
import { setTrace, takeUp, traceOf } from '~/state/attempts';
import { restoreAttempts } from '~/state/attemptsCopy';
import { keys } from '~/state/keys';
import { signInOf } from '~/state/signIn';
import { read } from '~/state/storage';
import { mayTakeBalance } from './echoes';
import { steadyMs } from './looksAfterLoss';
import { noteLeft } from './noteAttempt';
import { followUpOf } from './payAsDriver';
import { afterAttemptLock, isRunHere, lose, withAttemptLock, type FollowUp } from './runAttempt';
import { stateOf, tell } from './tell';

const isLeft = (attempt: Attempt, city: string, accountKey: string): boolean =>
  attempt.city === city && attempt.accountKey === accountKey && !traceOf(attempt.id);

const takeUpAll = async (queryClient: QueryClient, left: Attempt[]): Promise<void> => {
  const followUp = followUpOf(queryClient);
  const run = async (attempt: Attempt): Promise<void> => {
    // Two may have asked for its lock.
    if (!traceOf(attempt.id)) await resume(attempt, followUp);
  };
  await Promise.all(left.map((attempt) => (isRunHere(attempt.id) ? hearAgain(attempt, followUp) : withAttemptLock(attempt.id, () => run(attempt)))));
};

/**
 * Takes up what an earlier page left open: the account's own records of this city. Resolves when each has an ending
 * or has been read through its schedule. A link that was never opened is forgotten.
 */
export const resumeAttempts = async (queryClient: QueryClient, city: string, accountKey: string): Promise<void> => {
  const login = signInOf(city, 'standart')?.cacheKey;
  const isOwn = (attempt: Attempt): boolean => isLeft(attempt, city, accountKey);
  // By the time the copy has been read somebody else may be here.
  const isOwnStill = (attempt: Attempt): boolean => isOwn(attempt) && signInOf(city, 'standart')?.cacheKey === login;
  await Promise.all([
    takeUpAll(queryClient, read(keys.attempts).filter(isOwn)),
    restoreAttempts(isOwnStill).then((restored) => takeUpAll(queryClient, restored)),
  ]);
};

/**
 * The same of what another tab has left since and is closed by now: one that is at it holds the lock. A success that is only owed a
 * look waits for its turn (`checkOpenAttempts`).
 */
export const takeOver = (queryClient: QueryClient, city: string, accountKey: string): Promise<void> =>
  takeUpAll(
    queryClient,
    read(keys.attempts).filter((attempt) => isLeft(attempt, city, accountKey) && (!attempt.isAnsweredOk || attempt.isTwice)),
  );

/** Its owner has logged out and is back while this page still waits for the answer: that wait goes on, and its end is told. */
const hearAgain = async (attempt: Attempt, followUp: FollowUp): Promise<void> => {
  // What was answered has been told: it is looked over at the next start.
  if (attempt.isAnsweredOk || !takeUp(attempt.id)) return;
  setTrace(attempt, { phase: 'sending' });
  // Nobody waits for a link any more, and nothing would read what became of it; one in place of which the balance may be taken is read.
  if (!mayTakeBalance(attempt)) tell(attempt, { type: 'lost', cause: 'timeout', atMs: steadyMs(), isOnlyLink: !movesMoney(attempt) });
  // That wait may have been over just then, or end with an answer that tells nothing to who checks already.
  await afterAttemptLock(attempt.id, async () => {
    if (stateOf(attempt).phase === 'sending') await lose(attempt, { cause: 'timeout' }, followUp);
    else if (stateOf(attempt).phase === 'checking') await followUp.reconcile(attempt);
  });
};

const resume = async (attempt: Attempt, followUp: FollowUp): Promise<void> => {
  takeUp(attempt.id);
  if (attempt.isTwice) {
    setTrace(attempt, { phase: 'doneTwice' });
    return;
  }
  if (attempt.isAnsweredOk) {
    await followUp.lookOver(attempt);
    return;
  }
  noteLeft(attempt);
  setTrace(attempt, { phase: 'sending' });
  // The page is gone and its request with it, which may have reached the city.
  await lose(attempt, { cause: 'restart' }, followUp);
};
