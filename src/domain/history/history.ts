import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { OperationStatus, OperationType } from './operation';

/** One operation on the history page, with everything that the server sends. */
export interface HistoryOperation {
  /** The time of the operation, if the server sends a valid one. */
  at?: Instant;
  type: OperationType;
  status?: OperationStatus;
  /** Never negative: the type determines the direction. */
  sum: Kopecks;
  /** The discount granted on the price. */
  discount?: Kopecks;
  orderNumber?: string;
  /** The phone of the driver. */
  driver?: string;
  plate?: string;
  zone?: string;
  parkingCode?: string;
  startsAt?: Instant;
  endsAt?: Instant;
  durationMin?: number;
  tariff?: string;
  /** The permission that applied. */
  permission?: string;
  /** The unchecked address of the fiscal receipt. */
  receipt?: string;
}

export interface HistoryPage {
  lines: HistoryOperation[];
  /** The date that requests the next page, as the server writes it; undefined on the last page. */
  next?: string;
}

/**
 * The direction of the money: payments and extensions are minus; top-ups, subscriptions, cancellations and bonuses are
 * plus (OPS-14).
 */
export const moneyDirection = ({ type, sum }: Pick<HistoryOperation, 'type' | 'sum'>): 'minus' | 'plus' | 'neutral' => {
  if (sum === 0) return 'neutral';
  if (type === 'payment' || type === 'renew') return 'minus';
  return type === 'paymentGate' || type === 'other' ? 'neutral' : 'plus';
};

const keyOf = (operation: HistoryOperation): string =>
  JSON.stringify([operation.at, operation.type, operation.orderNumber, operation.sum]);

/**
 * The operations that a page adds to the one before it. Cached by page, because a history of tens of thousands of
 * operations grows by fifty at a time.
 */
const addedByPage = new WeakMap<HistoryPage, { after: HistoryPage | undefined; lines: readonly HistoryOperation[] }>();

const addedBy = (page: HistoryPage, after: HistoryPage | undefined): readonly HistoryOperation[] => {
  const known = addedByPage.get(page);
  if (known && known.after === after) return known.lines;
  const before = new Set(after?.lines.map(keyOf));
  const lines = before.size === 0 ? page.lines : page.lines.filter((operation) => !before.has(keyOf(operation)));
  addedByPage.set(page, { after, lines });
  return lines;
};

/**
 * Returns the operations of all pages. A server that includes the requested moment begins a page with operations of the
 * page before; these are dropped. Equal operations on one page are separate ones, and both stay.
 */
export const historyOperations = (pages: readonly HistoryPage[]): HistoryOperation[] =>
  pages.flatMap((page, index) => addedBy(page, pages[index - 1]));
