import type { Attempt } from './attempt';
import { minuteMs, type Instant } from './cityTime';
import type { Operation } from './operation';
import type { ParkingSession } from './session';
import { isOfSubscription, isOfTicket, isPaymentHere, isStoppedBefore, unknownOf } from './reconcile.lines';
import { clockSlackMs, roundingMs, timing, type IsHere, type NamesTicket, type Snapshot } from './reconcile.snapshot';

/** A payment of the kind that was made shortly before, for the same or for another one: sent then, and dated `at` at the latest. */
export interface Earlier {
  sentAt: Instant;
  at: Instant;
  isSame: boolean;
}

/** Something that a reading shows, and how likely it is another payment's: 0 is certain, what has no rank is its own as far as anyone can tell. */
interface Trace {
  of: ParkingSession | Operation;
  at: Instant;
  /** So much earlier than what it is of it may be dated, where it has no seconds. */
  roundedMs: number;
  rank?: number;
  /** By what it is it may be the attempt's own. */
  isAlike: boolean;
}
const rankOf = { before: 1, maybe: 2, since: undefined };

/** The earliest that what a payment made may be dated, given by how much a moment without seconds is rounded. */
const sinceOf = ({ sentAt }: Earlier, at: Instant, roundedMs: number): Instant => sentAt - clockSlackMs - (at % minuteMs === 0 ? roundedMs : 0);

const isTraceOf = (one: Earlier, { at, rank, isAlike, roundedMs }: Trace): boolean =>
  rank !== undefined && (isAlike || !one.isSame) && at >= sinceOf(one, at, roundedMs) && at <= one.at + clockSlackMs;

/** Which of two traces of a payment is the likelier: of its minute before one rounded further, another's for certain before perhaps another's, the nearer. */
const byLikelihood =
  (one: Earlier) =>
  (first: Trace, second: Trace): number => {
    const isFar = ({ at }: Trace): number => Number(at < sinceOf(one, at, minuteMs));
    const far = ({ at }: Trace): number => Math.abs(at - one.sentAt);
    return isFar(first) - isFar(second) || (first.rank ?? 0) - (second.rank ?? 0) || far(first) - far(second);
  };

const tracesOf = (attempt: Attempt, { sessions, operations = [] }: Snapshot, isHere: IsHere, namesTicket: NamesTicket): Trace[] => {
  const { kind, knownSessionIds } = attempt;
  const unknown = new Set(unknownOf(attempt, operations));
  const rank = (at: Instant, id?: string): number | undefined => (id !== undefined && knownSessionIds.includes(id) ? 0 : rankOf[timing(attempt, at)]);
  if (kind === 'start' || kind === 'startDeferred') {
    const here = sessions.filter(isHere);
    const stays = here.map((of): Trace => ({ of, at: of.startsAt, rank: rank(of.startsAt, of.id), isAlike: true, roundedMs: roundingMs }));
    // Of a stay that is over its line alone tells; one that was stopped before is another's for certain.
    const lines = operations.filter((one) => isPaymentHere(one, isHere) && here.every(({ id }) => id !== one.orderNumber));
    const rankOfLine = (one: Operation): number | undefined =>
      !unknown.has(one) || isStoppedBefore(attempt, operations, one) ? 0 : rank(one.at, one.orderNumber);
    return [...lines.map((of): Trace => ({ of, at: of.at, rank: rankOfLine(of), isAlike: true, roundedMs: minuteMs })), ...stays];
  }
  // After a logout nobody knows the sum any more: then any may be its own.
  const isAlike = (one: Operation): boolean =>
    attempt.summary === undefined || (kind === 'subscribe' ? isOfSubscription(attempt, one) : isOfTicket(attempt, one, namesTicket));
  const type = kind === 'subscribe' ? 'paymentSubscription' : 'paymentGate';
  const bought = operations.filter((one) => one.type === type && one.status === 'done');
  return bought.map((of): Trace => ({
    of,
    at: of.at,
    rank: isAlike(of) && unknown.has(of) ? rank(of.at) : 0,
    isAlike: isAlike(of),
    roundedMs: minuteMs,
  }));
};

/**
 * What is left to judge an attempt by when what payments made shortly before it account for is taken away: stays that were known, and what is
 * dated before it or perhaps before it. How many of them nothing accounts for stands in the attempt: what is left may be theirs. Where the
 * times of what is taken away have no seconds it is a guess.
 */
export const withoutEarlier = (
  attempt: Attempt,
  earlier: readonly Earlier[],
  snapshot: Snapshot,
  isHere: IsHere,
  namesTicket: NamesTicket = () => undefined,
): { attempt: Attempt; snapshot: Snapshot } => {
  if (earlier.length === 0) return { attempt, snapshot };
  const traces = tracesOf({ ...attempt, madeThisMinute: earlier.length }, snapshot, isHere, namesTicket);
  const gone = new Set<Trace['of']>();
  let isGuessed = false;
  const inTurn = earlier.toSorted((one, other) => one.sentAt - other.sentAt);
  const open = inTurn.filter((one) => {
    const [trace] = traces.filter((of) => !gone.has(of.of) && isTraceOf(one, of)).toSorted(byLikelihood(one));
    if (trace) gone.add(trace.of);
    isGuessed ||= trace !== undefined && trace.rank !== 0 && trace.at % minuteMs === 0;
    return trace === undefined;
  });
  const stays = new Set(snapshot.sessions.filter((session) => gone.has(session)).map(({ id }) => id));
  const isLeft = (line: Operation): boolean =>
    !gone.has(line) && !(line.type === 'payment' && line.orderNumber !== undefined && stays.has(line.orderNumber));
  // What was told of long before the sending is not dated after it.
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
      sessions: snapshot.sessions.filter((session) => !gone.has(session)),
      operations: snapshot.operations?.filter(isLeft),
      isGuessed,
    },
  };
};
