import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeDiscount, canSubmitQuote, guestSubmitLabel, isFreeQuote, type Quote } from '~/domain/quote';

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

describe('the lines above a total add up to it', () => {
  const hour = 3_600_000;
  /** Hours each, with what an hour costs and what the city asks for. */
  const parts = (...lines: [hours: number, perHour: number | undefined, sum: number][]) => {
    let at = 0;
    return lines.map(([hours, perHour, sum]) => ({ from: at, to: (at += hours * hour), perHour, sum }));
  };
  it.each<[string, Parameters<typeof parts>, total: number, discount: number, before: number[]]>([
    ['no discount', [[1, 4000, 4000]], 4000, 0, [4000]],
    ['half of an hour, rounded by the minute', [[1, 4000, 1980]], 1980, 1980, [3960]],
    ['all of it', [[2, 6000, 0]], 0, 12_000, [12_000]],
    [
      'the first quarter of an hour free',
      [
        [0.25, 6000, 0],
        [0.75, 6000, 4500],
      ],
      4500,
      1500,
      [1500, 4500],
    ],
    [
      'half, where the price falls and then nothing is asked for',
      [
        [1, 5000, 2500],
        [1, 3000, 1500],
        [8, 0, 0],
      ],
      4000,
      4000,
      [5000, 3000, 0],
    ],
    [
      'kopecks that do not divide',
      [
        [1, 1000, 900],
        [1, 1000, 900],
        [1, 1000, 900],
      ],
      2700,
      301,
      [1000, 1001, 1000],
    ],
    ['the city already sends what it was before', [[1, 6000, 6000]], 3000, 3000, [6000]],
    ['no price per hour: nothing to go by', [[1, undefined, 3000]], 3000, 3000, [3000]],
  ])('%s', (_, lines, total, discount, before) => {
    expect(beforeDiscount(parts(...lines), total, discount).map(({ sum }) => sum)).toEqual(before);
  });

  it('whatever is taken off, and from however many', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 50_000 }), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const intervals = parts(
          ...lines.map(([hours, perHour, left]): Parameters<typeof parts>[0] => [hours, perHour, Math.floor(hours * perHour * left)]),
        );
        const sumOf = (all: typeof intervals) => all.reduce((sum, one) => sum + one.sum, 0);
        const total = sumOf(intervals);
        const discount = lines.reduce((sum, [hours, perHour]) => sum + hours * perHour, 0) - total;
        const before = beforeDiscount(intervals, total, discount);
        expect(sumOf(before as typeof intervals)).toBe(total + discount);
        before.forEach(({ sum }, index) => expect(sum).toBe((lines[index]?.[0] ?? 0) * (lines[index]?.[1] ?? 0)));
      }),
    );
  });
});
