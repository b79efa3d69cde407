import { dayMs } from './wallTime';

const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Days are YYYY-MM-DD here: calendar dates without a time zone. */
export const addDays = (date: string, days: number): string => dateOf(startOf(date) + days * dayMs);

export const daysBetween = (from: string, until: string): number =>
  Math.round((startOf(until) - startOf(from)) / dayMs);

/** The same day some months later, or the last day of that month if it has no such day. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
};
