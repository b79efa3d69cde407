import type { AreaTables } from './AreaTables';

/** Registrations in progress, codes that wait for confirmation, password resets, settings of accounts. */
export const registrationTables: AreaTables = {
  sql: `
create table registration (
  city text not null, salt text not null, phone_salt text, token text not null, email text not null, phone text not null,
  password_salt text not null, password_hash text not null, first_name text not null, last_name text not null, middle_name text,
  made_ms integer not null, primary key (city, salt)
) strict, without rowid;
create unique index registration_by_phone_salt on registration (city, phone_salt);
create table open_code (
  city text not null, subject text not null, kind text not null, target text not null, code text not null,
  wrong_count integer not null default 0, sent_ms integer not null, is_reply integer not null default 0, primary key (city, subject, kind)
) strict, without rowid;
create table sms_received (
  id integer primary key, city text not null, sender text not null, text text not null, at_ms integer not null
) strict;
create index sms_of_sender on sms_received (city, sender, at_ms);
create table restore (
  city text not null, secret text not null, account integer not null references account, made_ms integer not null, primary key (city, secret)
) strict, without rowid;
create table restore_guesses (city text primary key, since_ms integer not null, count integer not null) strict, without rowid;
create table account_setting (
  city text not null, account integer not null references account, name text not null, is_on integer not null, primary key (account, name)
) strict, without rowid;
create index code_sent_to on code_sent (city, account, at_ms);
`,
  ofCity: ['registration', 'open_code', 'sms_received', 'restore', 'restore_guesses', 'account_setting'],
};
