import { describe, expect, it } from 'vitest';
import type { Receipt } from '~/domain/history/receipt';
import {
  stateForOrder,
  requestedSince,
  findRequested,
  isSameOrder,
  isUnderWay,
  mayBeMade,
  receiptOrderFlow,
  receiptOrderStart,
  resumedCheck,
  type RequestedReceipt,
  type ReceiptOrder,
  type ReceiptOrderEvent,
  type ReceiptOrderState,
} from '~/domain/history/receiptOrder.flow';

const at = Date.UTC(2026, 10, 22, 12);
const topUpOrder: ReceiptOrder = { kind: 'refill', sum: 123_450 };
const day: ReceiptOrder = { kind: 'subscription', sum: 123_450, code: 'day', plate: 'А123ВС77' };
const pendingReceipt: RequestedReceipt = {
  id: 'one',
  login: 'key',
  order: topUpOrder,
  payer: 'person',
  at,
  since: requestedSince(at, 'Europe/Moscow'),
  known: ['1'],
};
const made: Receipt = { number: '2', at, sum: 123_450, kind: 'receipt' };
const hourMs = 3_600_000;
const start: ReceiptOrderState = { phase: 'asking', requested: pendingReceipt };

type OrderEvent = ReceiptOrderEvent extends infer Event
  ? Event extends { id: string }
    ? Omit<Event, 'id'>
    : never
  : never;
const after = (...events: OrderEvent[]): ReceiptOrderState =>
  events.reduce<ReceiptOrderState>((state, event) => receiptOrderFlow(state, { ...event, id: 'one' }), start);

const lost: OrderEvent = { type: 'lost' };
const without: OrderEvent = { type: 'read', receipts: [], isLast: false };
const withoutAtLast: OrderEvent = { ...without, isLast: true };
const unreadable: OrderEvent = { type: 'unreadable', isLast: false };
const unreadableAtLast: OrderEvent = { ...unreadable, isLast: true };
const found: OrderEvent = { type: 'read', receipts: [made], isLast: false };
const mayBe = (change: Partial<Receipt>): OrderEvent => ({
  type: 'read',
  receipts: [{ ...made, ...change }],
  isLast: true,
});

