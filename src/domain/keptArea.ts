import type { Bounds } from './bounds';
import { glyphAddresses, mapZooms, pictureSide, tileAddress, type Tile } from './mapFiles';
import type { GeoPoint } from './options';
import { metresPerDegree, shrink } from './route';

/** The map of an area that the driver keeps for where there is no network. */

export const radiiKm = [1, 3, 5] as const;
export type RadiusKm = (typeof radiiKm)[number];

export interface Area extends GeoPoint {
  radiusKm: RadiusKm;
}

/** No area takes more than either of these. */
export const areaLimit = { tiles: 1_500, bytes: 40_000_000 };

/** What of a city's `mapSource` matters here (`city/schema`). */
export type AreaSource = { type: 'vector' | 'raster'; tiles: string; maxZoom: number } | { type: 'style' };

/** So large a tile is where nobody has measured any: rather too large than too small. */
const usualBytes = { vector: 40_000, raster: 20_000 };
/** Fewer say nothing about the rest. */
const enoughTiles = 20;

/** Bytes of one tile, about: by those that the device has, else by experience. */
export const bytesPerTile = (type: 'vector' | 'raster', kept: readonly number[]): number =>
  kept.length < enoughTiles ? usualBytes[type] : Math.max(1_000, kept.reduce((sum, bytes) => sum + bytes, 0) / kept.length);

/** The rows and columns of the Mercator grid, as numbers with a fraction. */
const column = (longitude: number, z: number): number => ((longitude + 180) / 360) * 2 ** z;
const row = (latitude: number, z: number): number => {
  const angle = (latitude * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z;
};

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The tiles of one zoom that a circle around a place touches; beyond the bounds of the city no map looks. */
export const tilesAround = ({ latitude, longitude, radiusKm }: Area, z: number, { southWest, northEast }: Bounds): Tile[] => {
  const reach = (radiusKm * 1000) / metresPerDegree;
  const wide = reach / shrink(latitude);
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
export const groundZooms = (type: 'vector' | 'raster', maxZoom: number): number[] => {
  const deeper = type === 'raster' ? Math.log2(512 / pictureSide) : 0;
  const deepest = Math.min(maxZoom, mapZooms.most + deeper);
  const least = Math.min(mapZooms.least + deeper, deepest);
  return Array.from({ length: deepest - least + 1 }, (_, index) => least + index);
};

/**
 * Can the tiles of a source be kept? Of a city's own style nobody knows beforehand what it asks for; and the worker keeps
 * only what is plainly a tile (`sw/policies`).
 */
export const canBeKept = (source: AreaSource): boolean => {
  if (source.type === 'style') return false;
  const path = source.tiles.replace(/[?#].*$/s, '');
  const isPlain = !/[{}]/.test(tileAddress(source.tiles, { z: 0, x: 0, y: 0 }, ''));
  return isPlain && (path.startsWith('/tiles/') || /\/\{z\}\/\{x\}\/\{y\}(@2x)?\.(pbf|mvt|png|jpg|webp)$/.test(path));
};

export interface AreaPlan {
  /** All that the map of the area is drawn with, coarse first: what is stopped half-way is of use. */
  addresses: string[];
  tiles: number;
  /** About. */
  bytes: number;
  /** The area is too large for the finest tiles: the map is there, but blurred when near. */
  isCut: boolean;
}

/** What is to be fetched for an area; nothing of a place that the city's map does not show. */
export const planArea = (area: Area, source: AreaSource, bounds: Bounds, eachBytes: number, origin: string): AreaPlan => {
  const nothing: AreaPlan = { addresses: [], tiles: 0, bytes: 0, isCut: false };
  if (source.type === 'style') return nothing;
  const most = Math.min(areaLimit.tiles, Math.floor(areaLimit.bytes / eachBytes));
  const tiles: Tile[] = [];
  let isCut = false;
  for (const z of groundZooms(source.type, source.maxZoom)) {
    const level = tilesAround(area, z, bounds);
    isCut = tiles.length + level.length > most;
    if (isCut) break;
    tiles.push(...level);
  }
  if (tiles.length === 0) return { ...nothing, isCut };
  const glyphs = source.type === 'vector' ? glyphAddresses(origin) : [];
  const addresses = [...glyphs, ...tiles.map((tile) => tileAddress(source.tiles, tile, origin))];
  return { addresses, tiles: tiles.length, bytes: tiles.length * eachBytes, isCut };
};
