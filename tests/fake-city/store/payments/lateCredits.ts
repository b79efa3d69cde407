import type { Store } from '../Store';

/** A paid order that the provider has yet to report. */
export interface LateCredit {
  order: string;
  /** By the machine's clock, because the cities' clock can be moved and is reset with the server. */
  dueMs: number;
  /** The serial number of the request that paid. */
  request: number;
}

export const addLateCredit = (store: Store, { order, dueMs, request }: LateCredit): void => {
  store.run(
    'insert into late_credit (order_id, city, due_ms, request) select id, city, ?, ? from payment_order where id = ?',
    dueMs,
    request,
    order,
  );
};

export const lateCredits = (store: Store): LateCredit[] =>
  store.many<LateCredit>('select order_id as "order", due_ms as dueMs, request from late_credit order by due_ms');

/** Returns false if no late credit is pending for this order. */
export const deleteLateCredit = (store: Store, order: string): boolean =>
  store.run('delete from late_credit where order_id = ?', order).changes > 0;
