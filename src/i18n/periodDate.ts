import { wallTime, type Instant } from '~/domain/time/cityTime';
import { time } from './format';

const pad = (n: number): string => String(n).padStart(2, '0');

/** `20/11/26 14:02`: an end of a period, by the city's clock. */
export const periodDate = (at: Instant, timeZone: string): string => {
  const { day, month, year } = wallTime(at, timeZone);
  return `${pad(day)}/${pad(month)}/${pad(year % 100)}\u00a0${time(at, timeZone)}`;
};
