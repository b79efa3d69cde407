import { accountByEmail } from '../../store/account/accounts';
import { codesOf } from '../../store/account/openCodes';
import { sendEmailConfirmation } from '../auth/confirmationCodes';
import { readEmail } from '../auth/readPerson';
import { sendRegistrationEmail } from '../auth/register';
import { findConfirmer } from '../auth/findConfirmer';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/**
 * A code to an e-mail that a driver wants, or again to a registration's own. Throws RequiredField, InvalidFormat,
 * UserExists where another account has it, ValidationError where it is not the registration's, LimitSMS.
 */
export const sendEmailCode: Handler<'sendEmailCode'> = (input, context) => {
  const { server, city } = context;
  const requester = findConfirmer(context, 'email', 'AccountNotFound');
  const email = readEmail(input.email);
  if ('registration' in requester) {
    if (email !== requester.registration.email) throw new Refusal('ValidationError');
    sendRegistrationEmail(context, requester.registration);
    return {};
  }
  const owner = accountByEmail(server.store, city.city, email);
  if (owner && owner.id !== requester.account) throw new Refusal('UserExists');
  sendEmailConfirmation(context, codesOf(requester.account), email);
  return {};
};
