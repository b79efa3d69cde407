import type { Attempt } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import { isRunning, type Stay } from '../../stay/stay';
import { verdictByDebits, verdictByStays, twinMs } from './counts';
import { countOperations, debitsAtTarget, isStoppedBefore, leadMs } from './operationMatch';
import { roundingMs, timing, type MatchesTarget, type Snapshot, type Verdict } from './snapshot';
import { staysMadeBy, staysMaybeMadeBy, stayTiming, newStaysAtTarget } from './attemptStays';
import { clockSlackMs } from '../../time/clockSlack';

/**
 * Returns debits since the sending whose stays are in no list, next to debits whose stays are. A city may have charged
 * twice and created one stay. This applies only if order numbers are known to be ids of stays. A stay that was stopped
 * since is no duplicate.
 */
const otherDebits = (
  attempt: Attempt,
  { stays, operations = [] }: Pick<Snapshot, 'stays' | 'operations'>,
  made: readonly Stay[],
  debits: readonly Operation[],
): readonly Operation[] => {
  const isOf = ({ orderNumber }: Operation, candidates: readonly Stay[]): boolean =>
    candidates.some(({ id }) => id === orderNumber);
  const isStopped = ({ orderNumber }: Operation): boolean =>
    operations.some(({ type, orderNumber: of }) => type === 'cancel' && of === orderNumber);
  const isOther = (operation: Operation): boolean =>
    operation.orderNumber !== undefined && !isOf(operation, stays) && !isStopped(operation);
  const isTwin = (operation: Operation): boolean =>
    operation.at <= attempt.sentAt + twinMs && leadMs(attempt, operation) <= clockSlackMs + minuteMs;
  return debits.some((operation) => isOf(operation, made))
    ? debits.filter((operation) => isTwin(operation) && isOther(operation))
    : [];
};

/**
 * Looks for a stay of this vehicle at this place that began at or after the sending. Two stays, or two debits, mean
 * `twice`.
 */
export const assessStart = (
  attempt: Attempt,
  { stays, areStaysComplete, operations }: Snapshot,
  matchesTarget: MatchesTarget,
): Verdict => {
  const made = staysMadeBy(attempt, { stays }, matchesTarget);
  if (made.length > 0) {
    const twice = made.filter(
      ({ id }) => operations && countOperations(attempt, operations, 'payment', id).since > 1,
    ).length;
    const mayBeOthers = Boolean(attempt.nextSentAts?.length) || Boolean(attempt.justMade);
    if (twice > 0) return twice === made.length || !mayBeOthers ? 'twice' : 'unclear';
    const debits = debitsAtTarget(attempt, operations ?? [], matchesTarget).filter(
      (operation) => timing(attempt, operation.at) === 'since',
    );
    const verdict = verdictByStays(attempt, made, debits);
    // Its duplicate may be dated to the previous minute.
    const maybe = newStaysAtTarget(attempt, { stays }, matchesTarget).filter(
      (stay) => stayTiming(attempt, stay) === 'maybe',
    ).length;
    if (verdict === 'done' && maybe > (attempt.madeThisMinute ?? 0)) return 'unclear';
    const others = otherDebits(attempt, { stays, operations }, made, debits);
    if (verdict !== 'done' || others.length === 0) return verdict;
    // Dated by the minute only, it may belong to another payment.
    return mayBeOthers || others.every(({ at }) => at < attempt.sentAt - clockSlackMs) ? 'unclear' : 'twice';
  }
  if (!areStaysComplete || !operations) return 'unclear';
  // The stay may be over by now. Then only its debit proves it.
  const debits = debitsAtTarget(attempt, operations, matchesTarget).filter(
    (operation) =>
      operation.at >= attempt.sentAt - clockSlackMs ||
      (timing(attempt, operation.at) !== 'before' && !isStoppedBefore(attempt, operations, operation)),
  );
  const attributable = debits.filter(
    (debit) => timing(attempt, debit.at) === 'since' && leadMs(attempt, debit) <= clockSlackMs + minuteMs,
  );
  if (attributable.length > 0) return verdictByDebits(attempt, attributable);
  // If the operation's stay began well before the sending, it was paid retroactively elsewhere.
  const isPerhaps =
    debits.some((debit) => leadMs(attempt, debit) <= roundingMs) ||
    staysMaybeMadeBy(attempt, { stays }, matchesTarget).length > 0;
  return isPerhaps ? 'unclear' : 'notDone';
};

