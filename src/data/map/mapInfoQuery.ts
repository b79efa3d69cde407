import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Instant } from '~/domain/time/cityTime';
import type { MapFeature } from '~/domain/map/mapFeature';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { storageKeys } from '~/state/storageKeys';
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
  /** When the set left the server, by the server's clock: the age that is shown. */
  loadedAt: Instant;
  /** The same by the device's own clock: what its staleness is judged by. */
  takenAt: number;
}

/** The map's objects are fresh for an hour (document 1, section 9). */
export const mapFreshMs = 3_600_000;

/** A set that is old, because nothing newer came, is asked for again so often. */
const retryMs = 300_000;

/** How long a set stays fresh; 0 of a stale one: an hour old, from the future, empty, or older than what this device has loaded since. */
const freshForMs = (city: string, data: MapInfo | undefined): number => {
  if (!data || data.features.length === 0 || (read(storageKeys.mapLoadedAt)[city] ?? 0) > data.takenAt) return 0;
  const ageMs = Date.now() - data.takenAt;
  return ageMs >= 0 ? Math.max(0, mapFreshMs - ageMs) : 0;
};

/**
 * A moment after it has grown old: the worker reckons from when it had the answer. Soon after a try that failed, unless there is no
 * network: then only the kept copy would be read once more.
 */
const refetchInMs = (city: string, data: MapInfo | undefined, hasFailed: boolean): number => {
  const remainingMs = hasFailed ? 0 : freshForMs(city, data);
  if (remainingMs > 0) return remainingMs + 1_000;
  return navigator.onLine ? retryMs : mapFreshMs;
};

const load = async (
  city: string,
  isFresh: boolean,
  before: MapInfo | undefined,
  signal?: AbortSignal,
): Promise<MapInfo> => {
  const { apiUrl, api, mapBounds } = currentCity();
  // A later set is drawn when its objects are here too: what is tapped is told by its place among them.
  const isFirst = !hasGeojson(city);
  let earlyGeojson: MapGeojson | undefined;
  // The largest answer of all comes as it can: until then its silence says nothing.
  const sent = trackCall('map', true);
  const outcome = await loadMapInWorker(
    { apiUrl, version: api.mapInfo, isFresh, bounds: mapBounds },
    signal,
    (geojson) => {
      if (!isFirst) return;
      earlyGeojson = replaceGeojson(city, geojson);
      store.set(earlyGeojsonAtom, { city, geojson: earlyGeojson });
    },
  );
  sent.recordOutcome(outcome, signal);
  const { value, cachedAt } = okOrThrow(outcome);
  // The worker's kept copy is no answer to who asked past it: what is shown stays, and is told to be old.
  if (isFresh && cachedAt !== undefined && !isFirst) throw new Error('Map: the city did not answer, a kept copy did.');
  const { features, dropped } = value;
  if (dropped > 0)
    console.warn(`Map: ${dropped} of ${features.length + dropped} objects could not be read and are not drawn.`);
  const now = Date.now();
  const ageMs = Math.max(0, now - (cachedAt ?? now));
  const takenAt = now - ageMs;
  write(storageKeys.mapLoadedAt, { ...read(storageKeys.mapLoadedAt), [city]: takenAt });
  // The same copy once more: what is drawn stays.
  if (cachedAt !== undefined && before?.takenAt === takenAt) return before;
  return {
    features,
    geojson: earlyGeojson ?? replaceGeojson(city, value.geojson),
    loadedAt: serverNow() - ageMs,
    takenAt,
  };
};

/**
 * Everything that stands on the city's map. Its copy for offline is the service worker's alone; only the load time is
 * kept here, and judges what each tab has (MAP-11). A set is asked for again when it is an hour old, however old it came, or
 * empty (document 1, section 4).
 */
export const mapInfoQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'map'),
    queryFn: ({ signal, client }) => load(city, false, client.getQueryData<MapInfo>(cityKey(city, 'map')), signal),
    // Reckoned from when it came.
    staleTime: ({ state: { data, dataUpdatedAt } }) => Date.now() - dataUpdatedAt + freshForMs(city, data),
    refetchInterval: ({ state: { data, status } }) => refetchInMs(city, data, status === 'error'),
    // What is told to be not up to date is asked for as soon as it can be had.
    refetchOnReconnect: ({ state: { status } }) => (status === 'error' ? 'always' : true),
    // Nobody compares 100,000 objects one by one: a new set is another one.
    structuralSharing: false,
  });

/** The driver asks for a fresh set past every kept copy; never while one is being loaded. */
export const refreshMap = async (queryClient: QueryClient, city: string): Promise<void> => {
  const { queryKey } = mapInfoQuery(city);
  if (queryClient.isFetching({ queryKey }) > 0) return;
  const queryFn = ({ signal }: { signal: AbortSignal }): Promise<MapInfo> =>
    load(city, true, queryClient.getQueryData(queryKey), signal);
  await queryClient.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
};
