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
    // The lock may have been requested twice.
    if (!attemptStatusOf(attempt.id)) await resume(attempt, followUp);
  };
  await Promise.all(
    abandoned.map((attempt) =>
      isRunningHere(attempt.id) ? awaitAgain(attempt, followUp) : withAttemptLock(attempt.id, () => run(attempt)),
    ),
  );
};

/**
 * Resumes what an earlier page left open: the account's own records of this city. Resolves when each has an ending or
 * has run through its schedule. A link that was never opened is dropped.
 */
export const resumeAttempts = async (queryClient: QueryClient, city: string, accountKey: string): Promise<void> => {
  const login = signInOf(city, 'standart')?.cacheKey;
  const isResumable = (attempt: Attempt): boolean => isAbandoned(attempt, city, accountKey);
  // By the time the copy has been read, another person may be signed in.
  const isStillResumable = (attempt: Attempt): boolean =>
    isResumable(attempt) && signInOf(city, 'standart')?.cacheKey === login;
  await Promise.all([
    resumeAll(queryClient, read(storageKeys.attempts).filter(isResumable)),
    restoreAttempts(isStillResumable).then((restored) => resumeAll(queryClient, restored)),
  ]);
};

/**
 * Resumes attempts that another tab has left since and that is now closed. A tab that is still working on an attempt
 * holds its lock. A success that only needs its duplicate check waits for its turn (`checkOpenAttempts`).
 */
export const resumeAbandoned = (queryClient: QueryClient, city: string, accountKey: string): Promise<void> =>
  resumeAll(
    queryClient,
    read(storageKeys.attempts).filter(
      (attempt) => isAbandoned(attempt, city, accountKey) && (!attempt.isAnsweredOk || attempt.isTwice),
    ),
  );

/**
 * The owner has logged out and is back while this page still waits for the answer. The wait continues, and its ending
 * is shown.
 */
const awaitAgain = async (attempt: Attempt, followUp: FollowUp): Promise<void> => {
  // An answered attempt has been reported already. It is checked for a duplicate at the next start.
  if (attempt.isAnsweredOk || !reclaimAttempt(attempt.id)) return;
  setAttemptStatus(attempt, { phase: 'sending' });
  // An ordinary link is no longer awaited, and no reading would find its outcome. A link that the city may pay from the
  // balance instead is followed up below.
  if (!mayTakeBalance(attempt))
    dispatchAttemptEvent(attempt, {
      type: 'lost',
      cause: 'timeout',
      atMs: monotonicMs(),
      isOnlyLink: !movesMoney(attempt),
    });
  // The earlier wait may just have ended, or may end with an inconclusive answer while the state is being checked.
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
  // The page that sent the request is gone. The request may have reached the city.
  await handleLoss(attempt, { cause: 'restart' }, followUp);
};
