import { isSamePlate } from '../vehicle/plate';
import { isFullPhone, phoneDigits, phoneForWire } from '../account/phone';
import { isSendable } from '../content/sendable';
import { visibleText } from '../content/visibleText';

/** A driver of a corporate customer (document 2, sections 3 to 5; COOP-08). */
export interface CompanyDriver {
  id?: string;
  /** As the server has it: surname, first name, patronymic. */
  name: string;
  phone: string;
  /** The plate of the vehicle that is driven. */
  plate?: string;
  /** IMEI or VIN of the device of that vehicle. */
  device?: string;
  isActive: boolean;
}

export interface NameParts {
  surname: string;
  firstName: string;
  patronymic: string;
}

/** Spaces of every kind become one; what no eye sees goes. */
export const oneLine = (text: string): string => visibleText(text).replace(/\s+/gu, ' ');

/** Surname, first name, patronymic, however many words that is; two words mean that there is no patronymic (document 2, section 3). */
export const nameParts = (name: string): NameParts => {
  const [surname = '', firstName = '', ...rest] = oneLine(name).split(' ');
  return { surname, firstName, patronymic: rest.join(' ') };
};

export const nameOfParts = ({ surname, firstName, patronymic }: NameParts): string =>
  oneLine([surname, firstName, patronymic].join(' '));

export type CompanyDriverError =
  'emptyField' | 'longName' | 'PhoneEmpty' | 'InvalidFormat' | 'DoublePhone' | 'noSuchCar';

/** The form of a driver, as typed; a plate is one of the company's own or empty. */
export interface CompanyDriverValues extends NameParts {
  phone: string;
  plate: string;
}

/** The most characters of a whole name. */
export const maxNameLength = 100;

/** Two phones are one when their last ten digits are. */
export const isSamePhone = (one: string, other: string): boolean => phoneKey(one) === phoneKey(other);
/** What two spellings of one phone have in common. */
export const phoneKey = (phone: string): string => (phoneDigits(phone) ?? phone).slice(-10);

export const isSameName = (one: string, other: string): boolean =>
  oneLine(one).toLowerCase() === oneLine(other).toLowerCase();

/** A corporate driver's phone: required, exactly 11 digits, of no other driver of the company (document 2, section 5). */
export const checkDriverPhone = (input: string, others: readonly CompanyDriver[]): CompanyDriverError | undefined => {
  const digits = phoneDigits(input);
  if (digits === '') return 'PhoneEmpty';
  if (!isFullPhone(input)) return 'InvalidFormat';
  return others.some(({ phone }) => isSamePhone(phone, input)) ? 'DoublePhone' : undefined;
};

/** What is wrong with a driver; `plates` are those of the company. */
export const checkCompanyDriver = (
  values: CompanyDriverValues,
  { others, plates }: { others: readonly CompanyDriver[]; plates: readonly string[] },
): Partial<Record<keyof CompanyDriverValues, CompanyDriverError>> => {
  const errors: Partial<Record<keyof CompanyDriverValues, CompanyDriverError>> = {};
  const name = nameOfParts(values);
  if (oneLine(values.surname) === '') errors.surname = 'emptyField';
  else if (name.length > maxNameLength || !isSendable(name)) errors.surname = 'longName';
  // By its place a patronymic would be taken for it.
  if (oneLine(values.firstName) === '' && oneLine(values.patronymic) !== '') errors.firstName = 'emptyField';
  const phone = checkDriverPhone(values.phone, others);
  if (phone) errors.phone = phone;
  if (values.plate !== '' && !plates.some((plate) => isSamePlate(plate, values.plate))) errors.plate = 'noSuchCar';
  return errors;
};

/** A plate that is none of the company's any more is none: a list that offers the company's vehicles cannot show it. */
export const withKnownPlate = <Values extends { plate?: string }>(
  values: Values,
  plates: readonly string[],
): Values => ({
  ...values,
  plate: plates.find((plate) => isSamePlate(plate, values.plate ?? '')) ?? '',
});

/** The driver of values without faults. */
export const companyDriverOf = (values: CompanyDriverValues, before?: CompanyDriver): CompanyDriver => ({
  ...before,
  name: nameOfParts(values),
  phone: phoneForWire(values.phone),
  plate: values.plate || undefined,
  isActive: before?.isActive ?? true,
});

/** Do two say the same of a driver, besides whether it is active? */
export const isSameDriver = (one: CompanyDriver, other: CompanyDriver): boolean =>
  isSameName(one.name, other.name) &&
  isSamePhone(one.phone, other.phone) &&
  isSamePlate(one.plate ?? '', other.plate ?? '');
