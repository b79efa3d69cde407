/** Conversion between days as typed by drivers, `20/11/2026` (CONST-37), and as stored, `2026-11-20`. */

/** Documents can be older than stays. */
const firstYear = 1900;

/** Returns a valid calendar day such as `2026-11-20`; undefined for anything else, including an incomplete year. */
export const calendarDay = (value: unknown): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typeof value === 'string' ? value : '') ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay =
    Number(year) >= firstYear && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay ? `${year}-${month}-${day}` : undefined;
};

/** Formats a calendar day as `20/11/2026`; empty if there is none. */
export const formatDateInput = (day: string): string => day.split('-').reverse().join('/');

/** Parses a typed day; undefined if it does not exist, such as 31 February. */
export const parseDateInput = (input: string): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(input.trim()) ?? [];
  return calendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
};

/**
 * Returns the text of a date field after an input. Usual separators become slashes, and a slash is added after a
 * complete day and month, so that digits alone are enough. Deleted characters are not added again, and nothing else is
 * removed.
 */
export const completeDateInput = (input: string, before: string): string => {
  const whole = calendarDay(input.trim());
  if (whole !== undefined) return formatDateInput(whole);
  const text = input.replaceAll(/[/.,\-\s]+/g, '/');
  if (text.length <= before.length) return text;
  const [, day, month = '', year = ''] = /^(\d{2})\/?(\d{0,2})\/?(\d*)$/.exec(text) ?? [];
  if (day === undefined || (month.length === 1 && (year !== '' || text.endsWith('/')))) return text;
  return month.length < 2 ? `${day}/${month}` : `${day}/${month}/${year}`;
};
