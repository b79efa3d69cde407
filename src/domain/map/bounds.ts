import type { GeoPoint } from '../content/options';

/** The rectangle of a city; it never crosses the 180th meridian (`city/schema`). */
export interface Bounds {
  southWest: GeoPoint;
  northEast: GeoPoint;
}

/** Is a place within bounds, or at most so many degrees beyond them? What is no number is nowhere. */
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
