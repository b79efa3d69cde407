import { queryOptions } from '@tanstack/react-query';
import { getParkings, getZones } from '~/api/contract/info';
import { cityCall } from '../cityCall';
import { cityKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { zonesFromWire } from './zonesFromWire';

/** Every zone of the city, or every parking where the city pays by parking; kept for offline. */
export const zonesQuery = (city: string, paysByParking: boolean) =>
  queryOptions({
    queryKey: cityKey(city, paysByParking ? 'parkings' : 'zones'),
    queryFn: async ({ signal }) => {
      const { value } = okOrThrow(await cityCall(paysByParking ? getParkings : getZones, {}, { signal }));
      return zonesFromWire(value, paysByParking);
    },
    staleTime: 15 * 60_000,
    meta: { persist: true },
  });
