import { describe, expect, it } from 'vitest';
import { operationsBefore, topUpCredit } from '~/domain/money/topUpCredit';
import type { Operation } from '~/domain/history/operation';

const since = Date.UTC(2026, 10, 20, 12);
const link = { toPay: 10_000, before: 20_000, since, isOpened: true };
const line = (type: Operation['type'], more: Partial<Operation> = {}): Operation => ({
  at: since + 60_000,
  type,
  status: 'done',
  sum: 10_000,
  ...more,
});

describe('a page for topping up by 100 roubles that was opened with 200 on the balance', () => {
  it.each<[string, number | undefined, Operation[] | undefined, number | undefined]>([
    ['nothing has come', 20_000, [], undefined],
    ['a top-up, and the balance has grown by it', 30_000, [line('refill')], 10_000],
    [
      'a top-up, and a stay was paid from the balance meanwhile',
      22_000,
      [line('refill'), line('payment', { sum: 8_000 })],
      10_000,
    ],
    ['a top-up, while the balance is not known', undefined, [line('refill')], 10_000],
    ['a top-up of the very second of asking', 30_000, [line('refill', { at: since - 1_000 })], 10_000],
    ['a top-up of before', 20_000, [line('refill', { at: since - 60_000 })], undefined],
    [
      'a refund that the city may have dated by another clock, and a balance that has grown',
      30_000,
      [line('cancel', { at: since - 5 * 60_000 })],
      undefined,
    ],
    ['a top-up of another sum', 20_000, [line('refill', { sum: 5_000 })], undefined],
    ['a top-up that waits', 20_000, [line('refill', { status: 'waiting' })], undefined],
    ['a top-up of a status that the app does not know', 20_000, [line('refill', { status: 'unknown' })], undefined],
    [
      'a refund of such a status, and a balance that has grown',
      30_000,
      [line('cancel', { status: 'unknown' })],
      undefined,
    ],
    ['a refund of as much', 30_000, [line('cancel')], undefined],
    ['a refund and the top-up', 40_000, [line('cancel'), line('refill')], 10_000],
    ['a history without a line of it', 30_000, [], 10_000],
    ['less than the sum, without a line', 29_999, [], undefined],
    ['a balance that has grown for a reason unknown to the app', 30_000, [line('other')], undefined],
    ['a history that is not known', 30_000, undefined, undefined],
  ])('a top-up is recognised as credited or not: %s', (_, balance, operations, credited) => {
    expect(topUpCredit(link, { balance, operations })).toBe(credited);
  });

  it('a top-up whose page has not been opened is not recognised as credited', () => {
    expect(
      topUpCredit({ ...link, isOpened: false }, { balance: 30_000, operations: [line('refill')] }),
    ).toBeUndefined();
  });

  describe('and whose operations were known when it opened', () => {
    const earlier = line('refill', { at: since - 60_000, orderNumber: 'R-1' });
    const opened = { ...link, known: operationsBefore([earlier], since) };

    it.each<[string, number, Operation[], number | undefined]>([
      ['only the known ones', 20_000, [earlier], undefined],
      ['a top-up whose date has no seconds', 20_000, [earlier, line('refill', { at: since - 40_000 })], 10_000],
      ['a top-up of a city whose clock is late', 20_000, [earlier, line('refill', { at: since - 9 * 60_000 })], 10_000],
      ['a top-up of long ago', 20_000, [line('refill', { at: since - 60 * 60_000 })], undefined],
    ])('a top-up is recognised by what is new: %s', (_, balance, operations, credited) => {
      expect(topUpCredit(opened, { balance, operations })).toBe(credited);
    });

    it("the link's own order, which waited when the page opened, is its top-up once it is done", () => {
      const order = line('refill', { at: since - 1_000, orderNumber: 'R-2' });
      const known = operationsBefore([earlier, { ...order, status: 'waiting' }], since);
      expect(topUpCredit({ ...link, known }, { balance: 20_000, operations: [earlier, order] })).toBe(10_000);
    });

    it('a refund that was known before does not hide a balance that has grown', () => {
      const refund = line('cancel', { at: since - 60_000 });
      const known = operationsBefore([refund], since);
      expect(topUpCredit({ ...link, known }, { balance: 30_000, operations: [refund] })).toBe(10_000);
    });
  });
});
