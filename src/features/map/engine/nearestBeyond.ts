import { isWithin, middleOf, type Bounds } from '~/domain/bounds';
import type { GeoPoint } from '~/domain/options';
import type { MapFeature } from '~/domain/parking';
import { metresBetween } from '~/domain/route';
import { pointsOf } from './geometry';

/**
 * Where the parking begins that is nearest to the middle of a view without any; undefined where there is one in sight, or none
 * anywhere. Its points do: the middles of 100,000 lines would take too long.
 */
export const nearestBeyond = (features: readonly MapFeature[], view: Bounds): GeoPoint | undefined => {
  const middle = middleOf(view);
  let nearest: GeoPoint | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { objectType, geometry } of features) {
    const points = objectType === 'parkings' ? pointsOf(geometry) : [];
    if (points.some((point) => isWithin(view, point))) return undefined;
    const [first] = points;
    const metres = first ? metresBetween(middle, first) : least;
    if (metres < least) {
      least = metres;
      nearest = first;
    }
  }
  return nearest;
};
