import { describe, expect, it } from 'vitest';
import type { Zone } from '~/domain/stay/zone';
import { featureOfZone, placeOnMap, zoneOfFeature, zoneOfLink } from '~/features/map/zoneOfFeature';
import { mapFeature } from '../../support/mapFeature';

const entry = (number: string, parkingCode?: string): Zone => ({
  number,
  parkingCode,
  name: '',
  address: '',
  prices: [],
});

const zones = [entry('0301'), entry('0302')];
const parkings = [entry('0301', '1200'), entry('0301', '1201'), entry('0302', '1300')];

describe('zoneOfFeature', () => {
  it.each([
    ['its zone', mapFeature({ zoneNumber: '0302', code: '9' }), zones, false, ['0302', undefined]],
    ['a zone that the list lacks', mapFeature({ zoneNumber: '0399' }), zones, false, ['0399', undefined]],
    ['a zone while the list is not loaded', mapFeature({ zoneNumber: '0302' }), undefined, false, ['0302', undefined]],
    ['no zone at all', mapFeature({ code: '9' }), zones, false, undefined],
    [
      'its own code where the city pays by parking',
      mapFeature({ zoneNumber: '0301', code: '1201' }),
      parkings,
      true,
      ['0301', '1201'],
    ],
    [
      'a code that the list lacks: never another parking of its zone',
      mapFeature({ zoneNumber: '0301', code: '1299' }),
      parkings,
      true,
      ['0301', '1299'],
    ],
    ['no code where the city pays by parking', mapFeature({ zoneNumber: '0301' }), parkings, true, undefined],
    [
      'a free parking with a zone the list lacks',
      mapFeature({ zoneNumber: '0399', category: 'free' }),
      zones,
      false,
      undefined,
    ],
    ['a museum', mapFeature({ zoneNumber: '0302', objectType: 'Museum' }), zones, false, undefined],
  ] as const)(
    'zoneOfFeature returns what a parking of the map is paid under: %s',
    (_, one, list, paysByParking, expected) => {
      const zone = zoneOfFeature(one, list, paysByParking);
      expect(zone && [zone.number, zone.parkingCode]).toEqual(expected);
    },
  );
});

describe('a planar parking that has a code and no zone', () => {
  const planar = mapFeature({ category: 'planar', code: 'P-7', zoneNumber: undefined });

  it.each([
    ['is paid by its code where the city has barriers', planar, true, ['', 'P-7']],
    ['cannot be paid where the city has none', planar, false, undefined],
    ['without a code cannot be paid', mapFeature({ category: 'planar', zoneNumber: undefined }), true, undefined],
    ['is not paid by its code at the roadside', mapFeature({ code: 'P-7', zoneNumber: undefined }), true, undefined],
  ] as const)('%s', (_, one, canPayAtBarrier, expected) => {
    const zone = zoneOfFeature(one, zones, false, canPayAtBarrier);
    expect(zone && [zone.number, zone.parkingCode]).toEqual(expected);
  });
});

describe('zoneOfLink', () => {
  it.each([
    ['a zone', { zone: '0302' }, zones, false, ['0302', undefined]],
    ['nothing', {}, zones, false, undefined],
    ['a parking by its code', { zone: '0301', parkingCode: '1201' }, parkings, true, ['0301', '1201']],
    ['a zone with several parkings: none of them', { zone: '0301' }, parkings, true, undefined],
    ['a zone with one parking: that one', { zone: '0302' }, parkings, true, ['0302', '1300']],
    ['an unknown code', { zone: '0301', parkingCode: '9999' }, parkings, true, undefined],
  ] as const)('zoneOfLink returns the place that a link names: %s', (_, link, list, paysByParking, expected) => {
    const zone = zoneOfLink(link, list, paysByParking);
    expect(zone && [zone.number, zone.parkingCode]).toEqual(expected);
  });
});

describe('a zone that the map knows and the list does not', () => {
  const free = mapFeature({ id: 'free', zoneNumber: '0399', category: 'free' });
  const paid = mapFeature({ id: 'paid', zoneNumber: '0399', address: 'Мира, 5' });
  const features = [
    mapFeature({ id: 'museum', zoneNumber: '0777', objectType: 'Museum' }),
    free,
    paid,
    mapFeature({ id: 'short', zoneNumber: '12' }),
    mapFeature({ id: 'long', zoneNumber: '0012' }),
    mapFeature({ id: 'off', zoneNumber: 'А5', isInactive: true }),
  ];

  it.each([
    ['0399', 'paid'],
    ['399', 'paid'],
    ['99', undefined],
    ['12', 'short'],
    ['0012', 'long'],
    ['012', undefined],
    ['а5', 'off'],
    ['0777', undefined],
    ['0', undefined],
    ['', undefined],
  ])('the typed zone %j is found on the map as %s', (input, id) => expect(featureOfZone(features, input)?.id).toBe(id));

  it('a zone that only the map knows is opened as a zone, not as one of its parkings', () => {
    expect(placeOnMap(features, '399', false)).toEqual({
      zone: expect.objectContaining({ number: '0399', address: '', prices: [] }) as unknown,
    });
  });

  it.each([
    ['does not work', 'А5', false, 'off'],
    ['is paid by code', '0399', true, 'paid'],
  ])('a zone that only the map knows is opened as a parking where it %s', (_, number, paysByParking, id) => {
    expect(placeOnMap(features, number, paysByParking)).toEqual({
      feature: expect.objectContaining({ id }) as unknown,
    });
  });

  it('a zone that neither the list nor the map knows is not found', () =>
    expect(placeOnMap(features, '1', false)).toBeUndefined());
});
