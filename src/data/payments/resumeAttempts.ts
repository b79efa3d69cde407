import type { QueryClient } from '@tanstack/react-query';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import { setAttemptStatus, reclaimAttempt, attemptStatusOf } from '~/state/payments/attempts';
import { restoreAttempts } from '~/state/payments/attemptsCopy';
import { storageKeys } from '~/state/storageKeys';
import { signInOf } from '~/state/session/signIn';
import { read } from '~/platform/storage';
import { mayTakeBalance } from './followUp';
import { monotonicMs } from './readsAfterLoss';
import { recordResumed } from './recordAttempt';
import { followUpOf } from './payAsDriver';
import { afterAttemptLock, isRunningHere, handleLoss, withAttemptLock, type FollowUp } from './runAttempt';
import { attemptStateOf, dispatchAttemptEvent } from './dispatchAttemptEvent';

const isAbandoned = (attempt: Attempt, city: string, accountKey: string): boolean =>
  attempt.city === city && attempt.accountKey === accountKey && !attemptStatusOf(attempt.id);

const resumeAll = async (queryClient: QueryClient, abandoned: Attempt[]): Promise<void> => {
  const followUp = followUpOf(queryClient);
  const run = async (attempt: Attempt): Promise<void> => {
    // Two may have asked for its lock.
    if (!attemptStatusOf(attempt.id)) await resume(attempt, followUp);
  };
  await Promise.all(
    abandoned.map((attempt) =>
      isRunningHere(attempt.id) ? awaitAgain(attempt, followUp) : withAttemptLock(attempt.id, () => run(attempt)),
    ),
  );
};

/**
 * Takes up what an earlier page left open: the account's own records of this city. Resolves when each has an ending
 * or has been read through its schedule. A link that was never opened is forgotten.
 */
export const resumeAttempts = async (queryClient: QueryClient, city: string, accountKey: string): Promise<void> => {
  const login = signInOf(city, 'standart')?.cacheKey;
  const isResumable = (attempt: Attempt): boolean => isAbandoned(attempt, city, accountKey);
  // By the time the copy has been read somebody else may be here.
  const isStillResumable = (attempt: Attempt): boolean =>
    isResumable(attempt) && signInOf(city, 'standart')?.cacheKey === login;
  await Promise.all([
    resumeAll(queryClient, read(storageKeys.attempts).filter(isResumable)),
    restoreAttempts(isStillResumable).then((restored) => resumeAll(queryClient, restored)),
  ]);
};

/**
 * The same of what another tab has left since and is closed by now: one that is at it holds the lock. A success that is only owed a
 * look waits for its turn (`checkOpenAttempts`).
 */
export const resumeAbandoned = (queryClient: QueryClient, city: string, accountKey: string): Promise<void> =>
  resumeAll(
    queryClient,
    read(storageKeys.attempts).filter(
      (attempt) => isAbandoned(attempt, city, accountKey) && (!attempt.isAnsweredOk || attempt.isTwice),
    ),
  );

/** Its owner has logged out and is back while this page still waits for the answer: that wait goes on, and its end is told. */
const awaitAgain = async (attempt: Attempt, followUp: FollowUp): Promise<void> => {
  // What was answered has been told: it is looked over at the next start.
  if (attempt.isAnsweredOk || !reclaimAttempt(attempt.id)) return;
  setAttemptStatus(attempt, { phase: 'sending' });
  // Nobody waits for a link any more, and nothing would read what became of it; one in place of which the balance may be taken is read.
  if (!mayTakeBalance(attempt))
    dispatchAttemptEvent(attempt, {
      type: 'lost',
      cause: 'timeout',
      atMs: monotonicMs(),
      isOnlyLink: !movesMoney(attempt),
    });
  // That wait may have been over just then, or end with an answer that tells nothing to who checks already.
  await afterAttemptLock(attempt.id, async () => {
    if (attemptStateOf(attempt).phase === 'sending') await handleLoss(attempt, { cause: 'timeout' }, followUp);
    else if (attemptStateOf(attempt).phase === 'checking') await followUp.reconcile(attempt);
  });
};

const resume = async (attempt: Attempt, followUp: FollowUp): Promise<void> => {
  reclaimAttempt(attempt.id);
  if (attempt.isTwice) {
    setAttemptStatus(attempt, { phase: 'doneTwice' });
    return;
  }
  if (attempt.isAnsweredOk) {
    await followUp.checkForDuplicate(attempt);
    return;
  }
  recordResumed(attempt);
  setAttemptStatus(attempt, { phase: 'sending' });
  // The page is gone and its request with it, which may have reached the city.
  await handleLoss(attempt, { cause: 'restart' }, followUp);
};
