import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getMapInfo } from '~/api/contract/map';
import type { Instant } from '~/domain/cityTime';
import type { MapFeature } from '~/domain/parking';
import { serverNow } from '~/state/clock';
import { keys } from '~/state/keys';
import { read, write } from '~/state/storage';
import { cityCall } from '../cityCall';
import { cityKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { featureFromWire } from './featureFromWire';

export interface MapInfo {
  features: MapFeature[];
  /** When the set left the server, by the server's clock: the age that is shown. */
  loadedAt: Instant;
  /** How old it was when it came, in milliseconds. */
  ageMs: number;
}

/** The map's objects are fresh for an hour (document 1, section 9). */
export const mapFreshMs = 3_600_000;

const load = async (city: string, isFresh: boolean, signal?: AbortSignal): Promise<MapInfo> => {
  const { value, keptSince } = okOrThrow(await cityCall(getMapInfo, {}, { signal, isFresh }));
  const features = value.features.flatMap((wire, index) => featureFromWire(wire, index) ?? []);
  const dropped = value.features.length - features.length;
  if (dropped > 0) console.warn(`Map: ${dropped} of ${value.features.length} objects could not be read and are not drawn.`);
  const now = Date.now();
  const ageMs = Math.max(0, now - (keptSince ?? now));
  write(keys.mapLoadedAt, { ...read(keys.mapLoadedAt), [city]: now - ageMs });
  return { features, loadedAt: serverNow() - ageMs, ageMs };
};

/**
 * Everything that stands on the city's map. Its copy for offline is the service worker's alone; only the load time is
 * kept here. A set is asked for again when it is an hour old or empty (document 1, section 4).
 */
export const mapInfoQuery = (city: string) =>
  queryOptions({
    queryKey: cityKey(city, 'map'),
    queryFn: ({ signal }) => load(city, false, signal),
    staleTime: ({ state: { data } }) => (data && data.features.length > 0 ? Math.max(0, mapFreshMs - data.ageMs) : 0),
    refetchInterval: mapFreshMs,
  });

/** The driver asks for a fresh set past every kept copy; never while one is being loaded. */
export const refreshMap = async (queryClient: QueryClient, city: string): Promise<void> => {
  const { queryKey } = mapInfoQuery(city);
  if (queryClient.isFetching({ queryKey }) > 0) return;
  await queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => load(city, true, signal), staleTime: 0 });
};
