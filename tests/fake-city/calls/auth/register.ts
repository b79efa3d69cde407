import { accountByEmail, accountByPhone } from '../../store/account/accounts';
import { storedPassword } from '../../store/account/passwords';
import { addRegistration, dropRegistrations, newSalt, type Registration } from '../../store/account/registrations';
import { newToken } from '../../store/account/tokens';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { sendEmailConfirmation } from './confirmationCodes';
import { minPasswordLength, readEmail, readName, readNewPassword, readOptionalName, readPhone } from './readPerson';
import { checkReachable } from './sendCode';

/** Sends a registration's e-mail with its code and link (document 1, section 2; steps are numbers from 1). Throws LimitSMS. */
export const sendRegistrationEmail = (context: CallContext, { salt, email }: Registration): void =>
  sendEmailConfirmation(context, salt, email, (code) => `/registration/confirmation/1/${salt}/${code}`);

/**
 * The first step of a registration (document 1, sections 5 and 7). Nothing becomes an account yet; an earlier registration
 * with this e-mail is given up. Throws RequiredField, InvalidFormat, PhoneEmpty, ValidationError, EmailExists, PhoneExists,
 * SMSNotSend, LimitSMS.
 */
export const register: Handler<'register'> = (input, context) => {
  const { server, city, rules, version, nowMs } = context;
  const draft: Registration = {
    salt: newSalt(),
    phoneSalt: null,
    token: newToken(),
    firstName: readName(input.firstname),
    lastName: readName(input.lastname),
    middleName: readOptionalName(input.middlename),
    email: readEmail(input.email),
    phone: readPhone(input.phone),
    password: storedPassword(readNewPassword(input.pass, minPasswordLength)),
  };
  if (accountByEmail(server.store, city.city, draft.email)) throw new Refusal('EmailExists');
  if (accountByPhone(server.store, city.city, draft.phone)) throw new Refusal('PhoneExists');
  if (rules.habits.confirmation !== 'none') checkReachable(draft.phone);
  dropRegistrations(server.store, city.city, draft.email, nowMs);
  addRegistration(server.store, city.city, draft, nowMs);
  sendRegistrationEmail(context, draft);
  return version === 'v1' ? { salt: draft.salt } : { salt: draft.salt, token: draft.token };
};
