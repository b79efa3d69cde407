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
 * before, and that neither ends when the attempt's own would nor lasts as long (`reliability.md`, section 4 and F-19). One that lasts longer
 * may be its own where it was extended since: by this device, as `isExtendedHere` says by a stay's id, or by the history.
 */
export const isOtherStay = (
  attempt: Attempt,
  { sessions, operations }: Pick<Snapshot, 'sessions' | 'operations'>,
  isHere: IsHere,
  isExtendedHere: (sessionId: string) => boolean,
): boolean => {
  const { kind, sentAt, startsAt, durationMin } = attempt;
  if (kind !== 'start' || !durationMin) return false;
  const lasts = durationMin * minuteMs;
  const longerBy = (session: ParkingSession): readonly number[] => [
    session.endsAt - session.startsAt - lasts,
    session.endsAt - (startsAt ?? sentAt) - lasts,
  ];
  const isExtended = ({ id }: ParkingSession): boolean =>
    isExtendedHere(id) || (operations?.some(({ type, orderNumber }) => type === 'renew' && orderNumber === id) ?? false);
  const isOwn = (session: ParkingSession): boolean => longerBy(session).some((ms) => Math.abs(ms) < minuteMs || (ms > 0 && isExtended(session)));
  const made = newHere(attempt, { sessions }, isHere);
  return made.length > 0 && !made.some(isOwn);
};
