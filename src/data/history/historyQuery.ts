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

/** The number of pages that stay readable offline. Each page is one call when the list is refetched. */
export const storedPages = 3;

/** How many filtered lists are stored for offline use, and their total length. */
const pruneLimits = { count: 5, length: 400_000 };

/**
 * The driver's history by filter, page by page. The newest pages are persisted for offline use. The key contains the
 * filter but no moments, so today's list is found tomorrow and shows its age.
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
    // Unchanged pages keep their identity, and so do their operations. The selected list of tens of thousands need not
    // be compared.
    structuralSharing: (before, now) => (Array.isArray(now) ? now : replaceEqualDeep(before, now)),
    // A list is refetched whenever its filter is chosen (OPS-07). A long list is not refetched each time the page is
    // seen.
    staleTime: 0,
    refetchOnWindowFocus: ({ state: { data } }) => (data?.pages.length ?? 0) <= storedPages,
    refetchOnReconnect: ({ state: { data } }) => (data?.pages.length ?? 0) <= storedPages,
    meta: { persist: true, stretches: storedPages },
  });
