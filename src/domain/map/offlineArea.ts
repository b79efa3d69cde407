import type { Bounds } from './bounds';
import { glyphAddresses, mapZooms, rasterTilePx, tileAddress, type Tile } from './mapFiles';
import { type GeoPoint, metresPerDegree, longitudeScale } from './geoPoint';

/** The map area that a driver saves for use without a network. */

export const radiiKm = [1, 3, 5] as const;
export type RadiusKm = (typeof radiiKm)[number];

export interface OfflineArea extends GeoPoint {
  radiusKm: RadiusKm;
}

/** The limits of one area. */
export const offlineAreaLimit = { tiles: 1_500, bytes: 40_000_000 };

/** The relevant part of a city's `mapSource` (`city/schema`). */
export type TileSource = { type: 'vector' | 'raster'; tiles: string; maxZoom: number } | { type: 'style' };

/** Assumed size of a tile if none has been measured. An overestimate is safer than an underestimate. */
const defaultTileBytes = { vector: 40_000, raster: 20_000 };
/** Fewer samples are not representative. */
const minSampleTiles = 20;

/** The approximate size of one tile in bytes, from the tiles on the device or else from the defaults. */
export const bytesPerTile = (type: 'vector' | 'raster', sampleBytes: readonly number[]): number =>
  sampleBytes.length < minSampleTiles
    ? defaultTileBytes[type]
    : Math.max(1_000, sampleBytes.reduce((sum, bytes) => sum + bytes, 0) / sampleBytes.length);

/** Column and row in the Mercator grid, as fractional numbers. */
const column = (longitude: number, z: number): number => ((longitude + 180) / 360) * 2 ** z;
const row = (latitude: number, z: number): number => {
  const angle = (latitude * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z;
};

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/**
 * Returns the tiles of one zoom that a circle around a place touches. Tiles outside the city's bounds are left out,
 * because the map never shows them.
 */
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
  // In this projection, the circle is as high as it is wide, closely enough for one city.
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
 * Returns the zooms of the tiles that the engine requests, from the widest view on. For raster tiles of half the usual
 * side it requests one zoom deeper. Closer views are drawn from the deepest available zoom.
 */
export const tileZooms = (type: 'vector' | 'raster', maxZoom: number): number[] => {
  const deeper = type === 'raster' ? Math.log2(512 / rasterTilePx) : 0;
  const deepest = Math.min(maxZoom, mapZooms.max + deeper);
  const minZoom = Math.min(mapZooms.min + deeper, deepest);
  return Array.from({ length: deepest - minZoom + 1 }, (_, index) => minZoom + index);
};

/**
 * True if the tiles of a source can be stored. The requests of a city's own style are not known in advance. The service
 * worker stores only addresses that are clearly tiles (`sw/policies`).
 */
export const canStoreOffline = (source: TileSource): boolean => {
  if (source.type === 'style') return false;
  const path = source.tiles.replace(/[?#].*$/s, '');
  const isPlain = !/[{}]/.test(tileAddress(source.tiles, { z: 0, x: 0, y: 0 }, ''));
  return isPlain && (path.startsWith('/tiles/') || /\/\{z\}\/\{x\}\/\{y\}(@2x)?\.(pbf|mvt|png|jpg|webp)$/.test(path));
};

export interface OfflineAreaPlan {
  /** Every file that the map of the area needs, coarse zooms first, so that a partial download is useful. */
  addresses: string[];
  tiles: number;
  /** Approximate. */
  bytes: number;
  /** The area is too large for the finest tiles. The map works, but is blurred when zoomed in. */
  isCut: boolean;
}

/** Plans the files to fetch for an area; nothing for a place outside the city's map. */
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
