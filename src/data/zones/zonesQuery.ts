import { queryOptions } from '@tanstack/react-query';
import { getParkings, getZones } from '~/api/contract/info';
import type { Zone } from '~/domain/zone';
import { keepLarge, readLarge } from '~/state/largeStorage';
import { cityCall } from '../cityCall';
import { cityKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { zonesFromWire } from './zonesFromWire';

const isZone = (one: Partial<Zone>): one is Zone => typeof one.number === 'string' && typeof one.address === 'string' && Array.isArray(one.prices);

/** The parkings that this app kept before, or undefined. */
const keptParkings = async (name: string): Promise<Zone[] | undefined> => {
  const kept = await readLarge(name);
  return Array.isArray(kept) && kept.every(isZone) ? kept : undefined;
};

/** Every single parking of a city: thousands of them, so they are kept apart from the other answers. */
const loadParkings = async (city: string, signal: AbortSignal): Promise<Zone[]> => {
  const name = `parkings.v1.${city}`;
  const outcome = await cityCall(getParkings, {}, { signal });
  const kept = outcome.kind === 'ok' ? undefined : await keptParkings(name);
  if (kept) return kept;
  const parkings = zonesFromWire(okOrThrow(outcome).value, true);
  void keepLarge(name, parkings);
  return parkings;
};

/** Every zone of the city, or every parking where the city pays by parking; kept for offline. */
export const zonesQuery = (city: string, paysByParking: boolean) =>
  queryOptions({
    queryKey: cityKey(city, paysByParking ? 'parkings' : 'zones'),
    queryFn: async ({ signal }) =>
      paysByParking ? loadParkings(city, signal) : zonesFromWire(okOrThrow(await cityCall(getZones, {}, { signal })).value, false),
    staleTime: 15 * 60_000,
    meta: { persist: !paysByParking },
  });
