import { along, distance, lengthOf, type Line, type Spot } from './plane';

/** The spot `atM` metres along a line, and the line's direction there (a unit vector). */
export const spotAlong = (line: Line, atM: number): { spot: Spot; direction: Spot } | undefined => {
  let remainingM = atM;
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1], line[index]];
    if (!a || !b) continue;
    const step = distance(a, b);
    if (step > 0 && (remainingM <= step || index === line.length - 1)) {
      return {
        spot: along(a, b, Math.min(1, remainingM / step)),
        direction: [(b[0] - a[0]) / step, (b[1] - a[1]) / step],
      };
    }
    remainingM -= step;
  }
  return undefined;
};

const aside = ({ spot, direction }: { spot: Spot; direction: Spot }, sideM: number): Spot => [
  spot[0] - direction[1] * sideM,
  spot[1] + direction[0] * sideM,
];

/** A section of a line, moved `sideM` metres to its left (negative: right). */
export const stretchOf = (line: Line, fromM: number, toM: number, sideM: number): Spot[] => {
  const stepM = 18;
  const stepCount = Math.max(1, Math.round((toM - fromM) / stepM));
  return Array.from({ length: stepCount + 1 }, (_, index) =>
    spotAlong(line, fromM + ((toM - fromM) * index) / stepCount),
  )
    .filter((found) => found !== undefined)
    .map((found) => aside(found, sideM));
};

/** The consecutive runs of spots that pass, if they are at least `minM` metres long. */
export const cut = (line: Line, passes: (spot: Spot) => boolean, minM: number): Spot[][] => {
  const runs: Spot[][] = [[]];
  for (const spot of line) {
    if (passes(spot)) runs.at(-1)?.push(spot);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 1 && lengthOf(run) >= minM);
};

/** True if all spots between two spots of a line lie within `toleranceM` of the straight line between the two. */
const isStraight = (line: Line, from: number, until: number, toleranceM: number): boolean => {
  const [a, b] = [line[from], line[until]];
  if (!a || !b) return true;
  const span = distance(a, b);
  for (let index = from + 1; index < until; index += 1) {
    const spot = line[index] ?? a;
    const offM =
      span === 0
        ? distance(spot, a)
        : Math.abs((b[0] - a[0]) * (a[1] - spot[1]) - (a[0] - spot[0]) * (b[1] - a[1])) / span;
    if (offM > toleranceM) return false;
  }
  return true;
};

/** The line without the spots that lie within `toleranceM` of the straight line between the remaining ones. */
export const simplify = (line: Line, toleranceM: number): Spot[] => {
  const first = line[0];
  if (!first) return [];
  const simplified: Spot[] = [first];
  let anchor = 0;
  for (let index = 2; index < line.length; index += 1) {
    const candidate = line[index - 1];
    if (!candidate || isStraight(line, anchor, index, toleranceM)) continue;
    simplified.push(candidate);
    anchor = index - 1;
  }
  const last = line.at(-1);
  if (last && line.length > 1) simplified.push(last);
  return simplified;
};
