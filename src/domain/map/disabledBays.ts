import { type GeoPoint, metresBetween } from './geoPoint';
import { anchorOf, type MapFeature } from './mapFeature';

/** True if the object is a parking for the disabled or has such spaces, as far as the city reports them. */
export const isForDisabled = ({
  objectType,
  category,
  spaces,
}: Pick<MapFeature, 'objectType' | 'category' | 'spaces'>): boolean =>
  objectType === 'parkings' && (category === 'disabled' || (spaces.forDisabled ?? 0) > 0);

/** Like `isForDisabled`, but only for a parking in service. */
export const hasDisabledBays = (feature: MapFeature): boolean => !feature.isInactive && isForDisabled(feature);

/** Returns the nearest parking with spaces for the disabled, other than `except`. */
export const nearestDisabledBays = (
  features: readonly MapFeature[],
  from: GeoPoint,
  except?: MapFeature,
): MapFeature | undefined => {
  let best: { feature: MapFeature; metres: number } | undefined;
  for (const feature of features) {
    if (feature === except || !hasDisabledBays(feature)) continue;
    const metres = metresBetween(from, anchorOf(feature.geometry));
    if (!best || metres < best.metres) best = { feature, metres };
  }
  return best?.feature;
};
