import type { PathCommand } from 'opentype.js';

/** A segment of an outline; y grows downwards. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const curveSteps = 6;

/** The outline of a letter as straight segments. */
export const segmentsOf = (commands: readonly PathCommand[]): Segment[] => {
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
        if (type === 'Q')
          lineTo(u * u * fromX + 2 * u * t * x1 + t * t * toX, u * u * fromY + 2 * u * t * y1 + t * t * toY);
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
