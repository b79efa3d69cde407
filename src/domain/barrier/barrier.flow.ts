import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';
import type { BarrierTicket } from './barrierTicket';
import { clockSlackMs } from '../time/clockSlack';

/** How long a price is good for, and from when on the driver is told that it ends (document 1, sections 4 and 9). */
const priceLifeMs = 30_000;
const endingMs = 10_000;
/** How long a message about nothing but the state of the form stands (document 1, section 9). */
const statusMs = 7_000;

/** What a ticket costs. The server knows the price under its `sessionId`. */
export interface BarrierPrice extends BarrierTicket {
  cost: Kopecks;
  priceId: string;
  /** When it was asked for, by the server's clock: not later than it was made. */
  at: Instant;
}

export interface PaidTicket extends BarrierTicket {
  sum: Kopecks;
  /** When that was known. */
  at: Instant;
  /** What the city had to say. */
  message?: string;
  balanceBefore?: Kopecks;
}

/** Why the form is, or is back, at asking for the price. */
export type BarrierNotice =
  | { kind: 'paid'; paid: PaidTicket }
  | { kind: 'free' }
  /** The city's own words in the place of a payment: nothing was owed any more. */
  | { kind: 'said'; message: string }
  | { kind: 'changed'; at: Instant }
  | { kind: 'refused'; errorName: string; message?: string }
  | { kind: 'noAnswer' };

/** Price → payment → back to price (document 1, section 4). Pure: time and answers come in as events. */
export type BarrierState =
  | { step: 'price'; pendingId?: string; notice?: BarrierNotice }
  /** `seenAt`: the latest moment that this price has seen. */
  | { step: 'payment'; price: BarrierPrice; seenAt: Instant }
  /** Sent, and no answer yet: the price may end meanwhile. */
  | { step: 'paying'; price: BarrierPrice };

export type BarrierEvent =
  | { type: 'ask'; id: string }
  /** What came of the asking `id`; of an earlier one it is no news. */
  | { type: 'priced'; id: string; price: BarrierPrice; now: Instant }
  | { type: 'refused'; id: string; errorName: string; message?: string }
  | { type: 'noAnswer'; id: string }
  /** Another ticket or parking is typed, or what was told has been read. */
  | { type: 'changed' }
  /** Somebody else, or nobody, is signed in: the price was another one's. What was told stays. */
  | { type: 'void'; now: Instant }
  | { type: 'tick'; now: Instant }
  | { type: 'pay'; now: Instant }
  /** The city confirmed it, at once or after a lost answer was looked for. */
  | { type: 'paid'; paid: PaidTicket }
  | { type: 'said'; message: string }
  /** It led to a payment page, was refused, or nobody knows yet: the attempt tells. */
  | { type: 'ended'; now: Instant; errorName?: string };

export const barrierStart: BarrierState = { step: 'price' };

/** By the clock, never by counting: a page that was frozen wakes up with an old price. A clock that was set back makes none younger. */
const isOver = ({ at }: BarrierPrice, now: Instant): boolean => now < at - clockSlackMs || now - at >= priceLifeMs;

/** Milliseconds that a price is still good for. */
export const priceRemainingMs = (price: BarrierPrice, now: Instant): number =>
  isOver(price, now) ? 0 : Math.min(priceLifeMs, price.at + priceLifeMs - now);
export const isEnding = (price: BarrierPrice, now: Instant): boolean => priceRemainingMs(price, now) <= endingMs;

/** Does a message that was told at `at` still stand? What is about money or the way out has no such end. */
export const isStatusVisible = (at: Instant, now: Instant): boolean => now >= at - clockSlackMs && now - at < statusMs;

const changed = (now: Instant): BarrierState => ({ step: 'price', notice: { kind: 'changed', at: now } });

/** The refusal of a price that has ended on the server's clock. */
const priceEnded = 'PriceChangedTryLater';

export const barrierFlow = (state: BarrierState, event: BarrierEvent): BarrierState => {
  switch (event.type) {
    case 'paid':
      // With another ticket's price on the screen the attempt itself tells.
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
  // A clock that was set back makes it look younger than it is, by nobody knows how much.
  if (isOver(price, event.now) || event.now < seenAt - clockSlackMs) return changed(event.now);
  return event.type === 'pay' ? { step: 'paying', price } : { ...state, seenAt: Math.max(seenAt, event.now) };
};

const whilePaying = (state: BarrierState, event: Rest): BarrierState => {
  if (event.type === 'said') return { step: 'price', notice: { kind: 'said', message: event.message } };
  if (event.type !== 'ended') return state;
  return event.errorName === priceEnded ? changed(event.now) : barrierStart;
};
