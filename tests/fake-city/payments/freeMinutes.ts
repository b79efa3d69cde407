import type { CityConfig } from '~/city/schema';
import { dayMs, momentOf, wallTimeAt } from '../rules/wallTime';
import { hasStayBeginningIn } from '../store/stays/stays';
import type { Store } from '../store/Store';

/**
 * True if the city's free minutes are still available: no stay of the vehicle in the zone has begun on that day of the
 * city.
 */
export const hasFreeMinutesRemaining = (
  store: Store,
  { city, timeZone }: CityConfig,
  { number, zone, startMs }: { number: string; zone: string; startMs: number },
): boolean => {
  const { date } = wallTimeAt(timeZone, startMs);
  return !hasStayBeginningIn(store, city, {
    number,
    zone,
    fromMs: momentOf(timeZone, date, 0),
    untilMs: momentOf(timeZone, date, dayMs),
  });
};
