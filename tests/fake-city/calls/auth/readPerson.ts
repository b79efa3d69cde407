import { oneLine } from '../../rules/cleanText';
import { emailKey } from '../../rules/emailKey';
import { phoneKey } from '../../rules/phoneKey';
import { Refusal } from '../Refusal';

/** The length limits of the forms. */
const longestPassword = 20;
const longestName = 100;

/**
 * Returns the e-mail of a request in lower case. Throws RequiredField if it is empty, InvalidFormat if it is not an
 * e-mail.
 */
export const readEmail = (text: string): string => {
  if (text.trim() === '') throw new Refusal('RequiredField');
  const email = emailKey(text);
  if (email === undefined) throw new Refusal('InvalidFormat');
  return email;
};

/**
 * Returns the phone of a request as eleven digits. Throws PhoneEmpty if it is empty, InvalidFormat if it is not a
 * phone.
 */
export const readPhone = (text: string): string => {
  if (text.trim() === '') throw new Refusal('PhoneEmpty');
  const phone = phoneKey(text);
  if (phone === undefined) throw new Refusal('InvalidFormat');
  return phone;
};

/** Returns an optional name, or null. Throws ValidationError if it is too long. */
export const readOptionalName = (text: string | undefined): string | null => {
  const name = oneLine(text ?? '');
  if (name.length > longestName) throw new Refusal('ValidationError');
  return name === '' ? null : name;
};

/** Returns a first or last name. Throws RequiredField if it is blank, ValidationError if it is too long. */
export const readName = (text: string): string => {
  const name = readOptionalName(text);
  if (name === null) throw new Refusal('RequiredField');
  return name;
};

/** Returns a new password as typed: `minLength` to 20 characters. Throws ValidationError. */
export const readNewPassword = (password: string, minLength: number): string => {
  if (password.length < minLength || password.length > longestPassword) throw new Refusal('ValidationError');
  return password;
};

/** The minimum length of a password at registration and password reset. */
export const minPasswordLength = 6;
