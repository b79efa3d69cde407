import { isFullPhone, phoneDigits, phoneForWire } from './phone';
import { visibleText } from '../content/visibleText';

/** What may stand in the login field (document 1, section 5; `bad-input.md` B-77, B-78). Values come trimmed. */

/** One @, a name without leading, trailing or double dots, a domain of at least two parts. */
export const isEmail = (text: string): boolean =>
  /^[^\s@.]+(\.[^\s@.]+)*@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(text) && text.length <= 254;

/** A phone that begins with 7, 8 or +7, followed by 9 or 10 digits (easy mode). */
export const isLoginPhone = (text: string): boolean => {
  const digits = phoneDigits(text);
  if (digits === undefined || (text.startsWith('+') && !digits.startsWith('7'))) return false;
  return /^[78]\d{9,10}$/.test(digits);
};

/** What was typed as it is sent: a phone by its digits alone, whatever stands between them (`decisions.md`, "phones"). */
export const loginForWire = (input: string): string => {
  const text = visibleText(input);
  if (!isLoginPhone(text)) return text;
  return isFullPhone(text) ? phoneForWire(text) : (phoneDigits(text) ?? text);
};
