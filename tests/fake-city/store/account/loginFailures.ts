import type { Store } from '../Store';

/** Wrong passwords in a row of one login name, and the digits of the picture shown last. */
export interface LoginFailure {
  count: number;
  captcha: string | null;
  lastMs: number;
}

/** Under which name failures are kept: an account's, whichever of its e-mail and phones was typed, else the typed one's. */
export const failuresOf = (visitor: { account: number } | { name: string }): string =>
  'account' in visitor ? `account:${visitor.account}` : `name:${visitor.name}`;

export const loginFailure = (store: Store, city: string, login: string): LoginFailure | undefined =>
  store.one<LoginFailure>(
    'select count, captcha, last_ms as lastMs from login_failure where city = ? and login = ?',
    city,
    login,
  );

export const saveLoginFailure = (
  store: Store,
  city: string,
  login: string,
  { count, captcha, lastMs }: LoginFailure,
): void => {
  store.run(
    'insert or replace into login_failure (city, login, count, captcha, last_ms) values (?, ?, ?, ?, ?)',
    city,
    login,
    count,
    captcha,
    lastMs,
  );
};

export const clearLoginFailures = (store: Store, city: string, login: string): void => {
  store.run('delete from login_failure where city = ? and login = ?', city, login);
};
