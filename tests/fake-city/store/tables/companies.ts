import type { AreaTables } from './AreaTables';

/** Documents of drivers; drivers and devices of companies. */
export const companyTables: AreaTables = {
  sql: `
create index vehicle_by_sts on vehicle (sts);
create table document (
  id integer primary key, city text not null, account integer not null references account, type text not null, number text not null,
  unique (city, type, number)
) strict;
create index document_of_account on document (account);
create table company_driver (
  id integer primary key, city text not null, account integer not null references account, name text not null, phone text not null,
  vehicle integer references vehicle, is_active integer not null, unique (account, phone)
) strict;
create index company_driver_of_vehicle on company_driver (vehicle);
create table device (
  id integer primary key, city text not null, account integer not null references account, vin text, imei text, is_in_use integer not null,
  unique (city, vin), unique (city, imei)
) strict;
create index device_of_account on device (account);
`,
  ofCity: ['document', 'company_driver', 'device'],
};
