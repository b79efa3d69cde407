import type { Attempt } from './attempt';
import { minuteMs, type Instant } from './cityTime';
import type { ParkingSession } from './session';
import { roundingMs, timing, type IsHere, type Snapshot } from './reconcile.snapshot';

/** The stays of this car at this place that nobody knew before the sending. */
export const newHere = ({ knownSessionIds }: Attempt, { sessions }: Pick<Snapshot, 'sessions'>, isHere: IsHere): readonly ParkingSession[] =>
  sessions.filter((session) => isHere(session) && !knownSessionIds.includes(session.id));

/** Those of them that begin when the attempt's own does: at the sending, or when it was told to have begun. */
export const madeBy = (attempt: Attempt, snapshot: Pick<Snapshot, 'sessions'>, isHere: IsHere): readonly ParkingSession[] => {
  const { startsAt } = attempt;
  const isThen = (at: Instant): boolean => (startsAt === undefined ? timing(attempt, at) === 'since' : Math.abs(at - startsAt) < minuteMs);
  return newHere(attempt, snapshot, isHere).filter((session) => isThen(session.startsAt));
};

/** Those of them that the attempt may have made if its city rounds beginnings down. */
export const mayHaveMade = (attempt: Attempt, snapshot: Pick<Snapshot, 'sessions'>, isHere: IsHere): readonly ParkingSession[] => {
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
