import { changeRestoredPassword, checkRestore, sendRestoreCode, sendRestoreEmail } from '~/api/contract/passwordReset';
import { isFullPhone, phoneForWire } from '~/domain/account/phone';
import type { PasswordResetMethod } from '~/domain/account/passwordReset.flow';
import { callOnce, type Answer } from '../auth/callOnce';
import { visibleText } from '~/domain/content/visibleText';

/** The password reset. */

/** Requests a link, a code or a call. The login is an e-mail or a phone, as typed. */
export const requestPasswordReset = (login: string, method: PasswordResetMethod): Promise<Answer<object>> => {
  const name = isFullPhone(login) ? phoneForWire(login) : visibleText(login);
  return method === 'email'
    ? callOnce(sendRestoreEmail, { email: name })
    : callOnce(sendRestoreCode, { login: name, type: method });
};

/** Checks whether a link's salt or a code is still valid. */
export const checkResetSecret = (secret: string): Promise<Answer<object>> => callOnce(checkRestore, {}, secret);

/** Sets the new password, exactly as typed. `secret` is a link's salt or a code. */
export const resetPassword = (secret: string, password: string): Promise<Answer<object>> =>
  callOnce(changeRestoredPassword, { pass: password }, secret);
