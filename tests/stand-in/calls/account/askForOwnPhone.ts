import { accountByPhone, phonesOf } from '../../store/accounts';
import { codesOf } from '../../store/openCodes';
import { askForPhone, type PhoneCodeWay } from '../auth/confirmationCodes';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/**
 * Sends the code of a phone that a driver adds, or puts in the place of the main one. Throws DoublePhone where anybody has
 * it, unless it is the driver's own second phone that becomes the main one; SMSNotSend, LimitSMS.
 */
export const askForOwnPhone = (
  context: CallContext,
  account: number,
  phone: string,
  { edit, isReply }: { edit: boolean; isReply?: boolean },
): PhoneCodeWay => {
  const { world, city } = context;
  const owner = accountByPhone(world.store, city.city, phone);
  const isOwnSecond = phonesOf(world.store, account).some((own) => own.phone === phone && !own.isMain);
  if (owner && !(edit && isOwnSecond)) throw new Refusal('DoublePhone');
  return askForPhone(context, codesOf(account), phone, isReply);
};
