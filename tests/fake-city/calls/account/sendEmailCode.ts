import { accountByEmail } from '../../store/account/accounts';
import { codesOf } from '../../store/account/openCodes';
import { sendEmailConfirmation } from '../auth/confirmationCodes';
import { readEmail } from '../auth/readPerson';
import { sendRegistrationEmail } from '../auth/register';
import { findConfirmer } from '../auth/findConfirmer';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/**
 * Sends a code to a driver's new e-mail, or sends a registration's code again. Throws RequiredField, InvalidFormat,
 * LimitSMS. Throws UserExists if another account has the e-mail, and ValidationError if it is not the one of the
 * registration.
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
