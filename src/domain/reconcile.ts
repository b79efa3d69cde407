import type { Attempt, CarAtPlace } from './attempt';
import { minuteMs, type Instant } from './cityTime';
import type { Operation } from './operation';
import { isSameNumber } from './planar';
import { isSamePlate } from './plate';
import { isRunning, type ParkingSession } from './session';

/** What the server knows, read after an answer was lost (`reliability.md`, section 4). */
export interface Snapshot {
  /** The server's time of the read. */
  at: Instant;
  sessions: readonly ParkingSession[];
  /** False where an entry could not be read: then nothing may be concluded from an absence. */
  areSessionsComplete: boolean;
  /** Undefined where the history could not be read. */
  operations?: readonly Operation[];
  /** False where the history that was read does not reach back to the sending: then nothing may be concluded from an absence in it. */
  areOperationsComplete: boolean;
  /** Something was taken away that may be the attempt's own (`withoutEarlier`): then nothing may be concluded from an absence either. */
  isGuessed?: boolean;
}

export type Verdict = 'done' | 'twice' | 'notDone' | 'unclear';

/** The server's clock is known to about a second, from its Date header. */
const clockSlackMs = 5_000;

/** Some servers cut off the seconds of a beginning, others may round it down to a quarter of an hour. */
const roundingMs = 16 * minuteMs;

type IsHere = (place: CarAtPlace) => boolean;

/**
 * How a moment that the city writes down stands to the sending: since it, before it, or perhaps either. A city that writes no seconds
 * dates what it does by the minute of the sending, and what it did earlier in that minute as well.
 */
const timing = ({ sentAt, madeThisMinute }: Pick<Attempt, 'sentAt' | 'madeThisMinute'>, at: Instant): 'since' | 'maybe' | 'before' => {
  if (at >= sentAt - clockSlackMs) return 'since';
  if (at % minuteMs !== 0 || at <= sentAt - clockSlackMs - minuteMs) return 'before';
  return at > sentAt - minuteMs && !madeThisMinute ? 'since' : 'maybe';
};

/** Does a page of the history reach back to what an attempt may have made? Where it does not, nothing may be concluded from an absence. */
export const reachesBack = (attempt: Pick<Attempt, 'sentAt' | 'startsAt'>, operations: readonly Operation[]): boolean =>
  operations.some(({ at }) => timing(attempt, at) === 'before' && at <= (attempt.startsAt ?? at));

/** The stays of this car at this place that nobody knew before the sending. */
const newHere = ({ knownSessionIds }: Attempt, { sessions }: Pick<Snapshot, 'sessions'>, isHere: IsHere): readonly ParkingSession[] =>
  sessions.filter((session) => isHere(session) && !knownSessionIds.includes(session.id));

/** Those of them that begin when the attempt's own does: at the sending, or when it was told to have begun. */
const madeBy = (attempt: Attempt, snapshot: Pick<Snapshot, 'sessions'>, isHere: IsHere): readonly ParkingSession[] => {
  const { startsAt } = attempt;
  const isThen = (at: Instant): boolean => (startsAt === undefined ? timing(attempt, at) === 'since' : Math.abs(at - startsAt) < minuteMs);
  return newHere(attempt, snapshot, isHere).filter((session) => isThen(session.startsAt));
};

/** Those of them that the attempt may have made if its city rounds beginnings down. */
const mayHaveMade = (attempt: Attempt, snapshot: Pick<Snapshot, 'sessions'>, isHere: IsHere): readonly ParkingSession[] => {
  const { sentAt, startsAt } = attempt;
  const mayBeThen = (at: Instant): boolean => at % minuteMs === 0 && at >= sentAt - roundingMs && at <= sentAt;
  if (startsAt !== undefined) return [];
  return newHere(attempt, snapshot, isHere).filter((session) => mayBeThen(session.startsAt));
};

