import { randomBytes } from 'node:crypto';
import { dayMs } from '../../rules/wallTime';
import type { StoredPassword } from './passwords';
import type { Store } from '../Store';

/** A registration in progress. Nothing of it becomes an account before everything is confirmed. */
export interface Registration {
  /** Identifies the registration during the e-mail step. */
  salt: string;
  /** Identifies it during the phone step; null before that. */
  phoneSalt: string | null;
  /** The token that becomes valid at the end. */
  token: string;
  email: string;
  phone: string;
  password: StoredPassword;
  firstName: string;
  lastName: string;
  middleName: string | null;
}

interface Row extends Omit<Registration, 'password'> {
  passwordSalt: string;
  passwordHash: string;
}

/** A registration that is not completed within a day expires. */
const lifeMs = dayMs;

const columns = `salt, phone_salt as phoneSalt, token, email, phone, password_salt as passwordSalt, password_hash as passwordHash,
  first_name as firstName, last_name as lastName, middle_name as middleName`;

const registrationOf = (row: Row | undefined): Registration | undefined => {
  if (!row) return undefined;
  const { passwordSalt, passwordHash, ...rest } = row;
  return { ...rest, password: { salt: passwordSalt, hash: passwordHash } };
};

/** Returns an unguessable salt. */
export const newSalt = (): string => randomBytes(16).toString('hex');

/** True if a text can be a salt; tokens are longer. */
export const isSalt = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const addRegistration = (store: Store, city: string, draft: Registration, nowMs: number): void => {
  const { salt, token, email, phone, password, firstName, lastName, middleName } = draft;
  store.run(
    `insert into registration (city, salt, token, email, phone, password_salt, password_hash, first_name, last_name, middle_name, made_ms)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    salt,
    token,
    email,
    phone,
    password.salt,
    password.hash,
    firstName,
    lastName,
    middleName,
    nowMs,
  );
};

/** Finds a registration by its salt at the e-mail or phone step; undefined if there is none or it has expired. */
export const registrationAt = (
  store: Store,
  city: string,
  step: 'email' | 'phone',
  salt: string,
  nowMs: number,
): Registration | undefined =>
  registrationOf(
    store.one<Row>(
      `select ${columns} from registration where city = ? and ${step === 'email' ? 'salt' : 'phone_salt'} = ? and made_ms > ?`,
      city,
      salt,
      nowMs - lifeMs,
    ),
  );

export const setPhoneSalt = (store: Store, city: string, salt: string, phoneSalt: string): void => {
  store.run('update registration set phone_salt = ? where city = ? and salt = ?', phoneSalt, city, salt);
};

export const setRegisteredPhone = (store: Store, city: string, salt: string, phone: string): void => {
  store.run('update registration set phone = ? where city = ? and salt = ?', phone, city, salt);
};

/** Deletes the registrations of an e-mail with their codes, and all expired ones. */
export const dropRegistrations = (store: Store, city: string, email: string, nowMs: number): void => {
  const these = 'from registration where city = ? and (email = ? or made_ms <= ?)';
  const values = [city, email, nowMs - lifeMs] as const;
  store.run(
    `delete from open_code where city = ? and subject in (select salt ${these} union select phone_salt ${these})`,
    city,
    ...values,
    ...values,
  );
  store.run(`delete ${these}`, ...values);
};
