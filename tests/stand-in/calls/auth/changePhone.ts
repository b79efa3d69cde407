import { accountByPhone } from '../../store/accounts';
import { setRegisteredPhone } from '../../store/registrations';
import { askForOwnPhone } from '../account/askForOwnPhone';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { askForPhone } from './confirmationCodes';
import { readPhone } from './readPerson';
import { whoConfirms } from './whoConfirms';

/** Another phone on the way through a registration or in the cabinet, with a code to it. Throws PhoneEmpty, InvalidFormat, PhoneExists, DoublePhone, SMSNotSend, LimitSMS. */
export const changePhone: Handler<'changePhone'> = (input, context) => {
  const { world, city, token = '' } = context;
  const who = whoConfirms(context, 'phone', 'AccountNotFound');
  const phone = readPhone(input.phone);
  if ('account' in who) {
    askForOwnPhone(context, who.account, phone, { edit: true });
    return {};
  }
  if (accountByPhone(world.store, city.city, phone)) throw new Refusal('PhoneExists');
  setRegisteredPhone(world.store, city.city, who.registration.salt, phone);
  askForPhone(context, token, phone);
  return {};
};
