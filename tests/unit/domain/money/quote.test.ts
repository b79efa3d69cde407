import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeDiscount, canSubmitQuote, guestSubmitLabel, isFreeQuote, type Quote } from '~/domain/money/quote';

const interval = (from: number, to: number, sum = 4000) => ({ from, to, sum });
const quote = (patch: Partial<Quote> = {}): Quote => ({
  total: 4000,
  intervals: [interval(0, 60)],
  discount: 0,
  isMoneyEnough: true,
  topUp: 0,
  ...patch,
});

describe('a price on the payment form (GUEST-04, GUEST-05)', () => {
  it.each<[string, Quote | undefined, { canPay: boolean; isFree: boolean }]>([
    ['not loaded yet', undefined, { canPay: false, isFree: false }],
    ['above zero', quote(), { canPay: true, isFree: false }],
    ['a single kopeck', quote({ total: 1 }), { canPay: true, isFree: false }],
    ['zero for known hours: free', quote({ total: 0 }), { canPay: false, isFree: true }],
    [
      'zero without intervals: not known, and not free',
      quote({ total: 0, intervals: [] }),
      { canPay: false, isFree: false },
    ],
    ['a sum without intervals', quote({ intervals: [] }), { canPay: false, isFree: false }],
    ['below zero', quote({ total: -100 }), { canPay: false, isFree: false }],
    ['no number', quote({ total: Number.NaN }), { canPay: false, isFree: false }],
  ])('a price on the payment form can be paid, is free or is neither: %s', (_, price, { canPay, isFree }) => {
    expect(canSubmitQuote(price)).toBe(canPay);
    expect(isFreeQuote(price)).toBe(isFree);
  });

  it.each<[number, boolean, string]>([
    [0, true, 'free'],
    [0, false, 'free'],
    [4000, true, 'start'],
    [4000, false, 'continue'],
  ])('with a total of %i kopecks and enough money (%s) the button says %s', (total, isMoneyEnough, label) => {
    expect(guestSubmitLabel(quote({ total, isMoneyEnough }))).toBe(label);
  });

  it('a total of zero without intervals is not a free stay', () => {
    expect(guestSubmitLabel(quote({ total: 0, isMoneyEnough: false, intervals: [] }))).toBe('continue');
  });

  it('a price that can be paid is never labelled free', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 10 }), fc.boolean(), fc.nat(2), (total, isMoneyEnough, count) => {
        const price = quote({ total, isMoneyEnough, intervals: Array.from({ length: count }, () => interval(0, 1)) });
        if (canSubmitQuote(price)) expect(guestSubmitLabel(price)).not.toBe('free');
        expect(canSubmitQuote(price) && isFreeQuote(price)).toBe(false);
      }),
    );
  });
});

describe('the lines above a total, which add up to it', () => {
  const hour = 3_600_000;
  /** Intervals with their hours, the price of an hour, and the city's sum. */
  const parts = (...lines: [hours: number, perHour: number | undefined, sum: number][]) => {
    let at = 0;
    return lines.map(([hours, perHour, sum]) => ({ from: at, to: (at += hours * hour), perHour, sum }));
  };
  it.each<[string, Parameters<typeof parts>, total: number, discount: number, before: number[]]>([
    ['no discount', [[1, 4000, 4000]], 4000, 0, [4000]],
    ['half of an hour, rounded by the minute', [[1, 4000, 1980]], 1980, 1980, [3960]],
    [
      'half until midnight, and an hour after it at the same price',
      [
        [1, 4000, 1980],
        [1, 4000, 3960],
      ],
      5940,
      1980,
      [3960, 3960],
    ],
    [
      'an hour of nine',
      [
        [1, 4000, 1980],
        [8, 4000, 31_680],
      ],
      33_660,
      1980,
      [3960, 31_680],
    ],
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
        [1, 6000, 3000],
        [1, 3000, 1500],
        [8, 0, 0],
      ],
      4500,
      4500,
      [6000, 3000, 0],
    ],
    ['the city already sends what it was before', [[1, 6000, 6000]], 3000, 3000, [6000]],
    ['the same, rounded otherwise than the total', [[1, 4000, 3960]], 2000, 1980, [3960]],
    ['one line without a price per hour', [[1, undefined, 3000]], 3000, 3000, [6000]],
    ['all of it, without a price per hour', [[2, undefined, 0]], 0, 12_000, [12_000]],
    ['a total in whole roubles', [[1, 4000, 1980]], 2000, 1980, [3980]],
    [
      'two without a price per hour: one line',
      [
        [1, undefined, 2000],
        [1, undefined, 1000],
      ],
      3000,
      3000,
      [6000],
    ],
    [
      'free minutes that are no part of the discount: one line',
      [
        [0.25, 6000, 0],
        [0.75, 6000, 2250],
      ],
      2250,
      2250,
      [4500],
    ],
    [
      'a most for a day: one line',
      [
        [10, 6000, 15_000],
        [1, 6000, 3000],
      ],
      18_000,
      18_000,
      [36_000],
    ],
    [
      'costs that are each rounded up: one line',
      [
        [1, 1333, 667],
        [1, 1333, 667],
      ],
      1333,
      1333,
      [2666],
    ],
    ['less than nothing off', [[1, 4000, 4000]], 4000, -500, [4000]],
    ['no intervals', [], 4000, 1000, []],
  ])('the lines above a total show the prices before the discount: %s', (_, lines, total, discount, before) => {
    const intervals = parts(...lines);
    const displayed = beforeDiscount(intervals, total, discount);
    expect(displayed.map(({ sum }) => sum)).toEqual(before);
    expect([displayed[0]?.from, displayed.at(-1)?.to]).toEqual([intervals[0]?.from, intervals.at(-1)?.to]);
    // An interval that combines several prices shows none.
    if (displayed.length < intervals.length) expect(displayed.map(({ perHour }) => perHour)).toEqual([undefined]);
  });

  it('the lines above a total add up to total and discount, whatever is taken off from however many', () => {
    const line = fc.tuple(
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 0, max: 50_000 }),
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 100_000 }),
        (lines, discount) => {
          const intervals = parts(...lines);
          const total = intervals.reduce((sum, one) => sum + one.sum, 0);
          const displayed = beforeDiscount(intervals, total, discount);
          expect(displayed.reduce((sum, one) => sum + one.sum, 0)).toBe(total + discount);
          for (const { sum } of displayed) expect(sum).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
