import type { MapFeature, PlaceName } from './mapFeature';
import { normaliseZoneNumber, withoutZeros } from '../stay/zone';
import { distanceToFeatureM, type Fix } from './zonesNearby';

/** Metres beyond the position's accuracy. Within this distance the driver may still be on the way from the car. */
export const warnBeyondM = 300;

/**
 * Returns the parkings of a place: those with its code, or all of its zone. Leading zeros are ignored if no zone
 * matches exactly.
 */
const featuresOf = (features: readonly MapFeature[], { zone, code }: PlaceName): readonly MapFeature[] => {
  const parkings = features.filter(({ objectType }) => objectType === 'parkings');
  if (code !== undefined) return parkings.filter((feature) => feature.code === code);
  const requestedNumber = normaliseZoneNumber(zone ?? '');
  if (withoutZeros(requestedNumber) === '') return [];
  const named = (name: (number: string) => string): MapFeature[] =>
    parkings.filter(
      ({ zoneNumber }) => zoneNumber !== undefined && name(normaliseZoneNumber(zoneNumber)) === name(requestedNumber),
    );
  const exact = named((number) => number);
  return exact.length > 0 ? exact : named(withoutZeros);
};

/**
 * Returns the driver's distance in metres from the place to pay for, if it is so far that the place may be wrong.
 * Undefined if it is near or not on the map. The position's inaccuracy counts in the driver's favour.
 */
export const locationWarningM = (fix: Fix, features: readonly MapFeature[], place: PlaceName): number | undefined => {
  const distanceM = featuresOf(features, place).reduce(
    (min, feature) => Math.min(min, distanceToFeatureM(fix, feature)),
    Number.POSITIVE_INFINITY,
  );
  return Number.isFinite(distanceM) && distanceM - fix.accuracyM > warnBeyondM ? distanceM : undefined;
};
