import type { CityConfig } from '~/city/schema';
import { dayMs, momentOf, wallTimeAt } from '../rules/wallTime';
import { hasBegun } from '../store/sessions';
import type { Store } from '../store/Store';

/** Are the minutes that a city gives for nothing still to be had: has the vehicle no stay in the zone on that day of the city? */
export const hasFreeMinutesLeft = (
  store: Store,
  { city, timeZone }: CityConfig,
  { number, zone, startMs }: { number: string; zone: string; startMs: number },
): boolean => {
  const { date } = wallTimeAt(timeZone, startMs);
  return !hasBegun(store, city, { number, zone, fromMs: momentOf(timeZone, date, 0), untilMs: momentOf(timeZone, date, dayMs) });
};
