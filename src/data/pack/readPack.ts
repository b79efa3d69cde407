import type { QueryClient } from '@tanstack/react-query';
import type { CityConfig } from '~/city/schema';
import type { Instant } from '~/domain/cityTime';
import { bytesOf } from '~/domain/kept';
import { currentLanguage } from '~/i18n/words';
import { keptAnswer } from '~/state/device';
import { mapInfoAddress } from '../map/mapInfoAddress';
import { keptParkings } from '../zones/zonesQuery';
import { packQueries } from './packQueries';

/** One part of what is kept of a city. */
export interface PackPart {
  name: 'zones' | 'map' | 'sms' | 'pages';
  bytes: number;
  /** When the oldest of it came, by the device's clock; none where it is missing. */
  at?: Instant;
}

/** What this device keeps of a city for where there is no network, by parts. */
export const readPack = async (queryClient: QueryClient, config: CityConfig): Promise<PackPart[]> => {
  const { paysByParking, zones, sms, pages } = packQueries(queryClient, config, currentLanguage());
  const part = (name: PackPart['name'], queries: readonly { queryKey: readonly unknown[] }[]): PackPart => {
    const kept = queries.flatMap(({ queryKey }) => {
      const state = queryClient.getQueryState(queryKey);
      return state?.data === undefined || state.data === null ? [] : [{ bytes: bytesOf(state.data), at: state.dataUpdatedAt }];
    });
    return { name, bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0), at: kept.length > 0 ? Math.min(...kept.map(({ at }) => at)) : undefined };
  };
  const parkings = paysByParking ? await keptParkings(config.city) : undefined;
  const map = await keptAnswer('map-info', mapInfoAddress(config));
  return [
    parkings ? { name: 'zones', bytes: bytesOf(parkings.parkings), at: parkings.at } : part('zones', [zones]),
    { name: 'map', bytes: map?.bytes ?? 0, at: map?.at },
    part('sms', [sms]),
    part('pages', pages),
  ];
};
