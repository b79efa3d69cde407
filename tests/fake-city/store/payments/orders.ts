import { randomBytes } from 'node:crypto';
import type { PricedPart } from '../../rules/tariff';
import type { VehicleCategory } from '../../rules/vehicleCategory';
import type { Store } from '../Store';

/** The price of a stay that was agreed when the order was created. */
interface PricedStay {
  durationMin: number;
  kopecks: number;
  /** The amount saved by benefits. */
  saleKopecks: number;
  parts: PricedPart[];
  tariff: string;
  /** True if the first minutes are free. */
  hasFreeMinutes: boolean;
}

/** The purchase of an order, if it is more than a top-up. */
export type Purchase =
  | ({
      kind: 'start';
      zone: string;
      parkingCode?: string;
      number: string;
      category: VehicleCategory;
      startMs: number;
    } & PricedStay)
  /** The extension of a stay that ends at `endMs`. */
  | ({ kind: 'renew'; session: number; endMs: number } & PricedStay)
  /** A subscription by the code of its offer. */
  | { kind: 'subscription'; code: string; number: string; startMs: number; endMs: number; kopecks: number }
  /** A pay-later stay, for its price until `endMs`. */
  | { kind: 'deferred'; session: number; endMs: number; kopecks: number }
  /** A barrier's ticket, which the payment opens until `untilMs`. */
  | { kind: 'planar'; parking: string; ticket: string; untilMs: number; kopecks: number };

export interface Order {
  id: string;
  city: string;
  account: number | null;
  kind: 'refill' | Purchase['kind'];
  /** The amount that the provider charges. */
  kopecks: number;
  method: string;
  phone: string | null;
  purchase: Purchase | null;
  status: 'open' | 'paid' | 'declined';
  /** How often the provider has reported the payment. */
  credits: number;
  madeMs: number;
}

export type OrderDraft = Pick<Order, 'city' | 'account' | 'kopecks' | 'method' | 'madeMs'> & {
  phone?: string;
  purchase?: Purchase;
  request: number;
};

/** Creates an order and returns its unguessable id. */
export const addOrder = (store: Store, draft: OrderDraft): string => {
  const id = randomBytes(9).toString('hex');
  store.run(
    `insert into payment_order (id, city, account, kind, kopecks, method, phone, purchase, status, made_ms, request) values (?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)`,
    id,
    draft.city,
    draft.account,
    draft.purchase?.kind ?? 'refill',
    draft.kopecks,
    draft.method,
    draft.phone ?? null,
    draft.purchase ? JSON.stringify(draft.purchase) : null,
    draft.madeMs,
    draft.request,
  );
  return id;
};

export const orderById = (store: Store, id: string): Order | undefined => {
  const row = store.one<Omit<Order, 'purchase'> & { purchase: string | null }>(
    'select id, city, account, kind, kopecks, method, phone, purchase, status, credits, made_ms as madeMs from payment_order where id = ?',
    id,
  );
  return row && { ...row, purchase: row.purchase === null ? null : (JSON.parse(row.purchase) as Purchase) };
};

export const setOrderStatus = (store: Store, id: string, status: Order['status']): void => {
  store.run('update payment_order set status = ? where id = ?', status, id);
};

/** The number of an account's top-ups that the provider has reported. */
export const countCreditedTopUps = (store: Store, account: number): number =>
  store.one<{ count: number }>(
    "select count(*) as count from payment_order where account = ? and kind = 'refill' and credits > 0",
    account,
  )?.count ?? 0;

export const countCredit = (store: Store, id: string): void => {
  store.run('update payment_order set credits = credits + 1 where id = ?', id);
};
