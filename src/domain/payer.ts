import { checkInn, cleanInn, looksMistyped } from './inn';
import { isSendable } from './sendable';
import type { Day } from './subscription';
import { calendarDay } from './writtenDay';

/**
 * Who pays by a receipt or an invoice (document 1, sections 3 and 5; `bad-input.md`, section 5). The number of digits alone
 * decides; a wrong check digit is a hint.
 */
export type PayerKind = 'person' | 'firm';

export type IdentityKind = 'passport' | 'licence';

export interface PersonValues {
  lastName: string;
  firstName: string;
  /** Optional everywhere (`decisions.md`). */
  middleName: string;
  address: string;
  identity: IdentityKind;
  series: string;
  number: string;
  /** `2016-02-29`. */
  issuedOn: Day;
  issuer: string;
}

export interface FirmValues {
  name: string;
  ogrn: string;
  inn: string;
  kpp: string;
  address: string;
}

/** A payer as it is sent. */
export type Payer = ({ kind: 'person' } & PersonValues) | ({ kind: 'firm' } & FirmValues);

export type PayerFault = 'RequiredField' | 'TooLong' | 'InvalidFormat' | 'OnlyDigits' | 'BadDate' | 'Ogrn' | 'Inn' | 'Kpp';
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
export const emptyFirm: FirmValues = { name: '', ogrn: '', inn: '', kpp: '', address: '' };

/** Nothing on a paper is longer: more is a paste gone wrong. */
const longest = { name: 100, text: 300, digits: 20 };

const words = (typed: string, most: number): PayerFault | undefined => {
  const text = typed.trim();
  if (text === '') return 'RequiredField';
  if (text.length > most) return 'TooLong';
  return isSendable(text) ? undefined : 'InvalidFormat';
};

/** Digits as they are sent: as of a tax number, blanks between them are nobody's fault. */
const cleanDigits = cleanInn;

const digits = (typed: string, pattern: RegExp, fault: PayerFault): PayerFault | undefined => {
  const text = cleanDigits(typed);
  if (text === '') return 'RequiredField';
  return pattern.test(text) ? undefined : fault;
};

const documentDigits = (typed: string): PayerFault | undefined =>
  digits(typed, /^\d+$/, 'OnlyDigits') ?? (cleanDigits(typed).length > longest.digits ? 'TooLong' : undefined);

/** Year, month and day, of this century or the last. */
const issueDay = (typed: string): PayerFault | undefined => {
  const day = typed.trim();
  if (day === '') return 'RequiredField';
  return /^(19|20)/.test(day) && calendarDay(day) === day ? undefined : 'BadDate';
};

const onlyFaults = <Name extends string>(checked: Record<Name, PayerFault | undefined>): Partial<Record<Name, PayerFault>> =>
  Object.fromEntries(Object.entries(checked).filter(([, fault]) => fault !== undefined)) as Partial<Record<Name, PayerFault>>;

/** What is wrong with an individual (VAL-45…VAL-48), in the order of the form. */
export const checkPerson = (values: PersonValues): Partial<Record<keyof PersonValues, PayerFault>> =>
  onlyFaults({
    lastName: words(values.lastName, longest.name),
    firstName: words(values.firstName, longest.name),
    middleName: values.middleName.trim() === '' ? undefined : words(values.middleName, longest.name),
    address: words(values.address, longest.text),
    series: documentDigits(values.series),
    number: documentDigits(values.number),
    issuedOn: issueDay(values.issuedOn),
    issuer: words(values.issuer, longest.text),
  });

const innFault = (typed: string): PayerFault | undefined => {
  const fault = checkInn(typed);
  return fault && (fault === 'emptyField' ? 'RequiredField' : 'Inn');
};

/** What is wrong with a legal entity (VAL-40…VAL-43), in the order of the form. */
export const checkFirm = (values: FirmValues): Partial<Record<keyof FirmValues, PayerFault>> =>
  onlyFaults({
    name: words(values.name, longest.text),
    inn: innFault(values.inn),
    kpp: digits(values.kpp, /^\d{9}$/, 'Kpp'),
    ogrn: digits(values.ogrn, /^\d{13}$/, 'Ogrn'),
    address: words(values.address, longest.text),
  });

/** The last digit of a registration number is the rest of the others divided by 11, and of that by 10. */
const isOgrnMistyped = (typed: string): boolean => {
  const ogrn = cleanDigits(typed);
  if (!/^\d{13}$/.test(ogrn)) return false;
  return /^0+$/.test(ogrn) || (Number(ogrn.slice(0, 12)) % 11) % 10 !== Number(ogrn.charAt(12));
};

/** What may be a slip in a legal entity's numbers (B-61, B-63, B-67): said, and never in the way. */
export const firmHints = ({ inn, ogrn }: FirmValues): { inn?: PayerHint; ogrn?: PayerHint } => ({
  ...(looksMistyped(inn) ? { inn: 'mistyped' } : {}),
  ...(isOgrnMistyped(ogrn) ? { ogrn: 'mistyped' } : {}),
});

/** A document that will only be issued (B-57): said, and never in the way. `today` is the city's. */
export const personHints = ({ issuedOn }: PersonValues, today: Day): { issuedOn?: PayerHint } =>
  issueDay(issuedOn) === undefined && issuedOn.trim() > today ? { issuedOn: 'future' } : {};

/** An individual without faults, as it is sent. */
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

/** A legal entity without faults, as it is sent. */
export const firmPayer = (values: FirmValues): Payer => ({
  kind: 'firm',
  name: values.name.trim(),
  ogrn: cleanDigits(values.ogrn),
  inn: cleanInn(values.inn),
  kpp: cleanDigits(values.kpp),
  address: values.address.trim(),
});