/** The stay that an attempt has made. Undefined where it cannot be told: the same was paid for just before, or anew since, and what stands may be that. */
export const stayOf = (attempt: Attempt, snapshot: Pick<Snapshot, 'sessions'>, isHere: IsHere): ParkingSession | undefined => {
  const { nextSentAts = [], justMade = 0 } = attempt;
  const made = madeBy(attempt, snapshot, isHere).toSorted((one, other) => one.startsAt - other.startsAt);
  const [first] = made;
  if (justMade > 0) return nextSentAts.length === 0 && made.length === justMade + 1 ? made[justMade] : undefined;
  if (nextSentAts.length > 0) return made.length > nextSentAts.length ? first : undefined;
  const [rounded, ...others] = mayHaveMade(attempt, snapshot, isHere);
  return first ?? (others.length === 0 ? rounded : undefined);
};

/**
 * A refusal because the car is parked already is no echo of a start where what stands there is another stay: one that nobody knew
 * before, and that neither ends when the attempt's own would nor lasts as long (`reliability.md`, section 4 and F-19).
 */
export const isOtherStay = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere): boolean => {
  const { kind, sentAt, startsAt, durationMin } = attempt;
  if (kind !== 'start' || !durationMin) return false;
  const lasts = durationMin * minuteMs;
  const isOwn = (session: ParkingSession): boolean =>
    Math.abs(session.endsAt - session.startsAt - lasts) < minuteMs || Math.abs(session.endsAt - (startsAt ?? sentAt) - lasts) < minuteMs;
  const made = newHere(attempt, snapshot, isHere);
  return made.length > 0 && !made.some(isOwn);
};

/** A payment of the kind that was made shortly before: sent and told of at these moments, for the same or for another one. */
export interface Earlier {
  sentAt: Instant;
  at: Instant;
  isSame: boolean;
}

/** Was the stay of a line stopped before the sending? */
const isStoppedBefore = ({ sentAt }: Attempt, operations: readonly Operation[], { orderNumber }: Operation): boolean =>
  orderNumber !== undefined &&
  operations.some(({ type, status, orderNumber: of, at }) => type === 'cancel' && status === 'done' && of === orderNumber && at <= sentAt);

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
  const rank = (at: Instant, id?: string): number | undefined => (id !== undefined && knownSessionIds.includes(id) ? 0 : rankOf[timing(attempt, at)]);
  if (kind === 'start' || kind === 'startDeferred') {
    const here = sessions.filter(isHere);
    const stays = here.map((of): Trace => ({ of, at: of.startsAt, rank: rank(of.startsAt, of.id), isAlike: true, roundedMs: roundingMs }));
    // Of a stay that is over its line alone tells; one that was stopped before is another's for certain.
    const lines = operations.filter((one) => isPaymentHere(one, isHere) && here.every(({ id }) => id !== one.orderNumber));
    const rankOfLine = (one: Operation): number | undefined => (isStoppedBefore(attempt, operations, one) ? 0 : rank(one.at, one.orderNumber));
    return [...lines.map((of): Trace => ({ of, at: of.at, rank: rankOfLine(of), isAlike: true, roundedMs: minuteMs })), ...stays];
  }
  const isAlike = (one: Operation): boolean => (kind === 'subscribe' ? isOfSubscription(attempt, one) : isOfTicket(attempt, one, namesTicket));
  const type = kind === 'subscribe' ? 'paymentSubscription' : 'paymentGate';
  const bought = operations.filter((one) => one.type === type && one.status === 'done');
  return bought.map((of): Trace => ({ of, at: of.at, rank: isAlike(of) ? rank(of.at) : 0, isAlike: isAlike(of), roundedMs: minuteMs }));
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
  return {
    attempt: {
      ...attempt,
      madeThisMinute: open.length,
      justMade: moments.filter(({ isSame }) => isSame).length,
      justMadeElse: moments.filter(({ isSame }) => !isSame).length,
    },
    snapshot: {
      ...snapshot,
      sessions: snapshot.sessions.filter((session) => !gone.has(session)),
      operations: snapshot.operations?.filter(isLeft),
      isGuessed,
    },
  };
};

/** Whether a line of the history names the ticket of an attempt, and at its own parking or at one of another name. */
export type NamesTicket = (operation: Operation) => 'here' | 'elsewhere' | undefined;

