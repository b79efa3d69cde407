import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { CityConfig } from '~/city/schema';
import { currentLanguage } from '~/i18n/messages';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { cachedParkings } from '../zones/zonesQuery';
import { offlineBundleQueries } from './offlineBundleQueries';

const hourMs = 3_600_000;

/**
 * Fetches everything older than `staleTime` milliseconds, one query after the other. A failed query leaves its old data
 * in place. Returns false if a part failed.
 */
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
  // A city need not have all of these pages. The rules are first in the list but are fetched last, because the oldest
  // pages are removed first when pages are large.
  const pageResults = await fetchAll([...pages].reverse());
  return [...firstResults, ...rest, pageResults.includes(true)].every(Boolean);
};

/**
 * Fetches data that only a driver without a network needs, if it is missing or an hour old. The driver may never have
 * opened the pages that show it. Returns false if a part failed.
 */
export const refreshOfflineBundle = async (queryClient: QueryClient): Promise<boolean> => {
  const config = store.get(cityAtom);
  return config === undefined || fetchOfflineBundle(queryClient, config, hourMs);
};
