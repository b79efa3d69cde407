import { infiniteQueryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { getHistory, getRecentHistory } from '~/api/contract/profile';
import { historyOperations } from '~/domain/history/history';
import type { HistorySearch } from '~/domain/history/historyFilter';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { pruneQueries } from '../pruneQueries';
import { personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { historyFromWire } from './historyFromWire';
import { historyRequest } from './historyRequest';

/** So many pages stay readable offline; read anew they are as many calls. */
export const storedPages = 3;

/** How many filters' lists are kept for offline. */
const pruneLimits = { count: 5, length: 400_000 };

/**
 * The driver's history by a filter, page by page (document 2, section 7). The newest pages are kept for offline. The key
 * holds the filter and no moments: today's list is found tomorrow, with its age.
 */
export const historyQuery = (city: string, signIn: SignIn, search: HistorySearch) =>
  infiniteQueryOptions({
    queryKey: personKey(city, signIn, 'history', search),
    queryFn: async ({ client, pageParam, signal }) => {
      const { api, timeZone } = currentCity();
      const options = { token: signIn.token, signal };
      const filter = historyRequest(search, serverNow(), timeZone);
      const isNewest = pageParam === '' && Object.values(filter).every((value) => value === undefined);
      const outcome =
        isNewest && api.operations === 'v2'
          ? await cityCall(getRecentHistory, {}, options)
          : await cityCall(getHistory, { ...filter, EndDate: pageParam || filter.EndDate }, options);
      const { value } = okOrThrow(outcome);
      pruneQueries(client, personKey(city, signIn, 'history'), pruneLimits);
      return historyFromWire(value, timeZone, pageParam);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => historyOperations(pages),
    // Pages that came again as they were stay the same ones, and so do their lines: the row of tens of thousands need not be compared.
    structuralSharing: (before, now) => (Array.isArray(now) ? now : replaceEqualDeep(before, now)),
    // A filter's list is asked for anew whenever it is chosen (OPS-07); a long one is not read through again at each look.
    staleTime: 0,
    refetchOnWindowFocus: ({ state: { data } }) => (data?.pages.length ?? 0) <= storedPages,
    refetchOnReconnect: ({ state: { data } }) => (data?.pages.length ?? 0) <= storedPages,
    meta: { persist: true, stretches: storedPages },
  });
