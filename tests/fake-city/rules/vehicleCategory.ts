import { isMotoPlate } from './plateKey';

export const vehicleCategories = ['A', 'B', 'C', 'D', 'M'] as const;
export type VehicleCategory = (typeof vehicleCategories)[number];

export const isCategory = (text: string): text is VehicleCategory =>
  (vehicleCategories as readonly string[]).includes(text);

/** Category A is for motorcycles and only for them. A foreign plate suits any category. */
export const suitsPlate = (category: string, number: string, isForeign: boolean): boolean =>
  isForeign || (category === 'A') === isMotoPlate(number);
