import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perMinute, type PriceInterval, type TariffContext } from '~/domain/stay/tariff';
import type { Permit } from '~/domain/permits/permit';
import { isFullPrice, permitsForStay, permitTariff } from '~/domain/permits/permitTariff';

/** Perm's clocks are five hours ahead of UTC. */
const perm: TariffContext = { timeZone: 'Asia/Yekaterinburg' };
const at = (local: string): number => Date.parse(`${local}+05:00`);
const noon = at('2026-11-20T12:00:00');

const permit = (patch: Partial<Permit> = {}): Permit => ({
  type: 'Житель',
  places: [],
  isForAnyPlace: true,
  isForAnyVehicle: true,
  salePercent: 50,
  canChangeVehicle: false,
  canRefund: false,
  canPause: false,
  canContinue: false,
  ...patch,
});
const price = (from: number, to: number, perHour: number): PriceInterval => ({
  dayType: 'default',
  fromMin: from * 60,
  toMin: to * 60,
  perHour,
});
/** 40 ₽ by day and 10 ₽ in the evening. */
const byDay = [price(8, 20, 4000), price(20, 22, 1000)];
const always = [price(0, 24, 4000)];
const zone = { number: '0302' };

describe('the permits of a stay (ABON-11)', () => {
  const plate = 'А123ВС77';
  it.each<[string, Partial<Permit>, boolean]>([
    ['any vehicle anywhere', {}, true],
    ['this vehicle', { isForAnyVehicle: false, plate }, true],
    ['this vehicle in Latin letters', { isForAnyVehicle: false, plate: 'a123bc 77' }, true],
    ['another vehicle', { isForAnyVehicle: false, plate: 'В123ВС77' }, false],
    ['a vehicle that is not sent', { isForAnyVehicle: false }, false],
    ['this zone', { isForAnyPlace: false, places: ['0301', '0302'] }, true],
    ['this zone as on its sign', { isForAnyPlace: false, places: ['Зона № 0302'] }, true],
    ['another zone', { isForAnyPlace: false, places: ['0301'] }, false],
    ['a zone without the zero', { isForAnyPlace: false, places: ['302'] }, false],
    ['a cadastral quarter', { isForAnyPlace: false, places: ['23:49:0302003'] }, false],
    ['places that are not sent', { isForAnyPlace: false }, false],
    ['no discount', { salePercent: 0 }, false],
    ['a discount that is not sent', { salePercent: undefined }, false],
    ['a discount of less than a tenth of a percent', { salePercent: 0.09 }, false],
  ])('a permit for %s', (_, patch, counts) => {
    expect(permitsForStay([permit(patch)], plate, zone)).toHaveLength(counts ? 1 : 0);
  });

  it('without a vehicle only permits for any vehicle count', () => {
    const forAny = permit();
    expect(permitsForStay([permit({ isForAnyVehicle: false }), forAny], '', zone)).toEqual([forAny]);
  });
});

describe('CONST-12: a tariff with the largest benefit', () => {
  const tariff = (permits: Permit[], prices = byDay, when = noon) => permitTariff(prices, when, perm, permits);

  it('both prices, the permit, and the next price with the discount', () => {
    const resident = permit();
    expect(tariff([resident])).toEqual({
      permit: resident,
      fullPerHour: 4000,
      perHour: 2000,
      next: { at: at('2026-11-20T20:00:00'), perHour: 500 },
    });
  });

  it('the largest discount counts, the first of equal ones', () => {
    const [small, first, second] = [
      permit({ salePercent: 20 }),
      permit({ salePercent: 70, type: 'Первая' }),
      permit({ salePercent: 70 }),
    ];
    expect(tariff([small, first, second])).toMatchObject({ permit: first, perHour: 1200 });
  });

  it.each<[string, Partial<Permit>]>([
    ['paused', { canContinue: true }],
    ['ended', { endsAt: noon }],
    ['to come', { startsAt: noon + 1 }],
  ])('a permit that is %s reduces nothing, and a smaller one does', (_, patch) => {
    expect(tariff([permit(patch)])).toBeUndefined();
    expect(tariff([permit(patch), permit({ salePercent: 10 })])).toMatchObject({ perHour: 3600 });
  });

  it('a free hour has no discount', () => {
    expect(tariff([permit()], byDay, at('2026-11-20T07:00:00'))).toBeUndefined();
    expect(tariff([permit()], [])).toBeUndefined();
  });

  it('a discount of 100 percent leaves a price of zero', () => {
    expect(tariff([permit({ salePercent: 100 })], always)).toMatchObject({ fullPerHour: 4000, perHour: 0 });
  });

  it('the price changes where the permit ends', () => {
    const endsAt = at('2026-11-20T15:00:00');
    expect(tariff([permit({ endsAt })])?.next).toEqual({ at: endsAt, perHour: 4000 });
    expect(tariff([permit({ endsAt }), permit({ salePercent: 30, startsAt: endsAt })])?.next).toEqual({
      at: endsAt,
      perHour: 2800,
    });
  });

  it('an end beyond eight days is not a change', () => {
    expect(tariff([permit({ endsAt: at('2026-11-27T00:00:00') })], always)).toHaveProperty('next');
    expect(tariff([permit({ endsAt: at('2026-12-20T00:00:00') })], always)).not.toHaveProperty('next');
    expect(tariff([permit({ endsAt: at('2026-12-20T00:00:00') })])?.next?.perHour).toBe(500);
  });

  it.each([
    [4000, 50, 2000, 33],
    [6000, 30.57, 4170, 69],
    [10000, 33.3, 6670, 111],
    [4001, 12.5, 3500, 58],
    [100, 99.9, 0, 0],
  ])('%i kopecks less %d %% are %i an hour and %i a minute', (full, salePercent, hour, minute) => {
    const perHour = tariff([permit({ salePercent })], [price(0, 24, full)])?.perHour ?? -1;
    expect([perHour, perMinute(perHour)]).toEqual([hour, minute]);
  });

  it('the price of a minute is never rounded twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 1000 }), (full, tenths) => {
        const permits = [permit({ salePercent: tenths / 10 })];
        const perHour = permitTariff([price(0, 24, full)], noon, perm, permits)?.perHour ?? -1;
        expect(BigInt(perMinute(perHour))).toBe((BigInt(full) * BigInt(1000 - tenths)) / 60_000n);
      }),
    );
  });
});

it.each([
  ['no price yet', undefined, false],
  ['a price without a discount', { total: 4000, discount: 0 }, true],
  ['a price with one', { total: 2000, discount: 2000 }, false],
  ['a free stay, whose hours may need no discount', { total: 0, discount: 0 }, false],
])('the city’s price says that there is no discount: %s', (_, patch, expected) => {
  const quote = patch && { ...patch, intervals: [], isMoneyEnough: true, topUp: 0 };
  expect(isFullPrice(quote)).toBe(expected);
});
