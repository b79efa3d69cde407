import type { Store } from '../Store';

/** The names of ledger accounts: a driver's wallet by account id, and the city's books. */
export const walletOf = (account: number): string => `wallet:${account}`;
export const revenueOf = (city: string): string => `revenue:${city}`;
/** The book of money that a payment provider owes the city for payments it took. */
export const clearingOf = (city: string): string => `clearing:${city}`;
/** The book of the city's bonuses. */
export const bonusOf = (city: string): string => `bonus:${city}`;
/** The source of initial balances in the demo data. */
export const openingOf = (city: string): string => `opening:${city}`;
/** Money for a stay that could not begin, whose payer has no wallet. */
export const unmatchedOf = (city: string): string => `unmatched:${city}`;

/**
 * The reason for a transfer. `cancel` refunds a stay, `refund` a subscription; `gate` pays for a barrier, `bonus` is a
 * gift of the city.
 */
type Cause =
  'opening' | 'refill' | 'payment' | 'renew' | 'cancel' | 'unmatched' | 'subscription' | 'refund' | 'gate' | 'bonus';

export interface Posting {
  city: string;
  kind: Cause;
  atMs: number;
  /** The serial number of the request that caused the transfer. */
  request: number;
  account?: number | null;
  session?: number;
  order?: string;
  /** The books from which and to which the kopecks move. */
  from: string;
  to: string;
  kopecks: number;
}

/**
 * Moves money between two books, as two entries that sum to zero, and updates both balances. A sum of 0 is recorded
 * too, because a free stay is an event. Throws a RangeError unless the sum is a whole, non-negative number of kopecks.
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

/** The balance of a book, in kopecks. */
export const bookKopecks = (store: Store, name: string): number =>
  store.one<{ kopecks: number }>('select kopecks from ledger_account where name = ?', name)?.kopecks ?? 0;

/** The balances of all books, in kopecks. */
export const books = (store: Store): Record<string, number> =>
  Object.fromEntries(
    store
      .many<{ name: string; kopecks: number }>('select name, kopecks from ledger_account order by name')
      .map(({ name, kopecks }) => [name, kopecks]),
  );
