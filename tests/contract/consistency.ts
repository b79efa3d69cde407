import type { Store } from '../fake-city/store/Store';

const questions: Record<string, string> = {
  'the sum of all books is not zero': 'select sum(kopecks) as sum from ledger_account having sum <> 0',
  'a transaction does not sum to zero':
    'select txn, sum(kopecks) as sum from ledger_entry group by txn having sum <> 0',
  'a transaction has not two sides':
    'select id from ledger_transaction where (select count(*) from ledger_entry where txn = id) <> 2',
  'a book holds something else than its entries':
    'select a.name, a.kopecks, coalesce((select sum(kopecks) from ledger_entry e where e.name = a.name), 0) as entries from ledger_account a where a.kopecks <> entries',
  'a wallet is below zero': "select name, kopecks from ledger_account where name like 'wallet:%' and kopecks < 0",
  'an account has no main phone, or several':
    'select account, sum(is_main) as mains from account_phone group by account having mains <> 1',
  'an account has no main vehicle, or several':
    'select account, sum(is_main) as mains from vehicle group by account having mains <> 1',
  'a stay ends before it begins': 'select id from session where end_ms < start_ms',
  'a right is good for no vehicle':
    'select id from benefit where not exists (select 1 from benefit_plate where benefit_plate.benefit = benefit.id)',
  'a right stands still twice':
    'select benefit from benefit_pause where until_ms is null group by benefit having count(*) > 1',
  'something belongs to nobody': 'select "table" as name, rowid from pragma_foreign_key_check',
};

/**
 * Lists the inconsistencies in a city's storage, one sentence each. Empty if there are none. A half-written change
 * would show here.
 */
export const inconsistencies = (store: Store): string[] =>
  Object.entries(questions).flatMap(([sentence, sql]) => {
    const rows = store.many(sql);
    return rows.length === 0 ? [] : [`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`];
  });
