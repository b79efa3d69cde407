import type { Random } from '../seed/random';
import type { District } from './districts';
import type { Spot } from './plane';

export interface Way {
  kind: 'street' | 'lane';
  line: [Spot, Spot];
}

/**
 * Where a straight line enters and leaves a convex outline, measured along `direction`. The line runs at distance `at`
 * along `normal`.
 */
const spanIn = (outline: readonly Spot[], direction: Spot, normal: Spot, at: number): [number, number] | undefined => {
  const hits = outline.flatMap((spot, index) => {
    const next = outline[(index + 1) % outline.length] ?? spot;
    const [here, there] = [spot, next].map(([x, y]) => x * normal[0] + y * normal[1] - at) as [number, number];
    if (here < 0 === there < 0) return [];
    const share = here / (here - there);
    const [x, y] = [spot[0] + (next[0] - spot[0]) * share, spot[1] + (next[1] - spot[1]) * share];
    return [x * direction[0] + y * direction[1]];
  });
  return hits.length < 2 ? undefined : [Math.min(...hits), Math.max(...hits)];
};

/** A long street of a district: its position across the district, and where it starts and ends. */
interface Row {
  across: number;
  from: number;
  to: number;
}

/**
 * The streets of a district: parallel long streets, cross streets through several of them, and lanes between two of
 * them. Each row is shifted against the next, so that blocks differ. `blockM` is the usual distance between long
 * streets.
 */
export const waysOf = (random: Random, { outline }: District, blockM: number): Way[] => {
  const heading = random.between(0, Math.PI);
  const direction: Spot = [Math.cos(heading), Math.sin(heading)];
  const normal: Spot = [-direction[1], direction[0]];
  const place = (lengthwise: number, across: number): Spot => [
    lengthwise * direction[0] + across * normal[0],
    lengthwise * direction[1] + across * normal[1],
  ];
  const heights = outline.map(([x, y]) => x * normal[0] + y * normal[1]);
  const rows: Row[] = [];
  for (
    let across = Math.min(...heights) + blockM * random.between(0.4, 0.8);
    across < Math.max(...heights);
    across += blockM * random.between(0.75, 1.3)
  ) {
    const span = spanIn(outline, direction, normal, across);
    if (span && span[1] - span[0] > blockM / 2) rows.push({ across, from: span[0], to: span[1] });
  }
  const ways: Way[] = rows.map(({ across, from, to }) => ({
    kind: random.happens(0.75) ? 'street' : 'lane',
    line: [place(from, across), place(to, across)],
  }));

  const crossM = blockM * 2.7;
  const open = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const from = next ? Math.max(row.from, next.from) : Infinity;
    const to = next ? Math.min(row.to, next.to) : -Infinity;
    for (const [step, beganAt] of open) {
      if (step * crossM > from && step * crossM < to) continue;
      ways.push({ kind: 'street', line: [place(step * crossM, beganAt), place(step * crossM, row.across)] });
      open.delete(step);
    }
    const shift = random.between(-0.12, 0.12);
    if (!next) continue;
    for (let third = Math.ceil((from / crossM) * 3); (third / 3) * crossM < to; third += 1) {
      if (third % 3 === 0) {
        const step = third / 3;
        if (step * crossM > from && !open.has(step)) open.set(step, row.across);
      } else if (random.happens(0.72)) {
        const lengthwise = (third / 3 + shift) * crossM;
        if (lengthwise > from && lengthwise < to)
          ways.push({ kind: 'lane', line: [place(lengthwise, row.across), place(lengthwise, next.across)] });
      }
    }
  }
  return ways;
};
