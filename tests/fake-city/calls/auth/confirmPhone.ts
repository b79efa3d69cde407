import { addPhone } from '../../store/account/accountChanges';
import { accountByPhone } from '../../store/account/accounts';
import { codesOf, dropCode } from '../../store/account/openCodes';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { confirmedBy } from './confirmationCodes';
import { endRegistration } from './endRegistration';
import { findConfirmer } from './findConfirmer';

/**
 * Adds the phone to the driver's others; `setMainPhone` makes it the main one. Throws DoublePhone if another account
 * has taken it since.
 */
const addConfirmed = (context: CallContext, account: number, code: string): void => {
  const { server, city } = context;
  const subject = codesOf(account);
  const phone = confirmedBy(context, subject, 'phone', code);
  const owner = accountByPhone(server.store, city.city, phone);
  if (owner && owner.id !== account) throw new Refusal('DoublePhone');
  if (!owner) addPhone(server.store, city.city, account, phone);
  dropCode(server.store, { city: city.city, subject, kind: 'phone' });
};

/**
 * Confirms the phone of a registration, which completes it, or of an account. Throws IncorrectCode, PhoneExists,
 * EmailExists, DoublePhone.
 */
export const confirmPhone: Handler<'confirmPhone'> = ({ code }, context) => {
  const requester = findConfirmer(context, 'phone', 'IncorrectCode');
  if ('account' in requester) {
    addConfirmed(context, requester.account, code);
    return {};
  }
  confirmedBy(context, context.token ?? '', 'phone', code);
  return endRegistration(context, requester.registration);
};
