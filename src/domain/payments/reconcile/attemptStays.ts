import type { Attempt } from '../attempt';
import { minuteMs, type Instant } from '../../time/cityTime';
import type { Stay } from '../../stay/stay';
import { roundingMs, timing, type MatchesTarget, type Snapshot } from './snapshot';

/** The stays of this car at this place that nobody knew before the sending. */
export const newStaysAtTarget = (
  { knownSessionIds }: Attempt,
  { stays }: Pick<Snapshot, 'stays'>,
  matchesTarget: MatchesTarget,
): readonly Stay[] => stays.filter((stay) => matchesTarget(stay) && !knownSessionIds.includes(stay.id));

/** Those of them that begin when the attempt's own does: at the sending, or when it was told to have begun. */
export const staysMadeBy = (
  attempt: Attempt,
  snapshot: Pick<Snapshot, 'stays'>,
  matchesTarget: MatchesTarget,
): readonly Stay[] => {
  const { startsAt } = attempt;
  const isThen = (at: Instant): boolean =>
    startsAt === undefined ? timing(attempt, at) === 'since' : Math.abs(at - startsAt) < minuteMs;
  return newStaysAtTarget(attempt, snapshot, matchesTarget).filter((stay) => isThen(stay.startsAt));
};

/** Those of them that the attempt may have made if its city rounds beginnings down. */
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

/** The stay that an attempt has made. Undefined where it cannot be told: the same was paid for just before, or anew since, and what stands may be that. */
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
 * A refusal because the car is parked already is no echo of a start where what stands there is another stay: one that nobody knew
 * before, and that neither ends when the attempt's own would nor lasts as long (`reliability.md`, section 4 and F-19). One that lasts longer
 * may be its own where it was extended since: by this device, as `isExtendedHere` says by a stay's id, or by the history.
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
