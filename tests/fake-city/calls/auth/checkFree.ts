import { accountByEmail, accountByPhone } from '../../store/account/accounts';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { readEmail, readPhone } from './readPerson';

/** Succeeds if no account of the city has the e-mail. Throws RequiredField, InvalidFormat, UserExists. */
export const checkEmail: Handler<'checkEmail'> = ({ email }, { server, city }) => {
  if (accountByEmail(server.store, city.city, readEmail(email))) throw new Refusal('UserExists');
  return {};
};

/** Succeeds if no account of the city has the phone. Throws PhoneEmpty, InvalidFormat, DoublePhone. */
export const checkPhone: Handler<'checkPhone'> = ({ phone }, { server, city }) => {
  if (accountByPhone(server.store, city.city, readPhone(phone))) throw new Refusal('DoublePhone');
  return {};
};
