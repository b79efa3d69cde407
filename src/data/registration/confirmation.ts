import { sendEmailCode, sendSmsCode } from '~/api/contract/account';
import { changePhone, confirmEmail, confirmPhone } from '~/api/contract/auth';
import { phoneForWire } from '~/domain/account/phone';
import { callOnce, type Answer } from '../auth/callOnce';
import { visibleText } from '~/domain/content/visibleText';

/** The steps after the data. Each sends its salt in place of a login's token. */

/** Confirms the e-mail with its code. Returns the phone's salt, or the login's token if nothing is left to confirm. */
export const confirmEmailCode = (
  salt: string,
  code: string,
): Promise<Answer<{ salt?: string | undefined; token?: string | undefined }>> => callOnce(confirmEmail, { code }, salt);

export const confirmPhoneCode = (salt: string, code: string): Promise<Answer<{ token?: string | undefined }>> =>
  callOnce(confirmPhone, { code }, salt);

export const sendEmailAgain = (salt: string, email: string): Promise<Answer<object>> =>
  callOnce(sendEmailCode, { email: visibleText(email), edit: false }, salt);

export const changeRegisteredPhone = (salt: string, phone: string): Promise<Answer<object>> =>
  callOnce(changePhone, { phone: phoneForWire(phone) }, salt);

/** The SMS that the driver must send, in a city that requires one instead of sending one. */
export interface ReplySms {
  code: string;
  number?: string;
}

/** Sends a code to the phone. With `isReply`, the driver sends it by SMS instead. */
export const sendPhoneCode = async (
  salt: string,
  phone: string,
  isReply: boolean,
): Promise<Answer<ReplySms | undefined>> => {
  const answer = await callOnce(
    sendSmsCode,
    { phone: phoneForWire(phone), edit: false, ...(isReply ? { isReply } : {}) },
    salt,
  );
  if (answer.kind !== 'ok') return answer;
  const { code, number } = answer.value.result ?? {};
  return { kind: 'ok', value: code ? { code, number } : undefined };
};
