import type { Store } from '../Store';

/** Opens the way to a new password: a link's salt, or the code of an SMS. */
export const addPasswordReset = (store: Store, city: string, secret: string, account: number, nowMs: number): void => {
  store.run('insert into restore (city, secret, account, made_ms) values (?, ?, ?, ?)', city, secret, account, nowMs);
};

/** The account that a salt or a code leads to, if it was made after a moment. */
export const passwordResetAccount = (store: Store, city: string, secret: string, sinceMs: number): number | undefined =>
  store.one<{ account: number }>(
    'select account from restore where city = ? and secret = ? and made_ms > ?',
    city,
    secret,
    sinceMs,
  )?.account;

/** Forgets those that were made before a moment, so that their codes can be given again. */
export const deleteOldPasswordResets = (store: Store, city: string, beforeMs: number): void => {
  store.run('delete from restore where city = ? and made_ms <= ?', city, beforeMs);
};

/** Closes every way to a new password of an account. */
export const deletePasswordResets = (store: Store, account: number): void => {
  store.run('delete from restore where account = ?', account);
};

/** Wrong codes of a city in a row of minutes that began after a moment. */
export const wrongResetCodes = (store: Store, city: string, sinceMs: number): number =>
  store.one<{ count: number }>('select count from restore_guesses where city = ? and since_ms > ?', city, sinceMs)
    ?.count ?? 0;

/** Counts a wrong code; the count begins anew where it began before `sinceMs`. */
export const countWrongResetCode = (store: Store, city: string, nowMs: number, sinceMs: number): void => {
  const count = wrongResetCodes(store, city, sinceMs);
  if (count === 0)
    store.run('insert or replace into restore_guesses (city, since_ms, count) values (?, ?, 1)', city, nowMs);
  else store.run('update restore_guesses set count = ? where city = ?', count + 1, city);
};
