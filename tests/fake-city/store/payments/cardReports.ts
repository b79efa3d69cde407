import type { Store } from '../Store';

/** The card widget's result of a payment, as reported by the client. */
export interface CardReport {
  city: string;
  /** The account of the named order; null if no account has such an order. */
  account: number | null;
  source: string;
  order: string;
  billNumber: string;
  kopecks: number;
  paidMs: number;
  status: string;
  atMs: number;
  request: number;
}

/** Adds a row for every report, even for a repeated one. */
export const addCardReport = (store: Store, report: CardReport): void => {
  store.run(
    `insert into card_report (city, account, source, order_id, bill_number, kopecks, paid_ms, status, at_ms, request)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    report.city,
    report.account,
    report.source,
    report.order,
    report.billNumber,
    report.kopecks,
    report.paidMs,
    report.status,
    report.atMs,
    report.request,
  );
};

/** All reports, in the order of arrival. */
export const cardReports = (store: Store): CardReport[] =>
  store.many<CardReport>(
    `select city, account, source, order_id as "order", bill_number as billNumber, kopecks, paid_ms as paidMs, status, at_ms as atMs, request
     from card_report order by id`,
  );
