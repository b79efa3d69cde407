import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkStartDay,
  dayForWire,
  moveDay,
  purchasePrice,
  purchaseText,
  startDaysAt,
} from '~/domain/permits/subscription';
import { hostileTexts } from '../../support/hostileTexts';

const perm = 'Asia/Yekaterinburg';

describe('the days on which a subscription may begin', () => {
  it.each([
    // Late in the UTC evening it is already the next day in the city.
    ['2026-11-20T18:59:59Z', 0, '2026-11-20', '2026-11-20', '2026-12-20'],
    ['2026-11-20T19:00:00Z', 0, '2026-11-21', '2026-11-21', '2026-12-21'],
    ['2026-11-20T12:00:00Z', 3, '2026-11-20', '2026-11-23', '2026-12-20'],
    ['2026-12-31T12:00:00Z', 1, '2026-12-31', '2027-01-01', '2027-01-31'],
    // In a month without that day it ends earlier.
    ['2027-01-31T12:00:00Z', 0, '2027-01-31', '2027-01-31', '2027-02-28'],
    ['2028-01-31T12:00:00Z', 0, '2028-01-31', '2028-01-31', '2028-02-29'],
    ['2026-11-20T12:00:00Z', -5, '2026-11-20', '2026-11-20', '2026-12-20'],
    ['2026-11-20T12:00:00Z', Number.NaN, '2026-11-20', '2026-11-20', '2026-12-20'],
    ['2026-11-20T12:00:00Z', 1e12, '2026-11-20', '2027-11-21', '2026-12-20'],
  ])(
    'a subscription’s first and last start day are found at %s with an offset of %d days',
    (now, offset, today, first, last) => {
      expect(startDaysAt(Date.parse(now), perm, offset)).toEqual({ today, first, last });
    },
  );

  const days = { today: '2026-11-20', first: '2026-11-22', last: '2026-12-20' };
  it.each([
    ['', 'NoDate'],
    ['2026-02-31', 'NoDate'],
    ['20.11.2026', 'NoDate'],
    ['2026-11-19', 'PastDate'],
    ['2026-11-20', 'TooEarly'],
    ['2026-11-21', 'TooEarly'],
    ['2026-11-22', undefined],
    ['2026-12-20', undefined],
    ['2026-12-21', 'TooLate'],
    ['9999-12-31', 'TooLate'],
  ])('B-49: a subscription that begins on %s gives the error %s', (day, error) => {
    expect(checkStartDay(day, days)).toBe(error);
  });

  it('a hostile text is never taken for a start day', () => {
    for (const text of hostileTexts) expect(checkStartDay(text, days)).toBe('NoDate');
  });

  it('a start day is sent as its midnight in the city', () => {
    expect(dayForWire('2026-11-20', perm)).toBe('2026-11-20T00:00:00+05:00');
    expect(dayForWire('2026-03-01', 'Europe/Kaliningrad')).toBe('2026-03-01T00:00:00+02:00');
  });

  it('a day that is moved there and back is the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -400, max: 400 }), (since, by) => {
        const day = moveDay('2000-01-01', since);
        expect(moveDay(moveDay(day, by), -by)).toBe(day);
      }),
    );
  });
});

describe('the payment of a subscription', () => {
  it.each([
    [100_000, 100_000, true, { isFromBalance: true, missing: 0 }],
    [100_000, 99_999, true, { isFromBalance: false, missing: 1 }],
    [100_000, 0, true, { isFromBalance: false, missing: 100_000 }],
    [100_000, -500, true, { isFromBalance: false, missing: 100_000 }],
    [100_000, undefined, true, { isFromBalance: false, missing: 100_000 }],
    [100_000, 500_000, false, { isFromBalance: false, missing: 100_000 }],
    [0, 0, true, { isFromBalance: true, missing: 0 }],
  ])(
    'a subscription for %d kopecks with %s on the balance (used: %s) has the right missing sum',
    (price, balance, usesBalance, expected) => {
      expect(purchasePrice(price, balance, usesBalance)).toEqual(expected);
    },
  );

  it('another vehicle or kind makes another purchase, and another first day does not', () => {
    const one = { code: 'mounth-all', plate: 'А123ВС59', startDay: '2026-11-20' };
    const texts = [one, { ...one, code: 'day-all' }, { ...one, plate: 'В777ОР59' }, { ...one, startDay: '2026-11-21' }];
    expect(new Set(texts.map(purchaseText)).size).toBe(3);
  });
});
