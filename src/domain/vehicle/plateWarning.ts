import { isOneEditApart } from '../search/citySearch';
import { isSamePlate, normalisePlate, plateParts } from './plate';

/** A vehicle that was parked or saved before. */
export interface KnownVehicle {
  plate: string;
  isForeign: boolean;
}

/** A possible mistake in a plate, shown before the payment. It never blocks. */
export type PlateWarning =
  /** One character differs from a known vehicle's plate. */
  | { kind: 'alike'; vehicle: KnownVehicle }
  /** A motorcycle that may be a car, whose first letter О was typed as a zero. */
  | { kind: 'zero'; vehicle: KnownVehicle }
  /** The region code does not exist. */
  | { kind: 'region'; region: string };

/** Shorter plates are too often similar to each other. */
const minLength = 5;

/**
 * Three-digit region codes in addition to 101 to 199, as of November 2026. Codes that only some lists have (277, 299)
 * count as known: a warning about a real plate helps no one.
 */
const longRegions = new Set('250 252 277 299 323 550 702 716 725 750 754 761 763 774 777 790 797 799 977'.split(' '));

/** Every two-digit code is or was in use by a region, and such plates are still valid. */
const isRegion = (region: string): boolean => /^1?(0[1-9]|[1-9]\d)$/.test(region) || longRegions.has(region);

/**
 * Warns about a typed plate that is not a known vehicle's. A plate is suspicious if it is one edit off a known one (a
 * character replaced, missing or added, or two neighbours swapped). A Russian plate is also suspicious if its region is
 * unknown, or if it is a motorcycle's that begins with a zero. Similarity is reported first.
 */
export const plateWarning = (
  input: string,
  isForeign: boolean,
  known: readonly KnownVehicle[],
): PlateWarning | undefined => {
  const plate = normalisePlate(input);
  if (known.some((vehicle) => isSamePlate(vehicle.plate, plate))) return undefined;
  const alike =
    plate.length < minLength
      ? undefined
      : known.find((vehicle) => isOneEditApart(normalisePlate(vehicle.plate), plate));
  if (alike) return { kind: 'alike', vehicle: alike };
  const { kind, region } = (isForeign ? undefined : plateParts(plate)) ?? {};
  if (kind === 'moto' && plate.startsWith('0'))
    return { kind: 'zero', vehicle: { plate: `О${plate.slice(1)}`, isForeign } };
  return region === undefined || isRegion(region) ? undefined : { kind: 'region', region };
};
