import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  inactiveDayCode,
  isPayable,
  objectTypes,
  parkingCategories,
  displayedCategory,
  type MapFeature,
  type ParkingCategory,
  type ParkingGeometry,
} from '~/domain/map/mapFeature';

const point = (longitude: number, latitude: number) => ({ latitude, longitude });
const feature = (patch: Partial<MapFeature> = {}): MapFeature => ({
  id: '0',
  objectType: 'parkings',
  category: 'roadside',
  geometry: { type: 'Point', coordinates: point(56, 58) },
  zoneNumber: '0302',
  prices: [],
  spaces: {},
  isInactive: false,
  ...patch,
});

describe('the sign of a parking (MAP-14)', () => {
  it.each<[ParkingCategory, boolean, ParkingCategory]>([
    ['roadside', false, 'roadside'],
    ['roadside', true, 'free'],
    ['planar', true, 'free'],
    ['disabled', true, 'disabled'],
    ['disabled', false, 'disabled'],
    ['free', false, 'free'],
  ])('a parking of the category %s with freeparking %s is shown as %s', (category, isFree, displayed) => {
    expect(displayedCategory(category, isFree)).toBe(displayed);
  });

  it('the map has the eight object types and twelve categories of the documents (MAP-04, MAP-05)', () => {
    expect(objectTypes).toEqual([
      'parkings',
      'residentzone',
      'parcomats',
      'terminals',
      'InformationTable',
      'Church',
      'Museum',
      'Sight',
    ]);
    expect(new Set(parkingCategories).size).toBe(12);
    expect(inactiveDayCode).toBe(-2);
  });
});

describe('the offer of “pay here”', () => {
  it.each<[string, Partial<MapFeature>, boolean]>([
    ['at a parking with a zone', {}, true],
    ['at a parking with a code', { zoneNumber: undefined, code: '1001' }, true],
    ['at a parking with a code and an empty zone', { zoneNumber: '', code: '1001' }, true],
    ['not without either', { zoneNumber: undefined }, false],
    ['not where both are empty', { zoneNumber: '', code: '' }, false],
    ['not at a free one', { category: 'free' }, false],
    ['MAP-13: not at one that is switched off', { isInactive: true }, false],
    ['not at a museum', { objectType: 'Museum' }, false],
    ['not at a parking meter object', { objectType: 'parcomats' }, false],
  ])('%s: the map offers “pay here” or not', (_, patch, isOffered) => {
    expect(isPayable(feature(patch))).toBe(isOffered);
  });
});

describe('the position of a sign on the map', () => {
  it.each<[string, ParkingGeometry, { latitude: number; longitude: number }]>([
    ['on the point', { type: 'Point', coordinates: point(56.2, 58) }, point(56.2, 58)],
    [
      'in the middle of a straight line',
      { type: 'LineString', coordinates: [point(56, 58), point(56, 58.2)] },
      point(56, 58.1),
    ],
    [
      'half-way along a bent line, not at its middle vertex',
      { type: 'LineString', coordinates: [point(56, 58), point(56, 58.1), point(56, 58.4)] },
      point(56, 58.2),
    ],
    [
      'on a line that goes there and back',
      { type: 'LineString', coordinates: [point(56, 58), point(56, 58.2), point(56, 58)] },
      point(56, 58.2),
    ],
    ['on a line of one place', { type: 'LineString', coordinates: [point(56, 58), point(56, 58)] }, point(56, 58)],
    ['on a line of one point', { type: 'LineString', coordinates: [point(56, 58)] }, point(56, 58)],
    [
      'in the middle of an area',
      { type: 'Polygon', coordinates: [[point(56, 58), point(56.4, 58), point(56.4, 58.2), point(56, 58)]] },
      point(56.2, 58.1),
    ],
    [
      'in the middle of its outer ring, whatever holes there are',
      {
        type: 'Polygon',
        coordinates: [
          [point(56, 58), point(56.4, 58), point(56.4, 58.2), point(56, 58)],
          [point(0, 0), point(1, 0), point(1, 1), point(0, 0)],
        ],
      },
      point(56.2, 58.1),
    ],
    ['nowhere on an empty line', { type: 'LineString', coordinates: [] }, point(0, 0)],
    ['nowhere in an empty area', { type: 'Polygon', coordinates: [] }, point(0, 0)],
    ['nowhere in an empty ring', { type: 'Polygon', coordinates: [[]] }, point(0, 0)],
  ])('the sign of a map object stands %s', (_, geometry, place) => {
    const anchor = anchorOf(geometry);
    expect(anchor.latitude).toBeCloseTo(place.latitude, 9);
    expect(anchor.longitude).toBeCloseTo(place.longitude, 9);
  });

  it('the middle of a line accounts for the shorter degrees of longitude in the north', () => {
    const eastThenNorth: ParkingGeometry = {
      type: 'LineString',
      coordinates: [point(56, 60), point(56.2, 60), point(56.2, 60.1)],
    };
    // At 60° a degree of longitude is half as long as a degree of latitude, so both legs have the same length.
    expect(anchorOf(eastThenNorth).longitude).toBeCloseTo(56.2, 3);
    expect(anchorOf(eastThenNorth).latitude).toBeCloseTo(60, 3);
  });

  it('F-52: an area of 200,000 corners has its sign in the middle too', () => {
    const ring = Array.from({ length: 200_000 }, (_, index) => point(56 + (index % 2) * 0.4, 58 + (index % 3) * 0.1));
    expect(anchorOf({ type: 'Polygon', coordinates: [ring] })).toEqual({
      latitude: expect.closeTo(58.1, 9),
      longitude: expect.closeTo(56.2, 9),
    });
  });

  it('the sign of a map object is never outside the object’s box', () => {
    const place = fc.record({
      longitude: fc.double({ min: 30, max: 140, noNaN: true }),
      latitude: fc.double({ min: 42, max: 70, noNaN: true }),
    });
    const places = fc.array(place, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(places, fc.boolean(), (list, isLine) => {
        const anchor = anchorOf(
          isLine ? { type: 'LineString', coordinates: list } : { type: 'Polygon', coordinates: [list] },
        );
        for (const key of ['latitude', 'longitude'] as const) {
          const values = list.map((one) => one[key]);
          expect(anchor[key]).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(anchor[key]).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
      }),
    );
  });
});
