import { minuteMs } from './wallTime';

/** A barrier opens free of charge within this time after the entry, or after a payment. */
const freeMs = 15 * minuteMs;
export const exitMs = 15 * minuteMs;

/** The lifetime of a quoted price. */
export const quoteLifeMs = 30_000;

const kopecksPerStartedHour = 60_00;

/** The price of a stay behind a barrier: 60 roubles for each started hour since the entry, counted in whole minutes. */
export const barrierKopecks = (enteredMs: number, atMs: number): number => {
  if (atMs - enteredMs <= freeMs) return 0;
  return Math.ceil(Math.floor((atMs - enteredMs) / minuteMs) / 60) * kopecksPerStartedHour;
};
