import type { Bounds } from './bounds';
import { glyphAddresses, mapZooms, rasterTilePx, tileAddress, type Tile } from './mapFiles';
import type { GeoPoint } from '../content/options';
import { metresPerDegree, longitudeScale } from './directions';

/** The map of an area that the driver keeps for where there is no network. */

export const radiiKm = [1, 3, 5] as const;
export type RadiusKm = (typeof radiiKm)[number];

export interface OfflineArea extends GeoPoint {
  radiusKm: RadiusKm;
}

/** No area takes more than either of these. */
export const offlineAreaLimit = { tiles: 1_500, bytes: 40_000_000 };

/** What of a city's `mapSource` matters here (`city/schema`). */
export type TileSource = { type: 'vector' | 'raster'; tiles: string; maxZoom: number } | { type: 'style' };

/** So large a tile is where nobody has measured any: rather too large than too small. */
const defaultTileBytes = { vector: 40_000, raster: 20_000 };
/** Fewer say nothing about the rest. */
const minSampleTiles = 20;

/** Bytes of one tile, about: by those that the device has, else by experience. */
export const bytesPerTile = (type: 'vector' | 'raster', sampleBytes: readonly number[]): number =>
  sampleBytes.length < minSampleTiles
    ? defaultTileBytes[type]
    : Math.max(1_000, sampleBytes.reduce((sum, bytes) => sum + bytes, 0) / sampleBytes.length);

/** The rows and columns of the Mercator grid, as numbers with a fraction. */
const column = (longitude: number, z: number): number => ((longitude + 180) / 360) * 2 ** z;
const row = (latitude: number, z: number): number => {
  const angle = (latitude * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z;
};

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The tiles of one zoom that a circle around a place touches; beyond the bounds of the city no map looks. */
export const tilesAround = (
  { latitude, longitude, radiusKm }: OfflineArea,
  z: number,
  { southWest, northEast }: Bounds,
): Tile[] => {
  const reach = (radiusKm * 1000) / metresPerDegree;
  const wide = reach / longitudeScale(latitude);
  const west = Math.max(longitude - wide, southWest.longitude);
  const east = Math.min(longitude + wide, northEast.longitude);
  const south = Math.max(latitude - reach, southWest.latitude);
  const north = Math.min(latitude + reach, northEast.latitude);
  if (!(west <= east && south <= north)) return [];
  const [middleX, middleY] = [column(longitude, z), row(latitude, z)];
  // As wide as it is high on this map, as near as one city goes.
  const radius = (wide / 360) * 2 ** z;
  const tiles: Tile[] = [];
  for (let y = Math.floor(row(north, z)); y <= Math.floor(row(south, z)); y += 1)
    for (let x = Math.floor(column(west, z)); x <= Math.floor(column(east, z)); x += 1) {
      const [awayX, awayY] = [clamp(middleX, x, x + 1) - middleX, clamp(middleY, y, y + 1) - middleY];
      if (Math.hypot(awayX, awayY) <= radius) tiles.push({ z, x, y });
    }
  return tiles;
};

/**
 * The zooms of the tiles that the engine asks for, from the view that is farthest out on: it looks a level deeper for pictures
 * of half a side, and draws closer views from the deepest that there are.
 */
export const tileZooms = (type: 'vector' | 'raster', maxZoom: number): number[] => {
  const deeper = type === 'raster' ? Math.log2(512 / rasterTilePx) : 0;
  const deepest = Math.min(maxZoom, mapZooms.max + deeper);
  const minZoom = Math.min(mapZooms.min + deeper, deepest);
  return Array.from({ length: deepest - minZoom + 1 }, (_, index) => minZoom + index);
};

/**
 * Can the tiles of a source be kept? Of a city's own style nobody knows beforehand what it asks for; and the worker keeps
 * only what is plainly a tile (`sw/policies`).
 */
export const canStoreOffline = (source: TileSource): boolean => {
  if (source.type === 'style') return false;
  const path = source.tiles.replace(/[?#].*$/s, '');
  const isPlain = !/[{}]/.test(tileAddress(source.tiles, { z: 0, x: 0, y: 0 }, ''));
  return isPlain && (path.startsWith('/tiles/') || /\/\{z\}\/\{x\}\/\{y\}(@2x)?\.(pbf|mvt|png|jpg|webp)$/.test(path));
};

export interface OfflineAreaPlan {
  /** All that the map of the area is drawn with, coarse first: what is stopped half-way is of use. */
  addresses: string[];
  tiles: number;
  /** About. */
  bytes: number;
  /** The area is too large for the finest tiles: the map is there, but blurred when near. */
  isCut: boolean;
}

/** What is to be fetched for an area; nothing of a place that the city's map does not show. */
export const planOfflineArea = (
  area: OfflineArea,
  source: TileSource,
  bounds: Bounds,
  eachBytes: number,
  origin: string,
): OfflineAreaPlan => {
  const nothing: OfflineAreaPlan = { addresses: [], tiles: 0, bytes: 0, isCut: false };
  if (source.type === 'style') return nothing;
  const maxTiles = Math.min(offlineAreaLimit.tiles, Math.floor(offlineAreaLimit.bytes / eachBytes));
  const tiles: Tile[] = [];
  let isCut = false;
  for (const z of tileZooms(source.type, source.maxZoom)) {
    const level = tilesAround(area, z, bounds);
    isCut = tiles.length + level.length > maxTiles;
    if (isCut) break;
    tiles.push(...level);
  }
  if (tiles.length === 0) return { ...nothing, isCut };
  const glyphs = source.type === 'vector' ? glyphAddresses(origin) : [];
  const addresses = [...glyphs, ...tiles.map((tile) => tileAddress(source.tiles, tile, origin))];
  return { addresses, tiles: tiles.length, bytes: tiles.length * eachBytes, isCut };
};
