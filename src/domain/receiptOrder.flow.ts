import { minuteMs, type Instant } from './cityTime';
import type { Kopecks } from './money';
import type { PayerKind } from './payer';
import type { Receipt } from './receipt';

/** What a receipt is made for; `sum` is what the driver was shown. */
export type ReceiptOrder = { kind: 'refill'; sum: Kopecks } | { kind: 'subscription'; sum: Kopecks; code: string; plate: string };

/** A receipt that was asked for. */
export interface AskedReceipt {
  id: string;
  /** Whose it is: the key of the login. */
  login: string;
  order: ReceiptOrder;
  payer: PayerKind;
  /** When, by the server's clock. */
  at: Instant;
  /** The numbers of those that the driver had, as far as they were known. */
  known?: readonly string[];
}

/**
 * Asking for a receipt (document 1, section 4). It moves no money, but a second one is a second paper: after a lost answer
 * the driver's own list tells whether it was made.
 */
export type ReceiptOrderState =
  | { phase: 'idle' }
  | { phase: 'asking' | 'checking' | 'notMade' | 'notKnown' | 'offline'; asked: AskedReceipt }
  | { phase: 'refused'; asked: AskedReceipt; errorName: string; message?: string }
  | { phase: 'busy'; asked: AskedReceipt; waitMs: number }
  | { phase: 'made'; asked: AskedReceipt; receipt: Receipt };

/** `id` is that of the asking: what is heard of an earlier one is no news. */
export type ReceiptOrderEvent = { id: string } & (
  | { type: 'made'; receipt: Receipt }
  | { type: 'refused'; errorName: string; message?: string }
  | { type: 'busy'; waitMs: number }
  | { type: 'offline' }
  /** Sent, and no usable answer. */
  | { type: 'lost' }
  /** The list as it is now; `isLast` is the last look for the time being. */
  | { type: 'read'; receipts: readonly Receipt[]; isLast: boolean }
  | { type: 'unreadable'; isLast: boolean }
  /** The driver has it on the screen. */
  | { type: 'seen' }
);

export const receiptOrderStart: ReceiptOrderState = { phase: 'idle' };

/** How far the server's clock may be from what the page takes it for. */
const slackMs = minuteMs;

/** The receipt that was made by an asking, among all of a driver's; undefined where it is not there or cannot be told. */
export const findAsked = (receipts: readonly Receipt[], { order, payer, at, known }: AskedReceipt): Receipt | undefined =>
  receipts.find((receipt) => {
    if (receipt.sum !== order.sum || receipt.kind !== (payer === 'firm' ? 'invoice' : 'receipt')) return false;
    if (known?.includes(receipt.number)) return false;
    return receipt.at === undefined ? known !== undefined : receipt.at >= at - slackMs;
  });

/** May nothing else be asked for now? */
export const isUnderWay = ({ phase }: ReceiptOrderState): boolean => phase === 'asking' || phase === 'checking';

/** What the server says after its answer was given up for lost is still an answer. */
const isOpen = ({ phase }: ReceiptOrderState): boolean => phase === 'asking' || phase === 'checking' || phase === 'notKnown' || phase === 'notMade';

export const receiptOrderFlow = (state: ReceiptOrderState, event: ReceiptOrderEvent): ReceiptOrderState => {
  if (state.phase === 'idle' || state.asked.id !== event.id) return state;
  const { asked } = state;
  if (event.type === 'seen') return receiptOrderStart;
  if (!isOpen(state)) return state;
  switch (event.type) {
    case 'made':
      return { phase: 'made', asked, receipt: event.receipt };
    case 'refused':
      return { phase: 'refused', asked, errorName: event.errorName, message: event.message };
    case 'busy':
      return { phase: 'busy', asked, waitMs: event.waitMs };
    case 'offline':
      return { phase: 'offline', asked };
    case 'lost':
      return { phase: 'checking', asked };
    case 'read': {
      const receipt = findAsked(event.receipts, asked);
      if (receipt) return { phase: 'made', asked, receipt };
      return event.isLast ? { phase: canTell(asked, event.receipts) ? 'notMade' : 'notKnown', asked } : state;
    }
    case 'unreadable':
      return event.isLast ? { phase: 'notKnown', asked } : state;
  }
};

/** Does a list without it prove that it was not made? Not where one of its lines has no time, and nobody knows which are new. */
const canTell = ({ known }: AskedReceipt, receipts: readonly Receipt[]): boolean =>
  known !== undefined || receipts.every(({ at }) => at !== undefined);

/** Is it the same that is asked for? Then a receipt for it need not be made again. */
export const isSameOrder = (one: ReceiptOrder, other: ReceiptOrder): boolean => {
  if (one.sum !== other.sum) return false;
  if (one.kind === 'refill' || other.kind === 'refill') return one.kind === other.kind;
  return one.code === other.code && one.plate === other.plate;
};
