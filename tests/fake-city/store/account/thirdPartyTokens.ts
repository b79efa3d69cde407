import { randomBytes } from 'node:crypto';
import { minuteMs } from '../../rules/wallTime';
import type { Store } from '../Store';

/** The lifetime of a third party's token. */
export const thirdPartyTokenMs = 10 * minuteMs;

/** The person as reported by the third party. */
export interface ThirdPartyPerson {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** Creates an access token for a person who signed in at the third party. */
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

/** Returns the person of an access token, which is valid once; undefined if it is unknown, used or expired. */
export const takeThirdPartyToken = (store: Store, token: string, nowMs: number): ThirdPartyPerson | undefined => {
  const person = store.one<ThirdPartyPerson>(
    'select email, first_name as firstName, last_name as lastName from third_party_token where token = ? and made_ms > ?',
    token,
    nowMs - thirdPartyTokenMs,
  );
  store.run('delete from third_party_token where token = ?', token);
  return person;
};
