import { dayKey, instantOf, minuteMs, startOfDay, wallTime, type Instant } from '../time/cityTime';

/** A stay that is paid for after it has begun, or even ended (document 1, sections 4 and 5); by the names of the specification (PARK-11). */
export type RetroactiveKind = 'postPayment' | 'postPaymentYesterday';
/** When a stay that is being paid for begins: now, earlier today, or yesterday. */
export type PaymentTime = 'payment' | RetroactiveKind;

/** The beginning of such a stay as it is filled in. */
export interface RetroactiveStart {
  kind: RetroactiveKind;
  /** `HH:mm` by the city's clock; empty until it is filled in. */
  time: string;
  /** The city's day on which the kind was chosen, `2026-11-20`: what "today" and "yesterday" are told from. */
  chosenOn: string;
}

/**
 * NoStartTime: not filled in. NoSuchTime: no time of that day, which may have been skipped when the clocks were put
 * forward. FuturePost: still to come. OtherDay: the day of the choice is over, and with it the time to pay. KindOff: the
 * city takes no payments of this kind.
 */
export type RetroactiveError = 'NoStartTime' | 'NoSuchTime' | 'FuturePost' | 'OtherDay' | 'KindOff';

/** Choosing a kind clears the time (document 1, section 4). `now` by the server's clock. */
export const chooseRetroactiveStart = (kind: RetroactiveKind, now: Instant, timeZone: string): RetroactiveStart => ({
  kind,
  time: '',
  chosenOn: dayKey(now, timeZone),
});

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** What a start that was filled in means. */
export type RetroactiveReading =
  { startsAt: Instant; error?: undefined } | { startsAt?: undefined; error: RetroactiveError };

/**
 * When the stay began, or why it cannot be paid for now (document 1, section 5): not in the future, yesterday's shifted
 * back by one day, each until 23:59 of the day of the choice (yesterday's: of the day after the parking day,
 * `decisions.md`). An hour that the clocks show twice is the first of the two.
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

/** The rule at one moment in a city that takes these kinds; undefined where it takes none, and every stay begins now. */
export const startReader = (
  kinds: readonly RetroactiveKind[],
  now: Instant,
  timeZone: string,
): ((start: RetroactiveStart) => RetroactiveReading) | undefined =>
  kinds.length === 0
    ? undefined
    : (start) => (kinds.includes(start.kind) ? readStart(start, now, timeZone) : { error: 'KindOff' });

/** Refusals that are about the time of a stay, where it was paid for afterwards: they are told at the time (document 1, section 8). */
const refusalsOfTime: readonly string[] = [
  'FuturePost',
  'ParkingSessionAlreadyExists',
  'ValidationError',
  'InDevelopingError',
];
export const isRefusalOfTime = (errorName: string): boolean => refusalsOfTime.includes(errorName);

/** The last minute in which what was chosen now may be paid for: 23:59 of the city's day, of either kind. */
export const retroactivePayUntil = (now: Instant, timeZone: string): Instant => startOfDay(now, timeZone, 1) - minuteMs;
