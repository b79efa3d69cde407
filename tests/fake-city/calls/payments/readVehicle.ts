import { categoryOf } from '../../payments/categoryOf';
import { isCategory, type VehicleCategory } from '../../rules/vehicleCategory';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';
import { readFormat } from '../vehicles/readFormat';
import { readPlate } from './readPurchase';

interface StatedVehicle {
  Number: string;
  Category?: string;
  NumberFormat?: string;
}

/** Throws ValidationError. */
const readCategory = (category: string | undefined): VehicleCategory | undefined => {
  const stated = category?.trim().toUpperCase();
  if (!stated) return undefined;
  if (!isCategory(stated)) throw new Refusal('ValidationError');
  return stated;
};

/**
 * Returns the vehicle of a payment: its plate and the category that determines the price. Throws EmptyTs,
 * ValidationError.
 */
export const readVehicle = (
  { server }: CallContext,
  account: number | null,
  stated: StatedVehicle,
): { number: string; category: VehicleCategory } => {
  const number = readPlate(stated.Number);
  const category = readCategory(stated.Category);
  const isForeign = readFormat(stated.NumberFormat) === 'other';
  return { number, category: categoryOf(server.store, account, number, { category, isForeign }) };
};
