import { isoInCity } from '../rules/wallTime';
import { accountLabel } from '../store/account/accounts';
import { codesSent } from '../store/account/codesSent';
import { cardReports } from '../store/payments/cardReports';
import { books } from '../store/payments/ledger';
import type { ServerContext } from '../context/ServerContext';

interface Row {
  request: number;
  city: string;
  account: number | null;
  kopecks: number;
  atMs: number;
}

/** Changes of money, stays, subscriptions and links, each row with the serial number of the request that caused it. */
export const ledgerView = (server: ServerContext) => {
  const { store } = server;
  const labels = new Map<number | null, string>();
  const label = (account: number | null): string => {
    const known = labels.get(account) ?? accountLabel(store, account);
    labels.set(account, known);
    return known;
  };
  const isoAt = (city: string, atMs: number): string => isoInCity(server.cities.get(city)?.timeZone ?? 'UTC', atMs);
  const toView = <Extra extends Row>({ account, atMs, ...row }: Extra) => ({
    ...row,
    account: label(account),
    at: isoAt(row.city, atMs),
  });

  const moved = (kinds: readonly string[]) =>
    store
      .many<Row & { kind: string; session: number | null; order: string | null }>(
        `select request, city, kind, account, session, order_id as "order", at_ms as atMs,
           (select max(kopecks) from ledger_entry where txn = ledger_transaction.id) as kopecks
         from ledger_transaction where kind in (${kinds.map(() => '?').join(', ')}) order by id`,
        ...kinds,
      )
      .map((row) => ({ ...toView(row), session: row.session === null ? null : String(row.session) }));

  const stays = store
    .many<
      Row & {
        id: number;
        number: string;
        zone: string;
        parkingCode: string | null;
        startMs: number;
        endMs: number;
        durationMin: number;
        isCancelled: number;
      }
    >(
      `select request, city, account, paid_kopecks as kopecks, made_ms as atMs, id, number, zone, parking_code as parkingCode, start_ms as startMs, end_ms as endMs,
         duration_min as durationMin, is_cancelled as isCancelled from session order by id`,
    )
    .map((row) => ({
      ...toView(row),
      id: String(row.id),
      isCancelled: row.isCancelled === 1,
      startDate: isoAt(row.city, row.startMs),
      endDate: isoAt(row.city, row.endMs),
    }));

  const subscriptions = store
    .many<Row & { id: number; number: string; startMs: number; endMs: number; isRefunded: number }>(
      `select request, city, account, paid_kopecks as kopecks, made_ms as atMs, id, start_ms as startMs, end_ms as endMs, is_refunded as isRefunded,
         (select number from benefit_plate where benefit_plate.benefit = benefit.id order by id desc limit 1) as number
       from benefit where permit is not null order by id`,
    )
    .map((row) => ({ ...toView(row), id: String(row.id), isRefunded: row.isRefunded === 1 }));

  const links = store
    .many<Row & { order: string; kind: string; status: string; credits: number }>(
      'select request, city, account, kopecks, made_ms as atMs, id as "order", kind, status, credits from payment_order order by request',
    )
    .map((row) => ({ ...toView(row), url: `/demo/pay/${row.order}` }));

  return {
    // A free stay moves no money, so it is not a debit.
    debits: moved(['payment', 'renew', 'subscription', 'gate']).filter(({ kopecks }) => kopecks > 0),
    sessions: stays,
    refunds: moved(['cancel', 'refund']),
    subscriptions,
    links,
    codes: codesSent(store).map(({ atMs, ...row }) => ({ ...row, kopecks: 0, at: isoAt(row.city, atMs) })),
    reports: cardReports(store).map(({ paidMs, ...row }) => ({ ...toView(row), paymentDate: isoAt(row.city, paidMs) })),
    books: books(store),
  };
};
