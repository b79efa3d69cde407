import { describe, expect, it } from 'vitest';
import {
  isEnding,
  isStatusVisible,
  barrierFlow,
  barrierStart,
  priceRemainingMs,
  type PaidTicket,
  type BarrierEvent,
  type BarrierPrice,
  type BarrierState,
} from '~/domain/barrier/barrier.flow';

const at = Date.UTC(2026, 10, 22, 9, 0, 0);
const seconds = (count: number): number => at + count * 1000;
const price: BarrierPrice = { parking: '501', ticket: '5010001', cost: 12_000, priceId: 's', at };
const paid: PaidTicket = { parking: '501', ticket: '5010001', sum: 12_000, at, message: 'Оплачено' };

const priceRequested: BarrierEvent = { type: 'ask', id: 'one' };
const priced: BarrierEvent = { type: 'priced', id: 'one', price, now: seconds(1) };
const free: BarrierEvent = { type: 'priced', id: 'one', price: { ...price, cost: 0 }, now: seconds(1) };
const pay: BarrierEvent = { type: 'pay', now: seconds(5) };
const tick = (count: number): BarrierEvent => ({ type: 'tick', now: seconds(count) });
const play = (...events: BarrierEvent[]): BarrierState => events.reduce(barrierFlow, barrierStart);

const changedAt = (count: number): BarrierState => ({ step: 'price', notice: { kind: 'changed', at: seconds(count) } });
const payment: BarrierState = { step: 'payment', price, seenAt: seconds(1) };
const paying: BarrierState = { step: 'paying', price };
const messageState: BarrierState = { step: 'price', notice: { kind: 'paid', paid } };

describe('the way from the price to the payment and back', () => {
  it.each<[string, BarrierEvent[], BarrierState]>([
    ['nothing yet', [], barrierStart],
    ['a price above zero leads to the payment', [priceRequested, priced], payment],
    [
      'a price of zero is said to be free, and stays',
      [priceRequested, free],
      { step: 'price', notice: { kind: 'free' } },
    ],
    ['a price that came too late to be paid', [priceRequested, { ...priced, now: seconds(30) }], changedAt(30)],
    [
      'a refusal stays, with its reason',
      [priceRequested, { type: 'refused', id: 'one', errorName: 'CantFindParking' }],
      { step: 'price', notice: { kind: 'refused', errorName: 'CantFindParking', message: undefined } },
    ],
    ['no answer', [priceRequested, { type: 'noAnswer', id: 'one' }], { step: 'price', notice: { kind: 'noAnswer' } }],
    [
      'asking again puts away what was told',
      [priceRequested, free, { type: 'ask', id: 'two' }],
      { step: 'price', pendingId: 'two' },
    ],
    ['the price of a ticket that was typed over is none', [priceRequested, { type: 'changed' }, priced], barrierStart],
    [
      'the answer to an earlier asking is no news',
      [priceRequested, { type: 'ask', id: 'two' }, priced],
      { step: 'price', pendingId: 'two' },
    ],
    ['the price came twice', [priceRequested, priced, priced], payment],
    ['going back to another ticket drops the price', [priceRequested, priced, { type: 'changed' }], barrierStart],
    ['a price of another login is none', [priceRequested, priced, { type: 'void', now: seconds(2) }], changedAt(2)],
    [
      'one that was asked for under another login neither',
      [priceRequested, { type: 'void', now: at }, priced],
      barrierStart,
    ],
    ['another login does not stop a payment', [priceRequested, priced, pay, { type: 'void', now: at }], paying],
    [
      'nor does it take back what was told',
      [priceRequested, priced, pay, { type: 'paid', paid }, { type: 'void', now: at }],
      messageState,
    ],
    ['29 seconds later it can still be paid', [priceRequested, priced, tick(29)], { ...payment, seenAt: seconds(29) }],
    ['30 seconds later it has changed', [priceRequested, priced, tick(30)], changedAt(30)],
    ['the page slept for an hour', [priceRequested, priced, tick(3600)], changedAt(3600)],
    ['the clock was set back', [priceRequested, priced, tick(-3600)], changedAt(-3600)],
    [
      'the clock was set back a little: the price is no younger for it',
      [priceRequested, priced, tick(20), tick(10)],
      changedAt(10),
    ],
    ['nor at the tap', [priceRequested, priced, tick(20), { ...pay, now: seconds(10) }], changedAt(10)],
    [
      'the clock was corrected by a moment',
      [priceRequested, priced, tick(20), tick(16)],
      { ...payment, seenAt: seconds(20) },
    ],
    ['paid in time', [priceRequested, priced, pay], paying],
    [
      'the tap came before the page knew that the price has ended',
      [priceRequested, priced, { type: 'pay', now: seconds(31) }],
      changedAt(31),
    ],
    ['a price that ends while it is being paid is no matter', [priceRequested, priced, pay, tick(40)], paying],
    ['nothing typed meanwhile stops a payment', [priceRequested, priced, pay, { type: 'changed' }], paying],
    ['a second tap is none', [priceRequested, priced, pay, pay], paying],
    [
      'the payment is confirmed: back, with the message',
      [priceRequested, priced, pay, { type: 'paid', paid }],
      messageState,
    ],
    [
      'the city says that nothing is owed',
      [priceRequested, priced, pay, { type: 'said', message: 'Уже оплачена' }],
      { step: 'price', notice: { kind: 'said', message: 'Уже оплачена' } },
    ],
    [
      'refused, lost, or led to a payment page: back',
      [priceRequested, priced, pay, { type: 'ended', now: seconds(6) }],
      barrierStart,
    ],
    [
      'the server’s clock was quicker: the price has changed',
      [priceRequested, priced, pay, { type: 'ended', now: seconds(6), errorName: 'PriceChangedTryLater' }],
      changedAt(6),
    ],
    [
      'found to be paid after the answer was lost',
      [priceRequested, priced, pay, { type: 'ended', now: seconds(6) }, { type: 'paid', paid }],
      messageState,
    ],
    ['found so while another ticket is about to be paid', [priceRequested, priced, { type: 'paid', paid }], payment],
    [
      'paid, read, and the next ticket',
      [priceRequested, priced, pay, { type: 'paid', paid }, { type: 'changed' }],
      barrierStart,
    ],
    [
      'one tap asks again after the price has changed',
      [priceRequested, priced, tick(31), { type: 'ask', id: 'two' }],
      { step: 'price', pendingId: 'two' },
    ],
    ['a payment without a price is none', [pay, { type: 'ended', now: at }, tick(60)], barrierStart],
  ])('the payment at a barrier reaches the expected step: %s', (_, events, state) => {
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
])('%d s after its request, a price is valid for %i ms more and near its end: %s', (after, remainingMs, isNear) => {
  expect(priceRemainingMs(price, seconds(after))).toBe(remainingMs);
  expect(isEnding(price, seconds(after))).toBe(isNear);
});

it.each([
  [0, true],
  [6.999, true],
  [7, false],
  [-1, true],
  [-6, false],
])('%d s after it appeared, a message at the barrier is still shown: %s', (after, isDisplayed) => {
  expect(isStatusVisible(at, seconds(after))).toBe(isDisplayed);
});
