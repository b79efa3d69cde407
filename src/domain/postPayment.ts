import { dayKey, instantOf, minuteMs, startOfDay, wallTime, type Instant } from './cityTime';

/** A stay that is paid for after it has begun, or even ended (document 1, sections 4 and 5); by the names of the specification (PARK-11). */
export type PostKind = 'postPayment' | 'postPaymentYesterday';
/** When a stay that is being paid for begins: now, earlier today, or yesterday. */
export type PaymentTime = 'payment' | PostKind;

/** The beginning of such a stay as it is filled in. */
export interface PostStart {
  kind: PostKind;
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
export type PostFault = 'NoStartTime' | 'NoSuchTime' | 'FuturePost' | 'OtherDay' | 'KindOff';

/** Choosing a kind clears the time (document 1, section 4). `now` by the server's clock. */
export const choosePost = (kind: PostKind, now: Instant, timeZone: string): PostStart => ({ kind, time: '', chosenOn: dayKey(now, timeZone) });

const wallOf = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** What a start that was filled in means. */
export type PostReading = { startsAt: Instant; fault?: undefined } | { startsAt?: undefined; fault: PostFault };

/**
 * When the stay began, or why it cannot be paid for now (document 1, section 5): not in the future, yesterday's shifted
 * back by one day, each until 23:59 of the day of the choice (yesterday's: of the day after the parking day,
 * `decisions.md`). An hour that the clocks show twice is the first of the two.
 */
export const readPost = ({ kind, time, chosenOn }: PostStart, now: Instant, timeZone: string): PostReading => {
  if (chosenOn !== dayKey(now, timeZone)) return { fault: 'OtherDay' };
  if (time === '') return { fault: 'NoStartTime' };
  const [, hour, minute] = wallOf.exec(time)?.map(Number) ?? [];
  if (hour === undefined || minute === undefined) return { fault: 'NoSuchTime' };
  const { year, month, day } = wallTime(now, timeZone);
  const startsAt = instantOf({ year, month, day: kind === 'postPayment' ? day : day - 1, hour, minute }, timeZone);
  const shown = wallTime(startsAt, timeZone);
  if (shown.hour !== hour || shown.minute !== minute) return { fault: 'NoSuchTime' };
  return startsAt > now ? { fault: 'FuturePost' } : { startsAt };
};

/** The rule at one moment in a city that takes these kinds; undefined where it takes none, and every stay begins now. */
export const postReader = (kinds: readonly PostKind[], now: Instant, timeZone: string): ((post: PostStart) => PostReading) | undefined =>
  kinds.length === 0 ? undefined : (post) => (kinds.includes(post.kind) ? readPost(post, now, timeZone) : { fault: 'KindOff' });

/** Refusals that are about the time of a stay, where it was paid for afterwards: they are told at the time (document 1, section 8). */
const refusalsOfTime: readonly string[] = ['FuturePost', 'ParkingSessionAlreadyExists', 'ValidationError', 'InDevelopingError'];
export const isRefusalOfTime = (errorName: string): boolean => refusalsOfTime.includes(errorName);

/** The last minute in which what was chosen now may be paid for: 23:59 of the city's day, of either kind. */
export const postPayUntil = (now: Instant, timeZone: string): Instant => startOfDay(now, timeZone, 1) - minuteMs;
