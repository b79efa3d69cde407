import type { GeoPoint } from '../content/options';
import { anchorOf, type MapFeature } from './mapFeature';
import { metresBetween } from './directions';

/** Is it a place for the disabled, or does it have any, as far as the city tells? */
export const isForDisabled = ({
  objectType,
  category,
  spaces,
}: Pick<MapFeature, 'objectType' | 'category' | 'spaces'>): boolean =>
  objectType === 'parkings' && (category === 'disabled' || (spaces.forDisabled ?? 0) > 0);

/** The same of a parking that works. */
export const hasDisabledBays = (feature: MapFeature): boolean => !feature.isInactive && isForDisabled(feature);

/** The nearest parking with places for the disabled, other than the one that is looked at. */
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
