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
 * Assesses one attempt by one reading. `matchesTarget` checks whether a stay has the attempt's target (its vehicle at
 * its place). `matchTicket` checks whether an operation names its ticket. "Not done" from one reading is not final yet:
 * see `attempt.flow`.
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
  // An incomplete history proves no absence, so it is treated as not read.
  return snapshot.areOperationsComplete
    ? verdict
    : assessEitherWay(attempt, { ...snapshot, operations: undefined }, matchesTarget, matchTicket);
};

/** An operation of unknown status may or may not have moved money. Only a verdict that holds either way is accepted. */
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
  // A link that never arrived charged no one.
  return 'notDone';
};
