import { checkEmail, checkPhone } from '~/api/contract/auth';
import { phoneForWire } from '~/domain/account/phone';
import { callOnce } from '../auth/callOnce';
import { visibleText } from '~/domain/content/visibleText';

/**
 * Does nobody have this e-mail or phone yet? The errorName of a refusal, where the city has one (document 1, section 5:
 * any other than "taken" is an unknown error). Without an answer nothing is said: registering asks again.
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
