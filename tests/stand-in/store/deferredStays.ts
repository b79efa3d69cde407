import { runningSessionsOf, sessionById, type Session } from './sessions';
import type { Store } from './Store';

/** A stay that is paid for afterwards: a session of which nothing was paid before. */
export interface DeferredStay extends Session {
  isPaid: boolean;
}

export const addDeferred = (store: Store, city: string, session: number): void => {
  store.run('insert into deferred_stay (session, city) values (?, ?)', session, city);
};

const paidOf = (store: Store, session: number): { paidMs: number | null } | undefined =>
  store.one<{ paidMs: number | null }>('select paid_ms as paidMs from deferred_stay where session = ?', session);

/** Such stays are neither prolonged nor cancelled as bought ones are. */
export const isDeferred = (store: Store, session: number): boolean => paidOf(store, session) !== undefined;

export const deferredById = (store: Store, city: string, id: string): DeferredStay | undefined => {
  const session = sessionById(store, city, id);
  const row = session && paidOf(store, session.id);
  return session && row && { ...session, isPaid: row.paidMs !== null };
};

/** The stays of an account that are over and were not paid for, by their beginning. */
export const unpaidStaysOf = (store: Store, city: string, account: number, nowMs: number): DeferredStay[] =>
  store
    .many<{ id: number }>(
      `select id from session join deferred_stay on session = id
       where account = ? and paid_ms is null and end_ms <= ? order by start_ms, id`,
      account,
      nowMs,
    )
    .flatMap(({ id }) => deferredById(store, city, String(id)) ?? []);

/** The stays of an account that run and were bought, and those that run and will be paid for. */
export const runningStaysOf = (store: Store, account: number, nowMs: number): { session: Session; isDeferred: boolean }[] =>
  runningSessionsOf(store, account, nowMs).map((session) => ({ session, isDeferred: isDeferred(store, session.id) }));

export const endDeferredStay = (store: Store, { id }: DeferredStay, endMs: number, durationMin: number): void => {
  store.run('update session set end_ms = ?, duration_min = ? where id = ?', endMs, durationMin, id);
};

export const setDeferredPaid = (store: Store, { id }: DeferredStay, kopecks: number, atMs: number): void => {
  store.run('update session set paid_kopecks = ? where id = ?', kopecks, id);
  store.run('update deferred_stay set paid_ms = ? where session = ?', atMs, id);
};
