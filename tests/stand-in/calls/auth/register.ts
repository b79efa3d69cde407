import { accountByEmail, accountByPhone } from '../../store/accounts';
import { storedPassword } from '../../store/passwords';
import { addRegistration, dropRegistrations, newSalt, type Registration } from '../../store/registrations';
import { newToken } from '../../store/tokens';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { askForEmail } from './confirmationCodes';
import { leastPasswordLength, readEmail, readName, readNewPassword, readOptionalName, readPhone } from './readPerson';
import { checkReachable } from './sendCode';

/** Sends a registration's e-mail with its code and link (document 1, section 2; steps are numbers from 1). Throws LimitSMS. */
export const askForRegisteredEmail = (context: CallContext, { salt, email }: Registration): void =>
  askForEmail(context, salt, email, (code) => `/registration/confirmation/1/${salt}/${code}`);

/**
 * The first step of a registration (document 1, sections 5 and 7). Nothing becomes an account yet; an earlier registration
 * with this e-mail is given up. Throws RequiredField, InvalidFormat, PhoneEmpty, ValidationError, EmailExists, PhoneExists,
 * SMSNotSend, LimitSMS.
 */
export const register: Handler<'register'> = (input, context) => {
  const { world, city, rules, version, nowMs } = context;
  const draft: Registration = {
    salt: newSalt(),
    phoneSalt: null,
    token: newToken(),
    firstName: readName(input.firstname),
    lastName: readName(input.lastname),
    middleName: readOptionalName(input.middlename),
    email: readEmail(input.email),
    phone: readPhone(input.phone),
    password: storedPassword(readNewPassword(input.pass, leastPasswordLength)),
  };
  if (accountByEmail(world.store, city.city, draft.email)) throw new Refusal('EmailExists');
  if (accountByPhone(world.store, city.city, draft.phone)) throw new Refusal('PhoneExists');
  if (rules.habits.confirmation !== 'none') checkReachable(draft.phone);
  dropRegistrations(world.store, city.city, draft.email, nowMs);
  addRegistration(world.store, city.city, draft, nowMs);
  askForRegisteredEmail(context, draft);
  return version === 'v1' ? { salt: draft.salt } : { salt: draft.salt, token: draft.token };
};
