import type { Instant } from './cityTime';
import type { Kopecks } from './money';
import type { PlanarTicket } from './planar';

/** How long a price is good for, and from when on the driver is told that it ends (document 1, sections 4 and 9). */
const priceLifeMs = 30_000;
const endingMs = 10_000;
/** How long a message about nothing but the state of the form stands (document 1, section 9). */
const statusMs = 7_000;

/** What a ticket costs. The server knows the price under its `sessionId`. */
export interface PlanarPrice extends PlanarTicket {
  cost: Kopecks;
  sessionId: string;
  /** When it was asked for, by the server's clock: not later than it was made. */
  at: Instant;
}

export interface PaidTicket extends PlanarTicket {
  sum: Kopecks;
  /** When that was known. */
  at: Instant;
  /** What the city had to say. */
  message?: string;
  balanceBefore?: Kopecks;
}

/** Why the form is, or is back, at asking for the price. */
export type PlanarTold =
  | { kind: 'paid'; paid: PaidTicket }
  | { kind: 'free' }
  /** The city's own words in the place of a payment: nothing was owed any more. */
  | { kind: 'said'; message: string }
  | { kind: 'changed'; at: Instant }
  | { kind: 'refused'; errorName: string; message?: string }
  | { kind: 'noAnswer' };

/** Price → payment → back to price (document 1, section 4). Pure: time and answers come in as events. */
export type PlanarState =
  | { step: 'price'; asked?: string; told?: PlanarTold }
  /** `seenAt`: the latest moment that this price has seen. */
  | { step: 'payment'; price: PlanarPrice; seenAt: Instant }
  /** Sent, and no answer yet: the price may end meanwhile. */
  | { step: 'paying'; price: PlanarPrice };

export type PlanarEvent =
  | { type: 'ask'; id: string }
  /** What came of the asking `id`; of an earlier one it is no news. */
  | { type: 'priced'; id: string; price: PlanarPrice; now: Instant }
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

export const planarStart: PlanarState = { step: 'price' };

/** The clock of a page goes by seconds, and the server's is known to about one. */
const clockSlackMs = 5_000;

/** By the clock, never by counting: a page that was frozen wakes up with an old price. A clock that was set back makes none younger. */
const isOver = ({ at }: PlanarPrice, now: Instant): boolean => now < at - clockSlackMs || now - at >= priceLifeMs;

/** Milliseconds that a price is still good for. */
export const priceLeftMs = (price: PlanarPrice, now: Instant): number =>
  isOver(price, now) ? 0 : Math.min(priceLifeMs, price.at + priceLifeMs - now);
export const isEnding = (price: PlanarPrice, now: Instant): boolean => priceLeftMs(price, now) <= endingMs;

/** Does a message that was told at `at` still stand? What is about money or the way out has no such end. */
export const isStatusShown = (at: Instant, now: Instant): boolean => now >= at - clockSlackMs && now - at < statusMs;

const changed = (now: Instant): PlanarState => ({ step: 'price', told: { kind: 'changed', at: now } });

/** The refusal of a price that has ended on the server's clock. */
const priceEnded = 'PriceChangedTryLater';

export const planarFlow = (state: PlanarState, event: PlanarEvent): PlanarState => {
  switch (event.type) {
    case 'paid':
      // With another ticket's price on the screen the attempt itself tells.
      return state.step === 'payment' ? state : { step: 'price', told: { kind: 'paid', paid: event.paid } };
    case 'changed':
      return state.step === 'paying' ? state : planarStart;
    case 'void':
      if (state.step === 'payment') return changed(event.now);
      return state.step === 'price' ? { ...state, asked: undefined } : state;
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

type Rest = Exclude<PlanarEvent, { type: 'paid' | 'changed' | 'void' }>;

const atPrice = (state: Extract<PlanarState, { step: 'price' }>, event: Rest): PlanarState => {
  if (event.type === 'ask') return { step: 'price', asked: event.id };
  if (!('id' in event) || event.id !== state.asked) return state;
  switch (event.type) {
    case 'priced':
      if (event.price.cost === 0) return { step: 'price', told: { kind: 'free' } };
      return isOver(event.price, event.now) ? changed(event.now) : { step: 'payment', price: event.price, seenAt: event.now };
    case 'refused':
      return { step: 'price', told: { kind: 'refused', errorName: event.errorName, message: event.message } };
    case 'noAnswer':
      return { step: 'price', told: { kind: 'noAnswer' } };
  }
};

const atPayment = (state: Extract<PlanarState, { step: 'payment' }>, event: Rest): PlanarState => {
  if (event.type !== 'tick' && event.type !== 'pay') return state;
  const { price, seenAt } = state;
  // A clock that was set back makes it look younger than it is, by nobody knows how much.
  if (isOver(price, event.now) || event.now < seenAt - clockSlackMs) return changed(event.now);
  return event.type === 'pay' ? { step: 'paying', price } : { ...state, seenAt: Math.max(seenAt, event.now) };
};

const whilePaying = (state: PlanarState, event: Rest): PlanarState => {
  if (event.type === 'said') return { step: 'price', told: { kind: 'said', message: event.message } };
  if (event.type !== 'ended') return state;
  return event.errorName === priceEnded ? changed(event.now) : planarStart;
};
