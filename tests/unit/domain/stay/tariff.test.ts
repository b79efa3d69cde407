import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cityList from '../../../../cities.json' with { type: 'json' };
import { dayMs, hourMs, minuteMs } from '~/domain/time/cityTime';
import { estimateCost } from '~/domain/stay/estimateCost';
import {
  dayTypeAt,
  intervalsOf,
  minutesOfDay,
  pricePerHourAt,
  tariffNow,
  type DayType,
  type PriceInterval,
  type TariffContext,
} from '~/domain/stay/tariff';
import { hostileTexts, longTexts } from '../../support/hostileTexts';

/** Perm's clocks are five hours ahead of UTC. */
const perm: TariffContext = { timeZone: 'Asia/Yekaterinburg', holidays: ['2026-11-04'] };
/** An instant on Perm's clock. */
const at = (local: string): number => Date.parse(`${local}+05:00`);
const price = (dayType: DayType, from: number, to: number, perHour: number): PriceInterval => ({
  dayType,
  fromMin: from * 60,
  toMin: to * 60,
  perHour,
});

/** 40 ₽ by day, 10 ₽ in the evening, 20 ₽ on Saturdays. Free on Sundays and holidays, except for one hour. */
const zone: PriceInterval[] = [
  price('default', 8, 20, 4000),
  price('default', 20, 22, 1000),
  price('saturday', 10, 18, 2000),
  price('sunday', 12, 13, 600),
  price('holiday', 12, 13, 1200),
];

describe('the type of a day (CONST-14)', () => {
  it.each<[string, string, DayType]>([
    ['a Friday', '2026-11-20T12:00:00', 'default'],
    ['a Saturday', '2026-11-21T00:00:00', 'saturday'],
    ['a Saturday', '2026-11-21T23:59:59', 'saturday'],
    ['a Sunday', '2026-11-22T00:00:00', 'sunday'],
    ['a Monday', '2026-11-23T00:00:00', 'default'],
    ['a holiday in the week', '2026-11-04T10:00:00', 'holiday'],
    ['the day after it', '2026-11-05T00:00:00', 'default'],
  ])('%s, %s, has the day type %s', (_, local, type) => {
    expect(dayTypeAt(at(local), perm)).toBe(type);
  });

  it('the day type of a holiday takes precedence over its weekday', () => {
    expect(dayTypeAt(at('2026-11-21T12:00:00'), { ...perm, holidays: ['2026-11-21'] })).toBe('holiday');
  });

  it('F-75: the type of a day is the city’s, not the phone’s', () => {
    const fridayNightInUtc = Date.parse('2026-11-20T20:00:00Z');
    expect(dayTypeAt(fridayNightInUtc, { timeZone: 'Asia/Yekaterinburg' })).toBe('saturday');
    expect(dayTypeAt(fridayNightInUtc, { timeZone: 'Europe/Kaliningrad' })).toBe('default');
  });

  it.each<[DayType, DayType]>([
    ['saturday', 'default'],
    ['sunday', 'default'],
    ['holiday', 'default'],
  ])('a %s without prices of its own is charged as any other day', (type, charged) => {
    const prices = zone.filter((one) => one.dayType === charged);
    expect(intervalsOf(prices, type)).toEqual(prices);
  });

  it('a Saturday without prices of its own is not shown as free', () => {
    const prices = [price('default', 8, 20, 4000), price('sunday', 12, 13, 600)];
    expect(pricePerHourAt(prices, at('2026-11-21T12:00:00'), perm)).toBe(4000);
  });

  it('a holiday without prices of its own is not charged as the Saturday that it falls on', () => {
    const onSaturday = { ...perm, holidays: ['2026-11-21'] };
    const prices = [price('default', 8, 20, 4000), price('saturday', 0, 24, 0)];
    expect(pricePerHourAt(prices, at('2026-11-21T12:00:00'), onSaturday)).toBe(4000);
  });

  it('a holiday without prices of its own is not charged as a Sunday', () => {
    expect(intervalsOf([price('default', 8, 20, 4000), price('sunday', 0, 24, 0)], 'holiday')).toEqual([
      price('default', 8, 20, 4000),
    ]);
  });
});

