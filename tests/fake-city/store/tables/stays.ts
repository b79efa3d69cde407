import type { AreaTables } from './AreaTables';

/** Pay-later stays, barrier tickets, payments that are still to be reported, reports of the card widget. */
export const stayTables: AreaTables = {
  sql: `
create table deferred_stay (
  session integer primary key references session, city text not null, paid_ms integer
) strict;

create table planar_parking (
  city text not null, number text not null, name text not null, primary key (city, number)
) strict, without rowid;
create table planar_ticket (
  id integer primary key, city text not null, parking text not null, number text not null, entered_ms integer not null,
  paid_kopecks integer not null default 0, paid_until_ms integer, is_barrier_broken integer not null default 0,
  unique (city, parking, number)
) strict;
create table planar_quote (
  id text primary key, city text not null, ticket integer not null references planar_ticket, kopecks integer not null, made_ms integer not null
) strict, without rowid;

create table late_credit (
  order_id text primary key references payment_order, city text not null, due_ms integer not null, request integer not null
) strict, without rowid;

create table card_report (
  id integer primary key, city text not null, account integer, source text not null, order_id text not null, bill_number text not null,
  kopecks integer not null, paid_ms integer not null, status text not null, at_ms integer not null, request integer not null
) strict;
`,
  ofCity: ['deferred_stay', 'planar_quote', 'planar_ticket', 'planar_parking', 'late_credit', 'card_report'],
};
