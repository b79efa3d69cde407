import { describe, expect, it } from 'vitest';
import type { DayType, PriceInterval, TariffContext } from '~/domain/stay/tariff';
import { untilFree } from '~/domain/stay/untilFree';

const perm: TariffContext = { timeZone: 'Asia/Yekaterinburg', holidays: [] };
const at = (local: string): number => Date.parse(`${local}+05:00`);
const price = (from: number, to: number, perHour: number, dayType: DayType = 'default'): PriceInterval => ({
  dayType,
  fromMin: from * 60,
  toMin: to * 60,
  perHour,
});
/** 40 ₽ by day, 10 ₽ in the evening. Saturdays are free. */
const zone = [price(8, 20, 4000), price(20, 22, 1000), price(0, 24, 0, 'saturday')];
const byQuarters = { stepMin: 15, minMin: 15, maxMin: 1440 };

describe('the duration until the end of paid time', () => {
  it.each<[string, string, string, number]>([
    ['past a change of the price', '2026-11-20T18:30:00', '2026-11-20T22:00:00', 210],
    ['rounded up to what may be chosen', '2026-11-20T21:20:30', '2026-11-20T22:00:00', 45],
    ['never less than the smallest', '2026-11-20T21:58:00', '2026-11-20T22:00:00', 15],
  ])('the duration until the end of paid time is offered: %s', (_, now, end, durationMin) => {
    expect(untilFree(zone, at(now), perm, byQuarters)).toEqual({ at: at(end), durationMin });
  });

  it('the duration until the end of paid time goes over midnight where nights cost too', () => {
    const always = [price(0, 24, 3000), price(0, 24, 0, 'saturday')];
    expect(untilFree(always, at('2026-11-20T20:00:00'), perm, byQuarters)).toEqual({
      at: at('2026-11-21T00:00:00'),
      durationMin: 240,
    });
  });

  it.each<[string, PriceInterval[], string, typeof byQuarters]>([
    ['where it is free now', zone, '2026-11-20T23:00:00', byQuarters],
    ['on a free day', zone, '2026-11-21T12:00:00', byQuarters],
    ['where it never ends', [price(0, 24, 3000)], '2026-11-20T12:00:00', byQuarters],
    [
      'where only the price changes, by day and by night',
      [price(8, 20, 5000), price(20, 8, 3000)],
      '2026-11-20T12:00:00',
      byQuarters,
    ],
    ['where it is longer than a stay may be', zone, '2026-11-20T09:00:00', { ...byQuarters, maxMin: 240 }],
    ['without prices', [], '2026-11-20T12:00:00', byQuarters],
  ])('the duration until the end of paid time is not offered %s', (_, prices, now, intervals) => {
    expect(untilFree(prices, at(now), perm, intervals)).toBeUndefined();
  });
});
