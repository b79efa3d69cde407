import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { CityConfig } from '~/city/schema';
import { currentLanguage } from '~/i18n/words';
import { cityAtom } from '~/state/city';
import { store } from '~/state/store';
import { keptParkings } from '../zones/zonesQuery';
import { packQueries } from './packQueries';

const hourMs = 3_600_000;

/** Fetches what is older than so many milliseconds, one after the other; what does not come stays as it was. False where some of it did not. */
export const loadPack = async (queryClient: QueryClient, config: CityConfig, staleTime: number): Promise<boolean> => {
  const ask = async (query: FetchQueryOptions): Promise<boolean> =>
    queryClient.fetchQuery({ ...query, staleTime, retry: false }).then(
      () => true,
      () => false,
    );
  const all = async (queries: readonly FetchQueryOptions[]): Promise<boolean[]> => {
    const came: boolean[] = [];
    for (const query of queries) came.push(await ask(query));
    return came;
  };
  const first = await all(packQueries(queryClient, config, currentLanguage()).first);
  const { paysByParking, zones, sms, pages } = packQueries(queryClient, config, currentLanguage());
  const parkings = paysByParking && staleTime > 0 ? await keptParkings(config.city) : undefined;
  const isYoung = parkings !== undefined && Math.abs(Date.now() - parkings.at) < staleTime;
  const then = await all(isYoung ? [sms] : [zones, sms]);
  // A city need not have all of these pages. The rules, which are the first of them, come last: what came first is the oldest, and the
  // first to go where pages are large.
  const read = await all([...pages].reverse());
  return [...first, ...then, read.includes(true)].every(Boolean);
};

/**
 * Asks for what only a driver without internet will want, where it is missing or an hour old: the pages that show it may never
 * have been opened. False where some of it did not come.
 */
export const renewPack = async (queryClient: QueryClient): Promise<boolean> => {
  const config = store.get(cityAtom);
  return config === undefined || loadPack(queryClient, config, hourMs);
};
