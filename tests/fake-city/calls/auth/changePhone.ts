import { accountByPhone } from '../../store/account/accounts';
import { setRegisteredPhone } from '../../store/account/registrations';
import { sendAccountPhoneCode } from '../account/sendAccountPhoneCode';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { sendPhoneConfirmation } from './confirmationCodes';
import { readPhone } from './readPerson';
import { findConfirmer } from './findConfirmer';

/**
 * Changes the phone of a registration or of an account and sends a code to it. Throws PhoneEmpty, InvalidFormat,
 * PhoneExists, DoublePhone, SMSNotSend, LimitSMS.
 */
export const changePhone: Handler<'changePhone'> = (input, context) => {
  const { server, city, token = '' } = context;
  const requester = findConfirmer(context, 'phone', 'AccountNotFound');
  const phone = readPhone(input.phone);
  if ('account' in requester) {
    sendAccountPhoneCode(context, requester.account, phone, { edit: true });
    return {};
  }
  if (accountByPhone(server.store, city.city, phone)) throw new Refusal('PhoneExists');
  setRegisteredPhone(server.store, city.city, requester.registration.salt, phone);
  sendPhoneConfirmation(context, token, phone);
  return {};
};
