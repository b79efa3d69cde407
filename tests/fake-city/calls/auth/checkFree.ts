import { accountByEmail, accountByPhone } from '../../store/account/accounts';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { readEmail, readPhone } from './readPerson';

/** Is an e-mail free in the city? Throws RequiredField, InvalidFormat, UserExists. */
export const checkEmail: Handler<'checkEmail'> = ({ email }, { server, city }) => {
  if (accountByEmail(server.store, city.city, readEmail(email))) throw new Refusal('UserExists');
  return {};
};

/** Is a phone free in the city? Throws PhoneEmpty, InvalidFormat, DoublePhone. */
export const checkPhone: Handler<'checkPhone'> = ({ phone }, { server, city }) => {
  if (accountByPhone(server.store, city.city, readPhone(phone))) throw new Refusal('DoublePhone');
  return {};
};
