import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Instant } from '~/domain/time/cityTime';
import type { MapFeature } from '~/domain/map/mapFeature';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { storageKeys } from '~/state/storageKeys';
import { hasNetwork } from '~/platform/network';
import { read, write } from '~/platform/storage';
import { store } from '~/state/store';
import { trackCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { loadMapInWorker } from './loadMapInWorker';
import { replaceGeojson, earlyGeojsonAtom, hasGeojson, type MapGeojson } from './mapGeojson';

export interface MapInfo {
  features: MapFeature[];
  geojson: MapGeojson;
  /** When the set left the server, by the server's clock. This age is displayed. */
  loadedAt: Instant;
  /** The same by the device's clock. It decides whether the set is stale. */
  takenAt: number;
}

/** The map's objects are fresh for an hour (MAP-10). */
export const mapFreshMs = 3_600_000;

/** How often a stale set is requested again while nothing newer arrives. */
const retryMs = 300_000;

/**
 * How long a set stays fresh. A stale set has 0: an hour old, dated in the future, empty, or older than what this
 * device has loaded since.
 */
const freshForMs = (city: string, data: MapInfo | undefined): number => {
  if (!data || data.features.length === 0 || (read(storageKeys.mapLoadedAt)[city] ?? 0) > data.takenAt) return 0;
  const ageMs = Date.now() - data.takenAt;
  return ageMs >= 0 ? Math.max(0, mapFreshMs - ageMs) : 0;
};

/**
 * The delay until the next fetch: a moment after the set becomes stale, because the worker counts from when it received
 * the answer. After a failure it is short, unless there is no network: then a fetch would only read the cached copy
 * again.
 */
const refetchInMs = (city: string, data: MapInfo | undefined, hasFailed: boolean): number => {
  const remainingMs = hasFailed ? 0 : freshForMs(city, data);
  if (remainingMs > 0) return remainingMs + 1_000;
  return hasNetwork() ? retryMs : mapFreshMs;
};

/** The most reasons that the console names for objects that are not drawn. */
const maxReasons = 10;

const load = async (
  city: string,
  isFresh: boolean,
  before: MapInfo | undefined,
  signal?: AbortSignal,
): Promise<MapInfo> => {
  const { apiUrl, api, mapBounds, timeZone } = currentCity();
  // A later set is drawn only once its objects are here, because a tapped object is found by its position among them.
  const isFirst = !hasGeojson(city);
  let earlyGeojson: MapGeojson | undefined;
  // This is the largest answer. A silence while it loads is no evidence about the network.
  const sent = trackCall('map', { isPayment: true, isPastCaches: isFresh });
  const outcome = await loadMapInWorker(
    { apiUrl, version: api.mapInfo, isFresh, bounds: mapBounds, timeZone, now: serverNow() },
    signal,
    (geojson) => {
      if (!isFirst) return;
      earlyGeojson = replaceGeojson(city, geojson);
      store.set(earlyGeojsonAtom, { city, geojson: earlyGeojson });
    },
  );
  sent.recordOutcome(outcome, signal);
  const { value, cachedAt } = okOrThrow(outcome);
  // A cached copy is no answer to a request that bypasses the cache. The displayed set stays and is marked as outdated.
  if (isFresh && cachedAt !== undefined && !isFirst) throw new Error('Map: the city did not answer, a kept copy did.');
  const { features, dropped } = value;
  if (dropped.length > 0) {
    const count = dropped.reduce((sum, [, each]) => sum + each, 0);
    const reasons = dropped.slice(0, maxReasons).map(([reason, each]) => `${each} × ${reason}`);
    console.warn(
      `Map: ${count} of ${features.length + count} objects are not drawn: ${reasons.join(', ')}${dropped.length > maxReasons ? ' …' : ''}.`,
    );
  }
  const now = Date.now();
  const ageMs = Math.max(0, now - (cachedAt ?? now));
  const takenAt = now - ageMs;
  write(storageKeys.mapLoadedAt, { ...read(storageKeys.mapLoadedAt), [city]: takenAt });
  // The same copy again: the drawn set stays.
  if (cachedAt !== undefined && before?.takenAt === takenAt) return before;
  return {
    features,
    geojson: earlyGeojson ?? replaceGeojson(city, value.geojson),
    loadedAt: serverNow() - ageMs,
    takenAt,
  };
};

/**
 * All objects of the city's map. Only the service worker stores them for offline use. The page stores their load time
 * alone, which decides whether each tab's set is stale (MAP-11). A set is requested again when it is empty or an hour
 * old, even if it was already old on arrival.
 */
export const mapInfoQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'map'),
    queryFn: ({ signal, client }) => load(city, false, client.getQueryData<MapInfo>(cityKey(city, 'map')), signal),
    // Counted from when the data arrived.
    staleTime: ({ state: { data, dataUpdatedAt } }) => Date.now() - dataUpdatedAt + freshForMs(city, data),
    refetchInterval: ({ state: { data, status } }) => refetchInMs(city, data, status === 'error'),
    // A set that is marked as outdated is requested as soon as the network is back.
    refetchOnReconnect: ({ state: { status } }) => (status === 'error' ? 'always' : true),
    // Comparing 100,000 objects would take too long, so each new set replaces the old one.
    structuralSharing: false,
  });

/**
 * Requests a fresh set past every cache when the driver asks for it. A set that is loading comes first (MAP-10), and
 * only a stored copy is followed by a request.
 */
export const refreshMap = async (queryClient: QueryClient, city: string): Promise<void> => {
  const { queryKey } = mapInfoQuery(city);
  const requestedAt = Date.now();
  if (queryClient.isFetching({ queryKey }) > 0) {
    await queryClient.prefetchQuery({ queryKey });
    if ((queryClient.getQueryData<MapInfo>(queryKey)?.takenAt ?? 0) >= requestedAt) return;
  }
  const queryFn = ({ signal }: { signal: AbortSignal }): Promise<MapInfo> =>
    load(city, true, queryClient.getQueryData(queryKey), signal);
  await queryClient.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
};
