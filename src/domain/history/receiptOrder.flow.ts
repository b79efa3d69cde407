import { readsForNotDone } from '../payments/attempt.flow';
import { minuteMs, startOfDay, type Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { PayerKind } from './payer';
import type { Receipt } from './receipt';

/** What a receipt is made for; `sum` is what the driver was shown. */
export type ReceiptOrder =
  { kind: 'refill'; sum: Kopecks } | { kind: 'subscription'; sum: Kopecks; code: string; plate: string };

/** A receipt that was asked for. */
export interface RequestedReceipt {
  id: string;
  /** Whose it is: the key of the login. */
  login: string;
  order: ReceiptOrder;
  payer: PayerKind;
  /** When, by the server's clock. */
  at: Instant;
  /** When the city's day began: some stamp a receipt with its day alone. */
  since: Instant;
  /** The numbers of those that the driver had, as far as they were known. */
  known?: readonly string[];
}

/** What is known of an asking whose answer is lost. */
interface Search {
  requested: RequestedReceipt;
  /** How often the list was read, and it was not there. */
  goodReads: number;
}

/**
 * Asking for a receipt (document 1, section 4). It moves no money, but a second one is a second paper: after a lost answer
 * the driver's own list tells whether it was made.
 */
export type ReceiptOrderState =
  | { phase: 'idle' }
  | { phase: 'asking' | 'notMade' | 'offline'; requested: RequestedReceipt }
  | ({ phase: 'checking' | 'notKnown' } & Search)
  | { phase: 'refused'; requested: RequestedReceipt; errorName: string; message?: string }
  | { phase: 'busy'; requested: RequestedReceipt; waitMs: number }
  | { phase: 'made'; requested: RequestedReceipt; receipt: Receipt };

/** `id` is that of the asking: what is heard of an earlier one is no news. */
export type ReceiptOrderEvent = { id: string } & (
  | { type: 'made'; receipt: Receipt }
  | { type: 'refused'; errorName: string; message?: string }
  | { type: 'busy'; waitMs: number }
  | { type: 'offline' }
  /** Sent, and no usable answer: the city may still be at it. */
  | { type: 'lost' }
  /** The list as it is now; `isLast` is the last look for the time being: only that may say that nothing was made. */
  | { type: 'read'; receipts: readonly Receipt[]; isLast: boolean }
  | { type: 'unreadable'; isLast: boolean }
  /** The driver has it looked for once more. */
  | { type: 'checkAgain' }
  /** The driver has it on the screen. */
  | { type: 'seen' }
);

export const receiptOrderStart: ReceiptOrderState = { phase: 'idle' };

/** What a closed page left behind: its request may have arrived or not. */
export const resumedCheck = (requested: RequestedReceipt): ReceiptOrderState => ({
  phase: 'checking',
  requested,
  goodReads: 0,
});

/** Milliseconds after the loss at which the list is looked through (`reliability.md`, section 4); once more is without the last. */
export const checkScheduleMs = [0, 2_000, 6_000, 30_000] as const;

/** How far the server's clock may be from what the page takes it for. */
const slackMs = minuteMs;
/** And how far that of the papers may be, near midnight. */
const midnightMs = 10 * minuteMs;

/** The city's day of an asking. */
export const requestedSince = (at: Instant, timeZone: string): Instant => startOfDay(at - midnightMs, timeZone);

/** May this be what was asked for? Of the same sum, and nothing that was there before. */
const mayMatch = ({ number, sum, at }: Receipt, { order, since, known }: RequestedReceipt): boolean =>
  sum === order.sum && (known ? !known.includes(number) : at === undefined || at >= since);

/**
 * The receipt that was made by an asking, among all of a driver's; undefined where it is not there or cannot be told. A new
 * number of that day will do: a city may stamp midnight, or have a clock that is off.
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

/** May nothing else be asked for now? */
export const isUnderWay = ({ phase }: ReceiptOrderState): boolean => phase === 'asking' || phase === 'checking';

/** Is its ending not known yet, so that the device must not forget it? */
export const mayBeMade = ({ phase }: ReceiptOrderState): boolean =>
  phase === 'asking' || phase === 'checking' || phase === 'notKnown';

export const receiptOrderFlow = (state: ReceiptOrderState, event: ReceiptOrderEvent): ReceiptOrderState => {
  if (state.phase === 'idle' || state.requested.id !== event.id) return state;
  const { requested } = state;
  if (event.type === 'seen') return receiptOrderStart;
  // What the server says after its answer was given up for lost is still an answer.
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
  // One that may be it proves nothing, either way.
  const isGood = list?.some((one) => mayMatch(one, requested)) === false;
  const goodReads = state.goodReads + (isGood ? 1 : 0);
  if (isGood && goodReads >= readsForNotDone && event.isLast) return { phase: 'notMade', requested };
  return { ...state, goodReads, phase: event.isLast ? 'notKnown' : state.phase };
};

/** Is it the same that is asked for? Then a receipt for it need not be made again. */
export const isSameOrder = (one: ReceiptOrder, other: ReceiptOrder): boolean => {
  if (one.sum !== other.sum) return false;
  if (one.kind === 'refill' || other.kind === 'refill') return one.kind === other.kind;
  return one.code === other.code && one.plate === other.plate;
};

/** What one order's window tells of it: how the asking for another one ended is none of its business, that it is open is. */
export const stateForOrder = (state: ReceiptOrderState, order: ReceiptOrder | undefined): ReceiptOrderState => {
  if (state.phase === 'idle' || mayBeMade(state)) return state;
  return order && isSameOrder(order, state.requested.order) ? state : receiptOrderStart;
};
