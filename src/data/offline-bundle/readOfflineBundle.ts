import type { QueryClient } from '@tanstack/react-query';
import type { CityConfig } from '~/city/schema';
import { workerCaches } from '~/domain/content/workerCaches';
import type { Instant } from '~/domain/time/cityTime';
import { bytesOf } from '~/domain/account/deviceData';
import { currentLanguage } from '~/i18n/messages';
import { cachedAnswer } from '~/state/deviceStorage';
import { mapInfoAddress } from '../map/mapInfoAddress';
import { cachedParkings } from '../zones/zonesQuery';
import { offlineBundleQueries } from './offlineBundleQueries';

/** One part of a city's offline bundle. */
export interface OfflineBundlePart {
  name: 'zones' | 'map' | 'sms' | 'pages';
  bytes: number;
  /** When its oldest entry arrived, by the device's clock. Undefined if the part is missing. */
  at?: Instant;
}

/** Reads the parts of a city's offline bundle that this device has stored. */
export const readOfflineBundle = async (queryClient: QueryClient, config: CityConfig): Promise<OfflineBundlePart[]> => {
  const { paysByParking, zones, sms, pages } = offlineBundleQueries(queryClient, config, currentLanguage());
  const part = (
    name: OfflineBundlePart['name'],
    queries: readonly { queryKey: readonly unknown[] }[],
  ): OfflineBundlePart => {
    const cached = queries.flatMap(({ queryKey }) => {
      const state = queryClient.getQueryState(queryKey);
      return state?.data === undefined || state.data === null
        ? []
        : [{ bytes: bytesOf(state.data), at: state.dataUpdatedAt }];
    });
    return {
      name,
      bytes: cached.reduce((sum, { bytes }) => sum + bytes, 0),
      at: cached.length > 0 ? Math.min(...cached.map(({ at }) => at)) : undefined,
    };
  };
  const parkings = paysByParking ? await cachedParkings(config.city) : undefined;
  const map = await cachedAnswer(workerCaches.mapInfo, mapInfoAddress(config));
  return [
    parkings ? { name: 'zones', bytes: bytesOf(parkings.parkings), at: parkings.at } : part('zones', [zones]),
    { name: 'map', bytes: map?.bytes ?? 0, at: map?.at },
    part('sms', [sms]),
    part('pages', pages),
  ];
};
