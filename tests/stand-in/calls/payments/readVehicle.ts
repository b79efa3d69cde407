import { categoryOf } from '../../payments/categoryOf';
import { isCategory, type VehicleCategory } from '../../rules/vehicleCategory';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';
import { readFormat } from '../vehicles/readFormat';
import { readPlate } from './readPurchase';

interface Said {
  Number: string;
  Category?: string;
  NumberFormat?: string;
}

/** Throws ValidationError. */
const readCategory = (category: string | undefined): VehicleCategory | undefined => {
  const said = category?.trim().toUpperCase();
  if (!said) return undefined;
  if (!isCategory(said)) throw new Refusal('ValidationError');
  return said;
};

/** What a payment says of its vehicle: the plate, and the category that it is priced by. Throws EmptyTs, ValidationError. */
export const readVehicle = ({ world }: CallContext, account: number | null, said: Said): { number: string; category: VehicleCategory } => {
  const number = readPlate(said.Number);
  const category = readCategory(said.Category);
  const isForeign = readFormat(said.NumberFormat) === 'other';
  return { number, category: categoryOf(world.store, account, number, { category, isForeign }) };
};
