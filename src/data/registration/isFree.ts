import { checkEmail, checkPhone } from '~/api/contract/auth';
import { phoneForWire } from '~/domain/phone';
import { answerOf } from '../auth/answer';
import { visible } from '~/domain/visible';

/**
 * Does nobody have this e-mail or phone yet? The errorName of a refusal, where the city has one (document 1, section 5:
 * any other than "taken" is an unknown error). Without an answer nothing is said: registering asks again.
 */
const refusalOf = async (asking: ReturnType<typeof answerOf>, ...taken: string[]): Promise<string | undefined> => {
  const answer = await asking;
  if (answer.kind !== 'refused') return undefined;
  return taken.includes(answer.errorName) ? answer.errorName : 'UnknownError';
};

export const emailRefusal = (email: string): Promise<string | undefined> =>
  refusalOf(answerOf(checkEmail, { email: visible(email) }), 'UserExists', 'EmailExists');
export const phoneRefusal = (phone: string): Promise<string | undefined> =>
  refusalOf(answerOf(checkPhone, { phone: phoneForWire(phone) }), 'DoublePhone', 'PhoneExists');
