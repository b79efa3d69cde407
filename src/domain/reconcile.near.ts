import type { Attempt } from './attempt';
import { minuteMs, type Instant } from './cityTime';
import type { Operation, OperationType } from './operation';
import type { ParkingSession } from './session';
import { isAtBarrier, isBought, isOfCar, isOfSubscription, isOfSum, isOfTicket, leadMs, lineName, unknownOf } from './reconcile.lines';
import { isNear, nearMs, roundingMs, type IsHere, type NamesTicket, type Snapshot, type Verdict } from './reconcile.snapshot';
import { newHere } from './reconcile.stays';

/**
 * What forbids to conclude that an attempt was not done: stays and lines that nobody knew before the sending and that may be its own by
 * some clock. None of this says that it was done.
 */

/** The lines of a history that was read before the sending and that may be held against it: those near it, and of tickets all. */
export const linesNear = (operations: readonly Operation[], attempt: Pick<Attempt, 'sentAt'>): string[] =>
  operations.filter(({ at, type }) => type === 'paymentGate' || isNear(attempt, at)).map(lineName);

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

/** Another payment of the kind that was sent near one or since. `summary` where this page or its record knows it. */
export interface OtherPayment {
  sentAt: Instant;
  isSame: boolean;
  summary?: Attempt['summary'];
}

/** How far a line is from a moment; what has no seconds is dated by its whole minute. */
const distanceMs = ({ at }: Operation, moment: Instant): number =>
  at % minuteMs === 0 ? Math.max(0, at - moment, moment - at - minuteMs) : Math.abs(at - moment);

/** The lines that are left when each of the others has taken the one nearest to its sending that may be its own. */
const withoutOthers = (
  attempt: Attempt,
  lines: readonly Operation[],
  namesTicket: NamesTicket,
  others: readonly OtherPayment[],
): ReadonlySet<Operation> => {
  const left = new Set(lines);
  for (const { sentAt, isSame, summary } of others.toSorted((one, other) => one.sentAt - other.sentAt)) {
    const mayBeIts = (line: Operation): boolean =>
      isSame
        ? isOwnLine(attempt, line, namesTicket)
        : namesTicket(line) === undefined && isOfCar({ ...attempt, summary }, line) && isOfSum({ ...attempt, summary }, line) !== false;
    const [nearest] = [...left].filter(mayBeIts).toSorted((one, other) => distanceMs(one, sentAt) - distanceMs(other, sentAt));
    if (nearest) left.delete(nearest);
  }
  return left;
};

/**
 * Was what was told as not done carried out after all? By what nobody knew before the sending, beside what `others`, payments for the same that were
 * sent near it or since, account for. Of what is bought they are all of the kind. `twice` where it was paid for again meanwhile.
 */
export const lateVerdict = (
  attempt: Attempt,
  snapshot: Snapshot,
  isHere: IsHere,
  namesTicket: NamesTicket,
  others: readonly OtherPayment[],
): Verdict => {
  const own = isBought(attempt)
    ? ownBought(attempt, snapshot, isHere, namesTicket, others)
    : ownOfStay(attempt, snapshot, isHere, namesTicket, others);
  if (own <= 0) return 'unclear';
  return own === 1 && others.every(({ sentAt, isSame }) => !isSame || sentAt < attempt.sentAt) ? 'done' : 'twice';
};

const ownBought = (
  attempt: Attempt,
  { operations = [] }: Snapshot,
  isHere: IsHere,
  namesTicket: NamesTicket,
  others: readonly OtherPayment[],
): number => {
  const lines = operations.filter((line) => line.type === typesOf[attempt.kind] && mayMoveMoney(line) && isNear(attempt, line.at));
  const left = withoutOthers(attempt, lines, namesTicket, others);
  const unknown = newLines(attempt, operations, isHere, namesTicket);
  return unknown.filter((line) => (left.has(line) || !isNear(attempt, line.at)) && isOwnLine(attempt, line, namesTicket)).length;
};

const ownOfStay = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere, namesTicket: NamesTicket, others: readonly OtherPayment[]): number => {
  const { sessions, operations = [] } = snapshot;
  const isOfNow = (attempt.kind === 'start' || attempt.kind === 'startDeferred') && attempt.startsAt === undefined;
  const stays = sessions.filter(
    (one) => isOfNow && isHere(one) && isNear(attempt, one.startsAt) && (attempt.kind !== 'start' || isOfDuration(attempt, one)),
  );
  const newStays = newHere(attempt, { sessions: stays }, isHere);
  const lines = operations.filter((line) => isNear(attempt, line.at) && isAlike(attempt, line, isHere, namesTicket) && mayMoveMoney(line));
  const unknown = newLines(attempt, operations, isHere, namesTicket);
  const ownLines = unknown.filter((line) => isOwnLine(attempt, line, namesTicket));
  // Those whose lines were known account for nothing that is new.
  return Math.max(
    newStays.length - Math.max(0, others.length - (stays.length - newStays.length)),
    ownLines.length - Math.max(0, others.length - (lines.length - unknown.length)),
  );
};
