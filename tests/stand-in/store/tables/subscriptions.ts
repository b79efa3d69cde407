import type { AreaTables } from './AreaTables';

/** Subscriptions on sale, and what was bought or granted. */
export const subscriptionTables: AreaTables = {
  sql: `
create table benefit (
  id integer primary key, city text not null, account integer not null references account, code text not null, variation text not null, type text not null,
  zones text not null, permille integer not null, number text not null, plate_key text not null, start_ms integer not null, end_ms integer not null,
  paused_ms integer, is_refunded integer not null default 0, paid_kopecks integer not null, made_ms integer not null, request integer not null
) strict;
create index benefit_of_account on benefit (account);
create index benefit_of_plate on benefit (city, plate_key);
`,
  ofCity: ['benefit'],
};
