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

/** Sends the code and the link of a registration's e-mail step. Steps are numbered from 1. Throws LimitSMS. */
export const sendRegistrationEmail = (context: CallContext, { salt, email }: Registration): void =>
  sendEmailConfirmation(context, salt, email, (code) => `/registration/confirmation/1/${salt}/${code}`);

/**
 * The first step of a registration. No account is created yet, and an earlier registration with this e-mail is
 * discarded. Throws RequiredField, InvalidFormat, PhoneEmpty, ValidationError, EmailExists, PhoneExists, SMSNotSend,
 * LimitSMS.
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
