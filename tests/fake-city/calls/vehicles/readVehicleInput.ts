import { oneLine } from '../../rules/cleanText';
import { isCertificateNumber, documentKey } from '../../rules/documentNumber';
import { isMotoPlate, isPlate, plateKey, plateKind, displayedPlate } from '../../rules/plateKey';
import { suitsPlate } from '../../rules/vehicleCategory';
import type { Vehicle } from '../../store/account/accounts';
import { Refusal } from '../Refusal';
import { readFormat } from './readFormat';

/** What a request may say of a vehicle besides its plate. */
export interface VehicleInput {
  category?: string;
  formatGrz?: string;
  country?: string;
  STSNumber?: string;
  name?: string;
}

/** A vehicle as it may be stored. */
export type VehicleDetails = Pick<Vehicle, 'number' | 'category' | 'format' | 'name' | 'sts'>;

const longestName = 100;

export const alreadyThere = 'Данное транспортное средство уже существует';

/** Throws EmptyTs without a plate, InvalidFormat where it is none of the templates, or no plate at all. */
const readPlate = (plate: string, format: string): string => {
  if (plate.trim() === '') throw new Refusal('EmptyTs', { message: 'Укажите номер транспортного средства.' });
  if (!isPlate(plate)) throw new Refusal('InvalidFormat', { message: 'В номере не больше 9 знаков: буквы и цифры.' });
  if (format === 'other') return displayedPlate(plate);
  if (!plateKind(plate)) throw new Refusal('InvalidFormat', { message: 'Номер не похож ни на один из российских.' });
  return plateKey(plate);
};

/** A plate that the account is asked about. Throws EmptyTs. */
export const readKnownPlate = (plate: string): string => {
  if (plate.trim() === '') throw new Refusal('EmptyTs');
  return plate;
};

const readCertificate = (sts: string): string | null => {
  const number = documentKey(sts);
  if (number === '') return null;
  if (!isCertificateNumber(number))
    throw new Refusal('InvalidFormat', { message: 'В свидетельстве две цифры, две буквы или цифры и ещё шесть цифр.' });
  return number;
};

const readName = (name: string): string | null => {
  const line = oneLine(name);
  if (line.length > longestName)
    throw new Refusal('ValidationError', { message: `Название не длиннее ${longestName} знаков.` });
  return line || null;
};

const suits = (category: string, number: string, format: string): boolean =>
  suitsPlate(category, number, format === 'other');

/**
 * A vehicle by the rules of document 2, section 5. What the request leaves out stays as `before` has it; a new vehicle is
 * Russian, of category B, or A with a plate of motorcycles. Throws EmptyTs, InvalidFormat, ValidationError.
 */
export const readVehicleInput = (plate: string, input: VehicleInput, before?: VehicleDetails): VehicleDetails => {
  const format = readFormat(input.formatGrz?.trim() || input.country) ?? before?.format ?? 'rus';
  const number = readPlate(plate, format);
  const usual = format === 'rus' && isMotoPlate(number) ? 'A' : 'B';
  const currentCategory = before && suits(before.category, number, format) ? before.category : usual;
  const category = input.category ?? currentCategory;
  if (!suits(category, number, format))
    throw new Refusal('ValidationError', { message: 'Категория не подходит к типу номера' });
  return {
    number,
    category,
    format,
    name: input.name === undefined ? (before?.name ?? null) : readName(input.name),
    sts: input.STSNumber === undefined ? (before?.sts ?? null) : readCertificate(input.STSNumber),
  };
};
