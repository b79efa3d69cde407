import { describe, expect, it } from 'vitest';
import {
  isEnding,
  isStatusShown,
  planarFlow,
  planarStart,
  priceLeftMs,
  type PaidTicket,
  type PlanarEvent,
  type PlanarPrice,
  type PlanarState,
} from '~/domain/planar.flow';

const at = Date.UTC(2026, 10, 22, 9, 0, 0);
const seconds = (count: number): number => at + count * 1000;
const price: PlanarPrice = { parking: '501', ticket: '5010001', cost: 12_000, sessionId: 's', at };
const paid: PaidTicket = { parking: '501', ticket: '5010001', sum: 12_000, at, message: 'Оплачено' };

const ask: PlanarEvent = { type: 'ask', id: 'one' };
const priced: PlanarEvent = { type: 'priced', id: 'one', price, now: seconds(1) };
const free: PlanarEvent = { type: 'priced', id: 'one', price: { ...price, cost: 0 }, now: seconds(1) };
const pay: PlanarEvent = { type: 'pay', now: seconds(5) };
const tick = (count: number): PlanarEvent => ({ type: 'tick', now: seconds(count) });
const play = (...events: PlanarEvent[]): PlanarState => events.reduce(planarFlow, planarStart);

const changedAt = (count: number): PlanarState => ({ step: 'price', told: { kind: 'changed', at: seconds(count) } });
const payment: PlanarState = { step: 'payment', price, seenAt: seconds(1) };
const paying: PlanarState = { step: 'paying', price };
const told: PlanarState = { step: 'price', told: { kind: 'paid', paid } };

describe('from the price to the payment and back', () => {
  it.each<[string, PlanarEvent[], PlanarState]>([
    ['nothing yet', [], planarStart],
    ['a price above zero leads to the payment', [ask, priced], payment],
    ['a price of zero is said to be free, and stays', [ask, free], { step: 'price', told: { kind: 'free' } }],
    ['a price that came too late to be paid', [ask, { ...priced, now: seconds(30) }], changedAt(30)],
    [
      'a refusal stays, with its reason',
      [ask, { type: 'refused', id: 'one', errorName: 'CantFindParking' }],
      { step: 'price', told: { kind: 'refused', errorName: 'CantFindParking', message: undefined } },
    ],
    ['no answer', [ask, { type: 'noAnswer', id: 'one' }], { step: 'price', told: { kind: 'noAnswer' } }],
    ['asking again puts away what was told', [ask, free, { type: 'ask', id: 'two' }], { step: 'price', asked: 'two' }],
    ['the price of a ticket that was typed over is none', [ask, { type: 'changed' }, priced], planarStart],
    ['the answer to an earlier asking is no news', [ask, { type: 'ask', id: 'two' }, priced], { step: 'price', asked: 'two' }],
    ['the price came twice', [ask, priced, priced], payment],
    ['going back to another ticket drops the price', [ask, priced, { type: 'changed' }], planarStart],
    ['a price of another login is none', [ask, priced, { type: 'void', now: seconds(2) }], changedAt(2)],
    ['one that was asked for under another login neither', [ask, { type: 'void', now: at }, priced], planarStart],
    ['another login does not stop a payment', [ask, priced, pay, { type: 'void', now: at }], paying],
    ['nor does it take back what was told', [ask, priced, pay, { type: 'paid', paid }, { type: 'void', now: at }], told],
    ['29 seconds later it can still be paid', [ask, priced, tick(29)], { ...payment, seenAt: seconds(29) }],
    ['30 seconds later it has changed', [ask, priced, tick(30)], changedAt(30)],
    ['the page slept for an hour', [ask, priced, tick(3600)], changedAt(3600)],
    ['the clock was set back', [ask, priced, tick(-3600)], changedAt(-3600)],
    ['the clock was set back a little: the price is no younger for it', [ask, priced, tick(20), tick(10)], changedAt(10)],
    ['nor at the tap', [ask, priced, tick(20), { ...pay, now: seconds(10) }], changedAt(10)],
    ['the clock was corrected by a moment', [ask, priced, tick(20), tick(16)], { ...payment, seenAt: seconds(20) }],
    ['paid in time', [ask, priced, pay], paying],
    ['the tap came before the page knew that the price has ended', [ask, priced, { type: 'pay', now: seconds(31) }], changedAt(31)],
    ['a price that ends while it is being paid is no matter', [ask, priced, pay, tick(40)], paying],
    ['nothing typed meanwhile stops a payment', [ask, priced, pay, { type: 'changed' }], paying],
    ['a second tap is none', [ask, priced, pay, pay], paying],
    ['the payment is confirmed: back, with the message', [ask, priced, pay, { type: 'paid', paid }], told],
    [
      'the city says that nothing is owed',
      [ask, priced, pay, { type: 'said', message: 'Уже оплачена' }],
      { step: 'price', told: { kind: 'said', message: 'Уже оплачена' } },
    ],
    ['refused, lost, or led to a payment page: back', [ask, priced, pay, { type: 'ended', now: seconds(6) }], planarStart],
    [
      'the server’s clock was quicker: the price has changed',
      [ask, priced, pay, { type: 'ended', now: seconds(6), errorName: 'PriceChangedTryLater' }],
      changedAt(6),
    ],
    ['found to be paid after the answer was lost', [ask, priced, pay, { type: 'ended', now: seconds(6) }, { type: 'paid', paid }], told],
    ['found so while another ticket is about to be paid', [ask, priced, { type: 'paid', paid }], payment],
    ['paid, read, and the next ticket', [ask, priced, pay, { type: 'paid', paid }, { type: 'changed' }], planarStart],
    ['one tap asks again after the price has changed', [ask, priced, tick(31), { type: 'ask', id: 'two' }], { step: 'price', asked: 'two' }],
    ['a payment without a price is none', [pay, { type: 'ended', now: at }, tick(60)], planarStart],
  ])('%s', (_, events, state) => {
    expect(play(...events)).toEqual(state);
  });
});

it.each([
  [0, 30_000, false],
  [19.999, 10_001, false],
  [20, 10_000, true],
  [29.5, 500, true],
  [30, 0, true],
  [3600, 0, true],
  [-1, 30_000, false],
  [-6, 0, true],
])('%d s after it was asked for, a price is good for %i ms more; the end is near: %s', (after, leftMs, isNear) => {
  expect(priceLeftMs(price, seconds(after))).toBe(leftMs);
  expect(isEnding(price, seconds(after))).toBe(isNear);
});

it.each([
  [0, true],
  [6.999, true],
  [7, false],
  [-1, true],
  [-6, false],
])('%d s later a message still stands: %s', (after, isShown) => {
  expect(isStatusShown(at, seconds(after))).toBe(isShown);
});
