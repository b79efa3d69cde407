import { plateKey, plateShown } from '../rules/plateKey';
import { storedPassword, type StoredPassword } from './passwords';
import type { Store } from './Store';

export interface Account {
  id: number;
  email: string | null;
  password: StoredPassword;
  firstName: string | null;
  lastName: string | null;
  middleName: string | null;
}

export interface VehicleDraft {
  number: string;
  category?: string;
  /** `rus` or `other` (document 2, section 3). */
  format?: string;
  name?: string;
  isMain?: boolean;
}

export interface Vehicle {
  id: number;
  number: string;
  category: string;
  format: string;
  name: string | null;
  isMain: boolean;
}

export interface AccountDraft {
  email?: string;
  /** Eleven digits, beginning with 7. The first is the main one. */
  phones: readonly string[];
  password: string;
  /** Fixed where the same data must come out each time. */
  salt?: string;
  firstName?: string;
  lastName?: string;
  middleName?: string;
  vehicles: readonly VehicleDraft[];
}

interface AccountRow {
  id: number;
  email: string | null;
  password_salt: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  middle_name: string | null;
}

const accountOf = (row: AccountRow | undefined): Account | undefined =>
  row && {
    id: row.id,
    email: row.email,
    password: { salt: row.password_salt, hash: row.password_hash },
    firstName: row.first_name,
    lastName: row.last_name,
    middleName: row.middle_name,
  };

const columns = 'account.id, email, password_salt, password_hash, first_name, last_name, middle_name';

export const accountById = (store: Store, id: number): Account | undefined =>
  accountOf(store.one<AccountRow>(`select ${columns} from account where id = ?`, id));

/** E-mails are compared without regard to case. */
export const accountByEmail = (store: Store, city: string, email: string): Account | undefined =>
  accountOf(store.one<AccountRow>(`select ${columns} from account where city = ? and email = ?`, city, email.toLowerCase()));

export const accountByPhone = (store: Store, city: string, phone: string): Account | undefined =>
  accountOf(
    store.one<AccountRow>(
      `select ${columns} from account join account_phone on account_phone.account = account.id where account_phone.city = ? and phone = ?`,
      city,
      phone,
    ),
  );

/** The phones of an account, the main one first. */
export const phonesOf = (store: Store, account: number): { phone: string; isMain: boolean }[] =>
  store
    .many<{ phone: string; is_main: number }>('select phone, is_main from account_phone where account = ? order by is_main desc, phone', account)
    .map((row) => ({ phone: row.phone, isMain: row.is_main === 1 }));

/** The vehicles of an account, in the order in which they were added. */
export const vehiclesOf = (store: Store, account: number): Vehicle[] =>
  store
    .many<Omit<Vehicle, 'isMain'> & { isMain: number }>(
      'select id, number, category, format, name, is_main as isMain from vehicle where account = ? order by id',
      account,
    )
    .map((row) => ({ ...row, isMain: row.isMain === 1 }));

/** How the books and the control port call an account: by its e-mail, else by its main phone. */
export const accountLabel = (store: Store, account: number | null): string => {
  if (account === null) return 'guest';
  return accountById(store, account)?.email ?? phonesOf(store, account)[0]?.phone ?? String(account);
};

/** Adds an account and gives its id. Throws the database's error where the e-mail or a phone is taken. */
export const addAccount = (store: Store, city: string, draft: AccountDraft, nowMs: number): number => {
  const { salt, hash } = storedPassword(draft.password, draft.salt);
  const { id } = store.run(
    'insert into account (city, email, password_salt, password_hash, first_name, last_name, middle_name, made_ms) values (?, ?, ?, ?, ?, ?, ?, ?)',
    city,
    draft.email?.toLowerCase() ?? null,
    salt,
    hash,
    draft.firstName ?? null,
    draft.lastName ?? null,
    draft.middleName ?? null,
    nowMs,
  );
  for (const [index, phone] of draft.phones.entries()) {
    store.run('insert into account_phone (city, phone, account, is_main) values (?, ?, ?, ?)', city, phone, id, index === 0 ? 1 : 0);
  }
  const main = Math.max(
    0,
    draft.vehicles.findIndex(({ isMain }) => isMain),
  );
  for (const [index, { number, category, format, name }] of draft.vehicles.entries()) {
    store.run(
      'insert into vehicle (account, number, plate_key, category, format, name, is_main) values (?, ?, ?, ?, ?, ?, ?)',
      id,
      plateShown(number),
      plateKey(number),
      category ?? 'B',
      format ?? 'rus',
      name ?? null,
      index === main ? 1 : 0,
    );
  }
  return id;
};
