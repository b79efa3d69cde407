import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceReader, priceStepOf, priceSteps, priceTagOf } from '~/domain/map/mapPrice';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { DayType, PriceInterval } from '~/domain/stay/tariff';
import { findZone } from '~/domain/stay/zone';
import { mapFeature } from '../../support/mapFeature';

type Priced = Parameters<typeof priceStepOf>[0];
const price = (perHour: number, from = 0, to = 24, dayType: DayType = 'default'): PriceInterval => ({
  dayType,
  fromMin: from * 60,
  toMin: to * 60,
  perHour,
});
const priced = (...prices: PriceInterval[]): Priced => ({ isInactive: false, category: 'roadside', prices });
const byDay = price(4_000, 8, 20);

describe('the price scale and the tag under a sign, where hours without a price are free', () => {
  it.each<[string, Priced, number, string]>([
    ['costs nothing', priced(price(0)), 0, ''],
    ['tells no price', priced(), -1, ''],
    ['is free, whatever its zone costs', { ...priced(price(5_000)), category: 'free' }, 0, ''],
    ['is free, and tells no price', { ...priced(), category: 'free' }, 0, ''],
    ['costs a rouble', priced(price(100)), 1, '100'],
    ['costs the most of the first step', priced(price(6_000)), 1, '6000'],
    ['costs a kopeck more', priced(price(6_001)), 2, '6001'],
    ['is dearest by night', priced(byDay, price(20_000, 20, 8)), 3, '-20000'],
    ['is dearer than every step', priced(price(1_000_000)), 4, '1000000'],
    ['costs the same all day in two parts', priced(price(4_000, 0, 12), price(4_000, 12, 24)), 1, '4000'],
    ['costs the same over midnight', priced(byDay, price(4_000, 20, 8)), 1, '4000'],
    ['costs by day alone: free at night, but no free one', priced(byDay), 1, '-4000'],
    ['says that the night is free', priced(byDay, price(0, 20, 8)), 1, '-4000'],
    ['costs less on Sundays', priced(price(4_000), price(2_000, 0, 24, 'sunday')), 1, '-4000'],
    ['costs on Saturdays alone', priced(price(13_000, 0, 24, 'saturday')), 3, '-13000'],
    ['is dearest on a holiday', priced(price(4_000), price(7_000, 0, 24, 'holiday')), 2, '-7000'],
    ['has a dear interval behind another that counts', priced(price(4_000), price(30_000, 8, 20)), 1, '4000'],
    ['does not work now', { ...priced(price(4_000)), isInactive: true }, -1, ''],
  ])('a parking gets its price step and its tag: it %s', (_, parking, step, tag) => {
    expect(priceStepOf(parking)).toBe(step);
    expect(priceTagOf({ objectType: 'parkings', ...parking })).toBe(tag);
  });

  it('an object that is not a parking has no price tag', () =>
    expect(priceTagOf({ objectType: 'Museum', ...priced(price(6_000)) })).toBe(''));

  it('the price scale has a step for every price', () => {
    expect(priceSteps.at(-1)).toBe(Number.POSITIVE_INFINITY);
    expect(priceSteps).toEqual([...priceSteps].sort((one, other) => one - other));
  });
});

describe('the current price of a parking', () => {
  const zones = [
    { number: '0103', name: '', address: '', prices: [byDay] },
    { number: '0104', name: '', address: '', prices: [] },
    { number: '0105', parkingCode: '501', name: '', address: '', prices: [price(9_000)] },
  ];
  const at = (clock: string): number => Date.parse(`2026-11-20T${clock}:00+05:00`);
  const read = (feature: Partial<MapFeature>, clock: string, paysByParking = false) =>
    priceReader(zones, paysByParking, at(clock), { timeZone: 'Asia/Yekaterinburg' })(mapFeature(feature));

  it.each<[string, Partial<MapFeature>, string, boolean, number | undefined]>([
    ['of its zone in the list', { zoneNumber: '0103', prices: [price(9_000)] }, '12:00', false, 4_000],
    ['of its zone, told without zeros', { zoneNumber: '103' }, '12:00', false, 4_000],
    [
      'nothing outside the zone’s hours, though its own prices say otherwise',
      { zoneNumber: '0103', prices: [price(9_000)] },
      '22:00',
      false,
      0,
    ],
    ['its own where the list has none', { zoneNumber: '0104', prices: [byDay] }, '12:00', false, 4_000],
    ['its own where the list lacks the zone', { zoneNumber: '7', prices: [byDay] }, '12:00', false, 4_000],
    ['of its code, where that is paid by', { zoneNumber: '0103', code: '501' }, '22:00', true, 9_000],
    [
      'its own, where the list lacks its code',
      { zoneNumber: '0103', code: '502', prices: [byDay] },
      '12:00',
      true,
      4_000,
    ],
    ['not known where nobody tells a price', { zoneNumber: '0104' }, '12:00', false, undefined],
    ['nothing for a free one', { zoneNumber: '0103', category: 'free' }, '12:00', false, 0],
    ['none where it does not work', { zoneNumber: '0103', isInactive: true }, '12:00', false, undefined],
    ['none of what is no parking', { zoneNumber: '0103', objectType: 'residentzone' }, '12:00', false, undefined],
  ])('the current price of a parking is found: %s', (_, feature, clock, paysByParking, perHour) =>
    expect(read(feature, clock, paysByParking)).toBe(perHour),
  );

  it('the current price is that of the zone that a form would find by the same number', () => {
    const number = fc.stringMatching(/^[0А7 ]{0,4}$/);
    const prices = (at: number) => [price((at + 1) * 100)];
    fc.assert(
      fc.property(fc.array(number, { maxLength: 6 }), number, (numbers, requested) => {
        const list = numbers.map((each, index) => ({ number: each, name: '', address: '', prices: prices(index) }));
        const readOf = priceReader(list, false, at('12:00'), { timeZone: 'Asia/Yekaterinburg' });
        expect(readOf(mapFeature({ zoneNumber: requested, prices: [] }))).toBe(
          findZone(list, requested)?.prices[0]?.perHour,
        );
      }),
      { numRuns: 500 },
    );
  });
});
