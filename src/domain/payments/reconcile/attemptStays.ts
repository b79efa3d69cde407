import type { Attempt } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Stay } from '../../stay/stay';
import { clockSlackMs } from '../../time/clockSlack';
import { roundingMs, timing, type MatchesTarget, type Snapshot } from './snapshot';

/** Stays of this vehicle at this place that were unknown before the sending. */
export const newStaysAtTarget = (
  { knownSessionIds }: Attempt,
  { stays }: Pick<Snapshot, 'stays'>,
  matchesTarget: MatchesTarget,
): readonly Stay[] => stays.filter((stay) => matchesTarget(stay) && !knownSessionIds.includes(stay.id));

/**
 * Compares the beginning of a new stay with the sending. A stay that the profile lacked just before the sending is no
 * earlier one, even if the city dates it by the minute before.
 */
export const stayTiming = (attempt: Attempt, { startsAt }: Stay): ReturnType<typeof timing> => {
  const { sentAt, knownAt, madeThisMinute } = attempt;
  const isNewSince = !madeThisMinute && knownAt !== undefined && knownAt >= sentAt - clockSlackMs;
  const result = timing(attempt, startsAt);
  return result === 'maybe' && isNewSince ? 'since' : result;
};

/** New stays that begin when the attempt's own stay does: at the sending, or at the reported start. */
export const staysMadeBy = (
  attempt: Attempt,
  snapshot: Pick<Snapshot, 'stays'>,
  matchesTarget: MatchesTarget,
): readonly Stay[] => {
  const { startsAt } = attempt;
  const isThen = (stay: Stay): boolean =>
    startsAt === undefined ? stayTiming(attempt, stay) === 'since' : Math.abs(stay.startsAt - startsAt) < minuteMs;
  return newStaysAtTarget(attempt, snapshot, matchesTarget).filter(isThen);
};

/** New stays that the attempt may have made if its city rounds start times down. */
export const staysMaybeMadeBy = (
  attempt: Attempt,
  snapshot: Pick<Snapshot, 'stays'>,
  matchesTarget: MatchesTarget,
): readonly Stay[] => {
  const { sentAt, startsAt } = attempt;
  const mayBeThen = (at: Instant): boolean => at % minuteMs === 0 && at >= sentAt - roundingMs && at <= sentAt;
  if (startsAt !== undefined) return [];
  return newStaysAtTarget(attempt, snapshot, matchesTarget).filter((stay) => mayBeThen(stay.startsAt));
};

/**
 * Returns the stay that an attempt made. Undefined if it cannot be identified: the same was paid for just before or
 * again since, and the listed stay may belong to that payment.
 */
export const stayMadeBy = (
  attempt: Attempt,
  snapshot: Pick<Snapshot, 'stays'>,
  matchesTarget: MatchesTarget,
): Stay | undefined => {
  const { nextSentAts = [], justMade = 0 } = attempt;
  const made = staysMadeBy(attempt, snapshot, matchesTarget).toSorted((one, other) => one.startsAt - other.startsAt);
  const [first] = made;
  if (justMade > 0) return nextSentAts.length === 0 && made.length === justMade + 1 ? made[justMade] : undefined;
  if (nextSentAts.length > 0) return made.length > nextSentAts.length ? first : undefined;
  const [rounded, ...others] = staysMaybeMadeBy(attempt, snapshot, matchesTarget);
  return first ?? (others.length === 0 ? rounded : undefined);
};

/**
 * True if an "already parked" refusal of a start has another cause than its own success, namely a different stay
 * (F-19). Such a stay was unknown before, and neither its end nor its length matches the attempt. A longer stay may
 * still be the attempt's own if it was extended since. `isExtendedByDevice` reports extensions by this device, by the
 * stay's id; others are in the history.
 */
export const isOtherStay = (
  attempt: Attempt,
  { stays, operations }: Pick<Snapshot, 'stays' | 'operations'>,
  matchesTarget: MatchesTarget,
  isExtendedByDevice: (sessionId: string) => boolean,
): boolean => {
  const { kind, sentAt, startsAt, durationMin } = attempt;
  if (kind !== 'start' || !durationMin) return false;
  const durationMs = durationMin * minuteMs;
  const longerBy = (stay: Stay): readonly number[] => [
    stay.endsAt - stay.startsAt - durationMs,
    stay.endsAt - (startsAt ?? sentAt) - durationMs,
  ];
  const isExtended = ({ id }: Stay): boolean =>
    isExtendedByDevice(id) ||
    (operations?.some(({ type, orderNumber }) => type === 'renew' && orderNumber === id) ?? false);
  const isAttributable = (stay: Stay): boolean =>
    longerBy(stay).some((ms) => Math.abs(ms) < minuteMs || (ms > 0 && isExtended(stay)));
  const made = newStaysAtTarget(attempt, { stays }, matchesTarget);
  return made.length > 0 && !made.some(isAttributable);
};
