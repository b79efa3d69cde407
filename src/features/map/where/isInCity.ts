import type { CityConfig } from '~/city/schema';
import type { GeoPoint } from '~/domain/options';

/** Is a place within the city's bounds, where its map can look? */
export const isInCity = ({ latitude, longitude }: GeoPoint, { mapBounds: { southWest, northEast } }: Pick<CityConfig, 'mapBounds'>): boolean =>
  latitude >= southWest.latitude && latitude <= northEast.latitude && longitude >= southWest.longitude && longitude <= northEast.longitude;
