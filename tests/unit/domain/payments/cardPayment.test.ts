import { describe, expect, it } from 'vitest';
import { isPlacedOnDevice, readCardPayment } from '~/domain/payments/cardPayment';

const good = {
  publicId: 'pk_city',
  amount: '150,50',
  currency: 'RUB',
  invoiceId: 'A-17',
  description: 'Пополнение',
  email: 'a@b.ru',
  requireEmail: 'true',
};

describe('the card payment in the launcher’s address (CARD-01, CARD-03)', () => {
  it('the launcher’s address gives a whole card payment', () => {
    expect(readCardPayment(good, 'pk_city')).toEqual({
      publicId: 'pk_city',
      sum: 15_050,
      invoiceId: 'A-17',
      email: 'a@b.ru',
      requireEmail: true,
    });
  });

  it('the launcher’s address may leave out what the card widget can do without', () => {
    expect(readCardPayment({ publicId: 'pk_city', amount: '1', invoiceId: '7' }, 'pk_city')).toEqual({
      publicId: 'pk_city',
      sum: 100,
      invoiceId: '7',
      email: '',
      requireEmail: false,
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ["another shop's key", { publicId: 'pk_thief' }],
    ['no key', { publicId: undefined }],
    ['another currency', { currency: 'USD' }],
    ['a currency in small letters', { currency: 'rub' }],
    ['no sum', { amount: undefined }],
    ['a sum of nothing', { amount: '0' }],
    ['a sum below nothing', { amount: '-5' }],
    ['a sum in letters', { amount: 'ten' }],
    ['an endless sum', { amount: 'Infinity' }],
    ['a hexadecimal sum', { amount: '0x10' }],
    ['a sum with exponent', { amount: '1e5' }],
    ['no number of the order', { invoiceId: undefined }],
    ['a blank number of the order', { invoiceId: '  ' }],
    ['an endless number of the order', { invoiceId: '7'.repeat(101) }],
    ['a list in place of a sum', { amount: ['1'] }],
  ])('the launcher’s address with %s gives no card payment', (_, wrong) => {
    expect(readCardPayment({ ...good, ...wrong }, 'pk_city')).toBe(undefined);
  });

  it('a build without a key accepts no card payment', () => {
    expect(readCardPayment({ ...good, publicId: '' }, '')).toBe(undefined);
  });

  it('the e-mail of a card payment is cut if it is long and dropped if it is not a text', () => {
    expect(readCardPayment({ ...good, email: 'a'.repeat(1000) }, 'pk_city')?.email).toHaveLength(100);
    expect(readCardPayment({ ...good, email: { a: 1 } }, 'pk_city')?.email).toBe('');
  });
});

describe('an order placed on this device', () => {
  const placed = [{ order: 'A-17', sum: 15_000 }, { order: 'A-18' }, { sum: 15_000 }];
  it.each<[string, string, number, boolean]>([
    ['for the sum that it was placed for', 'A-17', 15_000, true],
    ['not for another sum', 'A-17', 15_001, false],
    ['where nobody knows its sum', 'A-18', 15_001, true],
    ['not where nobody knows it', 'A-19', 15_000, false],
    ['not by a part of its number', 'A-1', 15_000, false],
  ])('an order is recognised as placed on this device: %s', (_, invoiceId, sum, isHere) => {
    expect(isPlacedOnDevice({ invoiceId, sum }, placed)).toBe(isHere);
  });
});
