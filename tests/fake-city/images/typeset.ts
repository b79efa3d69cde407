import type { Glyph } from 'opentype.js';
import { openFont } from './openFont';

export interface Line {
  /** Each with its place from the beginning of the line. */
  glyphs: { glyph: Glyph; at: number }[];
  width: number;
}

/** Sets one line in a font of that name; places and width in the unit of the size. */
export const typeset = (text: string, fontName: string, size: number): Line => {
  const font = openFont(fontName);
  let width = 0;
  const glyphs = Array.from(text, (character) => {
    const glyph = font.glyphs.get(font.charToGlyphIndex(character));
    const at = width;
    width += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size;
    return { glyph, at };
  });
  return { glyphs, width };
};
