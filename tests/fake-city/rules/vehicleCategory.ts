import { isMotoPlate } from './plateKey';

/** Document 2, section 9. */
export const vehicleCategories = ['A', 'B', 'C', 'D', 'M'] as const;
export type VehicleCategory = (typeof vehicleCategories)[number];

export const isCategory = (text: string): text is VehicleCategory =>
  (vehicleCategories as readonly string[]).includes(text);

/** Motorcycles alone are of category A, and of no other; a foreign plate goes with any (document 2, section 5; `decisions.md`, "moto types"). */
export const suitsPlate = (category: string, number: string, isForeign: boolean): boolean =>
  isForeign || (category === 'A') === isMotoPlate(number);
