import { checkEmail, checkPhone } from '~/api/contract/auth';
import { phoneForWire } from '~/domain/account/phone';
import { callOnce } from '../auth/callOnce';
import { visibleText } from '~/domain/content/visibleText';

/**
 * Returns the error name if the e-mail or phone is not available. Any refusal other than "taken" is an `UnknownError`.
 * Without an answer the result is undefined: the registration itself checks again.
 */
const refusalOf = async (
  pendingAnswer: ReturnType<typeof callOnce>,
  ...taken: string[]
): Promise<string | undefined> => {
  const answer = await pendingAnswer;
  if (answer.kind !== 'refused') return undefined;
  return taken.includes(answer.errorName) ? answer.errorName : 'UnknownError';
};

export const emailRefusal = (email: string): Promise<string | undefined> =>
  refusalOf(callOnce(checkEmail, { email: visibleText(email) }), 'UserExists', 'EmailExists');
export const phoneRefusal = (phone: string): Promise<string | undefined> =>
  refusalOf(callOnce(checkPhone, { phone: phoneForWire(phone) }), 'DoublePhone', 'PhoneExists');
