import { describe, expect, it } from 'vitest';
import { readCardPayment } from '~/domain/cardPayment';

const good = {
  publicId: 'pk_city',
  amount: '150,50',
  currency: 'RUB',
  invoiceId: 'A-17',
  description: 'Пополнение',
  email: 'a@b.ru',
  requireEmail: 'true',
};

describe('what the launcher of the card widget takes from its address (CARD-01, CARD-03)', () => {
  it('is a whole payment', () => {
    expect(readCardPayment(good, 'pk_city')).toEqual({
      publicId: 'pk_city',
      sum: 15_050,
      invoiceId: 'A-17',
      description: 'Пополнение',
      email: 'a@b.ru',
      requireEmail: true,
    });
  });

  it('may leave out what the widget can do without', () => {
    expect(readCardPayment({ publicId: 'pk_city', amount: '1', invoiceId: '7' }, 'pk_city')).toEqual({
      publicId: 'pk_city',
      sum: 100,
      invoiceId: '7',
      description: '',
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
  ])('%s: no payment', (_, wrong) => {
    expect(readCardPayment({ ...good, ...wrong }, 'pk_city')).toBe(undefined);
  });

  it('a build without a key takes none', () => {
    expect(readCardPayment({ ...good, publicId: '' }, '')).toBe(undefined);
  });

  it('keeps long words short and everything else as text', () => {
    const read = readCardPayment({ ...good, description: '<b>'.repeat(1000), email: { a: 1 } }, 'pk_city');
    expect(read?.description).toHaveLength(200);
    expect(read?.email).toBe('');
  });
});
