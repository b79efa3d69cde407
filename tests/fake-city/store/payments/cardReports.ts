import type { Store } from '../Store';

/** What the card widget said of a payment, as the client told it. */
export interface CardReport {
  city: string;
  /** Whose order it names; null where no account has made such an order. */
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

/** One more report is one more row, even if it says the same. */
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

/** Every report, in the order in which they came. */
export const cardReports = (store: Store): CardReport[] =>
  store.many<CardReport>(
    `select city, account, source, order_id as "order", bill_number as billNumber, kopecks, paid_ms as paidMs, status, at_ms as atMs, request
     from card_report order by id`,
  );
