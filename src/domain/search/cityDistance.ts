import type { Bounds } from '../map/bounds';
import type { GeoPoint } from '../map/geoPoint';

/** The distance to a city, for suggesting one by the phone's position. */

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Kilometres between two points along the great circle. */
export const arcKm = (one: GeoPoint, other: GeoPoint): number => {
  const [south, north] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const half = Math.sin((north - south) / 2) ** 2 + Math.cos(south) * Math.cos(north) * across;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(clamp(half, 0, 1)));
};

/** The latitude at which a meridian is nearest to a point. On the far side of the globe it lies beyond the pole. */
const footLatitude = ({ latitude, longitude }: GeoPoint, meridian: number): number => {
  const up = Math.sin(radians(latitude));
  const along = Math.cos(radians(latitude)) * Math.cos(radians(longitude - meridian));
  return (Math.atan2(up, along) * 180) / Math.PI;
};

/**
 * Returns the kilometres from a point to a city: 0 within its bounds, else along the great circle to the nearest point
 * of the edge. Bounds never cross the 180th meridian, but the path to them may.
 */
export const distanceToCityKm = (from: GeoPoint, { southWest, northEast }: Bounds): number => {
  const within = (latitude: number): number => clamp(latitude, southWest.latitude, northEast.latitude);
  if (from.longitude >= southWest.longitude && from.longitude <= northEast.longitude)
    return arcKm(from, { latitude: within(from.latitude), longitude: from.longitude });
  const places = [southWest.longitude, northEast.longitude].flatMap((longitude) =>
    [southWest.latitude, northEast.latitude, within(footLatitude(from, longitude))].map((latitude) => ({
      latitude,
      longitude,
    })),
  );
  return Math.min(...places.map((place) => arcKm(from, place)));
};

/** Returns the cities with their distances in kilometres, nearest first. */
export const nearestCities = <City extends { mapBounds: Bounds }>(
  cities: readonly City[],
  from: GeoPoint,
): (City & { distanceKm: number })[] =>
  cities
    .map((city) => ({ ...city, distanceKm: distanceToCityKm(from, city.mapBounds) }))
    .sort((one, other) => one.distanceKm - other.distanceKm);
