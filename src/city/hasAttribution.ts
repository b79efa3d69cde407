import type { CityConfig } from './schema';

/** True if the map shows an attribution. A third party's style may contain its own. */
export const hasAttribution = ({ mapSource }: Pick<CityConfig, 'mapSource'>): boolean =>
  mapSource.type === 'style' || mapSource.attribution !== undefined;
