import { accountByPhone } from '../../store/account/accounts';
import { sendPhoneConfirmation, type PhoneCodeDelivery } from '../auth/confirmationCodes';
import { readPhone } from '../auth/readPerson';
import { findConfirmer } from '../auth/findConfirmer';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { sendAccountPhoneCode } from './sendAccountPhoneCode';

/**
 * Sends a registration's code again; `changePhone` changes the phone. Throws ValidationError for another phone, and
 * PhoneExists if an account has the phone by now.
 */
const resendCode = (context: CallContext, registered: string, phone: string, isReply?: boolean): PhoneCodeDelivery => {
  if (phone !== registered) throw new Refusal('ValidationError');
  if (accountByPhone(context.server.store, context.city.city, phone)) throw new Refusal('PhoneExists');
  return sendPhoneConfirmation(context, context.token ?? '', phone, isReply);
};

/**
 * Sends a code to a phone, by SMS or call. Throws PhoneEmpty, InvalidFormat, DoublePhone, PhoneExists, ValidationError,
 * SMSNotSend, LimitSMS.
 */
export const sendSmsCode: Handler<'sendSmsCode'> = (input, context) => {
  const { edit, isReply } = input;
  const requester = findConfirmer(context, 'phone', 'AccountNotFound');
  const phone = readPhone(input.phone);
  const { type, reply } =
    'account' in requester
      ? sendAccountPhoneCode(context, requester.account, phone, { edit, isReply })
      : resendCode(context, requester.registration.phone, phone, isReply);
  if (!reply) return { result: { type } };
  return {
    result: { type, ...reply },
    userMessage: `Отправьте код ${reply.code} с этого телефона на номер ${reply.number}.`,
  };
};
