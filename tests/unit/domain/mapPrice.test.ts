import { describe, expect, it } from 'vitest';
import { priceStepOf, priceSteps, priceTagOf } from '~/domain/mapPrice';
import type { MapFeature } from '~/domain/parking';

type Priced = Parameters<typeof priceStepOf>[0];
const perHour = (...sums: number[]): Priced => ({
  isInactive: false,
  category: 'roadside',
  prices: sums.map((sum) => ({ dayType: 'default', fromMin: 0, toMin: 1440, perHour: sum })) satisfies MapFeature['prices'],
});

describe('the scale of prices', () => {
  it.each<[string, Priced, number]>([
    ['costs nothing', perHour(0), 0],
    ['has no prices', perHour(), 0],
    ['is free, whatever its zone costs', { ...perHour(5_000), category: 'free' }, 0],
    ['costs a rouble', perHour(100), 1],
    ['costs the most of the first step', perHour(6_000), 1],
    ['costs a kopeck more', perHour(6_001), 2],
    ['is dearest by night', perHour(4_000, 20_000), 3],
    ['is dearer than every step', perHour(1_000_000), 4],
    ['does not work now', { ...perHour(4_000), isInactive: true }, -1],
  ])('%s', (_, parking, step) => {
    expect(priceStepOf(parking)).toBe(step);
  });

  it('has a step for every price', () => {
    expect(priceSteps.at(-1)).toBe(Number.POSITIVE_INFINITY);
    expect(priceSteps).toEqual([...priceSteps].sort((one, other) => one - other));
  });
});

describe('the price tag under a sign', () => {
  const tag = (priced: Priced, objectType: MapFeature['objectType'] = 'parkings') => priceTagOf({ objectType, ...priced });
  it.each<[string, string, string]>([
    ['one price', tag(perHour(6_000, 6_000)), '6000'],
    ['less at other times', tag(perHour(4_000, 38_000)), '-38000'],
    ['free at other times', tag(perHour(0, 38_000)), '-38000'],
    ['free always', tag(perHour(0)), ''],
    ['no prices', tag(perHour()), ''],
    ['a free parking', tag({ ...perHour(6_000), category: 'free' }), ''],
    ['one that does not work', tag({ ...perHour(6_000), isInactive: true }), ''],
    ['what is no parking', tag(perHour(6_000), 'Museum'), ''],
  ])('%s', (_, told, expected) => expect(told).toBe(expected));
});
