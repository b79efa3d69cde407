import type { MapFeature, PlaceName } from './mapFeature';
import { normaliseZoneNumber, withoutZeros } from '../stay/zone';
import { distanceToFeatureM, type Fix } from './zonesNearby';

/** Nearer than this, in metres beyond what the position may be off, the driver may still be on the way from the car. */
export const warnBeyondM = 300;

/** The parkings of a place: those with its code, or all of its zone; those whose number differs by leading zeros where none has it. */
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
 * How many metres a driver is from the place that is about to be paid for, where that is so far that it may be the wrong one (product,
 * promise 4); undefined near it, and where the map does not know it. What the position may be off counts in the driver's favour.
 */
export const locationWarningM = (fix: Fix, features: readonly MapFeature[], place: PlaceName): number | undefined => {
  const distanceM = featuresOf(features, place).reduce(
    (min, feature) => Math.min(min, distanceToFeatureM(fix, feature)),
    Number.POSITIVE_INFINITY,
  );
  return Number.isFinite(distanceM) && distanceM - fix.accuracyM > warnBeyondM ? distanceM : undefined;
};
