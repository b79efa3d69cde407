import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// The package brings no types; ours are in tiles/untyped.d.ts, which this rule does not read.
// oxlint-disable-next-line import/default
import opentype, { type Font } from 'opentype.js';
import type { Colour, Picture } from './Picture';
import { segmentsOf, type Segment } from './segments';

const fontFile = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');
let font: Font | undefined;

const openFont = (): Font => {
  const file = readFileSync(fontFile);
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
};

interface Lettering {
  x: number;
  /** Of the line on which the letters stand. */
  y: number;
  sizePx: number;
  colour: Colour;
  /** Where `x` is. */
  align?: 'left' | 'middle' | 'right';
}

/** Writes one line of text into a picture. */
export const letter = (picture: Picture, text: string, { x, y, sizePx, colour, align = 'left' }: Lettering): void => {
  const face = (font ??= openFont());
  const glyphs = text.split('').map((sign) => face.glyphs.get(face.charToGlyphIndex(sign)));
  const widths = glyphs.map(({ advanceWidth = 0 }) => (advanceWidth / face.unitsPerEm) * sizePx);
  const width = widths.reduce((sum, one) => sum + one, 0);
  let pen = x - { left: 0, middle: width / 2, right: width }[align];
  for (const [index, glyph] of glyphs.entries()) {
    const outline: Segment[] = segmentsOf(glyph.getPath(pen, y, sizePx).commands);
    if (outline.length > 0) picture.fill(outline, colour);
    pen += widths[index] ?? 0;
  }
};
