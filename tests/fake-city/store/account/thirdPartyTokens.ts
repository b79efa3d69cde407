import { randomBytes } from 'node:crypto';
import { minuteMs } from '../../rules/wallTime';
import type { Store } from '../Store';

/** How long a token of the third party is good. */
export const thirdPartyTokenMs = 10 * minuteMs;

/** What the third party says of a person. */
export interface ThirdPartyPerson {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** A new access token for a person who signed in at the third party. */
export const addThirdPartyToken = (
  store: Store,
  { email, firstName, lastName }: ThirdPartyPerson,
  nowMs: number,
): string => {
  store.run('delete from third_party_token where made_ms <= ?', nowMs - thirdPartyTokenMs);
  const token = randomBytes(24).toString('hex');
  store.run(
    'insert into third_party_token (token, email, first_name, last_name, made_ms) values (?, ?, ?, ?, ?)',
    token,
    email,
    firstName,
    lastName,
    nowMs,
  );
  return token;
};

/** The person behind an access token, which is good once; undefined where it is unknown, used or too old. */
export const takeThirdPartyToken = (store: Store, token: string, nowMs: number): ThirdPartyPerson | undefined => {
  const person = store.one<ThirdPartyPerson>(
    'select email, first_name as firstName, last_name as lastName from third_party_token where token = ? and made_ms > ?',
    token,
    nowMs - thirdPartyTokenMs,
  );
  store.run('delete from third_party_token where token = ?', token);
  return person;
};
