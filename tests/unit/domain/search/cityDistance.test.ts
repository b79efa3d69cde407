import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bounds } from '~/domain/map/bounds';
import { distanceToCityKm, nearestCities } from '~/domain/search/cityDistance';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const box = (south: number, west: number, north: number, east: number): Bounds => ({
  southWest: point(south, west),
  northEast: point(north, east),
});

const perm = box(57.9355, 56.1086, 58.0855, 56.3918);
const kazan = box(55.7213, 48.973, 55.8713, 49.2398);
const chukotka = box(64, 176, 66, 179.9);
const quito = box(-0.5, -79, 0.5, -78);

describe('the distance to a city in kilometres', () => {
  it.each([
    ['in its middle', point(58.01, 56.25), perm, 0],
    ['on its edge', point(57.9355, 56.2), perm, 0],
    ['at its corner', point(58.0855, 56.3918), perm, 0],
    ['a tenth of a degree to the north', point(58.1855, 56.25), perm, 11.1],
    ['a tenth of a degree to the south', point(57.8355, 56.25), perm, 11.1],
    ['a tenth of a degree to the east, where degrees are half as wide', point(58.01, 56.4918), perm, 5.9],
    ['beyond a corner', point(58.1855, 56.4918), perm, 12.6],
    ['from Moscow to Perm', point(55.7558, 37.6173), perm, 1142],
    ['from Moscow to Kazan', point(55.7558, 37.6173), kazan, 709],
    ['over the 180th meridian', point(65, -179.9), chukotka, 9.4],
    ['over the pole', point(89, -124), box(88, 56, 89, 57), 222.4],
    ['from the pole itself', point(90, 0), perm, 3548],
    ['over the equator', point(0, -77), quito, 111.2],
    ['from the other side of the world', point(-58.01, -123.75), perm, 19998],
  ])('the distance to a city is measured: %s', (_, from, bounds, km) => {
    expect(Math.abs(distanceToCityKm(from, bounds) - km)).toBeLessThan(Math.max(0.1, km / 200));
  });

  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('the distance to a city is never more than the distance to a place inside it', () => {
    fc.assert(
      fc.property(anywhere, share, share, fc.constantFrom(perm, kazan, chukotka, quito), (from, up, right, bounds) => {
        const { southWest, northEast } = bounds;
        const inside = point(
          southWest.latitude + up * (northEast.latitude - southWest.latitude),
          southWest.longitude + right * (northEast.longitude - southWest.longitude),
        );
        const toInside = distanceToCityKm(from, { southWest: inside, northEast: inside });
        expect(distanceToCityKm(from, bounds)).toBeLessThanOrEqual(toInside + 1e-6);
        expect(distanceToCityKm(inside, bounds)).toBe(0);
      }),
    );
  });
});

describe('the cities in the order of their distance', () => {
  const cities = [
    { city: 'kazan', mapBounds: kazan },
    { city: 'perm', mapBounds: perm },
  ];
  it.each([
    ['in Perm', point(58.01, 56.25), ['perm', 'kazan']],
    ['near Kazan', point(55.8, 50), ['kazan', 'perm']],
  ])('the cities are listed from the nearest on: %s', (_, from, ids) => {
    expect(nearestCities(cities, from).map(({ city }) => city)).toEqual(ids);
  });
});
