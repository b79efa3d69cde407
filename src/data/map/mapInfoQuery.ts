import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Instant } from '~/domain/cityTime';
import type { MapFeature } from '~/domain/parking';
import { currentCity } from '~/state/city';
import { serverNow } from '~/state/clock';
import { keys } from '~/state/keys';
import { read, write } from '~/state/storage';
import { store } from '~/state/store';
import { noteAnswer } from '../cityCall';
import { cityKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { askMap } from './askMap';
import { drawingOf, earlyDrawingAtom, hasDrawing, type MapDrawing } from './drawing';

export interface MapInfo {
  features: MapFeature[];
  drawing: MapDrawing;
  /** When the set left the server, by the server's clock: the age that is shown. */
  loadedAt: Instant;
  /** How old it was when it came, in milliseconds. */
  ageMs: number;
}

/** The map's objects are fresh for an hour (document 1, section 9). */
export const mapFreshMs = 3_600_000;

const load = async (city: string, isFresh: boolean, signal?: AbortSignal): Promise<MapInfo> => {
  const { apiUrl, api, mapBounds } = currentCity();
  // A later set is drawn when its objects are here too: what is tapped is told by its place among them.
  const isFirst = !hasDrawing(city);
  let early: MapDrawing | undefined;
  const outcome = await askMap({ apiUrl, version: api.mapInfo, isFresh, bounds: mapBounds }, signal, (made) => {
    if (!isFirst) return;
    early = drawingOf(city, made);
    store.set(earlyDrawingAtom, { city, drawing: early });
  });
  noteAnswer(outcome, signal);
  const { value, keptSince } = okOrThrow(outcome);
  // The worker's kept copy is no answer to who asked past it: what is shown stays, and is told to be old.
  if (isFresh && keptSince !== undefined && !isFirst) throw new Error('Map: the city did not answer, a kept copy did.');
  const { features, dropped } = value;
  if (dropped > 0) console.warn(`Map: ${dropped} of ${features.length + dropped} objects could not be read and are not drawn.`);
  const now = Date.now();
  const ageMs = Math.max(0, now - (keptSince ?? now));
  write(keys.mapLoadedAt, { ...read(keys.mapLoadedAt), [city]: now - ageMs });
  return { features, drawing: early ?? drawingOf(city, value.drawing), loadedAt: serverNow() - ageMs, ageMs };
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
    // Nobody compares 100,000 objects one by one: a new set is another one.
    structuralSharing: false,
  });

/** The driver asks for a fresh set past every kept copy; never while one is being loaded. */
export const refreshMap = async (queryClient: QueryClient, city: string): Promise<void> => {
  const { queryKey } = mapInfoQuery(city);
  if (queryClient.isFetching({ queryKey }) > 0) return;
  await queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => load(city, true, signal), staleTime: 0 });
};
