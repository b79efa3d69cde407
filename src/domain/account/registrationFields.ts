import { isEmail } from './login';
import { isFullPhone, maskPhone } from './phone';
import { isSendable } from '../content/sendable';
import { visibleText } from '../content/visibleText';

/** What a registration asks of a person besides password and phone (document 1, section 5; `bad-input.md`, section 6). */
export type RegistrationFieldError = 'RequiredField' | 'InvalidFormat' | 'TooLong';

const maxNameLength = 100;

/** A first, last or middle name; the middle one may be left out (`decisions.md`, "middle name"). */
export const nameError = (input: string, { isOptional = false } = {}): RegistrationFieldError | undefined => {
  const name = input.trim();
  if (name === '') return isOptional ? undefined : 'RequiredField';
  if (name.length > maxNameLength) return 'TooLong';
  return isSendable(name) ? undefined : 'InvalidFormat';
};

/** An e-mail, blanks around it aside. */
export const emailError = (input: string): RegistrationFieldError | undefined => {
  const email = visibleText(input);
  if (email === '') return 'RequiredField';
  return isEmail(email) && isSendable(email) ? undefined : 'InvalidFormat';
};

/** An e-mail or a phone as it is shown within a sentence: the phone by its mask, in one piece. */
export const formatContact = (input: string): string =>
  isFullPhone(input) ? maskPhone(input).replaceAll('-', '-\u2060').replaceAll(' ', '\u00a0') : input.trim();
