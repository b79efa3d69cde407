import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kopecksFromRoubles, roublesForWire, splitPrice } from '~/domain/money/money';

describe('roubles of a server', () => {
  it.each([
    [40, 4000],
    [40.5, 4050],
    [10.57, 1057],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [4.35, 435],
    [1.005, 101],
    [10.075, 1008],
    [0.004, 0],
    [0.005, 1],
    [-1, -100],
    [-0.5, -50],
    [1e9, 1e11],
  ])('%d roubles of a server are %i kopecks', (roubles, kopecks) => {
    expect(kopecksFromRoubles(roubles)).toBe(kopecks);
  });

  it('roubles that round to nothing have no minus before the zero', () => {
    expect(Object.is(kopecksFromRoubles(-0.001), 0)).toBe(true);
  });

  it('roubles that are sent and read back are the same to the kopeck', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (sum) => {
        expect(kopecksFromRoubles(Number(roublesForWire(sum)))).toBe(sum);
        expect(roublesForWire(sum)).not.toContain('e');
      }),
    );
  });
});

describe('a price on the screen (CONST-11)', () => {
  it.each([
    [4000, 40, '00'],
    [4057, 40, '57'],
    [4005, 40, '05'],
    [5, 0, '05'],
    [0, 0, '00'],
    [123_456_789, 1_234_567, '89'],
    [-4057, -40, '57'],
    [-50, 0, '50'],
    [-0, 0, '00'],
  ])('a price of %i kopecks is shown as %i roubles and %s kopecks', (sum, whole, fraction) => {
    expect(splitPrice(sum)).toEqual({ whole, fraction });
  });

  it('the parts of a shown price make up the price again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (sum) => {
        const { whole, fraction } = splitPrice(sum);
        expect(fraction).toMatch(/^\d\d$/);
        expect(Object.is(whole, -0)).toBe(false);
        expect(Math.abs(whole) * 100 + Number(fraction)).toBe(Math.abs(sum));
      }),
    );
  });
});
