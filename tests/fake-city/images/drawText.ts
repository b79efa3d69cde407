import type { Colour, RasterImage } from './RasterImage';
import { segmentsOf, type Segment } from './segments';
import { typeset } from './typeset';

interface TextStyle {
  x: number;
  /** Of the line on which the letters stand. */
  y: number;
  sizePx: number;
  colour: Colour;
  /** Where `x` is. */
  align?: 'left' | 'middle' | 'right';
}

/** Writes one line of text into a picture. */
export const drawText = (
  image: RasterImage,
  text: string,
  { x, y, sizePx, colour, align = 'left' }: TextStyle,
): void => {
  const { glyphs, width } = typeset(text, 'DejaVuSansCondensed-Bold', sizePx);
  const from = x - { left: 0, middle: width / 2, right: width }[align];
  for (const { glyph, at } of glyphs) {
    const outline: Segment[] = segmentsOf(glyph.getPath(from + at, y, sizePx).commands);
    if (outline.length > 0) image.fill(outline, colour);
  }
};
