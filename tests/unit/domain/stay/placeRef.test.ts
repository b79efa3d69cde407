import { expect, it } from 'vitest';
import { placeNumber, placeRef, type KnownPlace, type PlaceRef } from '~/domain/stay/placeRef';

it.each<[string, KnownPlace, PlaceRef | undefined, PlaceRef | undefined]>([
  ['by its zone', { zone: '0302' }, { zone: '0302' }, { zone: '0302' }],
  ['by its code', { parkingCode: '4077' }, { parkingCode: '4077' }, { parkingCode: '4077' }],
  ['by both', { zone: '0302', parkingCode: '4077' }, { parkingCode: '4077' }, { zone: '0302' }],
  [
    'by a code beside an empty zone',
    { zone: '', parkingCode: '4077' },
    { parkingCode: '4077' },
    { parkingCode: '4077' },
  ],
  ['by neither', { zone: '', parkingCode: undefined }, undefined, undefined],
])('a place that is known %s is identified by what its city pays by', (_, known, byCode, byZone) => {
  expect([placeRef(known), placeRef(known, true), placeRef(known, false)]).toEqual([byCode, byCode, byZone]);
});

it('a place without zone and code has no number', () => {
  expect([
    placeNumber(),
    placeNumber({ zone: '' }),
    placeNumber({ zone: '0302' }),
    placeNumber({ zone: '0302', parkingCode: '4077' }),
  ]).toEqual(['', '', '0302', '4077']);
});
