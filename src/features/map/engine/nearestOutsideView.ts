import { isWithin, middleOf, type Bounds } from '~/domain/map/bounds';
import { type GeoPoint, metresBetween } from '~/domain/map/geoPoint';
import type { MapFeature } from '~/domain/map/mapFeature';
import { pointsOf } from './geometry';

/**
 * Returns the start of the parking nearest to the middle of a view without parkings. Undefined if one is in view or
 * there is none at all. The first point is sufficient: the middles of 100,000 lines would take too long.
 */
export const nearestOutsideView = (features: readonly MapFeature[], view: Bounds): GeoPoint | undefined => {
  const centre = middleOf(view);
  let nearest: GeoPoint | undefined;
  let minMetres = Number.POSITIVE_INFINITY;
  for (const { objectType, geometry } of features) {
    const points = objectType === 'parkings' ? pointsOf(geometry) : [];
    if (points.some((point) => isWithin(view, point))) return undefined;
    const [first] = points;
    const metres = first ? metresBetween(centre, first) : minMetres;
    if (metres < minMetres) {
      minMetres = metres;
      nearest = first;
    }
  }
  return nearest;
};
