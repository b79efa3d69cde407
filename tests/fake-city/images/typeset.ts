import type { Glyph } from 'opentype.js';
import { openFont } from './openFont';

export interface Line {
  /** Each glyph with its position from the start of the line. */
  glyphs: { glyph: Glyph; at: number }[];
  width: number;
}

/** Lays out one line in the named font. Positions and width have the unit of `size`. */
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
