import type { Attempt } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Operation, OperationType } from '../../history/operation';
import type { Stay } from '../../stay/stay';
import {
  isAtBarrier,
  isPurchase,
  isForVehicle,
  isForSubscription,
  isForSum,
  isForTicket,
  leadMs,
  operationKey,
  unknownOperations,
} from './operationMatch';
import {
  isNear,
  nearMs,
  roundingMs,
  type MatchesTarget,
  type MatchTicket,
  type Snapshot,
  type Verdict,
} from './snapshot';
import { newStaysAtTarget } from './attemptStays';

/**
 * What forbids to conclude that an attempt was not done: stays and lines that nobody knew before the sending and that may be its own by
 * some clock. None of this says that it was done.
 */

/** The lines of a history that was read before the sending and that may be held against it: those near it, and of tickets all. */
export const operationKeysNear = (operations: readonly Operation[], attempt: Pick<Attempt, 'sentAt'>): string[] =>
  operations.filter(({ at, type }) => type === 'paymentGate' || isNear(attempt, at)).map(operationKey);

/** Has it moved money, or may it yet? */
const mayMoveMoney = ({ status }: Operation): boolean => status !== 'error' && status !== 'cancel';

const typesOf: Partial<Record<Attempt['kind'], OperationType>> = {
  start: 'payment',
  renew: 'renew',
  cancel: 'cancel',
  subscribe: 'paymentSubscription',
  planar: 'paymentGate',
};

/** May a line be of what was sent, by all but its time? */
const isAlike = (
  attempt: Attempt,
  operation: Operation,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
): boolean => {
  const { kind, startsAt, sessionId, knownSessionIds, isOnlyLink } = attempt;
  const { orderNumber, plate, zone, parkingCode } = operation;
  if (operation.type !== typesOf[kind]) return false;
  switch (kind) {
    case 'start': {
      const isOfKnownStay = orderNumber !== undefined && knownSessionIds.includes(orderNumber);
      if (isOfKnownStay || plate === undefined || !matchesTarget({ plate, zone, parkingCode })) return false;
      // A stay that began long before the sending was paid for afterwards, elsewhere; one that is told to have begun then is judged by that.
      if (startsAt === undefined) return leadMs(attempt, operation) <= roundingMs + nearMs;
      return operation.startsAt === undefined
        ? isForSum(attempt, operation) !== false
        : Math.abs(operation.startsAt - startsAt) < minuteMs;
    }
    case 'subscribe':
      // What waits after a link was asked for is the order behind it, and has charged nobody.
      return isForVehicle(attempt, operation) && !(isOnlyLink && operation.status === 'waiting');
    case 'planar':
      return (
        isOnlyLink !== true &&
        (matchTicket(operation) !== undefined ||
          (isAtBarrier(attempt, operation) !== false && isForSum(attempt, operation) !== false))
      );
    default:
      return orderNumber !== undefined && orderNumber === sessionId;
  }
};

/** The lines that nobody knew before the sending, and that may be of what was sent. What names the very ticket may be it whenever it is dated. */
export const newOperations = (
  attempt: Attempt,
  operations: readonly Operation[],
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
): readonly Operation[] =>
  unknownOperations(attempt, operations).filter(
    (operation) =>
      mayMoveMoney(operation) &&
      isAlike(attempt, operation, matchesTarget, matchTicket) &&
      (isNear(attempt, operation.at) || (attempt.kind === 'planar' && matchTicket(operation) === 'here')),
  );

/** A stay of this car at this place that nobody knew before, and that runs or began near the sending. */
const hasNewStay = (attempt: Attempt, { at, stays }: Snapshot, matchesTarget: MatchesTarget): boolean =>
  attempt.startsAt === undefined &&
  newStaysAtTarget(attempt, { stays }, matchesTarget).some(
    ({ startsAt, endsAt }) => endsAt > at || isNear(attempt, startsAt),
  );

/** May something that stands there be the attempt's own, whatever the clocks say? */
export const hasCounterEvidence = (
  attempt: Attempt,
  snapshot: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
): boolean => {
  const { kind, sessionId, startsAt } = attempt;
  const { stays, operations = [] } = snapshot;
  if ((kind === 'start' || kind === 'startDeferred') && hasNewStay(attempt, snapshot, matchesTarget)) return true;
  // A stay that stands tells by itself whether it was extended or stopped.
  if ((kind === 'renew' || kind === 'cancel') && stays.some(({ id }) => id === sessionId)) return false;
  // A line of a stay that stands is judged by that stay where the beginning was told.
  const isOfOther = ({ orderNumber }: Operation): boolean =>
    startsAt !== undefined && stays.some(({ id }) => id === orderNumber);
  return newOperations(attempt, operations, matchesTarget, matchTicket).some((operation) => !isOfOther(operation));
};

