import type { AreaTables } from './AreaTables';

/** Appeals, news, pages. */
export const contentTables: AreaTables = {
  sql: `
create table appeal (
  id integer primary key, city text not null, account integer not null references account, subject text, status text not null,
  phone text not null, email text not null, changed_ms integer not null
) strict;
create index appeal_of_account on appeal (account);
create index appeal_by_status on appeal (status, changed_ms);
create table appeal_message (
  id integer primary key, city text not null, appeal integer not null references appeal, text text not null,
  is_from_driver integer not null, at_ms integer not null
) strict;
create index message_of_appeal on appeal_message (appeal);
create table news (
  city text not null, number integer not null, at_ms integer not null, title_ru text not null, title_en text not null,
  announce_ru text not null, announce_en text not null, text_ru text not null, text_en text not null, primary key (city, number)
) strict, without rowid;
create table page (
  city text not null, path text not null, title_ru text not null, title_en text not null, text_ru text not null, text_en text not null,
  primary key (city, path)
) strict, without rowid;
`,
  ofCity: ['appeal_message', 'appeal', 'news', 'page'],
};
