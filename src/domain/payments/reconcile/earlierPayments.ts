import type { Attempt } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Operation } from '../../history/operation';
import type { Stay } from '../../stay/stay';
import {
  isForSubscription,
  isForTicket,
  isPaymentAtTarget,
  isStoppedBefore,
  unknownOperations,
} from './operationMatch';
import { roundingMs, timing, type MatchesTarget, type MatchTicket, type Snapshot } from './snapshot';
import { clockSlackMs } from '../../time/clockSlack';

/**
 * A payment of the same kind that was made shortly before, for the same or for something else. Its results are dated
 * `at` at the latest.
 */
export interface EarlierPayment {
  sentAt: Instant;
  at: Instant;
  isSame: boolean;
}

/**
 * A result in a reading, ranked by how likely it belongs to another payment. Rank 0 is certain; a result without a rank
 * is the attempt's own, as far as can be determined.
 */
interface Evidence {
  of: Stay | Operation;
  at: Instant;
  /** How much earlier than the actual event it may be dated, if its time has no seconds. */
  roundedMs: number;
  rank?: number;
  /** True if it may be the attempt's own, judged by its content. */
  isAlike: boolean;
}
const rankOf = { before: 1, maybe: 2, since: undefined };

/** The earliest possible date of a payment's result, if a time without seconds is rounded by `roundedMs`. */
const sinceOf = ({ sentAt }: EarlierPayment, at: Instant, roundedMs: number): Instant =>
  sentAt - clockSlackMs - (at % minuteMs === 0 ? roundedMs : 0);

const isEvidenceOf = (one: EarlierPayment, { at, rank, isAlike, roundedMs }: Evidence): boolean =>
  rank !== undefined && (isAlike || !one.isSame) && at >= sinceOf(one, at, roundedMs) && at <= one.at + clockSlackMs;

/**
 * Orders two results of a payment by likelihood. Within its minute comes before rounded further, certainly another's
 * before possibly another's, and then the nearer one.
 */
const byLikelihood =
  (one: EarlierPayment) =>
  (first: Evidence, second: Evidence): number => {
    const isFar = ({ at }: Evidence): number => Number(at < sinceOf(one, at, minuteMs));
    const far = ({ at }: Evidence): number => Math.abs(at - one.sentAt);
    return isFar(first) - isFar(second) || (first.rank ?? 0) - (second.rank ?? 0) || far(first) - far(second);
  };

const findEvidence = (
  attempt: Attempt,
  { stays, operations = [] }: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
): Evidence[] => {
  const { kind, knownSessionIds } = attempt;
  const unknown = new Set(unknownOperations(attempt, operations));
  const rank = (at: Instant, id?: string): number | undefined =>
    id !== undefined && knownSessionIds.includes(id) ? 0 : rankOf[timing(attempt, at)];
  if (kind === 'start' || kind === 'startDeferred') {
    const matchingStays = stays.filter(matchesTarget);
    const stayEvidence = matchingStays.map((of): Evidence => ({
      of,
      at: of.startsAt,
      rank: rank(of.startsAt, of.id),
      isAlike: true,
      roundedMs: roundingMs,
    }));
    // If a stay is over, only its operation is evidence. If it was stopped before, the operation certainly belongs to
    // another payment.
    const operationEvidence = operations.filter(
      (one) => isPaymentAtTarget(one, matchesTarget) && matchingStays.every(({ id }) => id !== one.orderNumber),
    );
    const rankOfOperation = (one: Operation): number | undefined =>
      !unknown.has(one) || isStoppedBefore(attempt, operations, one) ? 0 : rank(one.at, one.orderNumber);
    return [
      ...operationEvidence.map((of): Evidence => ({
        of,
        at: of.at,
        rank: rankOfOperation(of),
        isAlike: true,
        roundedMs: minuteMs,
      })),
      ...stayEvidence,
    ];
  }
  // After a logout the sum is unknown, so any operation may be the attempt's own.
  const isAlike = (one: Operation): boolean =>
    attempt.summary === undefined ||
    (kind === 'subscribe' ? isForSubscription(attempt, one) : isForTicket(attempt, one, matchTicket));
  const type = kind === 'subscribe' ? 'paymentSubscription' : 'paymentGate';
  const purchases = operations.filter((one) => one.type === type && one.status === 'done');
  return purchases.map((of): Evidence => ({
    of,
    at: of.at,
    rank: isAlike(of) && unknown.has(of) ? rank(of.at) : 0,
    isAlike: isAlike(of),
    roundedMs: minuteMs,
  }));
};

/**
 * Removes from the snapshot everything explained by earlier payments, so that only evidence for this attempt remains.
 * It removes stays that were known, and results dated before the attempt or possibly before it. The returned attempt
 * counts the earlier payments that nothing explains, because the remaining evidence may be theirs. If the removed times
 * have no seconds, the result is a guess.
 */
export const withoutEarlierPayments = (
  attempt: Attempt,
  earlier: readonly EarlierPayment[],
  snapshot: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket = () => undefined,
): { attempt: Attempt; snapshot: Snapshot } => {
  if (earlier.length === 0) return { attempt, snapshot };
  const evidence = findEvidence({ ...attempt, madeThisMinute: earlier.length }, snapshot, matchesTarget, matchTicket);
  const explained = new Set<Evidence['of']>();
  let isGuessed = false;
  const inTurn = earlier.toSorted((one, other) => one.sentAt - other.sentAt);
  const open = inTurn.filter((one) => {
    const [match] = evidence.filter((of) => !explained.has(of.of) && isEvidenceOf(one, of)).toSorted(byLikelihood(one));
    if (match) explained.add(match.of);
    isGuessed ||= match !== undefined && match.rank !== 0 && match.at % minuteMs === 0;
    return match === undefined;
  });
  const explainedStayIds = new Set(snapshot.stays.filter((stay) => explained.has(stay)).map(({ id }) => id));
  const isUnexplained = (operation: Operation): boolean =>
    !explained.has(operation) &&
    !(
      operation.type === 'payment' &&
      operation.orderNumber !== undefined &&
      explainedStayIds.has(operation.orderNumber)
    );
  // A payment that was answered long before the sending is not dated after it.
  const moments = open.filter(({ at }) => at > attempt.sentAt - 2 * clockSlackMs);
  const same = moments.filter(({ isSame }) => isSame);
  return {
    attempt: {
      ...attempt,
      madeThisMinute: open.length,
      justMade: same.length,
      justMadeUntil: Math.max(0, ...same.map(({ at }) => at)),
      justMadeElse: moments.length - same.length,
    },
    snapshot: {
      ...snapshot,
      stays: snapshot.stays.filter((stay) => !explained.has(stay)),
      operations: snapshot.operations?.filter(isUnexplained),
      isGuessed,
    },
  };
};
