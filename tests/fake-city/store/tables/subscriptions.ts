import type { AreaTables } from './AreaTables';

/** Subscriptions on sale, custom offers, bought and granted permits with their changes. Zones are JSON lists. */
export const subscriptionTables: AreaTables = {
  sql: `
create table subscription_on_sale (
  city text not null, code text not null, permit text not null, title text not null, description text not null, sort integer not null,
  kopecks integer not null, zones text not null, primary key (city, code)
) strict, without rowid;
create table special_zone (city text not null, zone text not null, primary key (city, zone)) strict, without rowid;
create table made_offer (
  city text not null, account integer not null references account, code text not null, title text not null, days integer not null,
  kopecks integer not null, zones text not null, made_ms integer not null, primary key (account, code)
) strict, without rowid;
create table benefit (
  id integer primary key, city text not null, account integer not null references account, code text not null, permit text, days integer not null,
  variation text not null, type text not null, zones text not null, permille integer not null,
  start_ms integer not null, end_ms integer not null, is_refunded integer not null default 0, paid_kopecks integer not null,
  made_ms integer not null, request integer not null
) strict;
create index benefit_of_account on benefit (account);
create table benefit_plate (
  id integer primary key, city text not null, benefit integer not null references benefit, number text not null, plate_key text not null,
  from_ms integer not null
) strict;
create index plate_of_benefit on benefit_plate (benefit);
create index benefit_of_plate on benefit_plate (city, plate_key);
create table benefit_pause (
  id integer primary key, city text not null, benefit integer not null references benefit, from_ms integer not null, until_ms integer
) strict;
create index pause_of_benefit on benefit_pause (benefit);
`,
  ofCity: ['benefit_pause', 'benefit_plate', 'benefit', 'made_offer', 'special_zone', 'subscription_on_sale'],
};
