import { expect, it } from 'vitest';
import { metresBetween } from '~/domain/map/geoPoint';

const perm = { latitude: 58.010455, longitude: 56.229443 };

it.each([
  ['a degree of latitude', { latitude: 58, longitude: 56 }, { latitude: 59, longitude: 56 }, 111_195],
  ['half a degree of longitude at 60°', { latitude: 60, longitude: 56 }, { latitude: 60, longitude: 56.5 }, 27_799],
  ['nothing', perm, perm, 0],
])('the distance between two places is measured: %s', (_, one, other, metres) =>
  expect(Math.round(metresBetween(one, other))).toBe(metres),
);
