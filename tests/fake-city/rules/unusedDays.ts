import { addDays, daysBetween } from './cityDays';
import { momentOf, wallTimeAt } from './wallTime';

/**
 * The whole days of the city between two moments. A day on which a moment falls counts only if the moment is a
 * midnight.
 */
export const wholeDays = (timeZone: string, fromMs: number, untilMs: number): number => {
  const firstDate = wallTimeAt(timeZone, fromMs).date;
  const first = momentOf(timeZone, firstDate, 0) < fromMs ? addDays(firstDate, 1) : firstDate;
  return Math.max(0, daysBetween(first, wallTimeAt(timeZone, untilMs).date));
};

/** The remaining whole days of a subscription. A pause stops its time. */
export const unusedDays = (
  timeZone: string,
  { startMs, endMs, pausedMs }: { startMs: number; endMs: number; pausedMs: number | null },
  nowMs: number,
): number => wholeDays(timeZone, Math.max(startMs, pausedMs ?? nowMs), endMs);

/** The share of the price for the unused days, rounded down to a kopeck; the full price if no day was used. */
export const refundOfDays = (paidKopecks: number, days: number, unused: number): number =>
  days === 0 ? 0 : Math.floor((paidKopecks * Math.min(unused, days)) / days);
