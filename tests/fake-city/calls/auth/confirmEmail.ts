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

/** The driver's new e-mail takes the place of the old one at once. Throws UserExists where somebody was faster. */
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
 * The salt of the phone's step, whose code is sent once; a link that is opened again leads there again. Throws PhoneExists
 * where somebody has the phone: a code to it would help nobody.
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
 * The code of an e-mail, in a registration or in the cabinet (document 1, section 7). Throws IncorrectCode, EmailExists or
 * UserExists, PhoneExists, and, of the phone's code that follows, SMSNotSend or LimitSMS: the e-mail's code is good again then.
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
