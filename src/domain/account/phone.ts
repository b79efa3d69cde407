import { stripInvisible } from '../content/visibleText';

/** Phone numbers: document 1, section 5; `bad-input.md` B-23…B-33. */

export type GuestPhoneError = 'PhoneEmpty' | 'PhoneShort' | 'InvalidFormat';

/** Digits only. Letters make no number: `8-800-FLOWERS` gives undefined. */
export const phoneDigits = (input: string): string | undefined =>
  /^[\s\d()+\-\u2010-\u2015\u2212.]*$/.test(stripInvisible(input)) ? input.replace(/\D/g, '') : undefined;

const beginsWithPlus = (input: string): boolean => stripInvisible(input).trimStart().startsWith('+');

/** A full Russian number: +7, 7 or 8 and ten digits. */
export const isFullPhone = (input: string): boolean => {
  const digits = phoneDigits(input);
  if (digits === undefined || digits.length !== 11) return false;
  return beginsWithPlus(input) ? digits.startsWith('7') : /^[78]/.test(digits);
};

/** As it is sent: 11 digits beginning with 7. Only for a number that `isFullPhone` accepts. */
export const phoneForWire = (input: string): string => `7${(phoneDigits(input) ?? '').slice(1)}`;

/** The phone of a guest payment: one character or fewer is empty, under 11 digits is short, the rest must be a full number. */
export const checkPhone = (input: string): GuestPhoneError | undefined => {
  const digits = phoneDigits(input);
  if (digits === undefined) return 'InvalidFormat';
  if (digits.length <= 1) return 'PhoneEmpty';
  if (digits.length < 11) return 'PhoneShort';
  return isFullPhone(input) ? undefined : 'InvalidFormat';
};

/**
 * The mask +7 (999) 999 - 99 - 99 over what has been typed so far. Digits beyond the eleventh stay visible
 * (the number sent is the number shown), and text with letters is given back as it is. A number that the mask does
 * not fit keeps its plus, or goes without one: so the mask takes it again once the digit too many is gone.
 */
export const maskPhone = (input: string): string => {
  const digits = phoneDigits(input);
  if (digits === undefined) return input;
  const plus = beginsWithPlus(input) ? '+' : '';
  if (digits === '') return plus;
  if (plus && !digits.startsWith('7')) return `+${digits}`;
  const localDigits = /^[78]/.test(digits) ? digits.slice(1) : digits;
  if (localDigits.length > 10) return plus + digits;
  const [, areaCode = '', first = '', second = '', third = ''] =
    /^(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(localDigits) ?? [];
  if (localDigits === '') return '+7';
  return `+7 (${areaCode}${areaCode.length === 3 && first ? ')' : ''}${first ? ` ${first}` : ''}${second ? ` - ${second}` : ''}${third ? ` - ${third}` : ''}`;
};
