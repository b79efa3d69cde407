import type { RequestOf } from '~/api/contract/endpoint';
import type { getHistory } from '~/api/contract/profile';
import { isoInCity, type Instant } from '~/domain/time/cityTime';
import { periodSpan, type HistorySearch } from '~/domain/history/historyFilter';

const iso = (at: Instant | undefined, timeZone: string): string | undefined =>
  at === undefined ? undefined : isoInCity(at, timeZone);

/** The request for a filter. Options that are not chosen are not sent. */
export const historyRequest = (search: HistorySearch, now: Instant, timeZone: string): RequestOf<typeof getHistory> => {
  const { from, until } = periodSpan(search, now, timeZone);
  return {
    StartDate: iso(from, timeZone),
    EndDate: iso(until, timeZone),
    Operation: search.operation,
    Vehicle: search.vehicle,
    Zone: search.zone,
    OrderNumber: search.order,
    Driver: search.driver,
  };
};
