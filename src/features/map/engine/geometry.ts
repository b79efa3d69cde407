import type { Bounds } from '~/domain/map/bounds';
import { type GeoPoint, metresBetween } from '~/domain/map/geoPoint';
import { anchorOf, partsOf, pointsOfPart, type MapFeature, type ParkingGeometry } from '~/domain/map/mapFeature';

/** The points that an object spans. */
export const pointsOf = (geometry: ParkingGeometry): readonly GeoPoint[] => partsOf(geometry).flatMap(pointsOfPart);

/** Returns the smallest rectangle that contains all objects; undefined without any. */
export const boundsOf = (features: readonly Pick<MapFeature, 'geometry'>[]): Bounds | undefined => {
  const south = { latitude: Number.POSITIVE_INFINITY, longitude: Number.POSITIVE_INFINITY };
  const north = { latitude: Number.NEGATIVE_INFINITY, longitude: Number.NEGATIVE_INFINITY };
  for (const { geometry } of features) {
    for (const { latitude, longitude } of pointsOf(geometry)) {
      south.latitude = Math.min(south.latitude, latitude);
      south.longitude = Math.min(south.longitude, longitude);
      north.latitude = Math.max(north.latitude, latitude);
      north.longitude = Math.max(north.longitude, longitude);
    }
  }
  return Number.isFinite(south.latitude) ? { southWest: south, northEast: north } : undefined;
};

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Returns where most objects are: the middle that is nearest to the median of all middles; undefined without objects.
 */
export const centreOf = (features: readonly Pick<MapFeature, 'geometry'>[]): GeoPoint | undefined => {
  const anchors = features.map(({ geometry }) => anchorOf(geometry));
  const median = {
    latitude: medianOf(anchors.map(({ latitude }) => latitude)),
    longitude: medianOf(anchors.map(({ longitude }) => longitude)),
  };
  const [first] = anchors;
  return (
    first &&
    anchors.reduce(
      (best, middle) => (metresBetween(middle, median) < metresBetween(best, median) ? middle : best),
      first,
    )
  );
};