/**
 * Judges one attempt by one read. `isHere` says whether a stay has the attempt's target (its car at its place), `namesTicket`
 * whether a line of the history names its ticket.
 * "Not done" from one read is not final yet: see `attempt.flow`.
 */
export const judge = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere, namesTicket: NamesTicket = () => undefined): Verdict => {
  const verdict = judgeBy(attempt, snapshot, isHere, namesTicket);
  if (verdict === 'notDone' && snapshot.isGuessed) return 'unclear';
  // What such a history does not hold is as good as not read.
  return verdict === 'notDone' && !snapshot.areOperationsComplete
    ? judgeBy(attempt, { ...snapshot, operations: undefined }, isHere, namesTicket)
    : verdict;
};

const judgeBy = (attempt: Attempt, snapshot: Snapshot, isHere: IsHere, namesTicket: NamesTicket): Verdict => {
  if (attempt.kind === 'start')
    return attempt.startsAt === undefined ? judgeStart(attempt, snapshot, isHere) : judgePost(attempt, attempt.startsAt, snapshot, isHere);
  if (attempt.kind === 'renew') return judgeRenew(attempt, snapshot);
  if (attempt.kind === 'cancel') return judgeCancel(attempt, snapshot);
  if (attempt.kind === 'subscribe') return judgeSubscribe(attempt, snapshot);
  if (attempt.kind === 'planar' && attempt.isOnlyLink !== true) return judgePlanar(attempt, snapshot, namesTicket);
  if (attempt.kind === 'startDeferred') return judgeStartDeferred(attempt, snapshot, isHere);
  if (attempt.kind === 'endDeferred') return judgeEndDeferred(attempt, snapshot);
  // A link that never arrived charged nobody.
  return 'notDone';
};

/** Lines of the history for an order, since the sending or perhaps since. Only what is done moved money: what waits, failed or was cancelled did not. */
const countOf = (
  attempt: Attempt,
  operations: readonly Operation[],
  type: Operation['type'],
  order: string,
): Readonly<Record<'since' | 'maybe' | 'before', number>> => {
  const count = { since: 0, maybe: 0, before: 0 };
  for (const operation of operations)
    if (operation.type === type && operation.status === 'done' && operation.orderNumber === order) count[timing(attempt, operation.at)] += 1;
  return count;
};

const byCount = (count: number): Verdict => {
  if (count === 0) return 'notDone';
  return count === 1 ? 'done' : 'twice';
};

/** What a browser's resend, or a server, does twice comes this soon after the sending. What comes later is another payment for the same. */
const twinMs = 5 * minuteMs;

/**
 * How many of what was found since the sending are the attempt's own, where the same was paid for anew since: what lies clearly before that,
 * and at least all but what was paid since. Takes when they were made; such times may be rounded.
 */
const ownOf = ({ sentAt, nextSentAts = [], justMade = 0 }: Attempt, found: readonly Instant[]): number => {
  const next = Math.min(...nextSentAts);
  if (nextSentAts.length > 0) return Math.max(found.filter((at) => at < next - roundingMs).length, found.length - nextSentAts.length);
  // What another tab has made just before may be dated as much before the sending, or after it, as clocks differ.
  return found.length - Math.min(justMade, found.filter((at) => at < sentAt + clockSlackMs).length);
};

/** By how many are its own: none where what was made just before may be all that stands. */
const byOwn = (attempt: Attempt, found: readonly Instant[]): Verdict => {
  const own = ownOf(attempt, found);
  const { justMadeElse = 0 } = attempt;
  if (own > 1) return own - justMadeElse > 1 ? 'twice' : 'unclear';
  if (own > 0 && own <= justMadeElse) return 'unclear';
  return own === 0 && attempt.justMade && !attempt.nextSentAts?.length ? 'unclear' : 'done';
};

