import { checkInn, cleanInn, isLikelyMistyped } from '../account/inn';
import { isSendable } from '../content/sendable';
import type { Day } from '../permits/subscription';
import { calendarDay } from '../time/dateInput';

/** The payer of a receipt or an invoice. Only the number of digits is validated; a wrong check digit is a hint. */
export type PayerKind = 'person' | 'firm';

export type IdentityKind = 'passport' | 'licence';

export interface PersonValues {
  lastName: string;
  firstName: string;
  /** Always optional. */
  middleName: string;
  address: string;
  identity: IdentityKind;
  series: string;
  number: string;
  /** `2016-02-29`. */
  issuedOn: Day;
  issuer: string;
}

export interface LegalEntityValues {
  name: string;
  ogrn: string;
  inn: string;
  kpp: string;
  address: string;
}

/** A payer as it is sent. */
export type Payer = ({ kind: 'person' } & PersonValues) | ({ kind: 'firm' } & LegalEntityValues);

export type PayerError =
  'RequiredField' | 'TooLong' | 'InvalidFormat' | 'OnlyDigits' | 'BadDate' | 'Ogrn' | 'Inn' | 'Kpp';
export type PayerHint = 'mistyped' | 'future';

export const emptyPerson: PersonValues = {
  lastName: '',
  firstName: '',
  middleName: '',
  address: '',
  identity: 'passport',
  series: '',
  number: '',
  issuedOn: '',
  issuer: '',
};
export const emptyLegalEntity: LegalEntityValues = { name: '', ogrn: '', inn: '', kpp: '', address: '' };

/** Longer values do not occur on documents and come from a wrong paste. */
const maxLengths = { name: 100, text: 300, digits: 20 };

const textError = (input: string, maxLength: number): PayerError | undefined => {
  const text = input.trim();
  if (text === '') return 'RequiredField';
  if (text.length > maxLength) return 'TooLong';
  return isSendable(text) ? undefined : 'InvalidFormat';
};

/** Returns digits as they are sent. Spaces between them are accepted, as in a tax number. */
const cleanDigits = cleanInn;

const digitsError = (input: string, pattern: RegExp, error: PayerError): PayerError | undefined => {
  const text = cleanDigits(input);
  if (text === '') return 'RequiredField';
  return pattern.test(text) ? undefined : error;
};

const documentDigitsError = (input: string): PayerError | undefined =>
  digitsError(input, /^\d+$/, 'OnlyDigits') ?? (cleanDigits(input).length > maxLengths.digits ? 'TooLong' : undefined);

/** Year, month and day, from 1900 to 2099. */
const issueDayError = (input: string): PayerError | undefined => {
  const day = input.trim();
  if (day === '') return 'RequiredField';
  return /^(19|20)/.test(day) && calendarDay(day) === day ? undefined : 'BadDate';
};

const onlyErrors = <Name extends string>(
  checked: Record<Name, PayerError | undefined>,
): Partial<Record<Name, PayerError>> =>
  Object.fromEntries(Object.entries(checked).filter(([, error]) => error !== undefined)) as Partial<
    Record<Name, PayerError>
  >;

/** Validates a person (VAL-45 to VAL-48). The errors are in form order. */
export const checkPerson = (values: PersonValues): Partial<Record<keyof PersonValues, PayerError>> =>
  onlyErrors({
    lastName: textError(values.lastName, maxLengths.name),
    firstName: textError(values.firstName, maxLengths.name),
    middleName: values.middleName.trim() === '' ? undefined : textError(values.middleName, maxLengths.name),
    address: textError(values.address, maxLengths.text),
    series: documentDigitsError(values.series),
    number: documentDigitsError(values.number),
    issuedOn: issueDayError(values.issuedOn),
    issuer: textError(values.issuer, maxLengths.text),
  });

const innError = (input: string): PayerError | undefined => {
  const error = checkInn(input);
  return error && (error === 'emptyField' ? 'RequiredField' : 'Inn');
};

/** Validates a legal entity (VAL-40 to VAL-43). The errors are in form order. */
export const checkLegalEntity = (values: LegalEntityValues): Partial<Record<keyof LegalEntityValues, PayerError>> =>
  onlyErrors({
    name: textError(values.name, maxLengths.text),
    inn: innError(values.inn),
    kpp: digitsError(values.kpp, /^\d{9}$/, 'Kpp'),
    ogrn: digitsError(values.ogrn, /^\d{13}$/, 'Ogrn'),
    address: textError(values.address, maxLengths.text),
  });

/** The check digit of an OGRN: the first twelve digits modulo 11, then modulo 10. */
const isOgrnMistyped = (input: string): boolean => {
  const ogrn = cleanDigits(input);
  if (!/^\d{13}$/.test(ogrn)) return false;
  return /^0+$/.test(ogrn) || (Number(ogrn.slice(0, 12)) % 11) % 10 !== Number(ogrn.charAt(12));
};

/** Hints at possible typos in a legal entity's numbers (B-61, B-63, B-67). They never block. */
export const legalEntityHints = ({ inn, ogrn }: LegalEntityValues): { inn?: PayerHint; ogrn?: PayerHint } => ({
  ...(isLikelyMistyped(inn) ? { inn: 'mistyped' } : {}),
  ...(isOgrnMistyped(ogrn) ? { ogrn: 'mistyped' } : {}),
});

/** Hints at a future day of issue (B-57). It never blocks. `today` is the city's date. */
export const personHints = ({ issuedOn }: PersonValues, today: Day): { issuedOn?: PayerHint } =>
  issueDayError(issuedOn) === undefined && issuedOn.trim() > today ? { issuedOn: 'future' } : {};

/** Returns a valid person as it is sent. */
export const personPayer = (values: PersonValues): Payer => ({
  kind: 'person',
  lastName: values.lastName.trim(),
  firstName: values.firstName.trim(),
  middleName: values.middleName.trim(),
  address: values.address.trim(),
  identity: values.identity,
  series: cleanDigits(values.series),
  number: cleanDigits(values.number),
  issuedOn: values.issuedOn.trim(),
  issuer: values.issuer.trim(),
});

/** Returns a valid legal entity as it is sent. */
export const legalEntityPayer = (values: LegalEntityValues): Payer => ({
  kind: 'firm',
  name: values.name.trim(),
  ogrn: cleanDigits(values.ogrn),
  inn: cleanInn(values.inn),
  kpp: cleanDigits(values.kpp),
  address: values.address.trim(),
});
