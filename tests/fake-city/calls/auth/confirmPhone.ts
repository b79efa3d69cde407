import { addPhone } from '../../store/account/accountChanges';
import { accountByPhone } from '../../store/account/accounts';
import { codesOf, dropCode } from '../../store/account/openCodes';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { confirmedBy } from './confirmationCodes';
import { endRegistration } from './endRegistration';
import { findConfirmer } from './findConfirmer';

/** The phone joins the driver's others; it becomes the main one by `setMainPhone`. Throws DoublePhone where somebody was faster. */
const addConfirmed = (context: CallContext, account: number, code: string): void => {
  const { server, city } = context;
  const subject = codesOf(account);
  const phone = confirmedBy(context, subject, 'phone', code);
  const owner = accountByPhone(server.store, city.city, phone);
  if (owner && owner.id !== account) throw new Refusal('DoublePhone');
  if (!owner) addPhone(server.store, city.city, account, phone);
  dropCode(server.store, { city: city.city, subject, kind: 'phone' });
};

/** The code of a phone, in a registration, which it ends, or in the cabinet. Throws IncorrectCode, PhoneExists, EmailExists or DoublePhone. */
export const confirmPhone: Handler<'confirmPhone'> = ({ code }, context) => {
  const requester = findConfirmer(context, 'phone', 'IncorrectCode');
  if ('account' in requester) {
    addConfirmed(context, requester.account, code);
    return {};
  }
  confirmedBy(context, context.token ?? '', 'phone', code);
  return endRegistration(context, requester.registration);
};
