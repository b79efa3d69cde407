import type { Attempt } from './attempt';
import { minuteMs, type Instant } from './cityTime';
import type { Operation } from './operation';
import { isRunning, type ParkingSession } from './session';
import { byDebits, byMade, twinMs } from './reconcile.counts';
import { countOf, debitsHere, isStoppedBefore, leadMs } from './reconcile.lines';
import { clockSlackMs, roundingMs, timing, type IsHere, type Snapshot, type Verdict } from './reconcile.snapshot';
import { madeBy, mayHaveMade, newHere } from './reconcile.stays';

/**
 * Of debits since the sending those whose stays are in no list, beside those that are: a city may have taken the money twice and have made one
 * stay. Only where orders are known to bear the numbers of stays; one that was stopped since is nobody's doubling.
 */
const otherDebits = (
  attempt: Attempt,
  { sessions, operations = [] }: Pick<Snapshot, 'sessions' | 'operations'>,
  made: readonly ParkingSession[],
  debits: readonly Operation[],
): readonly Operation[] => {
  const isOf = ({ orderNumber }: Operation, stays: readonly ParkingSession[]): boolean => stays.some(({ id }) => id === orderNumber);
  const isStopped = ({ orderNumber }: Operation): boolean => operations.some(({ type, orderNumber: of }) => type === 'cancel' && of === orderNumber);
  const isOther = (line: Operation): boolean => line.orderNumber !== undefined && !isOf(line, sessions) && !isStopped(line);
  const isTwin = (line: Operation): boolean => line.at <= attempt.sentAt + twinMs && leadMs(attempt, line) <= clockSlackMs + minuteMs;
  return debits.some((line) => isOf(line, made)) ? debits.filter((line) => isTwin(line) && isOther(line)) : [];
};

/** A session of this car at this place that began at or after the sending; two of them, or two debits, are twice. */
export const judgeStart = (attempt: Attempt, { sessions, areSessionsComplete, operations }: Snapshot, isHere: IsHere): Verdict => {
  const made = madeBy(attempt, { sessions }, isHere);
  if (made.length > 0) {
    const twice = made.filter(({ id }) => operations && countOf(attempt, operations, 'payment', id).since > 1).length;
    const mayBeOthers = Boolean(attempt.nextSentAts?.length) || Boolean(attempt.justMade);
    if (twice > 0) return twice === made.length || !mayBeOthers ? 'twice' : 'unclear';
    const debits = debitsHere(attempt, operations ?? [], isHere).filter((line) => timing(attempt, line.at) === 'since');
    const verdict = byMade(attempt, made, debits);
    // Its double may be dated by the minute before.
    const maybe = newHere(attempt, { sessions }, isHere).filter((session) => timing(attempt, session.startsAt) === 'maybe').length;
    if (verdict === 'done' && maybe > (attempt.madeThisMinute ?? 0)) return 'unclear';
    const others = otherDebits(attempt, { sessions, operations }, made, debits);
    if (verdict !== 'done' || others.length === 0) return verdict;
    // By the minute alone it may be another payment's.
    return mayBeOthers || others.every(({ at }) => at < attempt.sentAt - clockSlackMs) ? 'unclear' : 'twice';
  }
  if (!areSessionsComplete || !operations) return 'unclear';
  // The stay may be over by now: then only its debit tells.
  const debits = debitsHere(attempt, operations, isHere).filter(
    (operation) =>
      operation.at >= attempt.sentAt - clockSlackMs ||
      (timing(attempt, operation.at) !== 'before' && !isStoppedBefore(attempt, operations, operation)),
  );
  const own = debits.filter((debit) => timing(attempt, debit.at) === 'since' && leadMs(attempt, debit) <= clockSlackMs + minuteMs);
  if (own.length > 0) return byDebits(attempt, own);
  // A line of a stay that began well before the sending is of one that was paid for afterwards, elsewhere.
  const isPerhaps = debits.some((debit) => leadMs(attempt, debit) <= roundingMs) || mayHaveMade(attempt, { sessions }, isHere).length > 0;
  return isPerhaps ? 'unclear' : 'notDone';
};

/**
 * A stay that was paid for afterwards is known by its own beginning: it may be over, or may run among others, and
 * meanwhile a stay of the same car that begins now may be paid for elsewhere. A line that does not say when its stay
 * began, or that is dated before the sending, may be its own: then nothing may be concluded from an absence.
 */
export const judgePost = (attempt: Attempt, startsAt: Instant, { sessions, areSessionsComplete, operations }: Snapshot, isHere: IsHere): Verdict => {
  const isOwn = (at: Instant | undefined): boolean => at !== undefined && Math.abs(at - startsAt) < minuteMs;
  const made = madeBy(attempt, { sessions }, isHere);
  const debits = debitsHere(attempt, operations ?? [], isHere);
  const bought = debits.filter((debit) => isOwn(debit.startsAt) && timing(attempt, debit.at) === 'since');
  if (made.length > 1 || bought.length > 1) return 'twice';
  if (made.length === 1 || bought.length === 1) return 'done';
  if (!areSessionsComplete || !operations) return 'unclear';
  const isOfOther = ({ orderNumber }: Operation): boolean => sessions.some(({ id, startsAt: from }) => id === orderNumber && !isOwn(from));
  const { summary } = attempt;
  const maybe = debits.some(
    (debit) =>
      isOwn(debit.startsAt) ||
      (debit.startsAt === undefined &&
        timing(attempt, debit.at) !== 'before' &&
        !isOfOther(debit) &&
        (summary?.sum === undefined || Math.abs(debit.sum) === summary.sum)),
  );
  return maybe ? 'unclear' : 'notDone';
};

/** The session is gone; while it stands, nothing was cancelled. A session that ended by itself is told by its refund. */
export const judgeCancel = (attempt: Attempt, { at, sessions, areSessionsComplete, operations }: Snapshot): Verdict => {
  const session = sessions.find(({ id }) => id === attempt.sessionId);
  const refunds = operations && attempt.sessionId ? countOf(attempt, operations, 'cancel', attempt.sessionId) : undefined;
  if (refunds !== undefined && refunds.since > 1) return 'twice';
  if (refunds?.since === 1) return 'done';
  if (session) return session.endsAt > at ? 'notDone' : 'unclear';
  if (!areSessionsComplete) return 'unclear';
  const endedByItself = attempt.endsAtBefore !== undefined && attempt.endsAtBefore <= at;
  if (!endedByItself) return 'done';
  return refunds === undefined || refunds.maybe > 0 ? 'unclear' : 'notDone';
};

/**
 * A stay of this car at this place that nobody knew before, running or waiting to be paid for: one that begins at the
 * sending, or when it was told to have begun. Nothing is paid yet, so no history tells of it; one that was told
 * afterwards and cost nothing is in no list, and owes nothing either way.
 */
export const judgeStartDeferred = (attempt: Attempt, { sessions, areSessionsComplete }: Snapshot, isHere: IsHere): Verdict => {
  const made = madeBy(attempt, { sessions }, isHere);
  if (made.length === 0) return areSessionsComplete && mayHaveMade(attempt, { sessions }, isHere).length === 0 ? 'notDone' : 'unclear';
  return byMade(attempt, made);
};

/** The stay runs no more: it waits to be paid for, or is gone because it cost nothing. */
export const judgeEndDeferred = ({ sessionId }: Attempt, { at, sessions, areSessionsComplete }: Snapshot): Verdict => {
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) return areSessionsComplete ? 'done' : 'unclear';
  return isRunning(session, at) ? 'notDone' : 'done';
};