/** By debits of which each may be the attempt's own: a look may be made days after it, and the same be paid for anew meanwhile. */
const byDebits = (attempt: Attempt, debits: readonly Operation[]): Verdict => {
  if (debits.length === 0) return 'notDone';
  const twins = debits.map(({ at }) => at).filter((at) => at <= attempt.sentAt + twinMs);
  return twins.length === 0 ? 'done' : byOwn(attempt, twins);
};

/** The same where something else of the sum was bought since: a line from then on, which names nothing, may be of that. */
const byBought = (attempt: Attempt, debits: readonly Operation[], isNamed: (line: Operation) => boolean = () => false): Verdict => {
  const nextElseSentAt = Math.min(...(attempt.nextElseSentAts ?? []));
  const isLater = ({ at }: Operation): boolean => at >= nextElseSentAt - clockSlackMs - (at % minuteMs === 0 ? minuteMs : 0);
  const sure = debits.filter((line) => isNamed(line) || !isLater(line));
  if (sure.length === 0 && debits.length > 0) return 'unclear';
  // What names it is nothing else.
  return byDebits(sure.every(isNamed) ? { ...attempt, justMadeElse: 0 } : attempt, sure);
};

/** By the stays that it may have made. One that begins long after the sending is of a payment made elsewhere since, and tells nothing of this one. */
const byMade = (attempt: Attempt, made: readonly ParkingSession[], debits: readonly Operation[] = []): Verdict => {
  const isThen = (at: Instant): boolean => at <= attempt.sentAt + twinMs;
  // A city may let a stay begin later than it was paid for.
  const begun = made.filter(({ id, startsAt }) => isThen(startsAt) || debits.some(({ at, orderNumber }) => orderNumber === id && isThen(at)));
  const moments = begun.map(({ startsAt }) => startsAt);
  return begun.length === 0 ? 'unclear' : byOwn(attempt, moments);
};

/**
 * Of debits since the sending those whose stays are in no list, beside those that are: a city may have taken the money twice and have made one
 * stay. Only where orders are known to bear the numbers of stays; one that was stopped since is nobody's doubling.
 */
const otherDebits = (
  attempt: Attempt,
  { sessions, operations = [] }: Pick<Snapshot, 'sessions' | 'operations'>,
  made: readonly ParkingSession[],
  debits: readonly Operation[],
): readonly Operation[] => {
  const isOf = ({ orderNumber }: Operation, stays: readonly ParkingSession[]): boolean => stays.some(({ id }) => id === orderNumber);
  const isStopped = ({ orderNumber }: Operation): boolean => operations.some(({ type, orderNumber: of }) => type === 'cancel' && of === orderNumber);
  const isOther = (line: Operation): boolean => line.orderNumber !== undefined && !isOf(line, sessions) && !isStopped(line);
  const isTwin = (line: Operation): boolean => line.at <= attempt.sentAt + twinMs && leadMs(attempt, line) <= clockSlackMs + minuteMs;
  return debits.some((line) => isOf(line, made)) ? debits.filter((line) => isTwin(line) && isOther(line)) : [];
};

