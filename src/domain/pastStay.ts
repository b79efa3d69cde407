import { instantOf, wallTime, type Instant } from './cityTime';

/** A stay of today that is told after it began, where it is paid for afterwards (document 1, section 5, "No-balance form"). */

export type PastStartFault = 'RequiredField' | 'InvalidFormat' | 'FuturePost';

const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** The instant of today at which the city's clocks showed `HH:mm`; undefined for what is no time. */
export const pastStart = (typed: string, now: Instant, timeZone: string): Instant | undefined => {
  const match = clock.exec(typed.trim());
  if (!match) return undefined;
  const { year, month, day } = wallTime(now, timeZone);
  return instantOf({ year, month, day, hour: Number(match[1]), minute: Number(match[2]) }, timeZone);
};

/** A beginning is needed, and is not later than now. */
export const checkPastStart = (typed: string, now: Instant, timeZone: string): PastStartFault | undefined => {
  if (typed.trim() === '') return 'RequiredField';
  const at = pastStart(typed, now, timeZone);
  if (at === undefined) return 'InvalidFormat';
  return at > now ? 'FuturePost' : undefined;
};
