// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { RequestedReceipt } from '~/domain/history/receiptOrder.flow';
import {
  requestedReceiptOf,
  dropRequestedReceipt,
  clearRequestedReceipts,
  saveRequestedReceipt,
} from '~/state/payments/requestedReceipts';

const hourMs = 3_600_000;
const pendingReceipt = (login: string, id: string, change: Partial<RequestedReceipt> = {}): RequestedReceipt => ({
  id,
  login,
  order: { kind: 'subscription', sum: 123_450, code: 'day', plate: 'А123ВС77' },
  payer: 'firm',
  at: Date.now(),
  since: Date.now() - hourMs,
  known: ['1'],
  ...change,
});

beforeEach(() => localStorage.clear());

it('the last requested receipt of each login is remembered', () => {
  const [first, next, other] = [
    pendingReceipt('a', '1'),
    pendingReceipt('a', '2', { order: { kind: 'refill', sum: 100 }, known: undefined }),
    pendingReceipt('b', '3'),
  ];
  for (const one of [first, next, other]) saveRequestedReceipt('kazan', one);
  expect(requestedReceiptOf('a')).toEqual(next);
  expect(requestedReceiptOf('b')).toEqual(other);
  expect(requestedReceiptOf('c')).toBeUndefined();
  // The receipt of an earlier order changes nothing.
  dropRequestedReceipt('1');
  expect(requestedReceiptOf('a')).toEqual(next);
  dropRequestedReceipt('2');
  expect(requestedReceiptOf('a')).toBeUndefined();
  expect(requestedReceiptOf('b')).toEqual(other);
});

it('a requested receipt is remembered for a day', () => {
  saveRequestedReceipt('kazan', pendingReceipt('a', '1', { at: Date.now() - 23 * hourMs }));
  expect(requestedReceiptOf('a')?.id).toBe('1');
  saveRequestedReceipt('kazan', pendingReceipt('a', '2', { at: Date.now() - 25 * hourMs }));
  expect(requestedReceiptOf('a')).toBeUndefined();
});

it('a logout clears the requested receipts of its city', () => {
  saveRequestedReceipt('kazan', pendingReceipt('a', '1'));
  saveRequestedReceipt('perm', pendingReceipt('b', '2'));
  clearRequestedReceipts('kazan');
  expect(requestedReceiptOf('a')).toBeUndefined();
  expect(requestedReceiptOf('b')?.id).toBe('2');
  expect(localStorage.getItem('parking.asked-receipts')).not.toContain('"login":"a"');
});
