import { accountByEmail, addAccount } from '../../store/account/accounts';
import { takeThirdPartyToken } from '../../store/account/thirdPartyTokens';
import { addToken } from '../../store/account/tokens';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/**
 * Signs in with a third party's access token, which is valid once, even if the login fails. An e-mail that is new to
 * the city creates an account without a password and without a phone. A legal entity can sign in only with its
 * password.
 */
export const loginByThirdParty: Handler<'loginByThirdParty'> = (
  { access_token: accessToken },
  { server, city, nowMs },
) => {
  const person = takeThirdPartyToken(server.store, accessToken, nowMs);
  if (!person) throw new Refusal('IncorrectLogin');
  const { email, firstName, lastName } = person;
  const known = accountByEmail(server.store, city.city, email);
  if (known && known.kind !== 'driver') throw new Refusal('IncorrectLogin', { commitsWrites: true });
  const account =
    known?.id ??
    addAccount(
      server.store,
      city.city,
      {
        email,
        phones: [],
        password: '',
        vehicles: [],
        firstName: firstName ?? undefined,
        lastName: lastName ?? undefined,
      },
      nowMs,
    );
  return { result: { token: addToken(server.store, city.city, account, nowMs) } };
};
