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
 * Evidence that rules out "not done": stays and operations that were unknown before the sending and may belong to the
 * attempt by some clock. It never proves that the attempt was done.
 */

/**
 * Returns the keys of operations that were read before the sending and must not count as new evidence. These are the
 * ones near it, and all ticket payments.
 */
export const operationKeysNear = (operations: readonly Operation[], attempt: Pick<Attempt, 'sentAt'>): string[] =>
  operations.filter(({ at, type }) => type === 'paymentGate' || isNear(attempt, at)).map(operationKey);

/** True if the operation moved money or still may. */
const mayMoveMoney = ({ status }: Operation): boolean => status !== 'error' && status !== 'cancel';

const typesOf: Partial<Record<Attempt['kind'], OperationType>> = {
  start: 'payment',
  renew: 'renew',
  cancel: 'cancel',
  subscribe: 'paymentSubscription',
  planar: 'paymentGate',
};

/** True if the operation may belong to the attempt, regardless of its time. */
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
      // A stay that began long before the sending was paid retroactively elsewhere. For a retroactive attempt, the
      // reported start decides.
      if (startsAt === undefined) return leadMs(attempt, operation) <= roundingMs + nearMs;
      return operation.startsAt === undefined
        ? isForSum(attempt, operation) !== false
        : Math.abs(operation.startsAt - startsAt) < minuteMs;
    }
    case 'subscribe':
      // After a link request, a waiting operation is the order behind the link and has charged no one.
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

/**
 * Operations that were unknown before the sending and may belong to the attempt. One that names the exact ticket may
 * belong to it regardless of its date.
 */
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

/**
 * True if there is a stay of this vehicle at this place that was unknown before and is running or began near the
 * sending.
 */
const hasNewStay = (attempt: Attempt, { at, stays }: Snapshot, matchesTarget: MatchesTarget): boolean =>
  attempt.startsAt === undefined &&
  newStaysAtTarget(attempt, { stays }, matchesTarget).some(
    ({ startsAt, endsAt }) => endsAt > at || isNear(attempt, startsAt),
  );

/** True if something in the snapshot may belong to the attempt, by any clock. */
export const hasCounterEvidence = (
  attempt: Attempt,
  snapshot: Snapshot,
  matchesTarget: MatchesTarget,
  matchTicket: MatchTicket,
): boolean => {
  const { kind, sessionId, startsAt } = attempt;
  const { stays, operations = [] } = snapshot;
  if ((kind === 'start' || kind === 'startDeferred') && hasNewStay(attempt, snapshot, matchesTarget)) return true;
  // A listed stay itself shows whether it was extended or stopped.
  if ((kind === 'renew' || kind === 'cancel') && stays.some(({ id }) => id === sessionId)) return false;
  // For a retroactive attempt, an operation of a listed stay is assessed with that stay.
  const isOfOther = ({ orderNumber }: Operation): boolean =>
    startsAt !== undefined && stays.some(({ id }) => id === orderNumber);
  return newOperations(attempt, operations, matchesTarget, matchTicket).some((operation) => !isOfOther(operation));
};

/**
 * True if order and sum identify the operation as the attempt's. After a logout the sum is unknown, so only a ticket
 * identifies it.
 */
const isAttributable = (attempt: Attempt, operation: Operation, matchTicket: MatchTicket): boolean => {
  if (operation.status !== 'done') return false;
  if (attempt.kind === 'planar') return isForTicket(attempt, operation, matchTicket);
  if (attempt.kind === 'subscribe') return isForSubscription(attempt, operation);
  return attempt.kind === 'cancel' || isForSum(attempt, operation) === true;
};

/** True if the stay lasts as long as was paid for. */
const isOfDuration = ({ durationMin = 0 }: Attempt, { startsAt, endsAt }: Stay): boolean =>
  Math.abs(endsAt - startsAt - durationMin * minuteMs) < minuteMs;

/**
 * Another payment of the same kind, sent near the attempt or later. `summary` is set if this page or a record has it.
 */
export interface OtherPayment {
  sentAt: Instant;
  isSame: boolean;
  /** Of a start: the minutes that were paid for, if they are known. */
  durationMin?: number;
  summary?: Attempt['summary'];
}

/** Returns how far an operation is from a moment. A date without seconds stands for its whole minute. */
const distanceMs = ({ at }: Operation, moment: Instant): number =>
  at % minuteMs === 0 ? Math.max(0, at - moment, moment - at - minuteMs) : Math.abs(at - moment);

/**
 * Returns the operations that no other payment explains. Each of the others takes the matching one nearest to its
 * sending.
 */
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
 * Determines whether a payment that was reported as not done was executed after all (decision 0001). It examines what
 * was unknown before the sending, except what `others` explain. These are payments for the same, and for a purchase all
 * of its kind. Returns `twice` if it was paid for again.
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
  const wasExtended = ({ id }: Stay): boolean =>
    operations.some(({ type, orderNumber }) => type === 'renew' && orderNumber === id);
  const similarStays = stays.filter(
    (one) =>
      isOfNow &&
      matchesTarget(one) &&
      isNear(attempt, one.startsAt) &&
      (attempt.kind !== 'start' || (isOfDuration(attempt, one) && !wasExtended(one))),
  );
  // A payment for another duration explains no stay of this one. Without a history, an extension may hide that.
  const canExplainStay = ({ durationMin }: OtherPayment): boolean =>
    attempt.kind !== 'start' ||
    snapshot.operations === undefined ||
    durationMin === undefined ||
    durationMin === attempt.durationMin;
  const othersOfStays = others.filter(canExplainStay).length;
  const newStays = newStaysAtTarget(attempt, { stays: similarStays }, matchesTarget);
  const candidates = operations.filter(
    (operation) =>
      isNear(attempt, operation.at) &&
      isAlike(attempt, operation, matchesTarget, matchTicket) &&
      mayMoveMoney(operation),
  );
  const unknown = newOperations(attempt, operations, matchesTarget, matchTicket);
  const attributableOperations = unknown.filter((operation) => isAttributable(attempt, operation, matchTicket));
  // Other payments whose operations were already known explain nothing new.
  return Math.max(
    newStays.length - Math.max(0, othersOfStays - (similarStays.length - newStays.length)),
    attributableOperations.length - Math.max(0, others.length - (candidates.length - unknown.length)),
  );
};
