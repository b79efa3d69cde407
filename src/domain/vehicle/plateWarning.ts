import { isOneEditApart } from '../search/citySearch';
import { isSamePlate, normalisePlate, plateParts } from './plate';

/** A car that was parked or kept before. */
export interface KnownVehicle {
  plate: string;
  isForeign: boolean;
}

/** What may be a mistake in a plate before it is paid for (product, promise 4). It never stops a payment. */
export type PlateWarning =
  /** One character off a known car's. */
  | { kind: 'alike'; vehicle: KnownVehicle }
  /** No region has this code. */
  | { kind: 'region'; region: string };

/** Of fewer characters too many plates are alike. */
const minLength = 5;

/** Codes of three digits beside those of the first hundred, which every region may be given. */
const longRegions = new Set('250 252 323 550 702 716 725 750 754 761 763 774 777 790 797 799 977'.split(' '));

/** Every code of two digits is a region's, or was one's: such plates are still in use. */
const isRegion = (region: string): boolean => /^1?(0[1-9]|[1-9]\d)$/.test(region) || longRegions.has(region);

/**
 * What may be wrong with a typed plate: it is none of the known cars', and exactly one character (another, missing, too many, or two
 * neighbours that changed places) off one of them; or it is a Russian one of a region that is not known. A likeness is told first.
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
  const region = isForeign ? undefined : plateParts(plate)?.region;
  return region === undefined || isRegion(region) ? undefined : { kind: 'region', region };
};
