import type { GeoPoint } from './geoPoint';

/** The rectangle of a city. It never crosses the 180th meridian (`city/schema`). */
export interface Bounds {
  southWest: GeoPoint;
  northEast: GeoPoint;
}

/** True if a point is within the bounds, or at most `marginDegrees` beyond them. False for NaN. */
export const isWithin = (
  { southWest, northEast }: Bounds,
  { latitude, longitude }: GeoPoint,
  marginDegrees = 0,
): boolean =>
  latitude >= southWest.latitude - marginDegrees &&
  latitude <= northEast.latitude + marginDegrees &&
  longitude >= southWest.longitude - marginDegrees &&
  longitude <= northEast.longitude + marginDegrees;

export const middleOf = ({ southWest, northEast }: Bounds): GeoPoint => ({
  latitude: (southWest.latitude + northEast.latitude) / 2,
  longitude: (southWest.longitude + northEast.longitude) / 2,
});
