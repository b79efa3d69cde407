import { describe, expect, it } from 'vitest';
import { nearestDisabledBays } from '~/domain/map/disabledBays';
import { cardAddress, favouriteOf, isSamePlace } from '~/domain/map/favourite';
import { featureOfName } from '~/domain/map/mapFeature';
import type { Zone } from '~/domain/stay/zone';
import { mapFeature } from '../../support/mapFeature';

const zone: Zone = { number: '0302', name: 'Зона 0302', address: '', prices: [] };

describe('the favourite made from a card', () => {
  it.each([
    [
      'a parking',
      mapFeature({ zoneNumber: '0302', code: '7', address: 'Ленина, 1' }),
      zone,
      { zone: '0302', code: '7', title: 'Ленина, 1' },
    ],
    ['a zone of a link', undefined, zone, { zone: '0302', code: undefined, title: 'Зона 0302' }],
    [
      'a parking of a link',
      undefined,
      { ...zone, parkingCode: '7', address: 'Ленина, 1' },
      { zone: '0302', code: '7', title: 'Ленина, 1' },
    ],
    [
      'a museum',
      mapFeature({ objectType: 'Museum', code: 'm1', name: 'Музей' }),
      undefined,
      { zone: undefined, code: 'm1', title: 'Музей' },
    ],
    ['what has no name for good', mapFeature({ address: 'Ленина, 1' }), undefined, undefined],
    ['a zone without a number', undefined, { ...zone, number: '' }, undefined],
  ])('a card is stored as a favourite if its place has a lasting name: %s', (_, one, its, expected) =>
    expect(favouriteOf(one, its)).toEqual(expected),
  );

  it('two favourites are one place if both zone and code are equal', () => {
    expect(isSamePlace({ zone: '1', code: '2' }, { zone: '1', code: '2' })).toBe(true);
    expect(isSamePlace({ zone: '1' }, { zone: '1', code: '2' })).toBe(false);
  });

  const features = [
    mapFeature({ id: '1', zoneNumber: '0302', code: '7' }),
    mapFeature({ id: '2', zoneNumber: '0303', code: '7' }),
    mapFeature({ id: '3', zoneNumber: '0303' }),
  ];
  it.each([
    [{ zone: '0303', code: '7' }, '2'],
    [{ code: '7' }, '1'],
    [{ zone: '0303' }, undefined],
    [{ zone: '0304', code: '7' }, undefined],
  ])('the favourite %j is found on the map by zone and code', (name, id) =>
    expect(featureOfName(features, name)?.id).toBe(id),
  );

  it.each([
    [{ zone: '0302', code: '7' }, '', '/?city=perm&zone=0302&parkingCode=7'],
    [{ zone: '0302' }, '/en', '/en?city=perm&zone=0302'],
    [{ code: 'а&б' }, '', '/?city=perm&parkingCode=%D0%B0%26%D0%B1'],
  ])('the favourite %j is shared in the language of the prefix %s', (name, prefix, address) =>
    expect(cardAddress(name, 'perm', prefix)).toBe(address),
  );
});

describe('the nearest places for the disabled', () => {
  const at = (latitude: number) => ({ type: 'Point' as const, coordinates: { latitude, longitude: 56 } });
  const all = [
    mapFeature({ id: 'none', geometry: at(58), spaces: { forDisabled: 0 } }),
    mapFeature({ id: 'closed', geometry: at(58.001), spaces: { forDisabled: 3 }, isInactive: true }),
    mapFeature({ id: 'near', geometry: at(58.01), spaces: { forDisabled: 1 } }),
    mapFeature({ id: 'own', geometry: at(58.02), category: 'disabled' }),
  ];
  it.each([
    [58, undefined, 'near'],
    [58.05, undefined, 'own'],
    [58.05, all[3], 'near'],
  ])('the nearest places for the disabled are found from the latitude %f', (latitude, except, id) =>
    expect(nearestDisabledBays(all, { latitude, longitude: 56 }, except)?.id).toBe(id),
  );
  it('there are no nearest places for the disabled where the city tells of none', () =>
    expect(nearestDisabledBays(all.slice(0, 2), { latitude: 58, longitude: 56 })).toBeUndefined());
});
