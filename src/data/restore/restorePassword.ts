import { changeRestoredPassword, checkRestore, sendRestoreCode, sendRestoreEmail } from '~/api/contract/restore';
import { isFullPhone, phoneForWire } from '~/domain/phone';
import type { RestoreWay } from '~/domain/restore.flow';
import { answerOf, type Answer } from '../auth/answer';
import { visible } from '~/domain/visible';

/** A forgotten password (document 1, section 7). */

/** Asks for a link, a code or a call. The name is an e-mail or a phone, as typed. */
export const askForRestore = (login: string, way: RestoreWay): Promise<Answer<object>> => {
  const name = isFullPhone(login) ? phoneForWire(login) : visible(login);
  return way === 'email' ? answerOf(sendRestoreEmail, { email: name }) : answerOf(sendRestoreCode, { login: name, type: way });
};

/** Is a link's salt, or a code, still good? */
export const checkSecret = (secret: string): Promise<Answer<object>> => answerOf(checkRestore, {}, secret);

/** The new password, exactly as typed; `secret` is a link's salt or a code. */
export const changePasswordBy = (secret: string, password: string): Promise<Answer<object>> =>
  answerOf(changeRestoredPassword, { pass: password }, secret);
