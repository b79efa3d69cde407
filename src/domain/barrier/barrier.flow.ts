import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { BarrierTicket } from './barrierTicket';
import { clockSlackMs } from '../time/clockSlack';

/** How long a price is valid, and how long before its end the driver is warned. */
const priceLifeMs = 30_000;
const endingMs = 10_000;
/** How long a message about the state of the form stays visible. */
const statusMs = 7_000;

/** The price of a ticket. The server stores the price under its `sessionId`. */
export interface BarrierPrice extends BarrierTicket {
  cost: Kopecks;
  priceId: string;
  /**
   * When the price was requested, by the server's clock. It is never later than the moment the price was calculated.
   */
  at: Instant;
}

export interface PaidTicket extends BarrierTicket {
  sum: Kopecks;
  /** When the payment became known. */
  at: Instant;
  /** The city's message. */
  message?: string;
  balanceBefore?: Kopecks;
}

/** Why the form is at, or returned to, the price step. */
export type BarrierNotice =
  | { kind: 'paid'; paid: PaidTicket }
  | { kind: 'free' }
  /** The city's message instead of a payment: nothing was due any more. */
  | { kind: 'said'; message: string }
  | { kind: 'changed'; at: Instant }
  | { kind: 'refused'; errorName: string; message?: string }
  | { kind: 'noAnswer' };

/** Price, payment, then back to price. Pure: time and responses arrive as events. */
export type BarrierState =
  | { step: 'price'; pendingId?: string; notice?: BarrierNotice }
  /** `seenAt`: the latest time observed while this price was shown. */
  | { step: 'payment'; price: BarrierPrice; seenAt: Instant }
  /** Sent, but not answered yet. The price may expire in the meantime. */
  | { step: 'paying'; price: BarrierPrice };

export type BarrierEvent =
  | { type: 'ask'; id: string }
  /** The result of request `id`. Results of earlier requests are ignored. */
  | { type: 'priced'; id: string; price: BarrierPrice; now: Instant }
  | { type: 'refused'; id: string; errorName: string; message?: string }
  | { type: 'noAnswer'; id: string }
  /** The ticket or car park was changed, or the notice was dismissed. */
  | { type: 'changed' }
  /** The login changed, so the price belongs to another user. The notice stays. */
  | { type: 'void'; now: Instant }
  | { type: 'tick'; now: Instant }
  | { type: 'pay'; now: Instant }
  /** The city confirmed the payment, directly or in a check after a lost response. */
  | { type: 'paid'; paid: PaidTicket }
  | { type: 'said'; message: string }
  /** The payment led to a payment page, was refused, or has an unknown outcome. The attempt shows which. */
  | { type: 'ended'; now: Instant; errorName?: string };

export const barrierStart: BarrierState = { step: 'price' };

/**
 * Compares clock times and never counts: a frozen page wakes up with an old price. A clock that was set back does not
 * make a price younger.
 */
const isOver = ({ at }: BarrierPrice, now: Instant): boolean => now < at - clockSlackMs || now - at >= priceLifeMs;

/** Returns the milliseconds until the price expires. */
export const priceRemainingMs = (price: BarrierPrice, now: Instant): number =>
  isOver(price, now) ? 0 : Math.min(priceLifeMs, price.at + priceLifeMs - now);
export const isEnding = (price: BarrierPrice, now: Instant): boolean => priceRemainingMs(price, now) <= endingMs;

/** True if a message shown at `at` is still visible. Messages about money or the exit do not expire. */
export const isStatusVisible = (at: Instant, now: Instant): boolean => now >= at - clockSlackMs && now - at < statusMs;

const changed = (now: Instant): BarrierState => ({ step: 'price', notice: { kind: 'changed', at: now } });

/** The server's refusal of an expired price. */
const priceEnded = 'PriceChangedTryLater';

export const barrierFlow = (state: BarrierState, event: BarrierEvent): BarrierState => {
  switch (event.type) {
    case 'paid':
      // If another ticket's price is on the screen, it stays: the attempt itself reports the payment.
      return state.step === 'payment' ? state : { step: 'price', notice: { kind: 'paid', paid: event.paid } };
    case 'changed':
      return state.step === 'paying' ? state : barrierStart;
    case 'void':
      if (state.step === 'payment') return changed(event.now);
      return state.step === 'price' ? { ...state, pendingId: undefined } : state;
    default:
      switch (state.step) {
        case 'price':
          return atPrice(state, event);
        case 'payment':
          return atPayment(state, event);
        case 'paying':
          return whilePaying(state, event);
      }
  }
};

type Rest = Exclude<BarrierEvent, { type: 'paid' | 'changed' | 'void' }>;

const atPrice = (state: Extract<BarrierState, { step: 'price' }>, event: Rest): BarrierState => {
  if (event.type === 'ask') return { step: 'price', pendingId: event.id };
  if (!('id' in event) || event.id !== state.pendingId) return state;
  switch (event.type) {
    case 'priced':
      if (event.price.cost === 0) return { step: 'price', notice: { kind: 'free' } };
      return isOver(event.price, event.now)
        ? changed(event.now)
        : { step: 'payment', price: event.price, seenAt: event.now };
    case 'refused':
      return { step: 'price', notice: { kind: 'refused', errorName: event.errorName, message: event.message } };
    case 'noAnswer':
      return { step: 'price', notice: { kind: 'noAnswer' } };
  }
};

const atPayment = (state: Extract<BarrierState, { step: 'payment' }>, event: Rest): BarrierState => {
  if (event.type !== 'tick' && event.type !== 'pay') return state;
  const { price, seenAt } = state;
  // If the clock was set back, the price looks younger than it is by an unknown amount.
  if (isOver(price, event.now) || event.now < seenAt - clockSlackMs) return changed(event.now);
  return event.type === 'pay' ? { step: 'paying', price } : { ...state, seenAt: Math.max(seenAt, event.now) };
};

const whilePaying = (state: BarrierState, event: Rest): BarrierState => {
  if (event.type === 'said') return { step: 'price', notice: { kind: 'said', message: event.message } };
  if (event.type !== 'ended') return state;
  return event.errorName === priceEnded ? changed(event.now) : barrierStart;
};
