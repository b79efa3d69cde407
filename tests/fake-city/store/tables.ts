import type { AreaTables } from './tables/AreaTables';
import { companyTables } from './tables/companies';
import { documentTables } from './tables/documents';
import { registrationTables } from './tables/registration';
import { stayTables } from './tables/stays';
import { subscriptionTables } from './tables/subscriptions';
import { contentTables } from './tables/content';
import { thirdPartyTables } from './tables/thirdParty';

/** Must be raised with every change below. A file of another version is rebuilt. */
export const schemaVersion = 3;

/** The tables of all areas. */
export const areas: readonly AreaTables[] = [
  registrationTables,
  thirdPartyTables,
  stayTables,
  subscriptionTables,
  documentTables,
  companyTables,
  contentTables,
];

/** Times are milliseconds since 1970 by the server's clock. Money is in whole kopecks. */
export const tables = `
create table city (id text primary key, seed integer not null, data_version integer not null default 1) strict;
create table setting_patch (city text primary key, patch text not null) strict;
create table holiday (city text not null, date text not null, primary key (city, date)) strict, without rowid;

create table zone (
  city text not null, number text not null, name text not null, address text not null,
  primary key (city, number)
) strict, without rowid;
create table zone_price (
  city text not null, zone text not null, position integer not null, day_type text not null,
  from_time text not null, to_time text not null, kopecks_per_hour integer not null,
  primary key (city, zone, position)
) strict, without rowid;
create table feature (
  id integer primary key, city text not null, object_type text not null, category text, code text, zone text, name text, address text,
  geometry text not null, spaces_total integer, spaces_free integer, spaces_disabled integer,
  is_free integer not null default 0, is_inactive integer not null default 0
) strict;
create index feature_of_city on feature (city);
create index feature_by_code on feature (city, code);

create table account (
  id integer primary key, city text not null, kind text not null, email text, password_salt text not null, password_hash text not null,
  first_name text, last_name text, middle_name text, company text, inn text, contract text, made_ms integer not null
) strict;
create unique index account_by_email on account (city, email) where kind <> 'coop';
create unique index account_by_contract on account (city, inn, contract) where kind = 'coop';
create table account_phone (
  city text not null, phone text not null, account integer not null references account, is_main integer not null,
  primary key (city, phone)
) strict, without rowid;
create index phone_of_account on account_phone (account);
create table vehicle (
  id integer primary key, account integer not null references account, number text not null, plate_key text not null,
  category text not null, format text not null, name text, is_main integer not null, sts text, vin text, imei text, position integer not null,
  unique (account, plate_key)
) strict;
create table token (
  token text primary key, city text not null, account integer not null references account, made_ms integer not null, expires_ms integer not null
) strict, without rowid;
create table login_failure (
  city text not null, login text not null, count integer not null, captcha text, last_ms integer not null,
  primary key (city, login)
) strict, without rowid;

create table session (
  id integer primary key, city text not null, account integer references account, phone text, number text not null, plate_key text not null,
  zone text not null, parking_code text, category text, start_ms integer not null, end_ms integer not null, duration_min integer not null,
  is_cancelled integer not null default 0, paid_kopecks integer not null, made_ms integer not null, request integer not null
) strict;
create index session_of_account on session (account, end_ms);
create index session_of_plate on session (city, plate_key, zone, end_ms);
create table session_part (
  session integer not null references session, position integer not null, from_min integer not null, to_min integer not null,
  kopecks_per_hour integer not null, kopecks_per_min integer not null, benefit text, primary key (session, position)
) strict, without rowid;

create table payment_order (
  id text primary key, city text not null, account integer references account, kind text not null, kopecks integer not null, method text not null,
  phone text, purchase text, status text not null, credits integer not null default 0, made_ms integer not null, request integer not null
) strict, without rowid;
create index order_of_city on payment_order (city, made_ms);

create table operation (
  id integer primary key, account integer not null references account, type text not null, at_ms integer not null,
  order_number text not null, kopecks integer not null, starts_ms integer, ends_ms integer, duration_min integer,
  zone text, parking_code text, number text, plate_key text, tariff text, resolution text,
  status text not null, sale_kopecks integer not null, check_fiscal text
) strict;
create unique index operation_of_account on operation (account, at_ms);

create table ledger_account (name text primary key, kopecks integer not null) strict, without rowid;
create table ledger_transaction (
  id integer primary key, city text not null, kind text not null, account integer, session integer, order_id text, at_ms integer not null, request integer not null
) strict;
create table ledger_entry (
  txn integer not null references ledger_transaction, name text not null, kopecks integer not null, primary key (txn, name)
) strict, without rowid;

create table attempt (
  city text not null, account text not null, id text not null, reply text not null, primary key (city, account, id)
) strict, without rowid;
create table outbox (
  id integer primary key, city text not null, kind text not null, sender text, recipient text not null, code text, text text not null, link text,
  at_ms integer not null
) strict;
create table code_sent (
  id integer primary key, city text not null, account text not null, kind text not null, code text not null, at_ms integer not null, request integer not null
) strict;
${areas.map(({ sql }) => sql).join('\n')}`;
