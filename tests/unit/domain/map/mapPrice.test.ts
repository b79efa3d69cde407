import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceReader, priceStepOf, priceSteps } from '~/domain/map/mapPrice';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { DayType, PriceInterval } from '~/domain/stay/tariff';
import { findZone } from '~/domain/stay/zone';
import { mapFeature } from '../../support/mapFeature';

const price = (perHour: number, from = 0, to = 24, dayType: DayType = 'default'): PriceInterval => ({
  dayType,
  fromMin: from * 60,
  toMin: to * 60,
  perHour,
});
const byDay = price(4_000, 8, 20);

describe('the price scale', () => {
  it.each([
    ['nothing', 0, 0],
    ['a rouble', 100, 1],
    ['the most of the first step', 6_000, 1],
    ['a kopeck more', 6_001, 2],
    ['more than every step', 1_000_000, 4],
    ['an unknown price', undefined, -1],
  ])('a parking gets the colour step of its current price: %s', (_, perHour, step) =>
    expect(priceStepOf(perHour)).toBe(step),
  );

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
