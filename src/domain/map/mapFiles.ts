/** The addresses of the base map's files. The map engine and the offline storage must use exactly the same ones. */

/** Zoom range, 13 to 20. */
export const mapZooms = { min: 13, max: 20 };

/** Tile side in pixels. The engine computes its zooms for tiles of 512. */
export const rasterTilePx = 256;

export const streetFont = 'Sans';
const glyphPath = '/tiles/glyphs/{fontstack}/{range}.pbf';
/** Latin and Cyrillic letters, dashes, quotes and №. */
const glyphRanges = ['0-255', '1024-1279', '8192-8447', '8448-8703'];

/** Adds the origin to a path of this origin, because the engine's worker does not know it. */
export const absolute = (template: string, origin: string): string =>
  template.startsWith('/') ? origin + template : template;

/** The address of the base map's glyphs. */
export const glyphTemplate = (origin: string): string => absolute(glyphPath, origin);

/** The glyphs of a map in Russian or English. */
export const glyphAddresses = (origin: string): string[] =>
  glyphRanges.map((range) => glyphTemplate(origin).replace('{fontstack}', streetFont).replace('{range}', range));

export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** Returns the address of a tile, filled in as the engine does it. */
export const tileAddress = (template: string, { z, x, y }: Tile, origin: string): string =>
  absolute(template, origin).replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
