import { oneLine } from '../../rules/cleanText';
import { isCertificateNumber, documentKey } from '../../rules/documentNumber';
import { isMotoPlate, isPlate, plateKey, plateKind, displayedPlate } from '../../rules/plateKey';
import { suitsPlate } from '../../rules/vehicleCategory';
import type { Vehicle } from '../../store/account/accounts';
import { Refusal } from '../Refusal';
import { readFormat } from './readFormat';

/** The optional details of a vehicle in a request. */
export interface VehicleInput {
  category?: string;
  formatGrz?: string;
  country?: string;
  STSNumber?: string;
  name?: string;
}

/** The details of a vehicle in their stored form. */
export type VehicleDetails = Pick<Vehicle, 'number' | 'category' | 'format' | 'name' | 'sts'>;

const longestName = 100;

export const alreadyThere = 'Данное транспортное средство уже существует';

/**
 * Throws EmptyTs without a plate. Throws InvalidFormat if the text is no plate, or a Russian one that matches no
 * template.
 */
const readPlate = (plate: string, format: string): string => {
  if (plate.trim() === '') throw new Refusal('EmptyTs', { message: 'Укажите номер транспортного средства.' });
  if (!isPlate(plate)) throw new Refusal('InvalidFormat', { message: 'В номере не больше 9 знаков: буквы и цифры.' });
  if (format === 'other') return displayedPlate(plate);
  if (!plateKind(plate)) throw new Refusal('InvalidFormat', { message: 'Номер не похож ни на один из российских.' });
  return plateKey(plate);
};

/** A plate to look up in the account. Throws EmptyTs. */
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
 * A validated vehicle. Omitted fields are taken from `before`. A new vehicle is Russian and of category B, or A with a
 * motorcycle plate. Throws EmptyTs, InvalidFormat, ValidationError.
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
