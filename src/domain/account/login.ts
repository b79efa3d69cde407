import { isFullPhone, phoneDigits, phoneForWire } from './phone';
import { visibleText } from '../content/visibleText';

/** Valid values of the login field (B-77, B-78). The values are already trimmed. */

/** One @, a name without leading, trailing or double dots, a domain of at least two parts. */
export const isEmail = (text: string): boolean =>
  /^[^\s@.]+(\.[^\s@.]+)*@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(text) && text.length <= 254;

/** A phone that begins with 7, 8 or +7, followed by 9 or 10 digits (easy mode). */
export const isLoginPhone = (text: string): boolean => {
  const digits = phoneDigits(text);
  if (digits === undefined || (text.startsWith('+') && !digits.startsWith('7'))) return false;
  return /^[78]\d{9,10}$/.test(digits);
};

/** Returns the login as it is sent: a phone as digits only, regardless of separators. */
export const loginForWire = (input: string): string => {
  const text = visibleText(input);
  if (!isLoginPhone(text)) return text;
  return isFullPhone(text) ? phoneForWire(text) : (phoneDigits(text) ?? text);
};