describe('the price at a moment', () => {
  it.each<[string, string, number]>([
    ['before the paid hours', '2026-11-20T07:59:59', 0],
    ['their first minute', '2026-11-20T08:00:00', 4000],
    ['their last minute', '2026-11-20T19:59:59', 4000],
    ['the evening’s first minute', '2026-11-20T20:00:00', 1000],
    ['after the paid hours', '2026-11-20T22:00:00', 0],
    ['a Saturday morning', '2026-11-21T09:59:59', 0],
    ['a Saturday', '2026-11-21T10:00:00', 2000],
    ['a Sunday', '2026-11-22T12:30:00', 600],
    ['a holiday', '2026-11-04T12:30:00', 1200],
  ])('%s, %s: the price is %i kopecks an hour', (_, local, perHour) => {
    expect(pricePerHourAt(zone, at(local), perm)).toBe(perHour);
  });

  it.each([
    ['2026-11-20T21:59:59', 0],
    ['2026-11-20T22:00:00', 3000],
    ['2026-11-20T23:59:59', 3000],
    ['2026-11-23T00:00:00', 3000],
    ['2026-11-23T05:59:59', 3000],
    ['2026-11-23T06:00:00', 0],
  ])('an interval from 22 to 6 goes over midnight: at %s the price is %i kopecks', (local, perHour) => {
    expect(pricePerHourAt([price('default', 22, 6, 3000)], at(local), perm)).toBe(perHour);
  });

  it.each(['2026-11-20T00:00:00', '2026-11-20T12:00:00', '2026-11-22T23:59:59'])(
    'an interval of 24 hours applies at every moment: %s',
    (local) => {
      expect(pricePerHourAt([price('default', 0, 24, 5000)], at(local), perm)).toBe(5000);
    },
  );

  it('the first of two overlapping intervals counts', () => {
    expect(
      pricePerHourAt([price('default', 8, 20, 4000), price('default', 8, 12, 100)], at('2026-11-20T09:00:00'), perm),
    ).toBe(4000);
  });

  it('parking without prices costs nothing', () => {
    expect(pricePerHourAt([], at('2026-11-20T12:00:00'), perm)).toBe(0);
  });
});

describe('the current price and its next change', () => {
  it.each<[string, string, number, string | undefined, number | undefined]>([
    ['by day', '2026-11-20T12:00:00', 4000, '2026-11-20T20:00:00', 1000],
    ['in the evening', '2026-11-20T21:30:00', 1000, '2026-11-20T22:00:00', 0],
    ['on Friday night it is free until Saturday morning', '2026-11-20T23:00:00', 0, '2026-11-21T10:00:00', 2000],
    ['on Sunday night it is free until Monday morning', '2026-11-22T20:00:00', 0, '2026-11-23T08:00:00', 4000],
    ['at the very change', '2026-11-20T20:00:00', 1000, '2026-11-20T22:00:00', 0],
    ['on the eve of a holiday', '2026-11-03T23:00:00', 0, '2026-11-04T12:00:00', 1200],
  ])('the current price and its next change are found: %s', (_, local, perHour, then, laterPrice) => {
    expect(tariffNow(zone, at(local), perm)).toEqual({ perHour, next: then && { at: at(then), perHour: laterPrice } });
  });

  it.each([
    ['the same all round the clock', [price('default', 0, 24, 5000)], 5000],
    ['two intervals of one price that meet', [price('default', 0, 12, 5000), price('default', 12, 24, 5000)], 5000],
    ['no prices', [], 0],
  ])('the tariff announces no change of the price: %s', (_, prices, perHour) => {
    expect(tariffNow(prices, at('2026-11-20T12:00:00'), perm)).toEqual({ perHour });
  });

  it('a price change a week ahead is found for a tariff that is paid on Saturdays alone', () => {
    const onSaturdays = [price('default', 0, 24, 0), price('saturday', 10, 18, 2000)];
    expect(tariffNow(onSaturdays, at('2026-11-21T18:00:00'), perm)).toEqual({
      perHour: 0,
      next: { at: at('2026-11-28T10:00:00'), perHour: 2000 },
    });
  });
});

describe('the cost of a stay by the tariff (CONST-12: the price of a minute is rounded down to a kopeck)', () => {
  it.each<[string, string, number, number]>([
    ['an hour at 40 ₽', '2026-11-20T12:00:00', 60, 66 * 60],
    ['a quarter of an hour at 40 ₽', '2026-11-20T12:00:00', 15, 66 * 15],
    ['over a change of the price', '2026-11-20T19:30:00', 60, 66 * 30 + 16 * 30],
    ['into the free hours', '2026-11-20T21:00:00', 120, 16 * 60],
    ['in the free hours', '2026-11-20T23:00:00', 120, 0],
    ['from Friday into Saturday', '2026-11-20T21:00:00', 24 * 60, 16 * 60 + 33 * 8 * 60],
    ['nothing', '2026-11-20T12:00:00', 0, 0],
  ])('the cost of a stay by the tariff is estimated: %s', (_, local, durationMin, kopecks) => {
    expect(estimateCost({ prices: zone, from: at(local), durationMin, context: perm })).toBe(kopecks);
  });

  it('the cost of a stay counts whole minutes, from the one in which the stay begins', () => {
    expect(estimateCost({ prices: zone, from: at('2026-11-20T19:30:59'), durationMin: 60, context: perm })).toBe(
      66 * 30 + 16 * 30,
    );
  });
});

