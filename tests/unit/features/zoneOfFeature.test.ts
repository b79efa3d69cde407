import { describe, expect, it } from 'vitest';
import type { Zone } from '~/domain/zone';
import { zoneOfFeature, zoneOfLink } from '~/features/map/zoneOfFeature';
import { mapFeature } from '../mapFeature';

const entry = (number: string, parkingCode?: string): Zone => ({ number, parkingCode, name: '', address: '', prices: [] });

const zones = [entry('0301'), entry('0302')];
const parkings = [entry('0301', '1200'), entry('0301', '1201'), entry('0302', '1300')];

describe('what a parking of the map is paid under', () => {
  it.each([
    ['its zone', mapFeature({ zoneNumber: '0302', code: '9' }), zones, false, ['0302', undefined]],
    ['a zone that the list lacks', mapFeature({ zoneNumber: '0399' }), zones, false, ['0399', undefined]],
    ['a zone while the list is not loaded', mapFeature({ zoneNumber: '0302' }), undefined, false, ['0302', undefined]],
    ['no zone at all', mapFeature({ code: '9' }), zones, false, undefined],
    ['its own code where the city pays by parking', mapFeature({ zoneNumber: '0301', code: '1201' }), parkings, true, ['0301', '1201']],
    [
      'a code that the list lacks: never another parking of its zone',
      mapFeature({ zoneNumber: '0301', code: '1299' }),
      parkings,
      true,
      ['0301', '1299'],
    ],
    ['no code where the city pays by parking', mapFeature({ zoneNumber: '0301' }), parkings, true, undefined],
    ['a free parking with a zone the list lacks', mapFeature({ zoneNumber: '0399', category: 'free' }), zones, false, undefined],
    ['a museum', mapFeature({ zoneNumber: '0302', objectType: 'Museum' }), zones, false, undefined],
  ] as const)('%s', (_, one, list, paysByParking, expected) => {
    const zone = zoneOfFeature(one, list, paysByParking);
    expect(zone && [zone.number, zone.parkingCode]).toEqual(expected);
  });
});

describe('the place that a link names', () => {
  it.each([
    ['a zone', { zone: '0302' }, zones, false, ['0302', undefined]],
    ['nothing', {}, zones, false, undefined],
    ['a parking by its code', { zone: '0301', parkingCode: '1201' }, parkings, true, ['0301', '1201']],
    ['a zone with several parkings: none of them', { zone: '0301' }, parkings, true, undefined],
    ['a zone with one parking: that one', { zone: '0302' }, parkings, true, ['0302', '1300']],
    ['an unknown code', { zone: '0301', parkingCode: '9999' }, parkings, true, undefined],
  ] as const)('%s', (_, link, list, paysByParking, expected) => {
    const zone = zoneOfLink(link, list, paysByParking);
    expect(zone && [zone.number, zone.parkingCode]).toEqual(expected);
  });
});
