import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getReceiptList } from '~/api/contract/receipts';
import { receiptsFromWire } from '~/data/receipts/receiptsFromWire';

const receipts = (result: unknown) => receiptsFromWire(v.parse(getReceiptList.reply, { result }), 'Asia/Yekaterinburg');
const whole = {
  date: '20.11.2026 14:00',
  receiptnumber: 17,
  sum: '1000,50',
  status: 'Оплачена',
  receiptname: 'Пополнение',
  type: '1',
  UIN: '0123',
};

describe('the list of receipts', () => {
  it('a receipt is read with every field (RLIST-03)', () => {
    expect(receipts([whole])).toEqual([
      {
        number: '17',
        at: Date.UTC(2026, 10, 20, 9),
        sum: 100_050,
        status: 'Оплачена',
        name: 'Пополнение',
        kind: 'receipt',
        uin: '0123',
      },
    ]);
  });

  it.each([
    ['1', 'receipt'],
    ['2', 'invoice'],
    [2, 'invoice'],
    ['legal', 'invoice'],
    ['individual', 'receipt'],
    [null, 'receipt'],
    [{}, 'receipt'],
  ])('RLIST-01: a receipt of the type %j is called %s', (type, kind) => {
    expect(receipts([{ ...whole, type }])[0]?.kind).toBe(kind);
  });

  it.each<[unknown, number]>([
    [null, 0],
    ['нет', 0],
    [[null, 5, {}, { ...whole, receiptnumber: ' ' }, { ...whole, receiptnumber: 'x'.repeat(101) }], 0],
    [[{ ...whole, sum: {} }, whole], 1],
    [[whole, whole], 1],
    [[{ date: 'когда-то', receiptnumber: '1', sum: 5 }], 1],
  ])('the list of receipts %j holds %i', (result, count) => {
    expect(receipts(result)).toHaveLength(count);
  });

  it('a receipt whose date cannot be read is kept without a date', () => {
    expect(receipts([{ ...whole, date: '2026-02-31T00:00:00' }])[0]?.at).toBeUndefined();
  });
});
