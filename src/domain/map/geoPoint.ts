export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Metres per degree of latitude. A degree of longitude is shorter, by `longitudeScale`. */
export const metresPerDegree = 111_195;
export const longitudeScale = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** Straight-line distance in metres. A plane is accurate enough within one city. */
export const metresBetween = (one: GeoPoint, other: GeoPoint): number =>
  Math.hypot(
    (one.longitude - other.longitude) * longitudeScale((one.latitude + other.latitude) / 2),
    one.latitude - other.latitude,
  ) * metresPerDegree;
