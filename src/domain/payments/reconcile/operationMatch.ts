import type { Attempt } from '../attempt';
import type { Operation } from '../../history/operation';
import { placeNumber } from '../../stay/placeRef';
import { isSameNumber } from '../../barrier/barrierTicket';
import { isSamePlate } from '../../vehicle/plate';
import { timing, type MatchesTarget, type MatchTicket } from './snapshot';

/** Of a kind that leaves no stay: only a line of the history tells of it. */
export const isPurchase = ({ kind }: Pick<Attempt, 'kind'>): boolean => kind === 'subscribe' || kind === 'planar';

/** Names a line of the history: by its moment, kind and order, nothing in clear. */
export const operationKey = ({ at, type, orderNumber = '' }: Operation): string => `${at} ${type} ${orderNumber}`;

/** The lines that were not known before the sending. Two may have one name: as many of them as were known are known. */
export const unknownOperations = ({ knownLines }: Attempt, operations: readonly Operation[]): readonly Operation[] => {
  // The record comes from the device.
  const known = Array.isArray(knownLines) ? [...knownLines] : [];
  return operations.filter((operation) => {
    const index = known.indexOf(operationKey(operation));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
};

/** Was the stay of a line stopped before the sending? */
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

/** Unknown lines for an order, since the sending or perhaps since. Only what is done moved money: what waits, failed or was cancelled did not. */
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

/** So long before the sending the stay of a line began; 0 where the line does not say when. */
export const leadMs = ({ sentAt }: Attempt, { startsAt }: Operation): number =>
  startsAt === undefined ? 0 : sentAt - startsAt;

/** A payment made for this car at this place. */
export const isPaymentAtTarget = (
  { type, status, plate, zone, parkingCode }: Operation,
  matchesTarget: MatchesTarget,
): boolean =>
  type === 'payment' && status === 'done' && plate !== undefined && matchesTarget({ plate, zone, parkingCode });

/** The same of what was not known before the sending, neither as a line nor by its stay. */
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

/** Is a line of the history of the sum and, where it names one, of the car of an attempt? */
export const isForVehicle = ({ summary }: Attempt, { plate }: Operation): boolean =>
  summary?.plate === undefined || plate === undefined || isSamePlate(plate, summary.plate);
export const isForSubscription = (attempt: Attempt, operation: Operation): boolean =>
  isForVehicle(attempt, operation) && Math.abs(operation.sum) === attempt.summary?.sum;

/** Is it a line of the parking with the barrier, and of the sum? Undefined where only one side knows. */
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
