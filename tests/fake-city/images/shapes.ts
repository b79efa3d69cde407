import type { Segment } from './segments';

type Point = readonly [x: number, y: number];

/** A closed outline through some points. */
export const polygon = (...points: readonly Point[]): Segment[] =>
  points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return [x, y, nextX, nextY];
  });

export const rectangle = (x: number, y: number, width: number, height: number): Segment[] =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const arc = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fromTurn: number,
  turn: number,
  steps: number,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (fromTurn + (turn * step) / steps) * 2 * Math.PI;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)] as const;
  });

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number): Segment[] =>
  polygon(...arc(x, y, radiusX, radiusY, 0, 1, 40));

export const rounded = (x: number, y: number, width: number, height: number, radius: number): Segment[] => {
  const [right, bottom] = [x + width - radius, y + height - radius];
  const corner = (cornerX: number, cornerY: number, fromTurn: number): Point[] =>
    arc(cornerX, cornerY, radius, radius, fromTurn, 0.25, 6);
  return polygon(
    ...corner(right, bottom, 0),
    ...corner(x + radius, bottom, 0.25),
    ...corner(x + radius, y + radius, 0.5),
    ...corner(right, y + radius, 0.75),
  );
};
