import type { Store } from './Store';
import { areas } from './tables';

/**
 * The version of the data behind the map and the zone list, by which prepared replies are cached. Increases with every
 * change; 0 before the city is seeded.
 */
export const dataVersion = (store: Store, city: string): number =>
  store.one<{ version: number }>('select data_version as version from city where id = ?', city)?.version ?? 0;

export const raiseDataVersion = (store: Store, city: string): void => {
  store.run('update city set data_version = data_version + 1 where id = ?', city);
};

export const addCity = (store: Store, city: string, seed: number): void => {
  store.run(
    'insert into city (id, seed) values (?, ?) on conflict (id) do update set seed = excluded.seed, data_version = data_version + 1',
    city,
    seed,
  );
};

const ofEveryCity = [
  'setting_patch',
  'holiday',
  'zone',
  'zone_price',
  'feature',
  'login_failure',
  'attempt',
  'outbox',
  'code_sent',
  'token',
  'payment_order',
];

/** Deletes everything of a city except its data version. */
export const emptyCity = (store: Store, city: string): void => {
  const accounts = '(select id from account where city = ?)';
  const transactions = '(select id from ledger_transaction where city = ?)';
  for (const { ofCity } of areas) for (const table of ofCity) store.run(`delete from ${table} where city = ?`, city);
  store.run(`delete from operation where account in ${accounts}`, city);
  store.run('delete from session_part where session in (select id from session where city = ?)', city);
  store.run('delete from session where city = ?', city);
  // These books belong to this city alone, so they are deleted with it.
  store.run(
    `delete from ledger_account where name in (select name from ledger_entry where txn in ${transactions})`,
    city,
  );
  store.run(`delete from ledger_entry where txn in ${transactions}`, city);
  store.run('delete from ledger_transaction where city = ?', city);
  for (const table of ofEveryCity) store.run(`delete from ${table} where city = ?`, city);
  store.run(`delete from vehicle where account in ${accounts}`, city);
  store.run('delete from account_phone where city = ?', city);
  store.run('delete from account where city = ?', city);
};
