import { plateKey, displayedPlate } from '../../rules/plateKey';
import { storedPassword, type StoredPassword } from './passwords';
import type { Store } from '../Store';

/** A driver, a legal entity that signs in with a password as drivers do, or a company with a contract. */
type AccountKind = 'driver' | 'legal' | 'coop';

export interface Account {
  id: number;
  kind: AccountKind;
  email: string | null;
  password: StoredPassword;
  firstName: string | null;
  lastName: string | null;
  middleName: string | null;
}

export interface VehicleDraft {
  number: string;
  category?: string;
  /** `rus` or `other`. */
  format?: string;
  name?: string | null;
  isMain?: boolean;
  sts?: string | null;
  vin?: string | null;
  imei?: string | null;
}

export interface Vehicle {
  id: number;
  number: string;
  category: string;
  format: string;
  name: string | null;
  isMain: boolean;
  /** The number of the registration certificate. */
  sts: string | null;
  vin: string | null;
  imei: string | null;
}

export interface AccountDraft {
  /** The default is a driver. */
  kind?: AccountKind;
  email?: string;
  /** Eleven digits each, starting with 7. The first one is the main phone. */
  phones: readonly string[];
  /** The password as typed, or as a registration stored it. */
  password: string | StoredPassword;
  /** Set if the same data must be produced each time. */
  salt?: string;
  firstName?: string;
  lastName?: string;
  middleName?: string;
  /** The name, tax number and contract number of a company. */
  company?: { name: string; inn: string; contract: string };
  vehicles: readonly VehicleDraft[];
}

interface AccountRow {
  id: number;
  kind: AccountKind;
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
    kind: row.kind,
    email: row.email,
    password: { salt: row.password_salt, hash: row.password_hash },
    firstName: row.first_name,
    lastName: row.last_name,
    middleName: row.middle_name,
  };

const columns = 'account.id, account.kind, email, password_salt, password_hash, first_name, last_name, middle_name';

export const accountById = (store: Store, id: number): Account | undefined =>
  accountOf(store.one<AccountRow>(`select ${columns} from account where id = ?`, id));

/** Finds a driver or legal entity by e-mail, without regard to case. Companies are excluded. */
export const accountByEmail = (store: Store, city: string, email: string): Account | undefined =>
  accountOf(
    store.one<AccountRow>(
      `select ${columns} from account where city = ? and email = ? and kind <> 'coop'`,
      city,
      email.toLowerCase(),
    ),
  );

export const accountByPhone = (store: Store, city: string, phone: string): Account | undefined =>
  accountOf(
    store.one<AccountRow>(
      `select ${columns} from account join account_phone on account_phone.account = account.id where account_phone.city = ? and phone = ?`,
      city,
      phone,
    ),
  );

/** The phones of an account, main phone first. */
export const phonesOf = (store: Store, account: number): { phone: string; isMain: boolean }[] =>
  store
    .many<{ phone: string; is_main: number }>(
      'select phone, is_main from account_phone where account = ? order by is_main desc, phone',
      account,
    )
    .map((row) => ({ phone: row.phone, isMain: row.is_main === 1 }));

const vehicleColumns = 'id, number, category, format, name, is_main as isMain, sts, vin, imei';
type VehicleRow = Omit<Vehicle, 'isMain'> & { isMain: number };
const vehicleOf = (row: VehicleRow): Vehicle => ({ ...row, isMain: row.isMain === 1 });

/** The vehicles of an account, in its own order. */
export const vehiclesOf = (store: Store, account: number): Vehicle[] =>
  store
    .many<VehicleRow>(`select ${vehicleColumns} from vehicle where account = ? order by position, id`, account)
    .map(vehicleOf);

/** The account's vehicle with this plate key (`rules/plateKey`). */
export const vehicleByKey = (store: Store, account: number, key: string): Vehicle | undefined => {
  const row = store.one<VehicleRow>(
    `select ${vehicleColumns} from vehicle where account = ? and plate_key = ?`,
    account,
    key,
  );
  return row && vehicleOf(row);
};

/** The label of an account in the books and the control port: its e-mail, otherwise its main phone. */
export const accountLabel = (store: Store, account: number | null): string => {
  if (account === null) return 'guest';
  return accountById(store, account)?.email ?? phonesOf(store, account)[0]?.phone ?? String(account);
};

/** Adds an account and returns its id. Throws the database's error if the e-mail or a phone is taken. */
export const addAccount = (store: Store, city: string, draft: AccountDraft, nowMs: number): number => {
  const { salt, hash } =
    typeof draft.password === 'string' ? storedPassword(draft.password, draft.salt) : draft.password;
  const { id } = store.run(
    `insert into account (city, kind, email, password_salt, password_hash, first_name, last_name, middle_name, company, inn, contract, made_ms)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    draft.kind ?? 'driver',
    draft.email?.toLowerCase() ?? null,
    salt,
    hash,
    draft.firstName ?? null,
    draft.lastName ?? null,
    draft.middleName ?? null,
    draft.company?.name ?? null,
    draft.company?.inn ?? null,
    draft.company?.contract ?? null,
    nowMs,
  );
  for (const [index, phone] of draft.phones.entries()) {
    store.run(
      'insert into account_phone (city, phone, account, is_main) values (?, ?, ?, ?)',
      city,
      phone,
      id,
      index === 0 ? 1 : 0,
    );
  }
  const main = Math.max(
    0,
    draft.vehicles.findIndex(({ isMain }) => isMain),
  );
  for (const [index, vehicle] of draft.vehicles.entries())
    addVehicle(store, id, { ...vehicle, isMain: index === main });
  return id;
};

/**
 * Adds a vehicle at the end of an account's list and returns its id. Throws the database's error if the account already
 * has the plate.
 */
export const addVehicle = (
  store: Store,
  account: number,
  { number, category, format, name, isMain, sts, vin, imei }: VehicleDraft,
): number =>
  store.run(
    `insert into vehicle (account, number, plate_key, category, format, name, is_main, sts, vin, imei, position)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (select coalesce(max(position), 0) + 1 from vehicle where account = ?))`,
    account,
    displayedPlate(number),
    plateKey(number),
    category ?? 'B',
    format ?? 'rus',
    name ?? null,
    isMain ? 1 : 0,
    sts ?? null,
    vin ?? null,
    imei ?? null,
    account,
  ).id;
