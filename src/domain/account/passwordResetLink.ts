import { isSendable } from '../content/sendable';
import { visibleText } from '../content/visibleText';
import { isEmail } from './login';
import { isFullPhone } from './phone';

/** What an address of the password reset says: why a login led here, and for which account (REST-04). */

/** True for a login by which a password can be reset: an e-mail, or a phone with all its digits. */
export const isResetLogin = (login: string): boolean => (isEmail(login) && isSendable(login)) || isFullPhone(login);

/** Returns the login of `email=`, in the form in which it can be sent; undefined if it is none. */
export const resetLoginOf = (email: unknown): string | undefined => {
  const login = visibleText(typeof email === 'string' ? email.slice(0, 400) : '');
  return isResetLogin(login) ? login : undefined;
};

/**
 * Returns the meaning of `error=`. A plain yes and every spelling of `EmptyPass` say that the account has no password.
 * Any other word says only that the login failed.
 */
export const resetReasonOf = (error: unknown): 'noPassword' | 'failed' | undefined => {
  const word = visibleText(typeof error === 'string' ? error : '').toLowerCase();
  if (['', '0', 'false', 'no', 'off', 'нет'].includes(word)) return undefined;
  return /^(1|true|yes|on|да|(empty|no|without)[ _-]?pass(word)?)$/.test(word) ? 'noPassword' : 'failed';
};
