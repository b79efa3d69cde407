import { dayKey, wallTime, type Instant } from '~/domain/time/cityTime';
import { splitPrice, type Kopecks } from '~/domain/money/money';
import { numberFormat } from './numberFormat';
import { currentLanguage } from './messages';

/** Numbers and times in the format of the page's language. Sums and times never break across lines. */

const nbsp = '\u00a0';
const pad = (n: number): string => String(n).padStart(2, '0');

/**
 * `9 605`: a whole number with grouped thousands. A smaller number is just its digits: loading the browser's number
 * rules takes a phone 100 ms.
 */
export const groups = (whole: number): string =>
  Math.abs(whole) < 1000 ? String(whole) : numberFormat().format(whole);

/** The whole part with grouped thousands, and the two digits after the separator. */
export const priceParts = (sum: Kopecks): { whole: string; separator: string; fraction: string } => {
  const { whole, fraction } = splitPrice(sum);
  const sign = sum < 0 && whole === 0 ? '−' : '';
  return { whole: sign + groups(whole).replace('-', '−'), separator: currentLanguage() === 'en' ? '.' : ',', fraction };
};

/** `40` or `40,50`: roubles without a sign, for places where the currency follows in words. */
export const amount = (kopecks: Kopecks): string => {
  const { whole, separator, fraction } = priceParts(kopecks);
  return fraction === '00' ? whole : whole + separator + fraction;
};

/** `40,00 ₽`: a sum, always with two decimals (CONST-11). */
export const cost = (sum: Kopecks): string => {
  const { whole, separator, fraction } = priceParts(sum);
  return `${whole}${separator}${fraction}${nbsp}₽`;
};

/** `40 ₽` or `40,50 ₽`: a sum that a button names, a label of the map, or a limit of its filter. */
export const sum = (kopecks: Kopecks): string => `${amount(kopecks)}${nbsp}₽`;

/** `14:02`, the city's time. */
export const time = (at: Instant, timeZone: string): string => {
  const { hour, minute } = wallTime(at, timeZone);
  return `${pad(hour)}:${pad(minute)}`;
};

/** `20.11 14:02`. */
export const dayAndTime = (at: Instant, timeZone: string): string => {
  const { day, month } = wallTime(at, timeZone);
  return `${pad(day)}.${pad(month)} ${time(at, timeZone)}`;
};

/** `20.11.2026 14:02`. */
export const dateAndTime = (at: Instant, timeZone: string): string => {
  const { day, month, year } = wallTime(at, timeZone);
  return `${pad(day)}.${pad(month)}.${year} ${time(at, timeZone)}`;
};

/** The time alone on the day of `now`, otherwise with its date. */
export const timeOrDate = (at: Instant, now: Instant, timeZone: string): string =>
  dayKey(at, timeZone) === dayKey(now, timeZone) ? time(at, timeZone) : dayAndTime(at, timeZone);
