// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { AskedReceipt } from '~/domain/receiptOrder.flow';
import { askedBy, dropAsked, forgetAsked, keepAsked } from '~/state/askedReceipts';

const hourMs = 3_600_000;
const asking = (login: string, id: string, change: Partial<AskedReceipt> = {}): AskedReceipt => ({
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

it('a receipt that was asked for is remembered by login, the last one each', () => {
  const [first, next, other] = [asking('a', '1'), asking('a', '2', { order: { kind: 'refill', sum: 100 }, known: undefined }), asking('b', '3')];
  for (const one of [first, next, other]) keepAsked('kazan', one);
  expect(askedBy('a')).toEqual(next);
  expect(askedBy('b')).toEqual(other);
  expect(askedBy('c')).toBeUndefined();
  // That of an earlier asking is no news.
  dropAsked('1');
  expect(askedBy('a')).toEqual(next);
  dropAsked('2');
  expect(askedBy('a')).toBeUndefined();
  expect(askedBy('b')).toEqual(other);
});

it('is remembered for a day', () => {
  keepAsked('kazan', asking('a', '1', { at: Date.now() - 23 * hourMs }));
  expect(askedBy('a')?.id).toBe('1');
  keepAsked('kazan', asking('a', '2', { at: Date.now() - 25 * hourMs }));
  expect(askedBy('a')).toBeUndefined();
});

it('logging out takes it along, in that city', () => {
  keepAsked('kazan', asking('a', '1'));
  keepAsked('perm', asking('b', '2'));
  forgetAsked('kazan');
  expect(askedBy('a')).toBeUndefined();
  expect(askedBy('b')?.id).toBe('2');
  expect(localStorage.getItem('parking.asked-receipts')).not.toContain('"login":"a"');
});
