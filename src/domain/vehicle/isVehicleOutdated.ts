import { isSamePlate } from './plate';

/** A driver's cars as a form saw them: all plates, and the main one's. */
export interface KnownVehicles {
  plates: readonly string[];
  main: string | undefined;
}

/** Does a form still hold a car of the driver's that is gone by now, or one that was the main one and is so no more? */
export const isVehicleOutdated = (plate: string, seen: KnownVehicles, now: KnownVehicles): boolean => {
  const isOne = (other: string | undefined): boolean => other !== undefined && isSamePlate(other, plate);
  if (!seen.plates.some(isOne)) return false;
  return !now.plates.some(isOne) || (isOne(seen.main) && !isOne(now.main));
};
