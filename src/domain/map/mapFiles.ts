/** By which addresses the ground of a map is asked for: the engine and what is kept for offline must agree to the letter. */

/** Zoom of the documents: from 13 to 20 (document 1, section 9). */
export const mapZooms = { min: 13, max: 20 };

/** Side of a picture in pixels; the engine reckons its zooms by tiles of 512. */
export const rasterTilePx = 256;

export const streetFont = 'Sans';
const glyphPath = '/tiles/glyphs/{fontstack}/{range}.pbf';
/** Letters of a language, and what stands between them: Latin, Cyrillic, dashes and quotes, №. */
const glyphRanges = ['0-255', '1024-1279', '8192-8447', '8448-8703'];

/** A template of our own origin with the origin in front: the engine's worker knows none. */
export const absolute = (template: string, origin: string): string =>
  template.startsWith('/') ? origin + template : template;

/** Where the letters on the ground come from. */
export const glyphTemplate = (origin: string): string => absolute(glyphPath, origin);

/** The letters that a map in Russian or English is written with. */
export const glyphAddresses = (origin: string): string[] =>
  glyphRanges.map((range) => glyphTemplate(origin).replace('{fontstack}', streetFont).replace('{range}', range));

export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** The address of one tile, as the engine fills it in. */
export const tileAddress = (template: string, { z, x, y }: Tile, origin: string): string =>
  absolute(template, origin).replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