/** A session of this car at this place that began at or after the sending; two of them, or two debits, are twice. */
const judgeStart = (attempt: Attempt, { sessions, areSessionsComplete, operations }: Snapshot, isHere: IsHere): Verdict => {
  const made = madeBy(attempt, { sessions }, isHere);
  if (made.length > 0) {
    const twice = made.filter(({ id }) => operations && countOf(attempt, operations, 'payment', id).since > 1).length;
    const mayBeOthers = Boolean(attempt.nextSentAts?.length) || Boolean(attempt.justMade);
    if (twice > 0) return twice === made.length || !mayBeOthers ? 'twice' : 'unclear';
    const debits = operations?.filter((line) => isDebitHere(attempt, line, isHere) && timing(attempt, line.at) === 'since') ?? [];
    const verdict = byMade(attempt, made, debits);
    // Its double may be dated by the minute before.
    const maybe = newHere(attempt, { sessions }, isHere).filter((session) => timing(attempt, session.startsAt) === 'maybe').length;
    if (verdict === 'done' && maybe > (attempt.madeThisMinute ?? 0)) return 'unclear';
    const others = otherDebits(attempt, { sessions, operations }, made, debits);
    if (verdict !== 'done' || others.length === 0) return verdict;
    // By the minute alone it may be another payment's.
    return mayBeOthers || others.every(({ at }) => at < attempt.sentAt - clockSlackMs) ? 'unclear' : 'twice';
  }
  if (!areSessionsComplete || !operations) return 'unclear';
  // The stay may be over by now: then only its debit tells.
  const debits = operations.filter(
    (operation) =>
      isDebitHere(attempt, operation, isHere) &&
      (operation.at >= attempt.sentAt - clockSlackMs ||
        (timing(attempt, operation.at) !== 'before' && !isStoppedBefore(attempt, operations, operation))),
  );
  const own = debits.filter((debit) => timing(attempt, debit.at) === 'since' && leadMs(attempt, debit) <= clockSlackMs + minuteMs);
  if (own.length > 0) return byDebits(attempt, own);
  // A line of a stay that began well before the sending is of one that was paid for afterwards, elsewhere.
  const isPerhaps = debits.some((debit) => leadMs(attempt, debit) <= roundingMs) || mayHaveMade(attempt, { sessions }, isHere).length > 0;
  return isPerhaps ? 'unclear' : 'notDone';
};

/** So long before the sending the stay of a line began; 0 where the line does not say when. */
const leadMs = ({ sentAt }: Attempt, { startsAt }: Operation): number => (startsAt === undefined ? 0 : sentAt - startsAt);

/** A payment made for this car at this place. */
const isPaymentHere = ({ type, status, plate, zone, parkingCode }: Operation, isHere: IsHere): boolean =>
  type === 'payment' && status === 'done' && plate !== undefined && isHere({ plate, zone, parkingCode });

/** The same, and not one for a session that was known before. */
const isDebitHere = ({ knownSessionIds }: Attempt, operation: Operation, isHere: IsHere): boolean =>
  isPaymentHere(operation, isHere) && !(operation.orderNumber !== undefined && knownSessionIds.includes(operation.orderNumber));

/**
 * A stay that was paid for afterwards is known by its own beginning: it may be over, or may run among others, and
 * meanwhile a stay of the same car that begins now may be paid for elsewhere. A line that does not say when its stay
 * began, or that is dated before the sending, may be its own: then nothing may be concluded from an absence.
 */
const judgePost = (attempt: Attempt, startsAt: Instant, { sessions, areSessionsComplete, operations }: Snapshot, isHere: IsHere): Verdict => {
  const isOwn = (at: Instant | undefined): boolean => at !== undefined && Math.abs(at - startsAt) < minuteMs;
  const made = madeBy(attempt, { sessions }, isHere);
  const debits = operations?.filter((operation) => isDebitHere(attempt, operation, isHere)) ?? [];
  const bought = debits.filter((debit) => isOwn(debit.startsAt) && timing(attempt, debit.at) === 'since');
  if (made.length > 1 || bought.length > 1) return 'twice';
  if (made.length === 1 || bought.length === 1) return 'done';
  if (!areSessionsComplete || !operations) return 'unclear';
  const isOfOther = ({ orderNumber }: Operation): boolean => sessions.some(({ id, startsAt: from }) => id === orderNumber && !isOwn(from));
  const { shown } = attempt;
  const maybe = debits.some(
    (debit) =>
      isOwn(debit.startsAt) ||
      (debit.startsAt === undefined &&
        timing(attempt, debit.at) !== 'before' &&
        !isOfOther(debit) &&
        (shown?.sum === undefined || Math.abs(debit.sum) === shown.sum)),
  );
  return maybe ? 'unclear' : 'notDone';
};

/** Was the stay extended before the sending, from another device as like as not, and after what the screen showed of it was read? Then its end had moved already. */
const isRenewedElsewhere = (attempt: Attempt, operations: readonly Operation[]): boolean => {
  const { sessionId, knownAt, endsAtRead } = attempt;
  const isUnseen = ({ at }: Operation): boolean => knownAt !== undefined && at > knownAt + clockSlackMs && timing(attempt, at) === 'before';
  // What this device has done is in the end that it reckons with.
  return (
    endsAtRead === undefined &&
    operations.some((line) => line.type === 'renew' && line.status === 'done' && line.orderNumber === sessionId && isUnseen(line))
  );
};

