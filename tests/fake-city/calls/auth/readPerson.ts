import { oneLine } from '../../rules/cleanText';
import { emailKey } from '../../rules/emailKey';
import { phoneKey } from '../../rules/phoneKey';
import { Refusal } from '../Refusal';

/** Document 1, section 5, and document 2, section 5. */
const longestPassword = 20;
const longestName = 100;

/** An e-mail of a request in lower case. Throws RequiredField where it is empty, InvalidFormat where it is none. */
export const readEmail = (text: string): string => {
  if (text.trim() === '') throw new Refusal('RequiredField');
  const email = emailKey(text);
  if (email === undefined) throw new Refusal('InvalidFormat');
  return email;
};

/** A phone of a request as eleven digits. Throws PhoneEmpty where it is empty, InvalidFormat where it is none. */
export const readPhone = (text: string): string => {
  if (text.trim() === '') throw new Refusal('PhoneEmpty');
  const phone = phoneKey(text);
  if (phone === undefined) throw new Refusal('InvalidFormat');
  return phone;
};

/** A name that may be left out, or null. Throws ValidationError where it is too long. */
export const readOptionalName = (text: string | undefined): string | null => {
  const name = oneLine(text ?? '');
  if (name.length > longestName) throw new Refusal('ValidationError');
  return name === '' ? null : name;
};

/** A first or last name. Throws RequiredField where it is blank, ValidationError where it is too long. */
export const readName = (text: string): string => {
  const name = readOptionalName(text);
  if (name === null) throw new Refusal('RequiredField');
  return name;
};

/** A new password as it was typed: `minLength` to 20 characters. Throws ValidationError. */
export const readNewPassword = (password: string, minLength: number): string => {
  if (password.length < minLength || password.length > longestPassword) throw new Refusal('ValidationError');
  return password;
};

/** The shortest password of registration and restore (`decisions.md`, "Passwords"). */
export const minPasswordLength = 6;
