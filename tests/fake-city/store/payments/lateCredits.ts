import type { Store } from '../Store';

/** A paid order of which the provider is to report. */
export interface LateCredit {
  order: string;
  /** By the machine's clock: the cities' may be moved, and begins anew with the server. */
  dueMs: number;
  /** Serial number of the request that paid. */
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

/** False where nothing is waiting for this order any more. */
export const deleteLateCredit = (store: Store, order: string): boolean =>
  store.run('delete from late_credit where order_id = ?', order).changes > 0;
