import type { QueryClient } from '@tanstack/react-query';
import { isSameTarget, movesMoney, type Attempt } from '~/domain/attempt';
import { minuteMs } from '~/domain/cityTime';
import { isBought } from '~/domain/reconcile.lines';
import { setTrace } from '~/state/attempts';
import { latePayments, unwatchLate, watchLate } from '~/state/latePayments';
import { keepAttempt } from '~/state/openAttempts';
import { signInOf } from '~/state/signIn';
import { readLate } from './readAndJudge';
import { withAttemptLock } from './runAttempt';
import { stateOf, tell } from './tell';

/** A payment that was told as not made may reach its city after all: then that is told in the place of it. */

const isWatched = ({ id, city, accountKey }: Attempt): boolean => latePayments(city, accountKey).some((one) => one.id === id);

/** One reading. Was it made? No where nothing could be read. Tells it, once. */
export const checkLatePayment = async (queryClient: QueryClient, attempt: Attempt): Promise<boolean> => {
  const signIn = signInOf(attempt.city, 'standart');
  const verdict = signIn ? await readLate(queryClient, attempt, signIn) : 'failed';
  if (verdict !== 'done' && verdict !== 'twice') return false;
  // Another reading may have found it meanwhile, or its driver may have left.
  if (!isWatched(attempt)) return true;
  const isTwice = verdict === 'twice';
  // After a reload, and where the list of endings is gone, nothing else says how it was told.
  if (stateOf(attempt).phase !== 'notDone') setTrace(attempt, { phase: 'notDone' });
  if (isTwice) keepAttempt(attempt);
  tell(attempt, { type: 'arrived', isTwice });
  unwatchLate(({ id }) => id === attempt.id);
  return true;
};

/** The same of several, one after the other: what one has made must not be taken for another's. A tab that is at it already is left alone. */
export const checkLatePayments = async (queryClient: QueryClient, attempts: readonly Attempt[]): Promise<void> => {
  for (const attempt of attempts)
    await withAttemptLock(attempt.id, async () => void (isWatched(attempt) && (await checkLatePayment(queryClient, attempt))));
};

/** What only its own answer tells of. */
const isUntraceable = ({ kind }: Attempt): boolean => kind === 'endDeferred';

/** While the page stays open it is looked for by itself as well. */
const looksAfterMs = [minuteMs, 4 * minuteMs, 10 * minuteMs];

/** It has just been told as not made. */
export const followLate = (queryClient: QueryClient, attempt: Attempt): void => {
  if (!movesMoney(attempt) || isUntraceable(attempt)) return;
  watchLate(attempt);
  for (const afterMs of looksAfterMs) setTimeout(() => void checkLatePayments(queryClient, [attempt]), afterMs);
};

const isStart = ({ kind }: Pick<Attempt, 'kind'>): boolean => kind === 'start' || kind === 'startDeferred';

type Next = Pick<Attempt, 'kind' | 'target' | 'city' | 'accountKey' | 'sessionId' | 'isOnlyLink' | 'summary'>;

const isSamePlate = (late: Next, next: Next): boolean => late.summary?.plate !== undefined && late.summary.plate === next.summary?.plate;

/** Are both places named by zones, or both by codes? Then their targets tell them apart. */
const areOfOnePlaceName = ({ summary: late }: Next, { summary: next }: Next): boolean =>
  late?.place !== undefined && next?.place !== undefined && (late.place.zone === undefined) === (next.place.zone === undefined);

/**
 * What is paid for in another way now, by a link, later, or by another name of the place, could not be told from what arrives late: that is
 * not looked for any more.
 */
export const unwatchBeside = (next: Next): void =>
  unwatchLate((late) => {
    if (late.city !== next.city || late.accountKey !== next.accountKey) return false;
    const isCounted = movesMoney(next) && late.kind === next.kind && (late.target === next.target || isBought(late));
    const isOfKind = late.kind === next.kind || (isStart(late) && isStart(next));
    const isOfSame =
      late.target === next.target ||
      // Lines of a stay name that stay, and not only the car.
      (late.sessionId === undefined ? isSamePlate(late, next) && !areOfOnePlaceName(late, next) : late.sessionId === next.sessionId);
    return !isCounted && isOfKind && isOfSame;
  });

/** Longer than this nobody waits who pays again. */
const patienceMs = 4_000;

/** Before the same is paid for again: the one that was made meanwhile, if any. */
export const lateBefore = async (queryClient: QueryClient, next: Next): Promise<Attempt | undefined> => {
  const find = async (): Promise<Attempt | undefined> => {
    for (const attempt of latePayments(next.city, next.accountKey))
      if (isSameTarget(attempt, next) && (await checkLatePayment(queryClient, attempt))) return attempt;
    return undefined;
  };
  return Promise.race([find(), new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
};
