import type { Attempt } from '../attempt';
import { assessBarrierPayment, assessSubscription } from './assessPurchase';
import { assessRenewal } from './assessRenewal';
import {
  assessCancellation,
  assessPayLaterEnd,
  assessRetroactiveStay,
  assessStart,
  assessPayLaterStart,
} from './assessStay';
import { isUnknown } from '../../history/operation';
import { hasCounterEvidence } from './counterEvidence';
import type { MatchesTarget, MatchTicket, Snapshot, Verdict } from './snapshot';

/**
 * Judges one attempt by one read. `isHere` says whether a stay has the attempt's target (its car at its place), `namesTicket`
 * whether a line of the history names its ticket.
 * "Not done" from one read is not final yet: see `attempt.flow`.
 */
export const assessAttempt = (
  attempt: Attempt,
  snapshot: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket = () => undefined,
): Verdict => {
  const verdict = assessEitherWay(attempt, snapshot, matchesTarget, matchTicket);
  if (verdict !== 'notDone') return verdict;
  if (snapshot.isGuessed || hasCounterEvidence(attempt, snapshot, matchesTarget, matchTicket)) return 'unclear';
  // What such a history does not hold is as good as not read.
  return snapshot.areOperationsComplete
    ? verdict
    : assessEitherWay(attempt, { ...snapshot, operations: undefined }, matchesTarget, matchTicket);
};

/** A line of unknown status may have moved money or not: only what holds either way is concluded. */
const assessEitherWay = (
  attempt: Attempt,
  snapshot: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
): Verdict => {
  const { operations } = snapshot;
  if (!operations?.some(isUnknown)) return assessByKind(attempt, snapshot, matchesTarget, matchTicket);
  const known = operations.filter((operation) => !isUnknown(operation));
  const taken = operations.map((operation) =>
    isUnknown(operation) ? { ...operation, status: 'done' as const } : operation,
  );
  const ifNot = assessByKind(attempt, { ...snapshot, operations: known }, matchesTarget, matchTicket);
  const ifSo = assessByKind(attempt, { ...snapshot, operations: taken }, matchesTarget, matchTicket);
  if (ifNot === ifSo) return ifNot;
  return [ifNot, ifSo].every((verdict) => verdict === 'done' || verdict === 'twice') ? 'done' : 'unclear';
};

const assessByKind = (
  attempt: Attempt,
  snapshot: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
): Verdict => {
  if (attempt.kind === 'start')
    return attempt.startsAt === undefined
      ? assessStart(attempt, snapshot, matchesTarget)
      : assessRetroactiveStay(attempt, attempt.startsAt, snapshot, matchesTarget);
  if (attempt.kind === 'renew') return assessRenewal(attempt, snapshot);
  if (attempt.kind === 'cancel') return assessCancellation(attempt, snapshot);
  if (attempt.kind === 'subscribe') return assessSubscription(attempt, snapshot);
  if (attempt.kind === 'planar' && attempt.isOnlyLink !== true)
    return assessBarrierPayment(attempt, snapshot, matchTicket);
  if (attempt.kind === 'startDeferred') return assessPayLaterStart(attempt, snapshot, matchesTarget);
  if (attempt.kind === 'endDeferred') return assessPayLaterEnd(attempt, snapshot);
  // A link that never arrived charged nobody.
  return 'notDone';
};
