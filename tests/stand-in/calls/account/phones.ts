import * as changes from '../../store/accountChanges';
import { phonesOf } from '../../store/accounts';
import { readPhone } from '../auth/readPerson';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** The driver's phone that a request names. Throws PhoneEmpty, InvalidFormat, AccountNotFound. */
const ownPhone = ({ world }: CallContext, account: number, text: string): { phone: string; isMain: boolean } => {
  const named = readPhone(text);
  const own = phonesOf(world.store, account).find(({ phone }) => phone === named);
  if (!own) throw new Refusal('AccountNotFound');
  return own;
};

/** Takes a phone away, but never the main one (document 2, section 2). Throws ValidationError, and as above. */
export const deletePhone: Handler<'deletePhone'> = (input, context) => {
  const account = driverOf(context);
  const { phone, isMain } = ownPhone(context, account, input.phone);
  if (isMain) throw new Refusal('ValidationError');
  changes.deletePhone(context.world.store, account, phone);
  return {};
};

/** Makes a phone the main one; the one that was is no longer (document 2, section 4). Throws as above. */
export const setMainPhone: Handler<'setMainPhone'> = (input, context) => {
  const account = driverOf(context);
  changes.setMainPhone(context.world.store, account, ownPhone(context, account, input.phone).phone);
  return {};
};
