import type { Store } from '../Store';

/** Adds the salt of a link, or the code of an SMS, with which a password can be reset. */
export const addPasswordReset = (store: Store, city: string, secret: string, account: number, nowMs: number): void => {
  store.run('insert into restore (city, secret, account, made_ms) values (?, ?, ?, ?)', city, secret, account, nowMs);
};

/** The account of a salt or code that was created after a moment. */
export const passwordResetAccount = (store: Store, city: string, secret: string, sinceMs: number): number | undefined =>
  store.one<{ account: number }>(
    'select account from restore where city = ? and secret = ? and made_ms > ?',
    city,
    secret,
    sinceMs,
  )?.account;

/** Deletes salts and codes created up to a moment, so that their codes can be reused. */
export const deleteOldPasswordResets = (store: Store, city: string, beforeMs: number): void => {
  store.run('delete from restore where city = ? and made_ms <= ?', city, beforeMs);
};

/** Deletes all salts and codes for the password of an account. */
export const deletePasswordResets = (store: Store, account: number): void => {
  store.run('delete from restore where account = ?', account);
};

/** The number of wrong codes in the city's current series; 0 if the series began before `sinceMs`. */
export const wrongResetCodes = (store: Store, city: string, sinceMs: number): number =>
  store.one<{ count: number }>('select count from restore_guesses where city = ? and since_ms > ?', city, sinceMs)
    ?.count ?? 0;

/** Counts a wrong code. The count starts again if the series began before `sinceMs`. */
export const countWrongResetCode = (store: Store, city: string, nowMs: number, sinceMs: number): void => {
  const count = wrongResetCodes(store, city, sinceMs);
  if (count === 0)
    store.run('insert or replace into restore_guesses (city, since_ms, count) values (?, ?, 1)', city, nowMs);
  else store.run('update restore_guesses set count = ? where city = ?', count + 1, city);
};