/** The line of an attempt that its order and its sum tell from others. After a logout nobody knows the sum, and only a ticket is named. */
const isAttributable = (attempt: Attempt, operation: Operation, matchTicket: MatchTicket): boolean => {
  if (operation.status !== 'done') return false;
  if (attempt.kind === 'planar') return isForTicket(attempt, operation, matchTicket);
  if (attempt.kind === 'subscribe') return isForSubscription(attempt, operation);
  return attempt.kind === 'cancel' || isForSum(attempt, operation) === true;
};

/** Does a stay last as long as was paid for? */
const isOfDuration = ({ durationMin = 0 }: Attempt, { startsAt, endsAt }: Stay): boolean =>
  Math.abs(endsAt - startsAt - durationMin * minuteMs) < minuteMs;

/** Another payment of the kind, sent near the attempt or later. `summary` is set where this page or a record knows it. */
export interface OtherPayment {
  sentAt: Instant;
  isSame: boolean;
  summary?: Attempt['summary'];
}

/** Returns how far an operation is from a moment. A date without seconds stands for its whole minute. */
const distanceMs = ({ at }: Operation, moment: Instant): number =>
  at % minuteMs === 0 ? Math.max(0, at - moment, moment - at - minuteMs) : Math.abs(at - moment);

/** Returns the operations that no other payment accounts for. Each of the others takes the matching one nearest to its sending. */
const withoutOthers = (
  attempt: Attempt,
  candidates: readonly Operation[],
  matchTicket: MatchTicket,
  others: readonly OtherPayment[],
): ReadonlySet<Operation> => {
  const remaining = new Set(candidates);
  for (const { sentAt, isSame, summary } of others.toSorted((one, other) => one.sentAt - other.sentAt)) {
    const mayMatch = (operation: Operation): boolean =>
      isSame
        ? isAttributable(attempt, operation, matchTicket)
        : matchTicket(operation) === undefined &&
          isForVehicle({ ...attempt, summary }, operation) &&
          isForSum({ ...attempt, summary }, operation) !== false;
    const [nearest] = [...remaining]
      .filter(mayMatch)
      .toSorted((one, other) => distanceMs(one, sentAt) - distanceMs(other, sentAt));
    if (nearest) remaining.delete(nearest);
  }
  return remaining;
};

/**
 * Says whether a payment that was reported as not done was executed after all (decision 0001). It reads what was unknown before the sending, and
 * leaves out what `others` account for: payments for the same, and for a purchase all of its kind. Returns `twice` if it was paid for again.
 */
export const lateVerdict = (
  attempt: Attempt,
  snapshot: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
  others: readonly OtherPayment[],
): Verdict => {
  const attributableCount = isPurchase(attempt)
    ? countAttributablePurchases(attempt, snapshot, matchesTarget, matchTicket, others)
    : countAttributableStays(attempt, snapshot, matchesTarget, matchTicket, others);
  if (attributableCount <= 0) return 'unclear';
  return attributableCount === 1 && others.every(({ sentAt, isSame }) => !isSame || sentAt < attempt.sentAt)
    ? 'done'
    : 'twice';
};

const countAttributablePurchases = (
  attempt: Attempt,
  { operations = [] }: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
  others: readonly OtherPayment[],
): number => {
  const candidates = operations.filter(
    (operation) => operation.type === typesOf[attempt.kind] && mayMoveMoney(operation) && isNear(attempt, operation.at),
  );
  const remaining = withoutOthers(attempt, candidates, matchTicket, others);
  const unknown = newOperations(attempt, operations, matchesTarget, matchTicket);
  return unknown.filter(
    (operation) =>
      (remaining.has(operation) || !isNear(attempt, operation.at)) && isAttributable(attempt, operation, matchTicket),
  ).length;
};

const countAttributableStays = (
  attempt: Attempt,
  snapshot: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
  others: readonly OtherPayment[],
): number => {
  const { stays, operations = [] } = snapshot;
  const isOfNow = (attempt.kind === 'start' || attempt.kind === 'startDeferred') && attempt.startsAt === undefined;
  const similarStays = stays.filter(
    (one) =>
      isOfNow &&
      matchesTarget(one) &&
      isNear(attempt, one.startsAt) &&
      (attempt.kind !== 'start' || isOfDuration(attempt, one)),
  );
  const newStays = newStaysAtTarget(attempt, { stays: similarStays }, matchesTarget);
  const candidates = operations.filter(
    (operation) =>
      isNear(attempt, operation.at) &&
      isAlike(attempt, operation, matchesTarget, matchTicket) &&
      mayMoveMoney(operation),
  );
  const unknown = newOperations(attempt, operations, matchesTarget, matchTicket);
  const attributableOperations = unknown.filter((operation) => isAttributable(attempt, operation, matchTicket));
  // Those whose lines were known account for nothing that is new.
  return Math.max(
    newStays.length - Math.max(0, others.length - (similarStays.length - newStays.length)),
    attributableOperations.length - Math.max(0, others.length - (candidates.length - unknown.length)),
  );
};
