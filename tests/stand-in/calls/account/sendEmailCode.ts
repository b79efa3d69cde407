import { accountByEmail } from '../../store/accounts';
import { codesOf } from '../../store/openCodes';
import { askForEmail } from '../auth/confirmationCodes';
import { readEmail } from '../auth/readPerson';
import { askForRegisteredEmail } from '../auth/register';
import { whoConfirms } from '../auth/whoConfirms';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/**
 * A code to an e-mail that a driver wants, or again to a registration's own. Throws RequiredField, InvalidFormat,
 * UserExists where another account has it, ValidationError where it is not the registration's, LimitSMS.
 */
export const sendEmailCode: Handler<'sendEmailCode'> = (input, context) => {
  const { world, city } = context;
  const who = whoConfirms(context, 'email', 'AccountNotFound');
  const email = readEmail(input.email);
  if ('registration' in who) {
    if (email !== who.registration.email) throw new Refusal('ValidationError');
    askForRegisteredEmail(context, who.registration);
    return {};
  }
  const owner = accountByEmail(world.store, city.city, email);
  if (owner && owner.id !== who.account) throw new Refusal('UserExists');
  askForEmail(context, codesOf(who.account), email);
  return {};
};
