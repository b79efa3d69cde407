import { accountByPhone } from '../../store/accounts';
import { askForPhone, type PhoneCodeWay } from '../auth/confirmationCodes';
import { readPhone } from '../auth/readPerson';
import { whoConfirms } from '../auth/whoConfirms';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { askForOwnPhone } from './askForOwnPhone';

/** A registration's phone is changed by `changePhone`; here its code is sent again. Throws ValidationError for another phone, PhoneExists where somebody has it by now. */
const askAgain = (context: CallContext, registered: string, phone: string, isReply?: boolean): PhoneCodeWay => {
  if (phone !== registered) throw new Refusal('ValidationError');
  if (accountByPhone(context.world.store, context.city.city, phone)) throw new Refusal('PhoneExists');
  return askForPhone(context, context.token ?? '', phone, isReply);
};

/** A code to a phone, by SMS or call. Throws PhoneEmpty, InvalidFormat, DoublePhone, PhoneExists, ValidationError, SMSNotSend, LimitSMS. */
export const sendSmsCode: Handler<'sendSmsCode'> = (input, context) => {
  const { edit, isReply } = input;
  const who = whoConfirms(context, 'phone', 'AccountNotFound');
  const phone = readPhone(input.phone);
  const { type, reply } =
    'account' in who ? askForOwnPhone(context, who.account, phone, { edit, isReply }) : askAgain(context, who.registration.phone, phone, isReply);
  if (!reply) return { result: { type } };
  return { result: { type, ...reply }, userMessage: `Отправьте код ${reply.code} с этого телефона на номер ${reply.number}.` };
};
