import type { Attempt } from './attempt';
import type { Operation } from './operation';
import { placeNumber } from './placeRef';
import { isSameNumber } from './planar';
import { isSamePlate } from './plate';
import { timing, type IsHere, type NamesTicket } from './reconcile.snapshot';

/** Of a kind that leaves no stay: only a line of the history tells of it. */
export const isBought = ({ kind }: Pick<Attempt, 'kind'>): boolean => kind === 'subscribe' || kind === 'planar';

/** Names a line of the history: by its moment, kind and order, nothing in clear. */
export const lineName = ({ at, type, orderNumber = '' }: Operation): string => `${at} ${type} ${orderNumber}`;

/** The lines that were not known before the sending. Two may have one name: as many of them as were known are known. */
export const unknownOf = ({ knownLines }: Attempt, operations: readonly Operation[]): readonly Operation[] => {
  // The record comes from the device.
  const known = Array.isArray(knownLines) ? [...knownLines] : [];
  return operations.filter((line) => {
    const index = known.indexOf(lineName(line));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
};

/** Was the stay of a line stopped before the sending? */
export const isStoppedBefore = ({ sentAt }: Attempt, operations: readonly Operation[], { orderNumber }: Operation): boolean =>
  orderNumber !== undefined &&
  operations.some(({ type, status, orderNumber: of, at }) => type === 'cancel' && status === 'done' && of === orderNumber && at <= sentAt);

/** Unknown lines for an order, since the sending or perhaps since. Only what is done moved money: what waits, failed or was cancelled did not. */
export const countOf = (
  attempt: Attempt,
  operations: readonly Operation[],
  type: Operation['type'],
  order: string,
): Readonly<Record<'since' | 'maybe' | 'before', number>> => {
  const count = { since: 0, maybe: 0, before: 0 };
  for (const operation of unknownOf(attempt, operations))
    if (operation.type === type && operation.status === 'done' && operation.orderNumber === order) count[timing(attempt, operation.at)] += 1;
  return count;
};

/** So long before the sending the stay of a line began; 0 where the line does not say when. */
export const leadMs = ({ sentAt }: Attempt, { startsAt }: Operation): number => (startsAt === undefined ? 0 : sentAt - startsAt);

/** A payment made for this car at this place. */
export const isPaymentHere = ({ type, status, plate, zone, parkingCode }: Operation, isHere: IsHere): boolean =>
  type === 'payment' && status === 'done' && plate !== undefined && isHere({ plate, zone, parkingCode });

/** The same of what was not known before the sending, neither as a line nor by its stay. */
export const debitsHere = (attempt: Attempt, operations: readonly Operation[], isHere: IsHere): readonly Operation[] =>
  unknownOf(attempt, operations).filter(
    (line) => isPaymentHere(line, isHere) && !(line.orderNumber !== undefined && attempt.knownSessionIds.includes(line.orderNumber)),
  );

/** Is a line of the history of the sum and, where it names one, of the car of an attempt? */
export const isOfCar = ({ summary }: Attempt, { plate }: Operation): boolean =>
  summary?.plate === undefined || plate === undefined || isSamePlate(plate, summary.plate);
export const isOfSubscription = (attempt: Attempt, operation: Operation): boolean =>
  isOfCar(attempt, operation) && Math.abs(operation.sum) === attempt.summary?.sum;

/** Is it a line of the parking with the barrier, and of the sum? Undefined where only one side knows. */
export const isAtBarrier = ({ summary }: Attempt, { parkingCode }: Operation): boolean | undefined =>
  parkingCode === undefined || summary?.place === undefined ? undefined : isSameNumber(parkingCode, placeNumber(summary.place));
export const isOfSum = ({ summary }: Attempt, { sum }: Operation): boolean | undefined =>
  summary?.sum === undefined ? undefined : Math.abs(sum) === summary.sum;
export const isOfTicket = (attempt: Attempt, operation: Operation, namesTicket: NamesTicket): boolean =>
  namesTicket(operation) === 'here' ||
  (operation.orderNumber === undefined && isAtBarrier(attempt, operation) === true && isOfSum(attempt, operation) === true);
