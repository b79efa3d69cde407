import { accountByEmail, accountByPhone, addAccount } from '../../store/account/accounts';
import { dropRegistrations, type Registration } from '../../store/account/registrations';
import { addToken } from '../../store/account/tokens';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/**
 * Makes an account from a registration whose last step was confirmed, and activates its promised token. Throws
 * EmailExists or PhoneExists if another account has taken them since.
 */
export const endRegistration = (
  { server, city, nowMs }: CallContext,
  registration: Registration,
): { token: string } => {
  const { token, email, phone, password, firstName, lastName, middleName } = registration;
  if (accountByEmail(server.store, city.city, email)) throw new Refusal('EmailExists');
  if (accountByPhone(server.store, city.city, phone)) throw new Refusal('PhoneExists');
  const draft = {
    email,
    phones: [phone],
    password,
    firstName,
    lastName,
    middleName: middleName ?? undefined,
    vehicles: [],
  };
  const account = addAccount(server.store, city.city, draft, nowMs);
  dropRegistrations(server.store, city.city, email, nowMs);
  return { token: addToken(server.store, city.city, account, nowMs, token) };
};
