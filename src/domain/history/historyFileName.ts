import { dayKey, type Instant } from '../time/cityTime';
import { periodSpan, type HistorySearch } from './historyFilter';

/**
 * Names the file of an exported history by city and days: `operacii-perm-2026-11-01-20.xlsx`, or with both dates in full
 * if the months differ. `ending` has no dot.
 */
export const historyFileName = (
  search: HistorySearch,
  { city, timeZone }: { city: string; timeZone: string },
  now: Instant,
  ending: string,
): string => {
  const { from, until } = periodSpan(search, now, timeZone);
  const last = dayKey(until === undefined ? now : until - 1, timeZone);
  const first = from === undefined ? last : dayKey(from, timeZone);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const days = first === last ? last : `${first}-${isSameMonth ? last.slice(8) : last}`;
  return `operacii-${city}-${days}.${ending}`;
};
