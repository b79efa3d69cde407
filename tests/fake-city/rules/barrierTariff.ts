import { minuteMs } from './wallTime';

/** A barrier lets out for nothing so soon after the entry, and so soon after a payment. */
const freeMs = 15 * minuteMs;
export const exitMs = 15 * minuteMs;

/** How long a price holds (document 1, section 9). */
export const quoteLifeMs = 30_000;

const kopecksPerStartedHour = 60_00;

/** What a flat parking costs from the entry on: 60 roubles for each started hour, counted in whole minutes. */
export const barrierKopecks = (enteredMs: number, atMs: number): number => {
  if (atMs - enteredMs <= freeMs) return 0;
  return Math.ceil(Math.floor((atMs - enteredMs) / minuteMs) / 60) * kopecksPerStartedHour;
};
