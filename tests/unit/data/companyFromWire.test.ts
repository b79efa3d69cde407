import { describe, expect, it } from 'vitest';
import { companyFromWire } from '~/data/corp/companyFromWire';
import { wholeRoubles } from '~/domain/company';

const empty = { ts: [], drivers: [], devices: [] };

describe('a company', () => {
  it('is read with its balance in kopecks', () => {
    const result = { ...empty, name: 'ООО «Две сосны»', inn: '5900000203', contractNumber: '8', email: 'a@b.ru', balance: 1500.75 };
    expect(companyFromWire({ result })).toEqual({
      name: 'ООО «Две сосны»',
      inn: '5900000203',
      contractNumber: '8',
      email: 'a@b.ru',
      balance: 150_075,
    });
  });

  it('without words is one without words', () => {
    expect(companyFromWire({ result: { ...empty, name: '  ' } })).toEqual({});
  });

  it.each([
    [150_075, 150_000],
    [99, 0],
    [-150_075, -150_000],
  ])('COOP: a balance of %i kopecks is shown as %i', (balance, shown) => {
    expect(wholeRoubles(balance)).toBe(shown);
  });
});
