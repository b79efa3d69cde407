import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf, type MapFeature, type ParkingGeometry } from '~/domain/map/mapFeature';
import { metresBetween, metresPerDegree } from '~/domain/map/geoPoint';
import { distanceToFeatureM, maxAccuracyM, nearestZones, zonesNearby } from '~/domain/map/zonesNearby';

const here = { latitude: 58, longitude: 56 };
/** A place that many metres east and north of here. */
const at = (x: number, y: number) => ({
  latitude: here.latitude + y / metresPerDegree,
  longitude: here.longitude + x / (metresPerDegree * Math.cos((here.latitude * Math.PI) / 180)),
});
const point = (x: number, y: number): ParkingGeometry => ({ type: 'Point', coordinates: at(x, y) });
const line = (...spots: [number, number][]): ParkingGeometry => ({
  type: 'LineString',
  coordinates: spots.map(([x, y]) => at(x, y)),
});
const square = (x: number, y: number, half: number): ReturnType<typeof at>[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([dx = 0, dy = 0]) => at(x + dx * half, y + dy * half));
const area = (...rings: ReturnType<typeof at>[][]): ParkingGeometry => ({ type: 'Polygon', coordinates: rings });
const several = (...geometries: ParkingGeometry[]): ParkingGeometry => ({
  type: 'Multi',
  parts: geometries.flatMap(partsOf),
});

const parking = (
  zoneNumber: string | undefined,
  geometry: ParkingGeometry,
  patch: Partial<MapFeature> = {},
): MapFeature => ({
  id: zoneNumber ?? '',
  objectType: 'parkings',
  category: 'roadside',
  geometry,
  zoneNumber,
  prices: [],
  spaces: {},
  isInactive: false,
  ...patch,
});
const names = (features: readonly MapFeature[], accuracyM = 10, paysByParking = false): string[] =>
  zonesNearby({ ...here, accuracyM }, features, paysByParking).map(
    ({ name, distanceM }) => `${name} ${Math.round(distanceM)}`,
  );

describe('the distance to a map object', () => {
  it.each<[string, ParkingGeometry, number]>([
    ['a point', point(30, 40), 50],
    ['the nearest of several parts', several(line([-50, 30], [50, 30]), point(0, 20), area(square(100, 0, 10))), 20],
    ['an area around here among several parts', several(point(0, 20), area(square(0, 0, 10))), 0],
    ['a line beside which one stands', line([-50, 12], [50, 12]), 12],
    ['a line beyond its end', line([30, 40], [300, 400]), 50],
    ['a line of two equal ends', line([30, 40], [30, 40]), 50],
    ['an area one is in', area(square(0, 0, 20)), 0],
    ['an area one is beside', area(square(50, 0, 20)), 30],
    ['an area in whose hole one is', area(square(0, 0, 40), square(0, 0, 15)), 15],
  ])('the distance to a map object is measured: %s', (_, geometry, metres) => {
    expect(distanceToFeatureM(here, { geometry })).toBeCloseTo(metres, 1);
  });
});

it('the distance to a map object equals the distance used for the way there', () => {
  const there = at(300, 400);
  expect(distanceToFeatureM(here, { geometry: { type: 'Point', coordinates: there } })).toBeCloseTo(
    metresBetween(here, there),
    1,
  );
});

describe('the zone under a position', () => {
  it.each<[string, MapFeature[], number, string[]]>([
    ['none', [], 10, []],
    ['the only one that is near', [parking('103', line([-50, 20], [50, 20]))], 10, ['103 20']],
    ['none where it is too far', [parking('103', point(0, 60))], 10, []],
    ['one farther off for a rougher position', [parking('103', point(0, 60))], 30, ['103 60']],
    ['never one beyond the farthest', [parking('103', point(0, 160))], 140, []],
    ['none for a position that is too rough', [parking('103', point(0, 5))], maxAccuracyM + 1, []],
    ['none for a position without accuracy', [parking('103', point(0, 5))], Number.NaN, []],
    ['the nearest of two', [parking('104', point(0, 45)), parking('103', point(0, 5))], 10, ['103 5']],
    [
      'both where they are alike',
      [parking('104', point(0, -14)), parking('103', point(0, 10))],
      5,
      ['103 10', '104 14'],
    ],
    [
      'both where the position cannot tell',
      [parking('103', point(0, 5)), parking('104', point(0, 40))],
      40,
      ['103 5', '104 40'],
    ],
    [
      'one name for many parkings',
      [parking('103', point(0, 20)), parking('103', point(0, 8)), parking('103', point(0, 9))],
      10,
      ['103 8'],
    ],
    [
      'three at most',
      ['1', '2', '3', '4'].map((number) => parking(number, point(0, 10))),
      10,
      ['1 10', '2 10', '3 10'],
    ],
    ['an area one stands in', [parking('103', area(square(0, 0, 30))), parking('104', point(0, 25))], 10, ['103 0']],
    ['no free parking', [parking('103', point(0, 5), { category: 'free' })], 10, []],
    ['no inactive one', [parking('103', point(0, 5), { isInactive: true })], 10, []],
    ['no resident zone', [parking('103', point(0, 5), { objectType: 'residentzone' })], 10, []],
    ['none without a number', [parking(undefined, point(0, 5), { code: '77' })], 10, []],
  ])('the zones at a position are suggested: %s', (_, features, accuracyM, found) => {
    expect(names(features, accuracyM)).toEqual(found);
  });

  it('a city that pays by parking suggests the parking by its code', () => {
    expect(
      names([parking('1', point(0, 8), { code: '501' }), parking('1', point(0, 90), { code: '502' })], 10, true),
    ).toEqual(['501 8']);
    expect(names([parking('1', point(0, 8))], 10, true)).toEqual([]);
  });

  it('the suggested zones are near and begin with the nearest, whatever their shapes', () => {
    const spot = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }));
    const shape = fc.oneof(
      spot.map(([x, y]) => point(x, y)),
      fc.array(spot, { minLength: 2, maxLength: 5 }).map((spots) => line(...spots)),
      fc.tuple(spot, fc.integer({ min: 1, max: 90 })).map(([[x, y], half]) => area(square(x, y, half))),
    );
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 30 }), fc.integer({ min: 0, max: 400 }), (shapes, accuracyM) => {
        const found = zonesNearby(
          { ...here, accuracyM },
          shapes.map((geometry, zone) => parking(String(zone % 7), geometry)),
          false,
        );
        expect(found.length).toBeLessThanOrEqual(3);
        for (const [index, { distanceM }] of found.entries()) {
          expect(distanceM).toBeLessThanOrEqual(150);
          expect(distanceM).toBeGreaterThanOrEqual(found[index - 1]?.distanceM ?? 0);
        }
      }),
    );
  });
});

it('far from every zone the nearest one where anyone may pay is named with its distance', () => {
  const features = [
    parking('103', point(0, 900)),
    parking('104', point(0, 400)),
    parking('105', point(0, 90), { category: 'free' }),
    parking('106', point(0, 100), { category: 'disabled' }),
  ];
  const [nearest] = nearestZones(here, features, false, 1);
  expect([nearest?.name, Math.round(nearest?.distanceM ?? 0)]).toEqual(['104', 400]);
  expect(nearestZones(here, [], false, 1)).toEqual([]);
});
