import { expect, it } from 'vitest';
import { densestGroup } from '~/domain/map/densestGroup';
import { mapFeature } from '../../support/mapFeature';

const parkingAt = (latitude: number, longitude: number) =>
  mapFeature({ geometry: { type: 'Point', coordinates: { latitude, longitude } } });
const row = (count: number, latitude: number, longitude: number) =>
  Array.from({ length: count }, (_, index) => parkingAt(latitude, longitude + index * 0.0001));

it('the first view is that of the densest group, whatever lies elsewhere', () => {
  const group = densestGroup([...row(5, 58.2, 56.5), ...row(9, 58.002, 56.001), parkingAt(57.5, 55)]);
  expect(group?.southWest).toEqual({ latitude: 58.002, longitude: 56.001 });
  expect(group?.northEast.latitude).toBe(58.002);
  expect(group?.northEast.longitude).toBeCloseTo(56.0018, 6);
});

it('at most thirty parkings make the first view', () => {
  const group = densestGroup(row(100, 58.002, 56));
  expect((group?.northEast.longitude ?? 0) - (group?.southWest.longitude ?? 0)).toBeCloseTo(0.0029, 5);
});

it('a city without parkings has no group, and other objects are none', () => {
  expect(densestGroup([])).toBeUndefined();
  expect(densestGroup([mapFeature({ objectType: 'Museum' })])).toBeUndefined();
  const one = { latitude: 58, longitude: 56 };
  expect(densestGroup([mapFeature({ geometry: { type: 'Point', coordinates: one } })])).toEqual({
    southWest: one,
    northEast: one,
  });
});
