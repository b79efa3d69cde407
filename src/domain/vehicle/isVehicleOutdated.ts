import { isSamePlate } from './plate';

/** The driver's vehicles as a form saw them: all plates, and the main vehicle's plate. */
export interface KnownVehicles {
  plates: readonly string[];
  main: string | undefined;
}

/** True if the form's vehicle was the driver's and is now gone, or was the main one and no longer is. */
export const isVehicleOutdated = (plate: string, seen: KnownVehicles, now: KnownVehicles): boolean => {
  const isOne = (other: string | undefined): boolean => other !== undefined && isSamePlate(other, plate);
  if (!seen.plates.some(isOne)) return false;
  return !now.plates.some(isOne) || (isOne(seen.main) && !isOne(now.main));
};
