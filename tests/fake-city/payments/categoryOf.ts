import { isMotoPlate } from '../rules/plateKey';
import { isCategory, suitsPlate, type VehicleCategory } from '../rules/vehicleCategory';
import type { Store } from '../store/Store';
import { vehicleByPlate } from '../store/account/vehicles';

interface StatedVehicle {
  category?: VehicleCategory;
  isForeign?: boolean;
}

/**
 * The category of the account's own vehicle. Otherwise the stated one if it suits the plate, otherwise the one that the
 * plate suggests.
 */
export const categoryOf = (
  store: Store,
  account: number | null,
  number: string,
  { category, isForeign = false }: StatedVehicle = {},
): VehicleCategory => {
  const vehicleCategory = account === null ? undefined : vehicleByPlate(store, account, number)?.category;
  if (vehicleCategory !== undefined && isCategory(vehicleCategory)) return vehicleCategory;
  if (category && suitsPlate(category, number, isForeign)) return category;
  return !isForeign && isMotoPlate(number) ? 'A' : 'B';
};