/**
 * A retroactive stay is identified by its own start. It may be over or run among others, and a stay of the same vehicle
 * may begin elsewhere now. An operation without the start of its stay, or dated before the sending, may belong to this
 * attempt. Then no absence may be concluded.
 */
export const assessRetroactiveStay = (
  attempt: Attempt,
  startsAt: Instant,
  { stays, areStaysComplete, operations }: Snapshot,
  matchesTarget: MatchesTarget,
): Verdict => {
  const isSameStart = (at: Instant | undefined): boolean => at !== undefined && Math.abs(at - startsAt) < minuteMs;
  const made = staysMadeBy(attempt, { stays }, matchesTarget);
  const debits = debitsAtTarget(attempt, operations ?? [], matchesTarget);
  const payments = debits.filter((debit) => isSameStart(debit.startsAt) && timing(attempt, debit.at) === 'since');
  if (made.length > 1 || payments.length > 1) return 'twice';
  if (made.length === 1 || payments.length === 1) return 'done';
  if (!areStaysComplete || !operations) return 'unclear';
  const isOfOther = ({ orderNumber }: Operation): boolean =>
    stays.some(({ id, startsAt: from }) => id === orderNumber && !isSameStart(from));
  const { summary } = attempt;
  const maybe = debits.some(
    (debit) =>
      isSameStart(debit.startsAt) ||
      (debit.startsAt === undefined &&
        timing(attempt, debit.at) !== 'before' &&
        !isOfOther(debit) &&
        (summary?.sum === undefined || Math.abs(debit.sum) === summary.sum)),
  );
  return maybe ? 'unclear' : 'notDone';
};

/**
 * A stay that is gone was cancelled; a listed one was not. If the stay ended on its own, only a refund proves the
 * cancellation.
 */
export const assessCancellation = (
  attempt: Attempt,
  { at, stays, areStaysComplete, operations }: Snapshot,
): Verdict => {
  const stay = stays.find(({ id }) => id === attempt.sessionId);
  const refunds =
    operations && attempt.sessionId ? countOperations(attempt, operations, 'cancel', attempt.sessionId) : undefined;
  if (refunds !== undefined && refunds.since > 1) return 'twice';
  if (refunds?.since === 1) return 'done';
  if (stay) return stay.endsAt > at ? 'notDone' : 'unclear';
  if (!areStaysComplete) return 'unclear';
  const endedByItself = attempt.endsAtBefore !== undefined && attempt.endsAtBefore <= at;
  if (!endedByItself) return 'done';
  return refunds === undefined || refunds.maybe > 0 ? 'unclear' : 'notDone';
};

/**
 * Looks for a stay of this vehicle at this place that was unknown before, running or unpaid. It begins at the sending,
 * or at the reported start. Nothing is paid yet, so no history shows it. A retroactive stay that cost nothing is in no
 * list, and nothing is due either way.
 */
export const assessPayLaterStart = (
  attempt: Attempt,
  { stays, areStaysComplete }: Snapshot,
  matchesTarget: MatchesTarget,
): Verdict => {
  const made = staysMadeBy(attempt, { stays }, matchesTarget);
  if (made.length === 0)
    return areStaysComplete && staysMaybeMadeBy(attempt, { stays }, matchesTarget).length === 0 ? 'notDone' : 'unclear';
  return verdictByStays(attempt, made);
};

/** The stay no longer runs: it is unpaid, or gone because it cost nothing. */
export const assessPayLaterEnd = ({ sessionId }: Attempt, { at, stays, areStaysComplete }: Snapshot): Verdict => {
  const stay = stays.find(({ id }) => id === sessionId);
  if (!stay) return areStaysComplete ? 'done' : 'unclear';
  return isRunning(stay, at) ? 'notDone' : 'done';
};
