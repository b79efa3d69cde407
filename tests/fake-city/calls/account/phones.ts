import * as changes from '../../store/account/accountChanges';
import { phonesOf } from '../../store/account/accounts';
import { readPhone } from '../auth/readPerson';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** Returns the driver's phone that a request names. Throws PhoneEmpty, InvalidFormat, AccountNotFound. */
const phoneOfAccount = ({ server }: CallContext, account: number, text: string): { phone: string; isMain: boolean } => {
  const named = readPhone(text);
  const phoneRow = phonesOf(server.store, account).find(({ phone }) => phone === named);
  if (!phoneRow) throw new Refusal('AccountNotFound');
  return phoneRow;
};

/** Deletes a phone. Throws ValidationError for the main phone, and as above. */
export const deletePhone: Handler<'deletePhone'> = (input, context) => {
  const account = driverOf(context);
  const { phone, isMain } = phoneOfAccount(context, account, input.phone);
  if (isMain) throw new Refusal('ValidationError');
  changes.deletePhone(context.server.store, account, phone);
  return {};
};

/** Makes a phone the main one in place of the previous one. Throws as above. */
export const setMainPhone: Handler<'setMainPhone'> = (input, context) => {
  const account = driverOf(context);
  changes.setMainPhone(context.server.store, account, phoneOfAccount(context, account, input.phone).phone);
  return {};
};
