import type { PathCommand } from 'opentype.js';
import { segmentsOf, type Segment } from '../images/segments';

/**
 * The format that map engines expect of a glyph: 24 px, a border of 3 px, distances up to 8 px, the outline at 1 −
 * 0.25.
 */
export const fontPx = 24;
const borderPx = 3;
const [radiusPx, cutoff] = [8, 0.25];

/** The distance to the nearest segment, negative inside the letter (where the outline winds around the point). */
const signedDistance = (segments: readonly Segment[], x: number, y: number): number => {
  let nearest = Infinity;
  let winding = 0;
  for (const [x1, y1, x2, y2] of segments) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const share = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
    const [offX, offY] = [x - x1 - share * dx, y - y1 - share * dy];
    nearest = Math.min(nearest, offX * offX + offY * offY);
    const isLeft = dx * (y - y1) - (x - x1) * dy;
    if (y1 <= y && y2 > y && isLeft > 0) winding += 1;
    else if (y1 > y && y2 <= y && isLeft < 0) winding -= 1;
  }
  return winding === 0 ? Math.sqrt(nearest) : -Math.sqrt(nearest);
};

export interface GlyphBitmap {
  /** The size without the border. */
  width: number;
  height: number;
  /** The offset of the image without its border: from the pen to its left edge, and from the baseline up to its top. */
  left: number;
  top: number;
  bitmap: Uint8Array;
}

/** The distance field of an outline at 24 px with its baseline at y = 0; undefined for an empty outline (a blank). */
export const distanceField = (commands: readonly PathCommand[]): GlyphBitmap | undefined => {
  const segments = segmentsOf(commands);
  if (segments.length === 0) return undefined;
  const [xs, ys] = [segments.flatMap(([x1, , x2]) => [x1, x2]), segments.flatMap(([, y1, , y2]) => [y1, y2])];
  const [left, right] = [Math.floor(Math.min(...xs)), Math.ceil(Math.max(...xs))];
  const [high, low] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))];
  const [width, height] = [right - left, low - high];
  const stride = width + 2 * borderPx;
  const bitmap = new Uint8Array(stride * (height + 2 * borderPx));
  for (let row = 0; row < height + 2 * borderPx; row += 1) {
    for (let column = 0; column < stride; column += 1) {
      const distance = signedDistance(segments, left + column - borderPx + 0.5, high + row - borderPx + 0.5);
      bitmap[row * stride + column] = Math.max(
        0,
        Math.min(255, Math.round(255 - 255 * (distance / radiusPx + cutoff))),
      );
    }
  }
  return { width, height, left, top: -high, bitmap };
};
