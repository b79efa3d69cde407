import type { AreaTables } from './AreaTables';

/** Third-party sign-in and the site's captcha. Neither belongs to a city. */
export const thirdPartyTables: AreaTables = {
  sql: `
create table third_party_token (token text primary key, email text not null, first_name text, last_name text, made_ms integer not null) strict, without rowid;
create table captcha_token (token text primary key, made_ms integer not null) strict, without rowid;
`,
  ofCity: [],
};
