import { getMapInfo } from '~/api/contract/map';
import type { CityConfig } from '~/city/schema';

/** The address of a city's map objects. The service worker caches the answer under it. */
export const mapInfoAddress = ({ apiUrl, api }: Pick<CityConfig, 'apiUrl' | 'api'>): string => {
  const older: Readonly<Record<string, string>> | undefined = getMapInfo.olderPaths;
  return apiUrl + (older?.[api.mapInfo] ?? getMapInfo.path);
};
