import { runningBoughtStaysOf, stayById, type Stay } from './stays';
import type { Store } from '../Store';

/** A pay-later stay: it is stored like a bought one, but nothing was paid before. */
export interface PayLaterStay extends Stay {
  isPaid: boolean;
}

export const addPayLater = (store: Store, city: string, stay: number): void => {
  store.run('insert into deferred_stay (session, city) values (?, ?)', stay, city);
};

const paidOf = (store: Store, stay: number): { paidMs: number | null } | undefined =>
  store.one<{ paidMs: number | null }>('select paid_ms as paidMs from deferred_stay where session = ?', stay);

/** Pay-later stays cannot be extended or cancelled like bought ones. */
export const isPayLater = (store: Store, stay: number): boolean => paidOf(store, stay) !== undefined;

export const payLaterById = (store: Store, city: string, id: string): PayLaterStay | undefined => {
  const stay = stayById(store, city, id);
  const row = stay && paidOf(store, stay.id);
  return stay && row && { ...stay, isPaid: row.paidMs !== null };
};

/** The ended, unpaid stays of an account, sorted by start. */
export const unpaidStaysOf = (store: Store, city: string, account: number, nowMs: number): PayLaterStay[] =>
  store
    .many<{ id: number }>(
      `select id from session join deferred_stay on session = id
       where account = ? and paid_ms is null and end_ms <= ? order by start_ms, id`,
      account,
      nowMs,
    )
    .flatMap(({ id }) => payLaterById(store, city, String(id)) ?? []);

/** The running stays of an account: bought ones and pay-later ones. */
export const runningStaysOf = (
  store: Store,
  account: number,
  nowMs: number,
): { session: Stay; isPayLater: boolean }[] =>
  runningBoughtStaysOf(store, account, nowMs).map((stay) => ({
    session: stay,
    isPayLater: isPayLater(store, stay.id),
  }));

export const endPayLaterStay = (store: Store, { id }: PayLaterStay, endMs: number, durationMin: number): void => {
  store.run('update session set end_ms = ?, duration_min = ? where id = ?', endMs, durationMin, id);
};

export const setPayLaterPaid = (store: Store, { id }: PayLaterStay, kopecks: number, atMs: number): void => {
  store.run('update session set paid_kopecks = ? where id = ?', kopecks, id);
  store.run('update deferred_stay set paid_ms = ? where session = ?', atMs, id);
};
