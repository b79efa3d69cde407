import type { Colour, RasterImage } from './RasterImage';
import { segmentsOf, type Segment } from './segments';
import { typeset } from './typeset';

interface TextStyle {
  x: number;
  /** The baseline of the text. */
  y: number;
  sizePx: number;
  colour: Colour;
  /** The position of `x` within the text. */
  align?: 'left' | 'middle' | 'right';
}

/** Draws one line of text into an image. */
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
