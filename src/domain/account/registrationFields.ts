import { isEmail } from './login';
import { isFullPhone, maskPhone } from './phone';
import { isSendable } from '../content/sendable';
import { visibleText } from '../content/visibleText';

/** The fields of a registration other than password and phone. */
export type RegistrationFieldError = 'RequiredField' | 'InvalidFormat' | 'TooLong';

const maxNameLength = 100;

/** A first, last or middle name. The middle name is optional. */
export const nameError = (input: string, { isOptional = false } = {}): RegistrationFieldError | undefined => {
  const name = input.trim();
  if (name === '') return isOptional ? undefined : 'RequiredField';
  if (name.length > maxNameLength) return 'TooLong';
  return isSendable(name) ? undefined : 'InvalidFormat';
};

/** Surrounding spaces are ignored. */
export const emailError = (input: string): RegistrationFieldError | undefined => {
  const email = visibleText(input);
  if (email === '') return 'RequiredField';
  return isEmail(email) && isSendable(email) ? undefined : 'InvalidFormat';
};

/** Formats an e-mail or phone for use in a sentence. A phone is masked and does not wrap. */
export const formatContact = (input: string): string =>
  isFullPhone(input) ? maskPhone(input).replaceAll('-', '-\u2060').replaceAll(' ', '\u00a0') : input.trim();
