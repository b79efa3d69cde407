import { stripInvisible } from '../content/invisible';

/** Phone numbers (B-23 to B-33). */

export type GuestPhoneError = 'PhoneEmpty' | 'PhoneShort' | 'InvalidFormat';

/** Returns the digits only. Returns undefined if there are letters, as in `8-800-FLOWERS`. */
export const phoneDigits = (input: string): string | undefined =>
  /^[\s\d()+\-\u2010-\u2015\u2212.]*$/.test(stripInvisible(input)) ? input.replace(/\D/g, '') : undefined;

const beginsWithPlus = (input: string): boolean => stripInvisible(input).trimStart().startsWith('+');

/** A full Russian number: +7, 7 or 8 and ten digits. */
export const isFullPhone = (input: string): boolean => {
  const digits = phoneDigits(input);
  if (digits === undefined || digits.length !== 11) return false;
  return beginsWithPlus(input) ? digits.startsWith('7') : /^[78]/.test(digits);
};

/** Returns the number as it is sent: 11 digits beginning with 7. Only for a number that `isFullPhone` accepts. */
export const phoneForWire = (input: string): string => `7${(phoneDigits(input) ?? '').slice(1)}`;

/**
 * Validates the phone of a guest payment. At most one digit counts as empty, fewer than 11 as short. Anything else must
 * be a full number.
 */
export const checkPhone = (input: string): GuestPhoneError | undefined => {
  const digits = phoneDigits(input);
  if (digits === undefined) return 'InvalidFormat';
  if (digits.length <= 1) return 'PhoneEmpty';
  if (digits.length < 11) return 'PhoneShort';
  return isFullPhone(input) ? undefined : 'InvalidFormat';
};

/**
 * Applies the mask +7 (999) 999 - 99 - 99 to a partly typed number. Digits beyond the eleventh stay visible, because
 * the number shown is the number sent. Text with letters is returned unchanged. A number that does not fit the mask
 * stays with or without its plus. The mask then applies again once the extra digit is deleted.
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
