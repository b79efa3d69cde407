import type { QueryClient } from '@tanstack/react-query';
import { minuteMs } from '~/domain/cityTime';
import { latePayments } from '~/state/latePayments';
import { notKnownAttempts, owedLooks } from '~/state/openAttempts';
import { hearEndings } from './hearEndings';
import { checkLatePayments } from './latePayments';
import { followUpOf } from './payAsDriver';
import { reconcileAgain } from './reconcile';
import { takeOver } from './resumeAttempts';
import { withAttemptLock } from './runAttempt';

/** A city that is half down is not asked the same at every moment: id → when it was last asked, and the pause until it may be asked again. */
const looks = new Map<string, { at: number; pauseMs: number }>();
const firstPauseMs = minuteMs;
const mostPauseMs = 10 * minuteMs;

/** What is left of the pause of an attempt, in milliseconds. A clock that was put back ends it. */
const leftMs = (id: string): number => {
  const last = looks.get(id);
  const agoMs = Date.now() - (last?.at ?? 0);
  return last && agoMs >= 0 ? Math.max(0, last.pauseMs - agoMs) : 0;
};

/** False within a pause. The pause begins anew with each look, and doubles up to `mostMs`. */
const mayLook = (id: string, mostMs: number): boolean => {
  if (leftMs(id) > 0) return false;
  const last = looks.get(id);
  looks.set(id, { at: Date.now(), pauseMs: Math.min(last ? last.pauseMs * 2 : firstPauseMs, mostMs) });
  return true;
};

/**
 * Asks the city once more about every payment whose ending was not found out, and whether one that it said ok to was made twice, where
 * that could not be read: when the network, the page or the driver is back. What a closed tab has left open is taken up. A payment is
 * asked about once a minute at most; a driver who asks does not wait for that. Resolves with how long, in milliseconds, until a payment
 * that was passed over may be asked about.
 */
export const checkOpenAttempts = async (queryClient: QueryClient, city: string, accountKey: string): Promise<number | undefined> => {
  const { lookOver } = followUpOf(queryClient);
  // A page that was frozen has heard nothing.
  hearEndings();
  const notKnown = notKnownAttempts(city);
  const passedOver = notKnown.filter(({ id }) => leftMs(id) > 0);
  await Promise.all([
    takeOver(queryClient, city, accountKey),
    checkLatePayments(
      queryClient,
      latePayments(city, accountKey).filter(({ id }) => mayLook(id, firstPauseMs)),
    ),
    ...notKnown
      // What a driver waits for is looked into as often after an hour as at first.
      .filter(({ id }) => mayLook(id, firstPauseMs))
      .map((attempt) => withAttemptLock(attempt.id, () => reconcileAgain(queryClient, attempt))),
    ...owedLooks(city, accountKey)
      .filter(({ id }) => mayLook(id, mostPauseMs))
      .map((attempt) => withAttemptLock(attempt.id, () => lookOver(attempt))),
  ]);
  return passedOver.length > 0 ? Math.min(...passedOver.map(({ id }) => leftMs(id))) : undefined;
};
