import { expect, it } from 'vitest';
import { bytesOf, storedSizes, kindOfCache, mayBeDeleted, type DataKind } from '~/domain/account/deviceData';

it.each<[string, DataKind]>([
  ['tiles', 'tiles'],
  ['kept-tiles', 'keptTiles'],
  ['map-info', 'mapData'],
  ['map-engine', 'files'],
  ['workbox-precache-v2-http://localhost/', 'files'],
])('the cache %s belongs to the kind %s', (name, kind) => {
  expect(kindOfCache(name)).toBe(kind);
});

it('data that a payment, a stay or a login depends on cannot be deleted by the driver', () => {
  const kinds: DataKind[] = ['login', 'payments', 'stays', 'sms', 'notes', 'receipts', 'places', 'files', 'settings'];
  expect(kinds.filter(mayBeDeleted)).toEqual([]);
});

it('stored sizes are added up by kind, with the oldest date of each', () => {
  expect(
    storedSizes([
      { kind: 'tiles', bytes: 10, at: 5 },
      { kind: 'login', bytes: 1 },
      { kind: 'tiles', bytes: 20, at: 3 },
      { kind: 'tiles', bytes: 0, at: Number.NaN },
    ]),
  ).toEqual([
    { kind: 'login', bytes: 1, since: undefined },
    { kind: 'tiles', bytes: 30, since: 3 },
  ]);
  expect(storedSizes([])).toEqual([]);
});

it.each([
  ['ab', 4],
  [null, 8],
  [17, 8],
  [undefined, 8],
  [['a', 'b'], 4],
  [{ ab: 'c' }, 6],
  [new Blob(['12345']), 5],
])('the stored value %j takes %i bytes', (value, bytes) => {
  expect(bytesOf(value)).toBe(bytes);
});
