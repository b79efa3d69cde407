import type { Attempt } from './attempt';
import { minuteMs, type Instant } from './cityTime';
import type { Operation, OperationType } from './operation';
import type { ParkingSession } from './session';
import { isAtBarrier, isOfCar, isOfSubscription, isOfSum, isOfTicket, leadMs } from './reconcile.lines';
import { isNear, nearMs, roundingMs, type IsHere, type NamesTicket, type Snapshot, type Verdict } from './reconcile.snapshot';
import { newHere } from './reconcile.stays';

/**
 * What forbids to conclude that an attempt was not done: stays and lines that nobody knew before the sending and that may be its own by
 * some clock. None of this says that it was done.
 */

/** Names a line of the history: by its moment, kind and order, nothing in clear. */
const lineName = ({ at, type, orderNumber = '' }: Operation): string => `${at} ${type} ${orderNumber}`;

/** The lines of a history that was read before the sending and that may be held against it: those near it, and of tickets all. */
export const linesNear = (operations: readonly Operation[], attempt: Pick<Attempt, 'sentAt'>): string[] =>
  operations.filter(({ at, type }) => type === 'paymentGate' || isNear(attempt, at)).map(lineName);

/** Two lines may have one name: so many of them as were known before are known. */
const unknownOf = ({ knownLines }: Attempt, operations: readonly Operation[]): readonly Operation[] => {
  // The record comes from the device.
  const known = Array.isArray(knownLines) ? [...knownLines] : [];
  return operations.filter((line) => {
    const index = known.indexOf(lineName(line));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
};

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
const isAlike = (attempt: Attempt, line: Operation, isHere: IsHere, namesTicket: NamesTicket): boolean => {
  const { kind, startsAt, sessionId, knownSessionIds, isOnlyLink } = attempt;
  const { orderNumber, plate, zone, parkingCode } = line;
  if (line.type !== typesOf[kind]) return false;
  switch (kind) {
    case 'start': {
      const isOfKnownStay = orderNumber !== undefined && knownSessionIds.includes(orderNumber);
      if (isOfKnownStay || plate === undefined || !isHere({ plate, zone, parkingCode })) return false;
      // A stay that began long before the sending was paid for afterwards, elsewhere; one that is told to have begun then is judged by that.
      if (startsAt === undefined) return leadMs(attempt, line) <= roundingMs + nearMs;
      return line.startsAt === undefined ? isOfSum(attempt, line) !== false : Math.abs(line.startsAt - startsAt) < minuteMs;
    }
    case 'subscribe':
      // What waits after a link was asked for is the order behind it, and has charged nobody.
      return isOfCar(attempt, line) && !(isOnlyLink && line.status === 'waiting');
    case 'planar':
      return isOnlyLink !== true && (namesTicket(line) !== undefined || (isAtBarrier(attempt, line) !== false && isOfSum(attempt, line) !== false));
    default:
      return orderNumber !== undefined && orderNumber === sessionId;
  }
};

/** The lines that nobody knew before the sending, and that may be of what was sent. What names the very ticket may be it whenever it is dated. */
export const newLines = (attempt: Attempt, operations: readonly Operation[], isHere: IsHere, namesTicket: NamesTicket): readonly Operation[] =>
  unknownOf(attempt, operations).filter(
    (line) =>
      mayMoveMoney(line) &&
      isAlike(attempt, line, isHere, namesTicket) &&
      (isNear(attempt, line.at) || (attempt.kind === 'planar' && namesTicket(line) === 'here')),
  );

/** A stay of this car at this place that nobody knew before, and that runs or began near the sending. */
const hasNewStay = (attempt: Attempt, { at, sessions }: Snapshot, isHere: IsHere): boolean =>
  attempt.startsAt === undefined && newHere(attempt, { sessions }, isHere).some(({ startsAt, endsAt }) => endsAt > at || isNear(attempt, startsAt));

/** May something that stands there be the attempt's own, whatever the clocks say? */
export const mayBeThere = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere, namesTicket: NamesTicket): boolean => {
  const { kind, sessionId, startsAt } = attempt;
  const { sessions, operations = [] } = snapshot;
  if ((kind === 'start' || kind === 'startDeferred') && hasNewStay(attempt, snapshot, isHere)) return true;
  // A stay that stands tells by itself whether it was extended or stopped.
  if ((kind === 'renew' || kind === 'cancel') && sessions.some(({ id }) => id === sessionId)) return false;
  // A line of a stay that stands is judged by that stay where the beginning was told.
  const isOfOther = ({ orderNumber }: Operation): boolean => startsAt !== undefined && sessions.some(({ id }) => id === orderNumber);
  return newLines(attempt, operations, isHere, namesTicket).some((line) => !isOfOther(line));
};

/** The line of an attempt that its order and its sum tell from others. After a logout nobody knows the sum, and only a ticket is named. */
const isOwnLine = (attempt: Attempt, line: Operation, namesTicket: NamesTicket): boolean => {
  if (line.status !== 'done') return false;
  if (attempt.kind === 'planar') return isOfTicket(attempt, line, namesTicket);
  if (attempt.kind === 'subscribe') return isOfSubscription(attempt, line);
  return attempt.kind === 'cancel' || isOfSum(attempt, line) === true;
};

/** Does a stay last as long as was paid for? */
const isOfDuration = ({ durationMin = 0 }: Attempt, { startsAt, endsAt }: ParkingSession): boolean =>
  Math.abs(endsAt - startsAt - durationMin * minuteMs) < minuteMs;

/**
 * Was what was told as not done carried out after all? By what nobody knew before the sending, beside what `others`, payments for the same that were
 * sent near it or since, account for: all of them but those whose lines were known. `twice` where it was paid for again meanwhile.
 */
export const lateVerdict = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere, namesTicket: NamesTicket, others: readonly Instant[]): Verdict => {
  const { sessions, operations = [] } = snapshot;
  const isOfNow = (attempt.kind === 'start' || attempt.kind === 'startDeferred') && attempt.startsAt === undefined;
  const stays = sessions.filter(
    (one) => isOfNow && isHere(one) && isNear(attempt, one.startsAt) && (attempt.kind !== 'start' || isOfDuration(attempt, one)),
  );
  const newStays = newHere(attempt, { sessions: stays }, isHere);
  const lines = operations.filter((line) => isNear(attempt, line.at) && isAlike(attempt, line, isHere, namesTicket) && mayMoveMoney(line));
  const unknown = newLines(attempt, operations, isHere, namesTicket);
  const ownLines = unknown.filter((line) => isOwnLine(attempt, line, namesTicket));
  const own = Math.max(
    newStays.length - Math.max(0, others.length - (stays.length - newStays.length)),
    ownLines.length - Math.max(0, others.length - (lines.length - unknown.length)),
  );
  if (own <= 0) return 'unclear';
  return own === 1 && others.every((at) => at < attempt.sentAt) ? 'done' : 'twice';
};
