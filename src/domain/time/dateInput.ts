/** Days as drivers write them, `20/11/2026` (CONST-37), and as the app keeps them, `2026-11-20`. */

/** Papers are older than stays. */
const firstYear = 1900;

/** A day of the calendar, `2026-11-20`; undefined for anything else, also for a year that is still being typed. */
export const calendarDay = (value: unknown): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typeof value === 'string' ? value : '') ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay =
    Number(year) >= firstYear && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay ? `${year}-${month}-${day}` : undefined;
};

/** `20/11/2026` of a day of the calendar; nothing of none. */
export const formatDateInput = (day: string): string => day.split('-').reverse().join('/');

/** The day that stands there; undefined where there is none, as on the 31st of February. */
export const parseDateInput = (input: string): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(input.trim()) ?? [];
  return calendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
};

/**
 * What a field shows after something was typed or pasted there: any usual sign between the numbers becomes a slash, and one
 * is added behind a whole day and month, so that the digits alone are enough. What is taken away stays away; nothing else goes.
 */
export const completeDateInput = (before: string, input: string): string => {
  const whole = calendarDay(input.trim());
  if (whole !== undefined) return formatDateInput(whole);
  const text = input.replaceAll(/[/.,\-\s]+/g, '/');
  if (text.length <= before.length) return text;
  const [, day, month = '', year = ''] = /^(\d{2})\/?(\d{0,2})\/?(\d*)$/.exec(text) ?? [];
  if (day === undefined || (month.length === 1 && (year !== '' || text.endsWith('/')))) return text;
  return month.length < 2 ? `${day}/${month}` : `${day}/${month}/${year}`;
};
