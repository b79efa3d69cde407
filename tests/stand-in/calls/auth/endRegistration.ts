import { accountByEmail, accountByPhone, addAccount } from '../../store/accounts';
import { dropRegistrations, type Registration } from '../../store/registrations';
import { addToken } from '../../store/tokens';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';

/**
 * Makes an account of a registration whose last step was confirmed, and makes its promised token good. Throws EmailExists
 * or PhoneExists where somebody was faster.
 */
export const endRegistration = ({ world, city, nowMs }: CallContext, registration: Registration): { token: string } => {
  const { token, email, phone, password, firstName, lastName, middleName } = registration;
  if (accountByEmail(world.store, city.city, email)) throw new Refusal('EmailExists');
  if (accountByPhone(world.store, city.city, phone)) throw new Refusal('PhoneExists');
  const draft = { email, phones: [phone], password, firstName, lastName, middleName: middleName ?? undefined, vehicles: [] };
  const account = addAccount(world.store, city.city, draft, nowMs);
  dropRegistrations(world.store, city.city, email, nowMs);
  return { token: addToken(world.store, city.city, account, nowMs, token) };
};
