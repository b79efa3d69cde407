import type { Store } from '../Store';

/** Ledger accounts: a driver's wallet by account id, and the city's own books. */
export const walletOf = (account: number): string => `wallet:${account}`;
export const revenueOf = (city: string): string => `revenue:${city}`;
/** What a payment provider owes the city for payments it took. */
export const clearingOf = (city: string): string => `clearing:${city}`;
/** What the city gives away. */
export const bonusOf = (city: string): string => `bonus:${city}`;
/** Where the first balances of the demonstration come from. */
export const openingOf = (city: string): string => `opening:${city}`;
/** Money that came for a stay which could not begin and whose payer has no wallet. */
export const unmatchedOf = (city: string): string => `unmatched:${city}`;

/** Why money moved. `cancel` and `refund` give back for a stay and for a subscription; `gate` is a flat parking, `bonus` a present of the city. */
type Cause =
  'opening' | 'refill' | 'payment' | 'renew' | 'cancel' | 'unmatched' | 'subscription' | 'refund' | 'gate' | 'bonus';

export interface Posting {
  city: string;
  kind: Cause;
  atMs: number;
  /** Serial number of the request that caused it. */
  request: number;
  account?: number | null;
  session?: number;
  order?: string;
  /** Where the kopecks leave and where they arrive. */
  from: string;
  to: string;
  kopecks: number;
}

/**
 * Moves money between two books, as two entries that sum to zero, and keeps both balances. A sum of 0 is written too:
 * a free stay is an event. Throws a RangeError for anything but whole, non-negative kopecks.
 */
export const post = (
  store: Store,
  { city, kind, atMs, request, account, session, order, from, to, kopecks }: Posting,
): void => {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new RangeError(`No such sum: ${kopecks} kopecks.`);
  store.transact(() => {
    const { id } = store.run(
      'insert into ledger_transaction (city, kind, account, session, order_id, at_ms, request) values (?, ?, ?, ?, ?, ?, ?)',
      city,
      kind,
      account ?? null,
      session ?? null,
      order ?? null,
      atMs,
      request,
    );
    for (const [name, change] of [
      [from, -kopecks],
      [to, kopecks],
    ] as const) {
      store.run('insert into ledger_entry (txn, name, kopecks) values (?, ?, ?)', id, name, change);
      store.run(
        'insert into ledger_account (name, kopecks) values (?, ?) on conflict (name) do update set kopecks = kopecks + excluded.kopecks',
        name,
        change,
      );
    }
    const sum = store.one<{ sum: number }>('select sum(kopecks) as sum from ledger_entry where txn = ?', id)?.sum;
    if (sum !== 0) throw new Error(`Ledger transaction ${id} does not sum to zero.`);
  });
};

/** What a book holds, in kopecks. */
export const bookKopecks = (store: Store, name: string): number =>
  store.one<{ kopecks: number }>('select kopecks from ledger_account where name = ?', name)?.kopecks ?? 0;

/** What every book holds, in kopecks. */
export const books = (store: Store): Record<string, number> =>
  Object.fromEntries(
    store
      .many<{ name: string; kopecks: number }>('select name, kopecks from ledger_account order by name')
      .map(({ name, kopecks }) => [name, kopecks]),
  );
