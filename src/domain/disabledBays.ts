import type { GeoPoint } from './options';
import { anchorOf, type MapFeature } from './parking';
import { metresBetween } from './route';

/** Has a working parking places for the disabled, as far as the city tells? */
export const hasDisabledBays = ({ objectType, category, isInactive, spaces }: MapFeature): boolean =>
  objectType === 'parkings' && !isInactive && (category === 'disabled' || (spaces.forDisabled ?? 0) > 0);

/** The nearest parking with places for the disabled, other than the one that is looked at. */
export const nearestDisabledBays = (features: readonly MapFeature[], from: GeoPoint, except?: MapFeature): MapFeature | undefined => {
  let best: { feature: MapFeature; metres: number } | undefined;
  for (const feature of features) {
    if (feature === except || !hasDisabledBays(feature)) continue;
    const metres = metresBetween(from, anchorOf(feature.geometry));
    if (!best || metres < best.metres) best = { feature, metres };
  }
  return best?.feature;
};
