import { dayMs, dayKey, type Instant } from '../time/cityTime';

/** Days as in forms and addresses, `2026-11-20`. They are the city's and know no clock changes. */

const asUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The days for an objection, where a city names no others. */
export const usualAppealDays = 10;

/**
 * Returns the last day for an objection. The day on which the copy was received is not counted. A last day at a weekend
 * is not moved, because the earlier day is always in time.
 */
export const objectionDeadline = (receivedOn: string, appealDays = usualAppealDays): string =>
  new Date(asUtc(receivedOn) + appealDays * dayMs).toISOString().slice(0, 10);

/** Returns how many days are left after the city's current day; negative if the day is over. */
export const daysLeft = (day: string, now: Instant, timeZone: string): number =>
  Math.round((asUtc(day) - asUtc(dayKey(now, timeZone))) / dayMs);

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(asUtc(day)).getUTCDay());
