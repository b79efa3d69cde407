import type { QueryClient } from '@tanstack/react-query';
import { minuteMs } from '~/domain/cityTime';
import { notKnownAttempts, owedLooks } from '~/state/openAttempts';
import { hearEndings } from './hearEndings';
import { checkLate } from './latePayments';
import { followUpOf } from './payAsDriver';
import { reconcileAgain } from './reconcile';
import { takeOver } from './resumeAttempts';
import { withAttemptLock } from './runAttempt';

/** A city that is half down is not asked the same at every moment: id → the earliest next look, and the pause before it. */
const looks = new Map<string, { nextAt: number; pauseMs: number }>();
const firstPauseMs = minuteMs;
const mostPauseMs = 10 * minuteMs;

const mayLook = (id: string): boolean => {
  const last = looks.get(id);
  if (last && Date.now() < last.nextAt) return false;
  const pauseMs = Math.min(last ? last.pauseMs * 2 : firstPauseMs, mostPauseMs);
  looks.set(id, { nextAt: Date.now() + pauseMs, pauseMs });
  return true;
};

/**
 * Asks the city once more about every payment whose ending was not found out, and whether one that it said ok to was made twice, where
 * that could not be read: when the network, the page or the driver is back. What a closed tab has left open is taken up.
 */
export const checkOpenAttempts = async (queryClient: QueryClient, city: string, accountKey: string): Promise<void> => {
  const { lookOver } = followUpOf(queryClient);
  // A page that was frozen has heard nothing.
  hearEndings();
  await Promise.all([
    takeOver(queryClient, city, accountKey),
    checkLate(queryClient, city, accountKey),
    ...notKnownAttempts(city).map((attempt) => withAttemptLock(attempt.id, () => reconcileAgain(queryClient, attempt))),
    ...owedLooks(city, accountKey)
      .filter(({ id }) => mayLook(id))
      .map((attempt) => withAttemptLock(attempt.id, () => lookOver(attempt))),
  ]);
};
