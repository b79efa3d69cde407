import type { Attempt } from '../payments/attempt';
import type { AttemptState } from '../payments/attempt.state';
import { placeNumber, type KnownPlace } from './placeRef';
import { dayKey, instantOf, minuteMs, startOfDay, wallTime, type Instant } from '../time/cityTime';

/** A stay that is paid after its start or even its end. The names are those of the wire (PARK-11). */
export type RetroactiveKind = 'postPayment' | 'postPaymentYesterday';
/** When the paid stay begins: now, earlier today, or yesterday. */
export type PaymentTime = 'payment' | RetroactiveKind;

/** The start of a retroactive stay, as filled in. */
export interface RetroactiveStart {
  kind: RetroactiveKind;
  /** `HH:mm` by the city's clock; empty until it is filled in. */
  time: string;
  /** The city's day on which the kind was chosen, `2026-11-20`. "Today" and "yesterday" refer to it. */
  chosenOn: string;
}

/**
 * - `NoStartTime`: not filled in.
 * - `NoSuchTime`: the day has no such time, possibly because clocks were put forward.
 * - `FuturePost`: in the future.
 * - `OtherDay`: the day of the choice has ended, and with it the time to pay.
 * - `KindOff`: the city accepts no payments of this kind.
 */
export type RetroactiveError = 'NoStartTime' | 'NoSuchTime' | 'FuturePost' | 'OtherDay' | 'KindOff';

/** Choosing a kind clears the time. `now` is the server's time. */
export const chooseRetroactiveStart = (kind: RetroactiveKind, now: Instant, timeZone: string): RetroactiveStart => ({
  kind,
  time: '',
  chosenOn: dayKey(now, timeZone),
});

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The result of reading a start: a time or an error. */
export type RetroactiveReading =
  { startsAt: Instant; error?: undefined } | { startsAt?: undefined; error: RetroactiveError };

/**
 * Returns when the stay began, or why it cannot be paid now. The start must not be in the future, and yesterday's time
 * is moved back by one day. Payment is possible until 23:59 of the day of the choice, for yesterday's stay the day
 * after it. An hour that occurs twice means its first occurrence.
 */
export const readStart = (
  { kind, time, chosenOn }: RetroactiveStart,
  now: Instant,
  timeZone: string,
): RetroactiveReading => {
  if (chosenOn !== dayKey(now, timeZone)) return { error: 'OtherDay' };
  if (time === '') return { error: 'NoStartTime' };
  const [, hour, minute] = timePattern.exec(time)?.map(Number) ?? [];
  if (hour === undefined || minute === undefined) return { error: 'NoSuchTime' };
  const { year, month, day } = wallTime(now, timeZone);
  const startsAt = instantOf({ year, month, day: kind === 'postPayment' ? day : day - 1, hour, minute }, timeZone);
  const actual = wallTime(startsAt, timeZone);
  if (actual.hour !== hour || actual.minute !== minute) return { error: 'NoSuchTime' };
  return startsAt > now ? { error: 'FuturePost' } : { startsAt };
};

/**
 * Returns `readStart` for one moment and the city's accepted kinds. Undefined if the city accepts none, so that every
 * stay begins now.
 */
export const startReader = (
  kinds: readonly RetroactiveKind[],
  now: Instant,
  timeZone: string,
): ((start: RetroactiveStart) => RetroactiveReading) | undefined =>
  kinds.length === 0
    ? undefined
    : (start) => (kinds.includes(start.kind) ? readStart(start, now, timeZone) : { error: 'KindOff' });

/** Refusals about the time of a retroactive stay. They are shown at the time field. */
const refusalsOfTime: readonly string[] = [
  'FuturePost',
  'ParkingSessionAlreadyExists',
  'ValidationError',
  'InDevelopingError',
];

interface Refusal {
  errorName: string;
}
const isOfTime = ({ errorName }: Refusal): boolean => refusalsOfTime.includes(errorName);

interface AttemptStatus {
  attempt: Pick<Attempt, 'startsAt' | 'durationMin' | 'summary'>;
  state: AttemptState;
}
interface Target extends KnownPlace {
  plate: string;
  durationMin: number;
  startsAt?: Instant;
}

/** Whether the attempt was for exactly this stay. An answer about another vehicle, place or time does not apply. */
const isAbout = ({ startsAt, durationMin, summary }: AttemptStatus['attempt'], target: Target): boolean =>
  startsAt === target.startsAt &&
  durationMin === target.durationMin &&
  summary?.plate === target.plate &&
  placeNumber(summary.place) === placeNumber(target);

/** Returns the refusal of an attempt because of its retroactive start; otherwise undefined. */
export const startRefusal = ({ attempt, state }: AttemptStatus): Refusal | undefined =>
  attempt.startsAt !== undefined && state.phase === 'refused' && isOfTime(state) ? state : undefined;

/** Returns the refusal to show at the time field: of the price, or of an attempt for exactly this stay. */
export const refusalAtStart = (
  ofPrice: Refusal | undefined,
  attemptStatus: AttemptStatus | undefined,
  target: Target | undefined,
): string | undefined => {
  if (ofPrice && isOfTime(ofPrice)) return ofPrice.errorName;
  return attemptStatus && target && isAbout(attemptStatus.attempt, target)
    ? startRefusal(attemptStatus)?.errorName
    : undefined;
};

/** The last minute in which a choice made now can be paid, for both kinds: 23:59 of the city's day. */
export const retroactivePayUntil = (now: Instant, timeZone: string): Instant => startOfDay(now, timeZone, 1) - minuteMs;
