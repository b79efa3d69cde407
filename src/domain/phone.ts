/** Phone numbers: document 1, section 5; `bad-input.md` B-23…B-33. */

export type GuestPhoneFault = 'PhoneEmpty' | 'PhoneShort' | 'InvalidFormat';

/** What stands around a number in an address book and no eye sees: direction marks above all. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Digits only. Letters make no number: `8-800-FLOWERS` gives undefined. */
export const phoneDigits = (typed: string): string | undefined =>
  /^[\s\d()+\-\u2010-\u2015\u2212.]*$/.test(typed.replace(unseen, '')) ? typed.replace(/\D/g, '') : undefined;

const beginsWithPlus = (typed: string): boolean => typed.replace(unseen, '').trimStart().startsWith('+');

/** A full Russian number: +7, 7 or 8 and ten digits. */
export const isFullPhone = (typed: string): boolean => {
  const digits = phoneDigits(typed);
  if (digits === undefined || digits.length !== 11) return false;
  return beginsWithPlus(typed) ? digits.startsWith('7') : /^[78]/.test(digits);
};

/** As it is sent: 11 digits beginning with 7. Only for a number that `isFullPhone` accepts. */
export const phoneForWire = (typed: string): string => `7${(phoneDigits(typed) ?? '').slice(1)}`;

/** The phone of a guest payment: one character or fewer is empty, under 11 digits is short, the rest must be a full number. */
export const checkPhone = (typed: string): GuestPhoneFault | undefined => {
  const digits = phoneDigits(typed);
  if (digits === undefined) return 'InvalidFormat';
  if (digits.length <= 1) return 'PhoneEmpty';
  if (digits.length < 11) return 'PhoneShort';
  return isFullPhone(typed) ? undefined : 'InvalidFormat';
};

/**
 * The mask +7 (999) 999 - 99 - 99 over what has been typed so far. Digits beyond the eleventh stay visible
 * (the number sent is the number shown), and text with letters is given back as it is. A number that the mask does
 * not fit keeps its plus, or goes without one: so the mask takes it again once the digit too many is gone.
 */
export const maskPhone = (typed: string): string => {
  const digits = phoneDigits(typed);
  if (digits === undefined) return typed;
  const plus = beginsWithPlus(typed) ? '+' : '';
  if (digits === '') return plus;
  if (plus && !digits.startsWith('7')) return `+${digits}`;
  const own = /^[78]/.test(digits) ? digits.slice(1) : digits;
  if (own.length > 10) return plus + digits;
  const [, area = '', first = '', second = '', third = ''] = /^(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(own) ?? [];
  if (own === '') return '+7';
  return `+7 (${area}${area.length === 3 && first ? ')' : ''}${first ? ` ${first}` : ''}${second ? ` - ${second}` : ''}${third ? ` - ${third}` : ''}`;
};