describe('tariffs over all cities, prices and times', () => {
  const cityZones = [...new Set(cityList.map(({ timeZone }) => timeZone))];
  const prices = fc.array(
    fc.record<PriceInterval>({
      dayType: fc.constantFrom('default', 'saturday', 'sunday', 'holiday'),
      fromMin: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
      toMin: fc.integer({ min: 1, max: 96 }).map((quarter) => quarter * 15),
      perHour: fc.integer({ min: 0, max: 50_000 }),
    }),
    { maxLength: 6 },
  );
  const context = fc.record({
    timeZone: fc.constantFrom(...cityZones),
    holidays: fc.array(
      fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
      { maxLength: 5 },
    ),
  });
  const november = Date.parse('2026-11-01T00:00:00Z');
  const moment = fc.integer({ min: 0, max: 29 * dayMs }).map((ms) => november + ms);
  const minutes = fc.integer({ min: 0, max: 1440 });

  it('the parts of a stay cost what the whole costs', () => {
    fc.assert(
      fc.property(prices, moment, minutes, minutes, context, (tariff, from, first, second, city) => {
        const whole = estimateCost({ prices: tariff, from, durationMin: first + second, context: city });
        const parts =
          estimateCost({ prices: tariff, from, durationMin: first, context: city }) +
          estimateCost({ prices: tariff, from: from + first * minuteMs, durationMin: second, context: city });
        expect(parts).toBe(whole);
        expect(Number.isSafeInteger(whole) && whole >= 0).toBe(true);
      }),
    );
  });

  it('a stay costs the sum of its minutes', () => {
    fc.assert(
      fc.property(prices, moment, fc.integer({ min: 0, max: 300 }), context, (tariff, from, durationMin, city) => {
        const byMinute = Array.from({ length: durationMin }, (_, min) =>
          Math.floor(pricePerHourAt(tariff, from + min * minuteMs, city) / 60),
        );
        expect(estimateCost({ prices: tariff, from, durationMin, context: city })).toBe(
          byMinute.reduce((sum, one) => sum + one, 0),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('the price stays the same until the announced change, and is then the announced one', () => {
    fc.assert(
      fc.property(
        prices,
        moment,
        context,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
        (tariff, now, city, shares) => {
          const { perHour, next } = tariffNow(tariff, now, city);
          expect(pricePerHourAt(tariff, now, city)).toBe(perHour);
          const until = next?.at ?? now + 7 * dayMs;
          expect(until).toBeGreaterThan(now);
          for (const share of shares)
            expect(pricePerHourAt(tariff, Math.floor(now + (until - now - 1) * share), city)).toBe(perHour);
          if (!next) return;
          expect(pricePerHourAt(tariff, next.at - 1, city)).toBe(perHour);
          expect(pricePerHourAt(tariff, next.at, city)).toBe(next.perHour);
          expect(next.perHour).not.toBe(perHour);
          // On the eighth day after this one at the latest, at any hour. One night may be an hour longer.
          expect(next.at - now).toBeLessThan(9 * dayMs + hourMs);
        },
      ),
      {
        // A holiday in eight days, whose price begins later in the day than now.
        examples: [
          [
            [{ dayType: 'holiday', fromMin: 75, toMin: 90, perHour: 1 }],
            1794924000000,
            { timeZone: 'Asia/Vladivostok', holidays: ['2026-11-26'] },
            [],
          ],
        ],
      },
    );
  });
});

describe('the ends of an interval on the wire (HH:mm:ss)', () => {
  it.each([
    ['08:00:00', 480, 480],
    ['08:00', 480, 480],
    ['8:00', 480, 480],
    [' 08:30:00 ', 510, 510],
    ['00:00:00', 0, 1440],
    ['24:00:00', 1440, 1440],
    ['24:00', 1440, 1440],
    ['23:59', 1439, 1440],
    ['23:59:59', 1439, 1440],
    ['19:59:59', 1199, 1200],
    ['19:59:00', 1199, 1199],
    ['08:00:01', 480, 481],
  ])('the time %j begins an interval at minute %i and ends one at minute %i', (text, from, to) => {
    expect(minutesOfDay(text)).toBe(from);
    expect(minutesOfDay(text, true)).toBe(to);
  });

  it.each([
    '',
    '8',
    '25:00',
    '24:01',
    '24:00:01',
    '08:60',
    '08:00:60',
    '-1:00',
    '08.00',
    '8:0',
    '08:00 PM',
    'undefined',
    '08:00:00:00',
  ])('the text %j is not a time of day', (text) => {
    expect(minutesOfDay(text)).toBe(undefined);
    expect(minutesOfDay(text, true)).toBe(undefined);
  });

  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 20), text]))(
    'the hostile text %j is not a time of day, and nothing hangs',
    (_, text) => {
      expect(minutesOfDay(text)).toBe(undefined);
    },
  );

  it('days that end at their last second have no free minute between them', () => {
    const [from, to] = [minutesOfDay('00:00:00') ?? -1, minutesOfDay('23:59:59', true) ?? -1];
    const allDay: PriceInterval[] = [{ dayType: 'default', fromMin: from, toMin: to, perHour: 4000 }];
    expect(tariffNow(allDay, at('2026-11-20T12:00:00'), perm)).toEqual({ perHour: 4000 });
  });
});
