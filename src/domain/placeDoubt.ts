import type { MapFeature, PlaceName } from './parking';
import { normaliseZoneNumber, withoutZeros } from './zone';
import { distanceToFeatureM, type Fix } from './zoneHere';

/** Nearer than this, in metres beyond what the position may be off, the driver may still be on the way from the car. */
export const farM = 300;

/** The parkings of a place: those with its code, or all of its zone; those whose number differs by leading zeros where none has it. */
const featuresOf = (features: readonly MapFeature[], { zone, code }: PlaceName): readonly MapFeature[] => {
  const parkings = features.filter(({ objectType }) => objectType === 'parkings');
  if (code !== undefined) return parkings.filter((feature) => feature.code === code);
  const wanted = normaliseZoneNumber(zone ?? '');
  if (withoutZeros(wanted) === '') return [];
  const named = (name: (number: string) => string): MapFeature[] =>
    parkings.filter(({ zoneNumber }) => zoneNumber !== undefined && name(normaliseZoneNumber(zoneNumber)) === name(wanted));
  const exact = named((number) => number);
  return exact.length > 0 ? exact : named(withoutZeros);
};

/**
 * How many metres a driver is from the place that is about to be paid for, where that is so far that it may be the wrong one (product,
 * promise 4); undefined near it, and where the map does not know it. What the position may be off counts in the driver's favour.
 */
export const placeDoubtM = (fix: Fix, features: readonly MapFeature[], place: PlaceName): number | undefined => {
  const distanceM = featuresOf(features, place).reduce(
    (least, feature) => Math.min(least, distanceToFeatureM(fix, feature)),
    Number.POSITIVE_INFINITY,
  );
  return Number.isFinite(distanceM) && distanceM - fix.accuracyM > farM ? distanceM : undefined;
};
