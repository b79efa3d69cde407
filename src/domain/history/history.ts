import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { OperationStatus, OperationType } from './operation';

/** One line of the driver's history as it is read on its page (document 2, section 3): whatever the server says of it. */
export interface HistoryOperation {
  /** When it was, where the server says so readably. */
  at?: Instant;
  type: OperationType;
  status?: OperationStatus;
  /** Never negative: the type says which way the money went. */
  sum: Kopecks;
  /** What benefits took off the price. */
  discount?: Kopecks;
  orderNumber?: string;
  plate?: string;
  zone?: string;
  parkingCode?: string;
  startsAt?: Instant;
  endsAt?: Instant;
  durationMin?: number;
  tariff?: string;
  /** The permission that it was made under. */
  permission?: string;
  /** Address of the fiscal receipt, unchecked. */
  receipt?: string;
}

export interface HistoryPage {
  lines: HistoryOperation[];
  /** The date that asks for the next page, as the server writes it; undefined at the end. */
  next?: string;
}

/** Which way the money went: payment and renewal take, refill, subscription, cancel and bonus give (document 2, section 4; OPS-14). */
export const moneyDirection = ({ type, sum }: Pick<HistoryOperation, 'type' | 'sum'>): 'minus' | 'plus' | 'neutral' => {
  if (sum === 0) return 'neutral';
  if (type === 'payment' || type === 'renew') return 'minus';
  return type === 'paymentGate' || type === 'other' ? 'neutral' : 'plus';
};

const keyOf = (operation: HistoryOperation): string =>
  JSON.stringify([operation.at, operation.type, operation.orderNumber, operation.sum]);

/** What a page adds to the one before it. Kept by page: a history of tens of thousands of lines grows fifty by fifty. */
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
 * The lines of all pages in a row. A server that counts the asked-for moment in begins a page with lines that the page
 * before has shown: those are left out. Equal lines of one page are two operations, and both stay.
 */
export const historyOperations = (pages: readonly HistoryPage[]): HistoryOperation[] =>
  pages.flatMap((page, index) => addedBy(page, pages[index - 1]));
