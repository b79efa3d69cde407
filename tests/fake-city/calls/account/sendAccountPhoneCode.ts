import { accountByPhone, phonesOf } from '../../store/account/accounts';
import { codesOf } from '../../store/account/openCodes';
import { sendPhoneConfirmation, type PhoneCodeDelivery } from '../auth/confirmationCodes';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/**
 * Sends a code to a phone that a driver adds or makes the main one. Throws DoublePhone if any account has the phone.
 * The exception is the driver's own second phone that becomes the main one. Also throws SMSNotSend, LimitSMS.
 */
export const sendAccountPhoneCode = (
  context: CallContext,
  account: number,
  phone: string,
  { edit, isReply }: { edit: boolean; isReply?: boolean },
): PhoneCodeDelivery => {
  const { server, city } = context;
  const owner = accountByPhone(server.store, city.city, phone);
  const isSecondPhoneOfAccount = phonesOf(server.store, account).some(
    (second) => second.phone === phone && !second.isMain,
  );
  if (owner && !(edit && isSecondPhoneOfAccount)) throw new Refusal('DoublePhone');
  return sendPhoneConfirmation(context, codesOf(account), phone, isReply);
};