describe('the outcome of a receipt request', () => {
  it.each<[string, OrderEvent[], ReceiptOrderState['phase']]>([
    ['made', [{ type: 'made', receipt: made }], 'made'],
    ['refused', [{ type: 'refused', errorName: 'ValidationError' }], 'refused'],
    ['busy', [{ type: 'busy', waitMs: 5000 }], 'busy'],
    ['never sent', [{ type: 'offline' }], 'offline'],
    ['lost', [lost], 'checking'],
    ['lost, and in the list', [lost, found], 'made'],
    ['lost, and not in the list yet', [lost, without, without], 'checking'],
    [
      'lost, and three times not in the list: the city may still be at it',
      [lost, without, without, without],
      'checking',
    ],
    ['lost, and not in the list at the end either', [lost, without, without, without, withoutAtLast], 'notMade'],
    ['lost, unreadable twice, and not in the list at last', [lost, unreadable, unreadable, withoutAtLast], 'notKnown'],
    [
      'lost, unreadable once, and three times not in the list',
      [lost, without, unreadable, without, withoutAtLast],
      'notMade',
    ],
    ['lost, and unreadable after two good looks', [lost, without, without, unreadableAtLast], 'notKnown'],
    ['lost, and the last look tells nothing', [lost, without, without, without, unreadableAtLast], 'notKnown'],
    ['lost, and no list', [lost, unreadable], 'checking'],
    ['lost, and no list at last', [lost, unreadableAtLast], 'notKnown'],
    ['not known, and looked for again', [lost, unreadableAtLast, { type: 'checkAgain' }], 'checking'],
    [
      'not known, and not there in three looks',
      [lost, unreadableAtLast, { type: 'checkAgain' }, without, without, withoutAtLast],
      'notMade',
    ],
    ['not known, and there after all', [lost, unreadableAtLast, { type: 'checkAgain' }, found], 'made'],
    ['a new number of another kind', [lost, without, without, mayBe({ kind: 'invoice' })], 'notKnown'],
    ['a new number of the day before', [lost, without, without, mayBe({ at: at - 24 * hourMs })], 'notKnown'],
    ['an old number of this sum', [lost, without, without, mayBe({ number: '1' })], 'notMade'],
    ['a new number of another sum', [lost, without, without, mayBe({ sum: 100 })], 'notMade'],
    ['answered late', [lost, without, without, withoutAtLast, { type: 'made', receipt: made }], 'made'],
    ['lost again, late', [lost, without, without, withoutAtLast, lost], 'checking'],
    ['lost twice: the looks go on', [lost, without, without, lost, withoutAtLast], 'notMade'],
    ['refused late', [lost, unreadableAtLast, { type: 'refused', errorName: 'NoSumEntered' }], 'refused'],
    [
      'heard of twice',
      [
        { type: 'made', receipt: made },
        { type: 'refused', errorName: 'NoSumEntered' },
      ],
      'made',
    ],
    ['seen', [{ type: 'made', receipt: made }, { type: 'seen' }], 'idle'],
  ])('a receipt request reaches the expected phase: %s', (_, events, phase) => {
    expect(after(...events).phase).toBe(phase);
  });

  it('a receipt request is resumed after the page was closed, and not given up before its last check', () => {
    const state = [without, without, without].reduce<ReceiptOrderState>(
      (now, event) => receiptOrderFlow(now, { ...event, id: 'one' }),
      resumedCheck(pendingReceipt),
    );
    expect(isUnderWay(state)).toBe(true);
    expect(receiptOrderFlow(state, { ...withoutAtLast, id: 'one' }).phase).toBe('notMade');
  });

  it('an answer to an earlier receipt request, or to none, is ignored', () => {
    expect(receiptOrderFlow(start, { type: 'refused', id: 'other', errorName: 'NoSumEntered' })).toBe(start);
    expect(receiptOrderFlow(receiptOrderStart, { type: 'made', id: 'one', receipt: made })).toBe(receiptOrderStart);
  });

  it('a receipt request prevents another one while it is open', () => {
    expect([start, after(lost)].map(isUnderWay)).toEqual([true, true]);
    expect([receiptOrderStart, after({ type: 'offline' })].map(isUnderWay)).toEqual([false, false]);
  });

  it('a receipt request is remembered until its outcome is known', () => {
    expect([start, after(lost), after(lost, unreadableAtLast)].map(mayBeMade)).toEqual([true, true, true]);
    expect([receiptOrderStart, after({ type: 'offline' }), after(lost, found)].map(mayBeMade)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('without a list from before, a matching receipt of the day does not prove that the request made it', () => {
    const state: ReceiptOrderState = {
      phase: 'checking',
      requested: { ...pendingReceipt, known: undefined },
      goodReads: 2,
    };
    const read = (receipts: Receipt[]) =>
      receiptOrderFlow(state, { type: 'read', id: 'one', receipts, isLast: true }).phase;
    expect(read([{ ...made, at: undefined }])).toBe('notKnown');
    expect(read([{ ...made, at: at - hourMs }])).toBe('notKnown');
    expect(read([{ ...made, at: at - 24 * hourMs }])).toBe('notMade');
    expect(read([{ ...made, at: undefined, sum: 100 }])).toBe('notMade');
  });

  it.each<[string, ReceiptOrderState, boolean]>([
    ['an asking', start, true],
    ['a check', after(lost), true],
    ['nothing known', after(lost, unreadableAtLast), true],
    ['a refusal', after({ type: 'refused', errorName: 'NoSumEntered' }), false],
    ['a busy city', after({ type: 'busy', waitMs: 5000 }), false],
    ['no network', after({ type: 'offline' }), false],
    ['not made', after(lost, without, without, withoutAtLast), false],
    ['made', after({ type: 'made', receipt: made }), false],
  ])(
    'the state of a receipt request (%s) is shown at its own order, and at others only while open: case %#',
    (_, state, isAnnouncedAtOther) => {
      expect(stateForOrder(state, { ...topUpOrder })).toBe(state);
      expect([{ ...topUpOrder, sum: 1 }, day, undefined].map((order) => stateForOrder(state, order))).toEqual(
        Array(3).fill(isAnnouncedAtOther ? state : receiptOrderStart),
      );
    },
  );
});

describe('the receipt of a request', () => {
  it.each<[string, Partial<Receipt>, Partial<RequestedReceipt>, boolean]>([
    ['is new', {}, {}, true],
    ['was there before', { number: '1' }, {}, false],
    ['is of another sum', { sum: 100 }, {}, false],
    ['is of another kind', { kind: 'invoice' }, {}, false],
    ['is an invoice', { kind: 'invoice' }, { payer: 'firm' }, true],
    ['was made by a clock that is two minutes behind', { at: at - 120_000 }, {}, true],
    ['is stamped midnight of the city', { at: Date.UTC(2026, 10, 21, 21) }, {}, true],
    ['is of the day before', { at: Date.UTC(2026, 10, 21, 20, 59) }, {}, false],
    ['is of today, though nobody knows which are new', { at: at - hourMs }, { known: undefined }, false],
    ['was made by a clock that is half a minute behind', { at: at - 30_000 }, {}, true],
    ['has no time, and is not known', { at: undefined }, {}, true],
    ['has no time, and nobody knows which are new', { at: undefined }, { known: undefined }, false],
    ['has its time, though nobody knows which are new', {}, { known: undefined }, true],
  ])('a receipt is recognised as the one of a request or not: it %s', (_, receipt, change, isIt) => {
    expect(findRequested([{ ...made, ...receipt }], { ...pendingReceipt, ...change }) !== undefined).toBe(isIt);
  });

  it('a receipt of the moment of the request is preferred to an earlier one of the same day', () => {
    const earlier: Receipt = { ...made, number: '3', at: at - hourMs };
    expect(findRequested([earlier, made], pendingReceipt)).toBe(made);
  });

  it('a receipt requested just after midnight may be dated the evening before', () => {
    const midnight = Date.UTC(2026, 10, 21, 21);
    expect(requestedSince(midnight + 60_000, 'Europe/Moscow')).toBe(midnight - 24 * hourMs);
    expect(requestedSince(midnight + hourMs, 'Europe/Moscow')).toBe(midnight);
  });
});

it.each([
  [topUpOrder, { ...topUpOrder }, true],
  [topUpOrder, { ...topUpOrder, sum: 1 }, false],
  [topUpOrder, day, false],
  [day, { ...day }, true],
  [day, { ...day, plate: 'А124ВС77' }, false],
  [day, { ...day, code: 'month' }, false],
])('the receipt orders %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameOrder(one, other)).toBe(isSame);
});
