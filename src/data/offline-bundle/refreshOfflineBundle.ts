import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { CityConfig } from '~/city/schema';
import { currentLanguage } from '~/i18n/messages';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { cachedParkings } from '../zones/zonesQuery';
import { offlineBundleQueries } from './offlineBundleQueries';

const hourMs = 3_600_000;

/** Fetches what is older than so many milliseconds, one after the other; what does not come stays as it was. False where some of it did not. */
export const fetchOfflineBundle = async (
  queryClient: QueryClient,
  config: CityConfig,
  staleTime: number,
): Promise<boolean> => {
  const fetchQuery = async (query: FetchQueryOptions): Promise<boolean> =>
    queryClient.fetchQuery({ ...query, staleTime, retry: false }).then(
      () => true,
      () => false,
    );
  const fetchAll = async (queries: readonly FetchQueryOptions[]): Promise<boolean[]> => {
    const results: boolean[] = [];
    for (const query of queries) results.push(await fetchQuery(query));
    return results;
  };
  const firstResults = await fetchAll(offlineBundleQueries(queryClient, config, currentLanguage()).first);
  const { paysByParking, zones, sms, pages } = offlineBundleQueries(queryClient, config, currentLanguage());
  const parkings = paysByParking && staleTime > 0 ? await cachedParkings(config.city) : undefined;
  const isRecent = parkings !== undefined && Math.abs(Date.now() - parkings.at) < staleTime;
  const rest = await fetchAll(isRecent ? [sms] : [zones, sms]);
  // A city need not have all of these pages. The rules, which are the first of them, come last: what came first is the oldest, and the
  // first to go where pages are large.
  const pageResults = await fetchAll([...pages].reverse());
  return [...firstResults, ...rest, pageResults.includes(true)].every(Boolean);
};

/**
 * Asks for what only a driver without internet will want, where it is missing or an hour old: the pages that show it may never
 * have been opened. False where some of it did not come.
 */
export const refreshOfflineBundle = async (queryClient: QueryClient): Promise<boolean> => {
  const config = store.get(cityAtom);
  return config === undefined || fetchOfflineBundle(queryClient, config, hourMs);
};
