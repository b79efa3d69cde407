import type { CityConfig } from './schema';

/** Does the map say whose it is? A style of another's may do so by itself. */
export const hasAttribution = ({ mapSource }: Pick<CityConfig, 'mapSource'>): boolean =>
  mapSource.type === 'style' || mapSource.attribution !== undefined;
