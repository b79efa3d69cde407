import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSubmitQuote, guestSubmitLabel, isFreeQuote, type Quote } from '~/domain/quote';

const interval = (from: number, to: number, sum = 4000) => ({ from, to, sum });
const quote = (patch: Partial<Quote> = {}): Quote => ({
  total: 4000,
  intervals: [interval(0, 60)],
  discount: 0,
  isMoneyEnough: true,
  refill: 0,
  ...patch,
});

describe('a price on the payment form (GUEST-04, GUEST-05)', () => {
  it.each<[string, Quote | undefined, { canPay: boolean; isFree: boolean }]>([
    ['not loaded yet', undefined, { canPay: false, isFree: false }],
    ['above zero', quote(), { canPay: true, isFree: false }],
    ['a single kopeck', quote({ total: 1 }), { canPay: true, isFree: false }],
    ['zero for known hours: free', quote({ total: 0 }), { canPay: false, isFree: true }],
    ['zero without intervals: not known, and not free', quote({ total: 0, intervals: [] }), { canPay: false, isFree: false }],
    ['a sum without intervals', quote({ intervals: [] }), { canPay: false, isFree: false }],
    ['below zero', quote({ total: -100 }), { canPay: false, isFree: false }],
    ['no number', quote({ total: Number.NaN }), { canPay: false, isFree: false }],
  ])('%s', (_, price, { canPay, isFree }) => {
    expect(canSubmitQuote(price)).toBe(canPay);
    expect(isFreeQuote(price)).toBe(isFree);
  });

  it.each<[number, boolean, string]>([
    [0, true, 'free'],
    [0, false, 'free'],
    [4000, true, 'start'],
    [4000, false, 'continue'],
  ])('a total of %i, money enough %s: the button says %s', (total, isMoneyEnough, label) => {
    expect(guestSubmitLabel(quote({ total, isMoneyEnough }))).toBe(label);
  });

  it('what may be paid is never labelled free', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 10 }), fc.boolean(), fc.nat(2), (total, isMoneyEnough, count) => {
        const price = quote({ total, isMoneyEnough, intervals: Array.from({ length: count }, () => interval(0, 1)) });
        if (canSubmitQuote(price)) expect(guestSubmitLabel(price)).not.toBe('free');
        expect(canSubmitQuote(price) && isFreeQuote(price)).toBe(false);
      }),
    );
  });
});
