import { isSamePlate } from '../vehicle/plate';
import { isFullPhone, phoneDigits, phoneForWire } from '../account/phone';
import { isSendable } from '../content/sendable';
import { visibleText } from '../content/visibleText';

/** A driver of a company (COOP-08). */
export interface CompanyDriver {
  id?: string;
  /** As the server sends it: surname, first name, patronymic. */
  name: string;
  phone: string;
  /** The plate of the driver's vehicle. */
  plate?: string;
  /** IMEI or VIN of that vehicle's device. */
  device?: string;
  isActive: boolean;
}

/** Names the row of a driver in the list. */
export const driverKey = ({ phone, name }: Pick<CompanyDriver, 'phone' | 'name'>): string => `${phone} ${name}`;

export interface NameParts {
  surname: string;
  firstName: string;
  patronymic: string;
}

/** Replaces every run of whitespace with one space and removes invisible characters. */
export const oneLine = (text: string): string => visibleText(text).replace(/\s+/gu, ' ');

/**
 * Splits a name of any number of words into surname, first name and patronymic. Two words mean that there is no
 * patronymic.
 */
export const nameParts = (name: string): NameParts => {
  const [surname = '', firstName = '', ...rest] = oneLine(name).split(' ');
  return { surname, firstName, patronymic: rest.join(' ') };
};

export const nameOfParts = ({ surname, firstName, patronymic }: NameParts): string =>
  oneLine([surname, firstName, patronymic].join(' '));

export type CompanyDriverError =
  'emptyField' | 'noFirstName' | 'longName' | 'PhoneEmpty' | 'InvalidFormat' | 'DoublePhone' | 'noSuchCar';

/** The driver form, as typed. The plate is one of the company's, or empty. */
export interface CompanyDriverValues extends NameParts {
  phone: string;
  plate: string;
}

/** The maximum length of a full name. */
export const maxNameLength = 100;

/** Phones are equal if their last ten digits are. */
export const isSamePhone = (one: string, other: string): boolean => phoneKey(one) === phoneKey(other);
/** The part of a phone that all its spellings share. */
export const phoneKey = (phone: string): string => (phoneDigits(phone) ?? phone).slice(-10);

export const isSameName = (one: string, other: string): boolean =>
  oneLine(one).toLowerCase() === oneLine(other).toLowerCase();

/** Validates a driver's phone: required, exactly 11 digits, not used by another driver of the company. */
export const checkDriverPhone = (input: string, others: readonly CompanyDriver[]): CompanyDriverError | undefined => {
  const digits = phoneDigits(input);
  if (digits === '') return 'PhoneEmpty';
  if (!isFullPhone(input)) return 'InvalidFormat';
  return others.some(({ phone }) => isSamePhone(phone, input)) ? 'DoublePhone' : undefined;
};

/** Validates a driver. `plates` are the company's plates. */
export const checkCompanyDriver = (
  values: CompanyDriverValues,
  { others, plates }: { others: readonly CompanyDriver[]; plates: readonly string[] },
): Partial<Record<keyof CompanyDriverValues, CompanyDriverError>> => {
  const errors: Partial<Record<keyof CompanyDriverValues, CompanyDriverError>> = {};
  const name = nameOfParts(values);
  if (oneLine(values.surname) === '') errors.surname = 'emptyField';
  else if (name.length > maxNameLength || !isSendable(name)) errors.surname = 'longName';
  if (oneLine(values.firstName) === '') errors.firstName = 'emptyField';
  const phone = checkDriverPhone(values.phone, others);
  if (phone) errors.phone = phone;
  if (values.plate !== '' && !plates.some((plate) => isSamePlate(plate, values.plate))) errors.plate = 'noSuchCar';
  return errors;
};

/** Clears a plate that the company no longer has, because the vehicle list cannot show it. */
export const withKnownPlate = <Values extends { plate?: string }>(
  values: Values,
  plates: readonly string[],
): Values => ({
  ...values,
  plate: plates.find((plate) => isSamePlate(plate, values.plate ?? '')) ?? '',
});

/** Returns the driver for valid form values. */
export const companyDriverOf = (values: CompanyDriverValues, before?: CompanyDriver): CompanyDriver => ({
  ...before,
  name: nameOfParts(values),
  phone: phoneForWire(values.phone),
  plate: values.plate || undefined,
  isActive: before?.isActive ?? true,
});

/** True if both drivers are equal, apart from the active flag. */
export const isSameDriver = (one: CompanyDriver, other: CompanyDriver): boolean =>
  isSameName(one.name, other.name) &&
  isSamePhone(one.phone, other.phone) &&
  isSamePlate(one.plate ?? '', other.plate ?? '');
