import { storedPassword } from './passwords';
import type { Store } from '../Store';

export interface Names {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Null removes it. */
  middleName?: string | null | undefined;
}

/** Writes the given names. Omitted ones stay. */
export const setNames = (store: Store, account: number, { firstName, lastName, middleName }: Names): void => {
  const changes = [
    ['first_name', firstName],
    ['last_name', lastName],
    ['middle_name', middleName],
  ] as const;
  for (const [column, value] of changes)
    if (value !== undefined) store.run(`update account set ${column} = ? where id = ?`, value, account);
};

/** Throws the database's error if the e-mail is taken in the account's city. */
export const setEmail = (store: Store, account: number, email: string): void => {
  store.run('update account set email = ? where id = ?', email, account);
};

export const setPassword = (store: Store, account: number, password: string): void => {
  const { salt, hash } = storedPassword(password);
  store.run('update account set password_salt = ?, password_hash = ? where id = ?', salt, hash, account);
};

/**
 * Adds a phone, which becomes the main one if the account has none. Throws the database's error if it is taken in the
 * city.
 */
export const addPhone = (store: Store, city: string, account: number, phone: string): void => {
  store.run(
    'insert into account_phone (city, phone, account, is_main) values (?, ?, ?, not exists (select 1 from account_phone where account = ?))',
    city,
    phone,
    account,
    account,
  );
};

export const deletePhone = (store: Store, account: number, phone: string): void => {
  store.run('delete from account_phone where account = ? and phone = ?', account, phone);
};

/** Makes a phone of an account its only main one. */
export const setMainPhone = (store: Store, account: number, phone: string): void => {
  store.run('update account_phone set is_main = (phone = ?) where account = ?', phone, account);
};
