import { dayMs, momentOf } from './wallTime';

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const displayedDay = /^(\d{2})[/.](\d{2})[/.](\d{4})$/;
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** True if YYYY-MM-DD is a real calendar day. */
export const isRealDay = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
};

/**
 * Parses a date of a request to milliseconds; undefined if it is invalid. Accepts ISO 8601 with an offset, or a day of
 * the city (YYYY-MM-DD, DD/MM/YYYY). A day means its beginning, or as the end of a period the moment after it.
 */
export const readMoment = (timeZone: string, text: string, role: 'from' | 'until'): number | undefined => {
  // A plus that was not escaped in the address arrives as a blank.
  const trimmed = text.trim().replace(/ (\d{2}:?\d{2})$/, '+$1');
  if (isoMoment.test(trimmed)) {
    if (!isRealDay(trimmed.slice(0, 10))) return undefined;
    const at = Date.parse(trimmed);
    return Number.isNaN(at) ? undefined : at;
  }
  const displayed = displayedDay.exec(trimmed);
  const date = displayed ? `${displayed[3]}-${displayed[2]}-${displayed[1]}` : trimmed;
  if (!isoDay.test(date) || !isRealDay(date)) return undefined;
  return momentOf(timeZone, date, role === 'from' ? 0 : dayMs);
};