/** The end moved by the duration, or by twice the duration; where the end tells nothing, the debits do. */
const judgeRenew = (attempt: Attempt, { sessions, areSessionsComplete, operations }: Snapshot): Verdict => {
  const session = sessions.find(({ id }) => id === attempt.sessionId);
  if (attempt.laterMin) return judgeEarlierRenew(attempt, attempt.laterMin, session);
  const debits = operations && attempt.sessionId ? countOf(attempt, operations, 'renew', attempt.sessionId) : undefined;
  // Those of extensions made moments before may be among them, or not.
  const earlier = attempt.justMade ?? 0;
  const own = debits && Math.max(0, debits.since - earlier);
  const mayBeOwn = debits !== undefined && debits.since + debits.maybe > 0;
  // So many lines of its minute are explained by what was made then.
  const isOfEarlier = debits !== undefined && debits.maybe <= (attempt.madeThisMinute ?? 0);
  if (session && attempt.endsAtBefore !== undefined && attempt.durationMin) {
    const moved = Math.round((session.endsAt - attempt.endsAtBefore) / minuteMs);
    const isElsewhere = isRenewedElsewhere(attempt, operations ?? []);
    if (isElsewhere && !mayBeOwn && moved > 0) return 'unclear';
    if (moved === attempt.durationMin) return own !== undefined && own > 1 ? 'twice' : 'done';
    if (moved === 2 * attempt.durationMin) return isElsewhere && own !== undefined && own <= 1 ? 'done' : 'twice';
    // The end that must be there by what was done before may be the one that this has brought.
    if (moved === 0 && attempt.endsAtRead !== undefined) return mayBeOwn || debits === undefined ? 'unclear' : 'notDone';
    if (moved === 0) return own === undefined || (own === 0 && isOfEarlier) ? 'notDone' : 'unclear';
    return own ? byCount(own) : 'unclear';
  }
  if (!areSessionsComplete || debits === undefined || own === undefined || (mayBeOwn && own === 0)) return 'unclear';
  return byCount(own);
};

/** The stay was extended again since, or that was tried: the end tells of both, and the debits of neither alone. */
const judgeEarlierRenew = ({ endsAtBefore, durationMin }: Attempt, laterMin: number, session: ParkingSession | undefined): Verdict => {
  if (!session || endsAtBefore === undefined || !durationMin) return 'unclear';
  const moved = Math.round((session.endsAt - endsAtBefore) / minuteMs);
  if (moved === durationMin || moved === durationMin + laterMin) return 'done';
  return moved === 2 * durationMin + laterMin ? 'twice' : 'unclear';
};

/** The session is gone; while it stands, nothing was cancelled. A session that ended by itself is told by its refund. */
const judgeCancel = (attempt: Attempt, { at, sessions, areSessionsComplete, operations }: Snapshot): Verdict => {
  const session = sessions.find(({ id }) => id === attempt.sessionId);
  const refunds = operations && attempt.sessionId ? countOf(attempt, operations, 'cancel', attempt.sessionId) : undefined;
  if (refunds !== undefined && refunds.since > 1) return 'twice';
  if (refunds?.since === 1) return 'done';
  if (session) return session.endsAt > at ? 'notDone' : 'unclear';
  if (!areSessionsComplete) return 'unclear';
  const endedByItself = attempt.endsAtBefore !== undefined && attempt.endsAtBefore <= at;
  if (!endedByItself) return 'done';
  return refunds === undefined || refunds.maybe > 0 ? 'unclear' : 'notDone';
};

/**
 * A stay of this car at this place that nobody knew before, running or waiting to be paid for: one that begins at the
 * sending, or when it was told to have begun. Nothing is paid yet, so no history tells of it; one that was told
 * afterwards and cost nothing is in no list, and owes nothing either way.
 */
