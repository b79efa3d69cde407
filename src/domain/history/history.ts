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

type MoneyDirection = 'minus' | 'plus' | 'neutral';

const directions: Record<OperationType, MoneyDirection> = {
  payment: 'minus',
  renew: 'minus',
  paymentGate: 'minus',
  paymentSubscription: 'minus',
  refill: 'plus',
  cancel: 'plus',
  bonus20: 'plus',
  other: 'neutral',
};

/**
 * The direction of the money: whatever is paid for is minus; top-ups, refunds and bonuses are plus. Zero and unknown
 * types are neutral (OPS-14).
 */
export const moneyDirection = ({ type, sum }: Pick<HistoryOperation, 'type' | 'sum'>): MoneyDirection =>
  sum === 0 ? 'neutral' : directions[type];

/** False for refused, cancelled and unpaid operations, and for those whose status is not known. */
export const hasMovedMoney = ({ status }: Pick<HistoryOperation, 'status'>): boolean =>
  status === undefined || status === 'done';

/** False for refused and cancelled operations: these never move money. */
export const canMoveMoney = ({ status }: Pick<HistoryOperation, 'status'>): boolean =>
  status !== 'error' && status !== 'cancel';

/** The sums that left the account and that arrived there. */
export const historyTotals = (operations: readonly HistoryOperation[]): { minus: Kopecks; plus: Kopecks } => {
  const totals = { minus: 0, plus: 0, neutral: 0 };
  for (const operation of operations) if (hasMovedMoney(operation)) totals[moneyDirection(operation)] += operation.sum;
  return totals;
};

export interface HistoryOrder {
  by: 'date' | 'sum';
  isAscending: boolean;
}
/** The order in which a server sends its history. */
export const newestFirst: HistoryOrder = { by: 'date', isAscending: false };

/** What an operation added to the account. */
const signedSum = (operation: HistoryOperation): Kopecks => {
  if (!hasMovedMoney(operation)) return 0;
  return moneyDirection(operation) === 'minus' ? -operation.sum : operation.sum;
};

/**
 * Returns the operations in another order. Equal ones keep that of the server. Sums are signed, and what moved no money
 * counts as zero.
 */
export const sortedHistory = (
  operations: readonly HistoryOperation[],
  { by, isAscending }: HistoryOrder,
): readonly HistoryOperation[] => {
  if (by === 'date') return isAscending ? operations.toReversed() : operations;
  const sign = isAscending ? 1 : -1;
  return operations.toSorted((one, other) => sign * (signedSum(one) - signedSum(other)));
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
