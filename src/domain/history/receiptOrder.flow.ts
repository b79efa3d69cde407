import { readsForNotDone } from '../payments/attempt.flow';
import { minuteMs, startOfDay, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { PayerKind } from './payer';
import type { Receipt } from './receipt';

/** The purpose of a receipt. `sum` is the amount that the driver was shown. */
export type ReceiptOrder =
  { kind: 'refill'; sum: Kopecks } | { kind: 'subscription'; sum: Kopecks; code: string; plate: string };

/** A requested receipt. */
export interface RequestedReceipt {
  id: string;
  /** The key of the login that requested it. */
  login: string;
  order: ReceiptOrder;
  payer: PayerKind;
  /** When it was requested, by the server's clock. */
  at: Instant;
  /** The start of the city's day of the request. Some cities stamp a receipt with its date only. */
  since: Instant;
  /** The numbers of the driver's earlier receipts, as far as they were known. */
  known?: readonly string[];
}

/** A request whose response was lost. */
interface Search {
  requested: RequestedReceipt;
  /** How many readings of the list did not contain the receipt. */
  goodReads: number;
}

/**
 * A request for a receipt. It moves no money, but a second request makes a second receipt. After a lost response the
 * driver's own list shows whether one was made.
 */
export type ReceiptOrderState =
  | { phase: 'idle' }
  | { phase: 'asking' | 'notMade' | 'offline'; requested: RequestedReceipt }
  | ({ phase: 'checking' | 'notKnown' } & Search)
  | { phase: 'refused'; requested: RequestedReceipt; errorName: string; message?: string }
  | { phase: 'busy'; requested: RequestedReceipt; waitMs: number }
  | { phase: 'made'; requested: RequestedReceipt; receipt: Receipt };

/** `id` identifies the request. Events of earlier requests are ignored. */
export type ReceiptOrderEvent = { id: string } & (
  | { type: 'made'; receipt: Receipt }
  | { type: 'refused'; errorName: string; message?: string }
  | { type: 'busy'; waitMs: number }
  | { type: 'offline' }
  /** Sent without a usable response. The city may still be working on it. */
  | { type: 'lost' }
  /** The current list. `isLast` marks the last reading for now: only that one can conclude that nothing was made. */
  | { type: 'read'; receipts: readonly Receipt[]; isLast: boolean }
  | { type: 'unreadable'; isLast: boolean }
  /** The driver requests another check. */
  | { type: 'checkAgain' }
  /** The driver has seen the result. */
  | { type: 'seen' }
);

export const receiptOrderStart: ReceiptOrderState = { phase: 'idle' };

/** Resumes a request that a closed page left behind. It may or may not have arrived. */
export const resumedCheck = (requested: RequestedReceipt): ReceiptOrderState => ({
  phase: 'checking',
  requested,
  goodReads: 0,
});

/** Delays after the loss, in milliseconds, at which the list is read. A repeated check leaves out the last one. */
export const checkScheduleMs = [0, 2_000, 6_000, 30_000] as const;

/** How far the server's clock may differ from the time that the page assumes. */
const slackMs = minuteMs;
/** How far the clock behind the receipts' dates may be off, which matters around midnight. */
const midnightMs = 10 * minuteMs;

/** The start of the city's day of a request. */
export const requestedSince = (at: Instant, timeZone: string): Instant => startOfDay(at - midnightMs, timeZone);

/** True if the receipt may be the requested one: the same sum, and not there before. */
const mayMatch = ({ number, sum, at }: Receipt, { order, since, known }: RequestedReceipt): boolean =>
  sum === order.sum && (known ? !known.includes(number) : at === undefined || at >= since);

/**
 * Finds the requested receipt among all of a driver's receipts; undefined if it is missing or cannot be identified. A
 * new number of the same day is enough, because a city may stamp midnight or have a wrong clock.
 */
export const findRequested = (receipts: readonly Receipt[], requested: RequestedReceipt): Receipt | undefined => {
  const { payer, at, since, known } = requested;
  const kind = payer === 'firm' ? 'invoice' : 'receipt';
  const likely = receipts.filter((receipt) => receipt.kind === kind && mayMatch(receipt, requested));
  const isAfter = (from: Instant) => (receipt: Receipt) => receipt.at !== undefined && receipt.at >= from;
  return (
    likely.find(isAfter(at - slackMs)) ??
    (known && likely.find((receipt) => receipt.at === undefined || receipt.at >= since))
  );
};

/** True if no other receipt may be requested now. */
export const isUnderWay = ({ phase }: ReceiptOrderState): boolean => phase === 'asking' || phase === 'checking';

/** True if the outcome is unknown, so that the device must remember the request. */
export const mayBeMade = ({ phase }: ReceiptOrderState): boolean =>
  phase === 'asking' || phase === 'checking' || phase === 'notKnown';

export const receiptOrderFlow = (state: ReceiptOrderState, event: ReceiptOrderEvent): ReceiptOrderState => {
  if (state.phase === 'idle' || state.requested.id !== event.id) return state;
  const { requested } = state;
  if (event.type === 'seen') return receiptOrderStart;
  // A server's response still counts after it was considered lost.
  if (!mayBeMade(state) && state.phase !== 'notMade') return state;
  switch (event.type) {
    case 'made':
      return { phase: 'made', requested, receipt: event.receipt };
    case 'refused':
      return { phase: 'refused', requested, errorName: event.errorName, message: event.message };
    case 'busy':
      return { phase: 'busy', requested, waitMs: event.waitMs };
    case 'offline':
      return { phase: 'offline', requested };
    case 'lost':
      return state.phase === 'checking' ? state : { phase: 'checking', requested, goodReads: 0 };
    case 'checkAgain':
      return state.phase === 'notKnown' ? { ...state, phase: 'checking' } : state;
    case 'read':
    case 'unreadable':
      return afterCheck(state, event);
  }
};

const afterCheck = (
  state: ReceiptOrderState,
  event: Extract<ReceiptOrderEvent, { type: 'read' | 'unreadable' }>,
): ReceiptOrderState => {
  if (state.phase !== 'checking' && state.phase !== 'notKnown') return state;
  const { requested } = state;
  const list = event.type === 'read' ? event.receipts : undefined;
  const receipt = list && findRequested(list, requested);
  if (receipt) return { phase: 'made', requested, receipt };
  // A possible match proves nothing in either direction.
  const isGood = list?.some((one) => mayMatch(one, requested)) === false;
  const goodReads = state.goodReads + (isGood ? 1 : 0);
  if (isGood && goodReads >= readsForNotDone && event.isLast) return { phase: 'notMade', requested };
  return { ...state, goodReads, phase: event.isLast ? 'notKnown' : state.phase };
};

/** True if both orders are for the same thing, so that no second receipt is needed. */
export const isSameOrder = (one: ReceiptOrder, other: ReceiptOrder): boolean => {
  if (one.sum !== other.sum) return false;
  if (one.kind === 'refill' || other.kind === 'refill') return one.kind === other.kind;
  return one.code === other.code && one.plate === other.plate;
};

/**
 * The state as one order's dialog shows it. The outcome of another order's request is hidden, but a request that is
 * still open is not.
 */
export const stateForOrder = (state: ReceiptOrderState, order: ReceiptOrder | undefined): ReceiptOrderState => {
  if (state.phase === 'idle' || mayBeMade(state)) return state;
  return order && isSameOrder(order, state.requested.order) ? state : receiptOrderStart;
};