const judgeStartDeferred = (attempt: Attempt, { sessions, areSessionsComplete }: Snapshot, isHere: IsHere): Verdict => {
  const made = madeBy(attempt, { sessions }, isHere);
  if (made.length === 0) return areSessionsComplete && mayHaveMade(attempt, { sessions }, isHere).length === 0 ? 'notDone' : 'unclear';
  return byMade(attempt, made);
};

/** The stay runs no more: it waits to be paid for, or is gone because it cost nothing. */
const judgeEndDeferred = ({ sessionId }: Attempt, { at, sessions, areSessionsComplete }: Snapshot): Verdict => {
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) return areSessionsComplete ? 'done' : 'unclear';
  return isRunning(session, at) ? 'notDone' : 'done';
};

/** Is a line of the history of the sum and, where it names one, of the car of an attempt? */
const isOfCar = ({ shown }: Attempt, { plate }: Operation): boolean =>
  shown?.plate === undefined || plate === undefined || isSamePlate(plate, shown.plate);
const isOfSubscription = (attempt: Attempt, operation: Operation): boolean =>
  isOfCar(attempt, operation) && Math.abs(operation.sum) === attempt.shown?.sum;

/** Is it a line of the parking with the barrier, and of the sum? Undefined where only one side knows. */
const isAtBarrier = ({ shown }: Attempt, { parkingCode }: Operation): boolean | undefined =>
  parkingCode === undefined || shown?.zone === undefined ? undefined : isSameNumber(parkingCode, shown.zone);
const isOfSum = ({ shown }: Attempt, { sum }: Operation): boolean | undefined => (shown?.sum === undefined ? undefined : Math.abs(sum) === shown.sum);
const isOfTicket = (attempt: Attempt, operation: Operation, namesTicket: NamesTicket): boolean =>
  namesTicket(operation) === 'here' ||
  (operation.orderNumber === undefined && isAtBarrier(attempt, operation) === true && isOfSum(attempt, operation) === true);

/**
 * A debit for a subscription since the sending: of this sum and, where the line names a car, for this car. One of another
 * sum, or one that waits, may be this purchase all the same: then nothing may be concluded from the absence of its own. What waits
 * after a link was asked for is the order behind it, and has charged nobody.
 */
const judgeSubscribe = (attempt: Attempt, { operations }: Snapshot): Verdict => {
  if (!operations) return 'unclear';
  const likely = operations.filter(
    (operation) =>
      operation.type === 'paymentSubscription' &&
      (operation.status === 'done' || (operation.status === 'waiting' && !attempt.isOnlyLink)) &&
      timing(attempt, operation.at) !== 'before' &&
      isOfCar(attempt, operation),
  );
  const bought = likely.filter(
    (operation) => operation.status === 'done' && isOfSubscription(attempt, operation) && timing(attempt, operation.at) === 'since',
  );
  // After a logout nobody knows any more for how much it was: a line may be another purchase's.
  return bought.length === 0 && likely.length > 0 ? 'unclear' : byBought(attempt, bought);
};

/**
 * A debit at a barrier since the sending that names the ticket; where it names none, one of this sum at this parking. A
 * line that may be this payment under another name, or that waits, forbids to conclude from an absence.
 */
const judgePlanar = (attempt: Attempt, { operations }: Snapshot, namesTicket: NamesTicket): Verdict => {
  if (!operations) return 'unclear';
  const likely = operations.filter(
    (operation) =>
      operation.type === 'paymentGate' &&
      (operation.status === 'done' || operation.status === 'waiting') &&
      timing(attempt, operation.at) !== 'before' &&
      // What only one side knows may be the same.
      (namesTicket(operation) !== undefined || (isAtBarrier(attempt, operation) !== false && isOfSum(attempt, operation) !== false)),
  );
  const paid = likely.filter(
    (operation) => operation.status === 'done' && timing(attempt, operation.at) === 'since' && isOfTicket(attempt, operation, namesTicket),
  );
  return paid.length === 0 && likely.length > 0 ? 'unclear' : byBought(attempt, paid, (line) => namesTicket(line) !== undefined);
};
