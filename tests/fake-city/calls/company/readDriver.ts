import { oneLine } from '../../rules/cleanText';
import { phoneKey } from '../../rules/phoneKey';
import { driversOf, type CompanyDriver } from '../../store/company/companyDrivers';
import { companyById } from '../../store/company/companies';
import { vehicleByPlate } from '../../store/account/vehicles';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

const longestName = 100;

/** Throws RequiredField, ValidationError. */
export const readDriverName = (text: string): string => {
  const name = oneLine(text);
  if (name === '') throw new Refusal('RequiredField', { message: 'Укажите имя водителя.' });
  if (name.length > longestName)
    throw new Refusal('ValidationError', { message: `Имя не длиннее ${longestName} знаков.` });
  return name;
};

/** Returns a phone that no other driver of the company has. Throws PhoneEmpty, InvalidFormat, DoublePhone. */
export const readDriverPhone = ({ server }: CallContext, account: number, text: string, current?: number): string => {
  if (text.trim() === '') throw new Refusal('PhoneEmpty');
  const phone = phoneKey(text);
  if (!phone) throw new Refusal('InvalidFormat', { message: 'В телефоне 11 цифр.' });
  if (driversOf(server.store, account).some((driver) => driver.phone === phone && driver.id !== current))
    throw new Refusal('DoublePhone');
  return phone;
};

/** Returns the id of the company's vehicle that a driver is to drive; null for none. Throws ValidationError. */
export const readDriven = ({ server }: CallContext, account: number, plate: string | undefined): number | null => {
  if (!plate?.trim()) return null;
  const vehicle = vehicleByPlate(server.store, account, plate);
  if (!vehicle) throw new Refusal('ValidationError', { message: 'У организации нет такого транспортного средства.' });
  return vehicle.id;
};

const sameName = (one: string, other: string): boolean => oneLine(one).toLowerCase() === oneLine(other).toLowerCase();

/**
 * Returns the company's driver with this name and phone. The phone alone is unique. Throws RequiredField,
 * AccountNotFound.
 */
export const knownDriver = ({ server }: CallContext, account: number, name: string, phone: string): CompanyDriver => {
  if (oneLine(name) === '' || phone.trim() === '') throw new Refusal('RequiredField');
  const key = phoneKey(phone);
  const driver = driversOf(server.store, account).find((one) => one.phone === key && sameName(one.name, name));
  if (!driver) throw new Refusal('AccountNotFound', { message: 'Такого водителя у организации нет.' });
  return driver;
};

/** Throws ValidationError if a request names a company other than the token's. */
export const checkInn = ({ server }: CallContext, account: number, inn: string): void => {
  if (inn.replace(/\s+/g, '') !== companyById(server.store, account)?.inn)
    throw new Refusal('ValidationError', { message: 'ИНН не тот, с которым вы вошли.' });
};
