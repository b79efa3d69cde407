import type { PathCommand } from 'opentype.js';

/** What map engines expect of a glyph picture: 24 px, 3 px of room around it, distances up to 8 px, the outline at 1 − 0.25. */
export const fontPx = 24;
export const borderPx = 3;
const [radiusPx, cutoff] = [8, 0.25];

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const curveSteps = 6;

/** An outline as straight segments; y grows downwards. */
const segmentsOf = (commands: readonly PathCommand[]): Segment[] => {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    if (toX !== x || toY !== y) segments.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const { type, x: toX = 0, y: toY = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } of commands) {
    if (type === 'M') [x, y, startX, startY] = [toX, toY, toX, toY];
    else if (type === 'L') lineTo(toX, toY);
    else if (type === 'Z') lineTo(startX, startY);
    else {
      const [fromX, fromY] = [x, y];
      for (let step = 1; step <= curveSteps; step += 1) {
        const t = step / curveSteps;
        const u = 1 - t;
        if (type === 'Q') lineTo(u * u * fromX + 2 * u * t * x1 + t * t * toX, u * u * fromY + 2 * u * t * y1 + t * t * toY);
        else {
          lineTo(
            u ** 3 * fromX + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * toX,
            u ** 3 * fromY + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * toY,
          );
        }
      }
    }
  }
  return segments;
};

/** Distance to the nearest segment, negative inside the letter (its outline winds around the point). */
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

export interface GlyphPicture {
  /** Without the border. */
  width: number;
  height: number;
  /** Of the picture without its border: from the pen to its left edge, from the baseline up to its top. */
  left: number;
  top: number;
  bitmap: Uint8Array;
}

/** The distance field of an outline drawn at 24 px with the baseline at y = 0; undefined for an empty one (a blank). */
export const distanceField = (commands: readonly PathCommand[]): GlyphPicture | undefined => {
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
      bitmap[row * stride + column] = Math.max(0, Math.min(255, Math.round(255 - 255 * (distance / radiusPx + cutoff))));
    }
  }
  return { width, height, left, top: -high, bitmap };
};
