import type { AreaTables } from './AreaTables';

/** Receipts, fines, and files with their own addresses. Payers and contents of files are JSON. */
export const documentTables: AreaTables = {
  sql: `
create table receipt (
  id integer primary key, city text not null, account integer not null references account, number text not null, uin text not null,
  payer text not null, kopecks integer not null, code text, title text, plate text, made_ms integer not null, paid_ms integer, request integer not null,
  unique (city, number)
) strict;
create index receipt_of_account on receipt (account, made_ms);
create table fine (
  city text not null, uin text not null, account integer not null references account, status text not null, at_ms integer not null,
  total_kopecks integer not null, paid_kopecks integer not null, sts text not null, number text not null, zone text not null, place text not null,
  start_ms integer not null, end_ms integer not null, primary key (city, uin)
) strict, without rowid;
create index fine_of_account on fine (account, at_ms);
create table file (
  name text primary key, city text not null, account integer not null references account, content text not null, expires_ms integer not null
) strict, without rowid;
create index file_of_city on file (city, expires_ms);
`,
  ofCity: ['file', 'receipt', 'fine'],
};
