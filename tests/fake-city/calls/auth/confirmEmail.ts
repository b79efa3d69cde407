import { setEmail } from '../../store/account/accountChanges';
import { accountByEmail, accountByPhone } from '../../store/account/accounts';
import { codesOf, dropCode } from '../../store/account/openCodes';
import { newSalt, setPhoneSalt, type Registration } from '../../store/account/registrations';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { sendPhoneConfirmation, confirmedBy } from './confirmationCodes';
import { endRegistration } from './endRegistration';
import { findConfirmer } from './findConfirmer';

/** Replaces the driver's e-mail at once. Throws UserExists if another account has taken it since. */
const changeEmail = (context: CallContext, account: number, code: string): void => {
  const { server, city } = context;
  const subject = codesOf(account);
  const email = confirmedBy(context, subject, 'email', code);
  const owner = accountByEmail(server.store, city.city, email);
  if (owner && owner.id !== account) throw new Refusal('UserExists');
  setEmail(server.store, account, email);
  dropCode(server.store, { city: city.city, subject, kind: 'email' });
};

/**
 * Returns the salt of the phone step. The code is sent once, and a link that is opened again leads to the same step.
 * Throws PhoneExists if an account has the phone, because a code to it would be useless.
 */
const phoneStepOf = (context: CallContext, { salt, phoneSalt, phone }: Registration): string => {
  if (phoneSalt !== null) return phoneSalt;
  if (accountByPhone(context.server.store, context.city.city, phone)) throw new Refusal('PhoneExists');
  const freshSalt = newSalt();
  setPhoneSalt(context.server.store, context.city.city, salt, freshSalt);
  sendPhoneConfirmation(context, freshSalt, phone);
  return freshSalt;
};

/**
 * Confirms the e-mail of a registration or of an account. Throws IncorrectCode, EmailExists, UserExists, PhoneExists.
 * The phone's code that follows can fail with SMSNotSend or LimitSMS. Then the e-mail's code is valid again.
 */
export const confirmEmail: Handler<'confirmEmail'> = ({ code }, context) => {
  const requester = findConfirmer(context, 'email', 'IncorrectCode');
  if ('account' in requester) {
    changeEmail(context, requester.account, code);
    return {};
  }
  const { registration } = requester;
  confirmedBy(context, registration.salt, 'email', code);
  if (context.rules.habits.confirmation === 'none') return endRegistration(context, registration);
  if (accountByEmail(context.server.store, context.city.city, registration.email)) throw new Refusal('EmailExists');
  return { salt: phoneStepOf(context, registration) };
};
