import type { RequestOf } from '~/api/contract/endpoint';
import type { getHistory } from '~/api/contract/profile';
import { isoInCity, type Instant } from '~/domain/time/cityTime';
import { periodSpan, type HistorySearch } from '~/domain/history/historyFilter';

const iso = (at: Instant | undefined, timeZone: string): string | undefined =>
  at === undefined ? undefined : isoInCity(at, timeZone);

/** What a filter asks the server for; what is not chosen is not sent. */
export const historyRequest = (search: HistorySearch, now: Instant, timeZone: string): RequestOf<typeof getHistory> => {
  const { from, until } = periodSpan(search, now, timeZone);
  return {
    StartDate: iso(from, timeZone),
    EndDate: iso(until, timeZone),
    Operation: search.operation,
    Vehicle: search.vehicle,
    Zone: search.zone,
  };
};
