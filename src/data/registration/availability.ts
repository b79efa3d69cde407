import { checkEmail, checkPhone } from '~/api/contract/auth';
import { phoneForWire } from '~/domain/account/phone';
import { callOnce } from '../auth/callOnce';
import { visibleText } from '~/domain/content/visibleText';

/** Why an e-mail or phone is not available. A refusal without a name has at most the city's own words. */
export interface AvailabilityRefusal {
  errorName: string;
  message?: string;
}

/**
 * Returns the refusal if the e-mail or phone is not available. A name that is not about this field is an
 * `UnknownError`. Without an answer the result is undefined: the city checks again when the value is sent.
 */
const refusalOf = async (
  pendingAnswer: ReturnType<typeof callOnce>,
  ...taken: string[]
): Promise<AvailabilityRefusal | undefined> => {
  const answer = await pendingAnswer;
  if (answer.kind !== 'refused') return undefined;
  const { errorName, message } = answer;
  if (errorName === '') return { errorName, message };
  return { errorName: taken.includes(errorName) ? errorName : 'UnknownError' };
};

/** Asks the city whether the e-mail is taken. `UserExists` then means that the e-mail is (VAL-52). */
export const emailRefusal = async (email: string): Promise<AvailabilityRefusal | undefined> => {
  const refusal = await refusalOf(callOnce(checkEmail, { email: visibleText(email) }), 'UserExists', 'EmailExists');
  return refusal?.errorName === 'UserExists' ? { errorName: 'EmailExists' } : refusal;
};
/** Asks the city whether the phone is taken. */
export const phoneRefusal = (phone: string): Promise<AvailabilityRefusal | undefined> =>
  refusalOf(callOnce(checkPhone, { phone: phoneForWire(phone) }), 'DoublePhone', 'PhoneExists');
