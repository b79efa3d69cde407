import { getMapInfo } from '~/api/contract/map';
import type { CityConfig } from '~/city/schema';

/** Where a city answers with its map's objects: the service worker keeps the answer under it. */
export const mapInfoAddress = ({ apiUrl, api }: Pick<CityConfig, 'apiUrl' | 'api'>): string => {
  const older: Readonly<Record<string, string>> | undefined = getMapInfo.olderPaths;
  return apiUrl + (older?.[api.mapInfo] ?? getMapInfo.path);
};
