import type { Attempt } from '../attempt';
import type { Operation } from '../../history/operation';
import { placeNumber } from '../../stay/placeRef';
import { isSameNumber } from '../../barrier/barrierTicket';
import { isSamePlate } from '../../vehicle/plate';
import { timing, type MatchesTarget, type MatchTicket } from './snapshot';

/** True for kinds that create no stay, so that only the history shows them. */
export const isPurchase = ({ kind }: Pick<Attempt, 'kind'>): boolean => kind === 'subscribe' || kind === 'planar';

/** Identifies an operation by time, type and order number, without plate, place or sum. */
export const operationKey = ({ at, type, orderNumber = '' }: Operation): string => `${at} ${type} ${orderNumber}`;

/**
 * Returns the operations that were unknown before the sending. Several can share a key; only as many as were known are
 * removed.
 */
export const unknownOperations = ({ knownLines }: Attempt, operations: readonly Operation[]): readonly Operation[] => {
  // The record comes from the device's storage and may be malformed.
  const known = Array.isArray(knownLines) ? [...knownLines] : [];
  return operations.filter((operation) => {
    const index = known.indexOf(operationKey(operation));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
};

/** True if the operation's stay was stopped before the sending. */
export const isStoppedBefore = (
  { sentAt }: Attempt,
  operations: readonly Operation[],
  { orderNumber }: Operation,
): boolean =>
  orderNumber !== undefined &&
  operations.some(
    ({ type, status, orderNumber: of, at }) =>
      type === 'cancel' && status === 'done' && of === orderNumber && at <= sentAt,
  );

/**
 * Counts unknown operations for an order by their timing. Only completed ones moved money; waiting, failed and
 * cancelled ones did not.
 */
export const countOperations = (
  attempt: Attempt,
  operations: readonly Operation[],
  type: Operation['type'],
  order: string,
): Readonly<Record<'since' | 'maybe' | 'before', number>> => {
  const count = { since: 0, maybe: 0, before: 0 };
  for (const operation of unknownOperations(attempt, operations))
    if (operation.type === type && operation.status === 'done' && operation.orderNumber === order)
      count[timing(attempt, operation.at)] += 1;
  return count;
};

/** How long before the sending the operation's stay began; 0 if the start is missing. */
export const leadMs = ({ sentAt }: Attempt, { startsAt }: Operation): number =>
  startsAt === undefined ? 0 : sentAt - startsAt;

/** True if the operation is a payment for this vehicle at this place. */
export const isPaymentAtTarget = (
  { type, status, plate, zone, parkingCode }: Operation,
  matchesTarget: MatchesTarget,
): boolean =>
  type === 'payment' && status === 'done' && plate !== undefined && matchesTarget({ plate, zone, parkingCode });

/** Payments for this vehicle at this place that were unknown before the sending, both as operation and as stay. */
export const debitsAtTarget = (
  attempt: Attempt,
  operations: readonly Operation[],
  matchesTarget: MatchesTarget,
): readonly Operation[] =>
  unknownOperations(attempt, operations).filter(
    (operation) =>
      isPaymentAtTarget(operation, matchesTarget) &&
      !(operation.orderNumber !== undefined && attempt.knownSessionIds.includes(operation.orderNumber)),
  );

/** True if the operation is for the attempt's vehicle, or if either of them names none. */
export const isForVehicle = ({ summary }: Attempt, { plate }: Operation): boolean =>
  summary?.plate === undefined || plate === undefined || isSamePlate(plate, summary.plate);
export const isForSubscription = (attempt: Attempt, operation: Operation): boolean =>
  isForVehicle(attempt, operation) && Math.abs(operation.sum) === attempt.summary?.sum;

/** True if the operation is at the attempt's car park. Undefined if either of them names none. */
export const isAtBarrier = ({ summary }: Attempt, { parkingCode }: Operation): boolean | undefined =>
  parkingCode === undefined || summary?.place === undefined
    ? undefined
    : isSameNumber(parkingCode, placeNumber(summary.place));
export const isForSum = ({ summary }: Attempt, { sum }: Operation): boolean | undefined =>
  summary?.sum === undefined ? undefined : Math.abs(sum) === summary.sum;
export const isForTicket = (attempt: Attempt, operation: Operation, matchTicket: MatchTicket): boolean =>
  matchTicket(operation) === 'here' ||
  (operation.orderNumber === undefined &&
    isAtBarrier(attempt, operation) === true &&
    isForSum(attempt, operation) === true);
