import { describe, expect, it } from 'vitest';
import type { Receipt } from '~/domain/receipt';
import {
  findAsked,
  isSameOrder,
  isUnderWay,
  receiptOrderFlow,
  receiptOrderStart,
  type AskedReceipt,
  type ReceiptOrder,
  type ReceiptOrderEvent,
  type ReceiptOrderState,
} from '~/domain/receiptOrder.flow';

const at = Date.UTC(2026, 10, 22, 12);
const refill: ReceiptOrder = { kind: 'refill', sum: 123_450 };
const day: ReceiptOrder = { kind: 'subscription', sum: 123_450, code: 'day', plate: 'А123ВС77' };
const asked: AskedReceipt = { id: 'one', login: 'key', order: refill, payer: 'person', at, known: ['1'] };
const made: Receipt = { number: '2', at, sum: 123_450, kind: 'receipt' };
const start: ReceiptOrderState = { phase: 'asking', asked };

type Told = ReceiptOrderEvent extends infer Event ? (Event extends { id: string } ? Omit<Event, 'id'> : never) : never;
const after = (...events: Told[]): ReceiptOrderState =>
  events.reduce<ReceiptOrderState>((state, event) => receiptOrderFlow(state, { ...event, id: 'one' }), start);

describe('what came of asking for a receipt', () => {
  it.each<[string, Told[], ReceiptOrderState['phase']]>([
    ['made', [{ type: 'made', receipt: made }], 'made'],
    ['refused', [{ type: 'refused', errorName: 'ValidationError' }], 'refused'],
    ['busy', [{ type: 'busy', waitMs: 5000 }], 'busy'],
    ['never sent', [{ type: 'offline' }], 'offline'],
    ['lost', [{ type: 'lost' }], 'checking'],
    ['lost, and in the list', [{ type: 'lost' }, { type: 'read', receipts: [made], isLast: false }], 'made'],
    ['lost, and not in the list yet', [{ type: 'lost' }, { type: 'read', receipts: [], isLast: false }], 'checking'],
    ['lost, and not in the list at last', [{ type: 'lost' }, { type: 'read', receipts: [], isLast: true }], 'notMade'],
    ['lost, and no list', [{ type: 'lost' }, { type: 'unreadable', isLast: false }], 'checking'],
    ['lost, and no list at last', [{ type: 'lost' }, { type: 'unreadable', isLast: true }], 'notKnown'],
    ['answered late', [{ type: 'lost' }, { type: 'read', receipts: [], isLast: true }, { type: 'made', receipt: made }], 'made'],
    ['refused late', [{ type: 'lost' }, { type: 'unreadable', isLast: true }, { type: 'refused', errorName: 'NoSumEntered' }], 'refused'],
    [
      'heard of twice',
      [
        { type: 'made', receipt: made },
        { type: 'refused', errorName: 'NoSumEntered' },
      ],
      'made',
    ],
    ['seen', [{ type: 'made', receipt: made }, { type: 'seen' }], 'idle'],
  ])('%s', (_, events, phase) => {
    expect(after(...events).phase).toBe(phase);
  });

  it('of an earlier asking, or of none, is no news', () => {
    expect(receiptOrderFlow(start, { type: 'refused', id: 'other', errorName: 'NoSumEntered' })).toBe(start);
    expect(receiptOrderFlow(receiptOrderStart, { type: 'made', id: 'one', receipt: made })).toBe(receiptOrderStart);
  });

  it('keeps from asking again while it is open', () => {
    expect([start, after({ type: 'lost' })].map(isUnderWay)).toEqual([true, true]);
    expect([receiptOrderStart, after({ type: 'offline' })].map(isUnderWay)).toEqual([false, false]);
  });

  it('a list proves nothing where nobody knows what is new in it', () => {
    const state: ReceiptOrderState = { phase: 'checking', asked: { ...asked, known: undefined } };
    const read = (receipts: Receipt[]) => receiptOrderFlow(state, { type: 'read', id: 'one', receipts, isLast: true }).phase;
    expect(read([{ ...made, at: undefined }])).toBe('notKnown');
    expect(read([{ ...made, at: at - 3_600_000 }])).toBe('notMade');
  });
});

describe('the receipt of an asking', () => {
  it.each<[string, Partial<Receipt>, Partial<AskedReceipt>, boolean]>([
    ['is new', {}, {}, true],
    ['was there before', { number: '1' }, {}, false],
    ['is of another sum', { sum: 100 }, {}, false],
    ['is of another kind', { kind: 'invoice' }, {}, false],
    ['is an invoice', { kind: 'invoice' }, { payer: 'firm' }, true],
    ['was made an hour ago', { at: at - 3_600_000 }, {}, false],
    ['was made by a clock that is half a minute behind', { at: at - 30_000 }, {}, true],
    ['has no time, and is not known', { at: undefined }, {}, true],
    ['has no time, and nobody knows which are new', { at: undefined }, { known: undefined }, false],
    ['has its time, though nobody knows which are new', {}, { known: undefined }, true],
  ])('%s', (_, receipt, change, isIt) => {
    expect(findAsked([{ ...made, ...receipt }], { ...asked, ...change }) !== undefined).toBe(isIt);
  });
});

it.each([
  [refill, { ...refill }, true],
  [refill, { ...refill, sum: 1 }, false],
  [refill, day, false],
  [day, { ...day }, true],
  [day, { ...day, plate: 'А124ВС77' }, false],
  [day, { ...day, code: 'month' }, false],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameOrder(one, other)).toBe(isSame);
});
