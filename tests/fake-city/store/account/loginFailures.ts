import type { Store } from '../Store';

/** The number of wrong passwords in a row for one login, and the answer of the last captcha. */
export interface LoginFailure {
  count: number;
  captcha: string | null;
  lastMs: number;
}

/**
 * The key under which failures are stored: that of the account, whichever of its e-mail and phones was entered,
 * otherwise that of the entered name.
 */
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
