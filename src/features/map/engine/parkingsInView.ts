import { isWithin, type Bounds } from '~/domain/map/bounds';
import type { MapFeature } from '~/domain/map/mapFeature';
import { pointsOf } from './geometry';

/** True if at least this many parkings reach into the view. It stops at the first that suffice. */
export const hasParkingsInView = (features: readonly MapFeature[], view: Bounds, count: number): boolean => {
  let found = 0;
  return features.some(({ objectType, geometry }) => {
    if (objectType === 'parkings' && pointsOf(geometry).some((point) => isWithin(view, point))) found += 1;
    return found >= count;
  });
};
