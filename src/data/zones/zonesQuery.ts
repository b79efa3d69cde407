import { queryOptions } from '@tanstack/react-query';
import { getParkings, getZones } from '~/api/contract/info';
import type { Zone } from '~/domain/stay/zone';
import { saveToIndexedDb, readFromIndexedDb } from '~/platform/indexedDb';
import { parkingsKey } from '~/state/storageKeys';
import { cityCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { zonesFromWire } from './zonesFromWire';

const isZone = (one: Partial<Zone>): one is Zone =>
  typeof one.number === 'string' && typeof one.address === 'string' && Array.isArray(one.prices);

const storageNameOf = (city: string): string => `${parkingsKey.name}v2.${city}`;

/** Reads of the stored parkings wait for a running write. */
let pendingWrite: Promise<unknown> = Promise.resolve();

/** The parkings that the app stored earlier and when they arrived, or undefined. */
export const cachedParkings = async (city: string): Promise<{ at: number; parkings: Zone[] } | undefined> => {
  await pendingWrite;
  const { at, parkings } = ((await readFromIndexedDb(storageNameOf(city))) ?? {}) as {
    at?: unknown;
    parkings?: unknown;
  };
  return typeof at === 'number' && Array.isArray(parkings) && parkings.every(isZone) ? { at, parkings } : undefined;
};

/** Loads all parkings of a city. There are thousands, so they are stored apart from the other answers. */
const loadParkings = async (city: string, signal: AbortSignal): Promise<Zone[]> => {
  const outcome = await cityCall(getParkings, {}, { signal });
  const cached = outcome.kind === 'ok' ? undefined : await cachedParkings(city);
  if (cached) return cached.parkings;
  const parkings = zonesFromWire(okOrThrow(outcome).value, true);
  pendingWrite = saveToIndexedDb(storageNameOf(city), { at: Date.now(), parkings }, 'passing');
  return parkings;
};

/** All zones of the city, or all parkings where the city pays by parking. Both are stored for offline use. */
export const zonesQuery = (city: string, paysByParking: boolean) =>
  queryOptions({
    queryKey: cityKey(city, paysByParking ? 'parkings' : 'zones'),
    queryFn: async ({ signal }) =>
      paysByParking
        ? loadParkings(city, signal)
        : zonesFromWire(okOrThrow(await cityCall(getZones, {}, { signal })).value, false),
    staleTime: 15 * 60_000,
    meta: { persist: !paysByParking },
  });
