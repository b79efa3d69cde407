import { describe, expect, it } from 'vitest';
import {
  conditionCount,
  emptyFilter,
  passingIndexes,
  countKinds,
  passes,
  withKind,
  type MapFilter,
} from '~/domain/map/mapFilter';
import { priceReader } from '~/domain/map/mapPrice';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { PriceInterval } from '~/domain/stay/tariff';
import type { Zone } from '~/domain/stay/zone';
import { mapFeature } from '../../support/mapFeature';

/** A Wednesday, noon. */
const noon = Date.parse('2026-11-18T12:00:00Z');
const context = { timeZone: 'UTC' };
const allDay = (perHour: number): PriceInterval[] => [{ dayType: 'default', fromMin: 0, toMin: 1440, perHour }];
const evening: PriceInterval[] = [{ dayType: 'default', fromMin: 1200, toMin: 1440, perHour: 9000 }];

const feature = (patch: Partial<MapFeature> = {}): MapFeature => mapFeature({ prices: allDay(6000), ...patch });
const zone = (number: string, prices: PriceInterval[], parkingCode?: string): Zone => ({
  number,
  parkingCode,
  name: '',
  address: '',
  prices,
});
const ownReader = priceReader([], false, noon, context);

const cases: [string, Partial<MapFeature>, Partial<MapFilter>, boolean][] = [
  ['anything, where nothing is asked', { isInactive: true, prices: [] }, {}, true],
  ['a type that is hidden', { objectType: 'Church' }, { hiddenTypes: ['Church'] }, false],
  ['a type that is shown', { objectType: 'Museum' }, { hiddenTypes: ['Church'] }, true],
  ['parkings hidden as a whole', {}, { hiddenTypes: ['parkings'] }, false],
  ['a category that is hidden', { category: 'taxi' }, { hiddenCategories: ['taxi'] }, false],
  [
    'a terminal does not go by categories',
    { objectType: 'terminals', category: 'taxi' },
    { hiddenCategories: ['taxi'] },
    true,
  ],
  ['dearer than the limit', {}, { upTo: 5900 }, false],
  ['exactly the limit', {}, { upTo: 6000 }, true],
  ['free outside its hours', { prices: evening }, { upTo: 0 }, true],
  ['a free parking with prices of the day', { category: 'free' }, { upTo: 0 }, true],
  ['a price that is not known', { prices: [] }, { upTo: 25_000 }, false],
  ['a switched-off parking has no price', { isInactive: true }, { upTo: 25_000 }, false],
  ['a museum has none either, and stays', { objectType: 'Museum', prices: [] }, { upTo: 0 }, true],
  ['free places', { spaces: { total: 5, free: 1 } }, { hasFreePlaces: true }, true],
  ['no free place', { spaces: { total: 5, free: 0 } }, { hasFreePlaces: true }, false],
  ['free places that nobody tells of', { spaces: { total: 5 } }, { hasFreePlaces: true }, false],
  ['free places of a switched-off parking', { spaces: { free: 3 }, isInactive: true }, { hasFreePlaces: true }, false],
  ['places for the disabled', { spaces: { forDisabled: 1 } }, { hasPlacesForDisabled: true }, true],
  ['none for the disabled', { spaces: { forDisabled: 0 } }, { hasPlacesForDisabled: true }, false],
  ['nothing known of places for the disabled', {}, { hasPlacesForDisabled: true }, false],
  ['a parking for the disabled needs no number', { category: 'disabled' }, { hasPlacesForDisabled: true }, true],
  ['switched off', { isInactive: true }, { isOpen: true }, false],
  ['working, though free at this hour', { prices: evening }, { isOpen: true }, true],
  [
    'every condition at once',
    { spaces: { free: 1, forDisabled: 1 } },
    { isOpen: true, hasFreePlaces: true, hasPlacesForDisabled: true, upTo: 6000 },
    true,
  ],
];

it.each(cases)('the map filter shows or hides an object: %s', (_, patch, filter, isStored) => {
  expect(passes(feature(patch), { ...emptyFilter, ...filter }, ownReader)).toBe(isStored);
  expect([...passingIndexes([feature(patch)], { ...emptyFilter, ...filter }, ownReader)]).toEqual(isStored ? [0] : []);
});

it('the map filter keeps the indexes of matching objects in order, and all without conditions', () => {
  const three = [feature(), feature({ category: 'bus' }), feature({ objectType: 'Sight' })];
  expect([...passingIndexes(three, { ...emptyFilter, hiddenCategories: ['bus'] }, ownReader)]).toEqual([0, 2]);
  expect([...passingIndexes(three, emptyFilter, ownReader)]).toEqual([0, 1, 2]);
  expect([...passingIndexes([], emptyFilter, ownReader)]).toEqual([]);
});

it('the map filter counts its conditions and the objects of each kind', () => {
  expect(conditionCount(emptyFilter)).toBe(0);
  expect(conditionCount({ ...emptyFilter, upTo: 0, isOpen: true, hiddenTypes: ['Church', 'Sight'] })).toBe(3);
  const { types, categories } = countKinds([
    feature(),
    feature(),
    feature({ category: 'bus' }),
    feature({ objectType: 'Church' }),
  ]);
  expect([...types]).toEqual([
    ['parkings', 3],
    ['Church', 1],
  ]);
  expect([...categories]).toEqual([
    ['roadside', 2],
    ['bus', 1],
  ]);
  expect(withKind(['Church', 'Sight'], 'Sight', true)).toEqual(['Church']);
  expect(withKind(['Church'], 'Church', false)).toEqual(['Church']);
});

describe('the current price on a card', () => {
  const zones = [zone('0302', allDay(4000)), zone('0303', [])];
  const read = priceReader(zones, false, noon, context);
  it.each<[string, Partial<MapFeature>, number | undefined]>([
    ['of its zone before its own', { zoneNumber: '0302' }, 4000],
    ['of the zone that differs by leading zeros', { zoneNumber: '302' }, 4000],
    ['its own, where the zone has none', { zoneNumber: '0303' }, 6000],
    ['its own, where the zone is not listed', { zoneNumber: '0999' }, 6000],
    ['nothing known', { zoneNumber: '0303', prices: [] }, undefined],
    ['no parking', { objectType: 'terminals' }, undefined],
  ])('the current price on a card is found: %s', (_, patch, price) => {
    expect(read(feature(patch))).toBe(price);
  });

  it('the current price on a card goes by the code in a city that pays by parking', () => {
    const byCode = priceReader([zone('0302', allDay(4000), 'A-1')], true, noon, context);
    expect(byCode(feature({ code: 'A-1', zoneNumber: '0302' }))).toBe(4000);
    expect(byCode(feature({ code: 'A-2', zoneNumber: '0302' }))).toBe(6000);
    expect(byCode(feature({ zoneNumber: '0302' }))).toBe(6000);
  });
});
