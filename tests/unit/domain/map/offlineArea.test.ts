import { describe, expect, it } from 'vitest';
import {
  offlineAreaLimit,
  bytesPerTile,
  canStoreOffline,
  tileZooms,
  planOfflineArea,
  tilesAround,
  type OfflineArea,
  type TileSource,
} from '~/domain/map/offlineArea';
import { glyphAddresses, tileAddress } from '~/domain/map/mapFiles';
import { offlineAreaLimit as workersLimit, isTile } from '../../../../sw/policies';

const origin = 'https://parking.ru';
const perm = {
  southWest: { latitude: 57.9355, longitude: 56.1086 },
  northEast: { latitude: 58.0855, longitude: 56.3918 },
};
const middle = { latitude: 58.0105, longitude: 56.25 };
const vector: TileSource = { type: 'vector', tiles: '/tiles/perm/{z}/{x}/{y}.pbf', maxZoom: 15 };
const raster: TileSource = { type: 'raster', tiles: 'https://tile.example.ru/{z}/{x}/{y}.png', maxZoom: 19 };
const around = (radiusKm: OfflineArea['radiusKm'], place = middle): OfflineArea => ({ ...place, radiusKm });

describe('the tiles around a place', () => {
  it.each<[string, OfflineArea, number, number, number]>([
    // A tile of zoom 15 is about 650 m wide in Perm.
    ['1 km at 13', around(1), 13, 1, 4],
    ['1 km at 15', around(1), 15, 9, 21],
    ['3 km at 15', around(3), 15, 67, 110],
    ['5 km at 15', around(5), 15, 186, 260],
    ['on the equator', { latitude: 0, longitude: 0, radiusKm: 1 }, 15, 4, 16],
  ])('an area has as many tiles as its circle touches: %s', (_, area, z, min, max) => {
    const bounds = { southWest: { latitude: -80, longitude: -179 }, northEast: { latitude: 80, longitude: 179 } };
    const tiles = tilesAround(area, z, bounds);
    expect(tiles.length).toBeGreaterThanOrEqual(min);
    expect(tiles.length).toBeLessThanOrEqual(max);
    expect(new Set(tiles.map(({ x, y }) => `${x}/${y}`)).size).toBe(tiles.length);
  });

  it('the tiles around a place include the tile of the place itself', () => {
    expect(tilesAround(around(1), 15, perm)).toContainEqual({
      z: 15,
      x: 21_504,
      y: 9_955 - 9_955 + Math.floor(row(58.0105, 15)),
    });
  });

  it('the tiles around a place end at the edge of the city’s map, and there are none beyond it', () => {
    const corner = around(3, perm.southWest);
    expect(tilesAround(corner, 15, perm).length).toBeLessThan(tilesAround(around(3), 15, perm).length / 2);
    expect(tilesAround(around(5, { latitude: 55.75, longitude: 37.6 }), 15, perm)).toEqual([]);
  });
});

/** The other form of the formula. */
const row = (latitude: number, z: number): number => {
  const angle = (latitude * Math.PI) / 180;
  return ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** z;
};

it.each<['vector' | 'raster', number, number[]]>([
  ['vector', 15, [13, 14, 15]],
  ['vector', 12, [12]],
  ['vector', 22, [13, 14, 15, 16, 17, 18, 19, 20]],
  ['raster', 19, [14, 15, 16, 17, 18, 19]],
  ['raster', 13, [13]],
])('the engine requests %s tiles down to the zoom %i, so an area needs the zooms %j', (type, maxZoom, zooms) => {
  expect(tileZooms(type, maxZoom)).toEqual(zooms);
});

it.each<[string, TileSource, boolean]>([
  ['the product’s own', vector, true],
  ['pictures', raster, true],
  ['sharp pictures', { ...raster, tiles: 'https://tile.example.ru/{z}/{x}/{y}@2x.webp' }, true],
  ['with a key behind', { ...raster, tiles: 'https://tile.example.ru/{z}/{x}/{y}.png?key=1' }, true],
  ['a place for something else', { ...raster, tiles: 'https://tile.example.ru/{quadkey}/{z}/{x}/{y}.png' }, false],
  ['numbers as parameters', { ...raster, tiles: 'https://tile.example.ru/t.png?z={z}&x={x}&y={y}' }, false],
  ['a style of the city’s', { type: 'style' }, false],
])('the tiles of a map can be stored offline or not: %s', (_, source, can) => {
  expect(canStoreOffline(source)).toBe(can);
  // The worker must agree.
  if (source.type !== 'style' && can)
    expect(isTile(new URL(tileAddress(source.tiles, { z: 15, x: 1, y: 2 }, origin)))).toBe(true);
});

describe('the contents of an offline area', () => {
  it('an offline area holds the glyphs and the vector tiles, coarse ones first', () => {
    const plan = planOfflineArea(around(1), vector, perm, 10_000, origin);
    expect(plan.addresses.slice(0, 4)).toEqual(glyphAddresses(origin));
    expect(plan.addresses[0]).toBe('https://parking.ru/tiles/glyphs/Sans/0-255.pbf');
    expect(plan.addresses[4]).toMatch(/^https:\/\/parking\.ru\/tiles\/perm\/13\/\d+\/\d+\.pbf$/);
    expect(plan.addresses.at(-1)).toMatch(/\/15\/\d+\/\d+\.pbf$/);
    expect(plan).toMatchObject({ tiles: plan.addresses.length - 4, bytes: plan.tiles * 10_000, isCut: false });
  });

  it('an offline area over the limit drops its finest tiles and is marked as cut', () => {
    const plan = planOfflineArea(around(5), raster, perm, 20_000, origin);
    expect(plan.isCut).toBe(true);
    expect(plan.tiles).toBeGreaterThan(0);
    expect(plan.tiles).toBeLessThanOrEqual(offlineAreaLimit.tiles);
    const heavy = planOfflineArea(around(5), vector, perm, 400_000, origin);
    expect(heavy.isCut).toBe(true);
    expect(heavy.bytes).toBeLessThanOrEqual(offlineAreaLimit.bytes);
  });

  it('an offline area holds nothing of another city and nothing of a style', () => {
    expect(planOfflineArea(around(5, { latitude: 0, longitude: 0 }), vector, perm, 1, origin)).toMatchObject({
      tiles: 0,
      addresses: [],
    });
    expect(planOfflineArea(around(5), { type: 'style' }, perm, 1, origin)).toMatchObject({ tiles: 0, addresses: [] });
  });

  it('the worker’s limits admit the largest offline area', () => {
    expect(workersLimit.bytes).toBe(offlineAreaLimit.bytes);
    expect(workersLimit.entries).toBeGreaterThanOrEqual(offlineAreaLimit.tiles + glyphAddresses(origin).length);
  });
});

it.each<[string, number[], number]>([
  ['nothing measured', [], 40_000],
  ['too little measured', [1, 2, 3], 40_000],
  ['thirty of 8 kB', Array.from({ length: 30 }, () => 8_000), 8_000],
  ['thirty empty ones', Array.from({ length: 30 }, () => 0), 1_000],
])('the size of a tile is estimated with %s as %s bytes', (_, sizes, bytes) => {
  expect(bytesPerTile('vector', sizes)).toBe(bytes);
});
