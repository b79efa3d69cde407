import type { Random } from '../seed/random';
import type { Line, Plane, Spot } from './plane';

/** An area of water or green: its outline, and a test whether it contains a spot. */
export interface Ground {
  outline: Spot[];
  holds(spot: Spot, marginM: number): boolean;
}

/** A river that winds through the city past its centre. */
export const riverOf = (random: Random, { widthM, heightM }: Plane): Ground => {
  const heading = random.between(0, Math.PI);
  const [east, north] = [Math.cos(heading), Math.sin(heading)];
  const halfM = random.between(80, 150);
  const pastM = random.between(900, 1500) * (random.happens(0.5) ? 1 : -1);
  const waves = [
    { amplitudeM: random.between(500, 900), lengthM: random.between(6000, 9000), phase: random.between(0, 6) },
    { amplitudeM: random.between(120, 260), lengthM: random.between(2200, 3200), phase: random.between(0, 6) },
  ];
  const bend = (at: number): number =>
    waves.reduce(
      (sum, { amplitudeM, lengthM, phase }) => sum + amplitudeM * Math.sin((at / lengthM) * 2 * Math.PI + phase),
      0,
    );
  // Bends are weaker near the centre, because old towns stand on a steady bank.
  const axis = (at: number): number => pastM + bend(at) * Math.min(1, 0.35 + Math.abs(at) / 6000);
  const place = (at: number, side: number): Spot => [at * east - side * north, at * north + side * east];
  const reach = Math.hypot(widthM, heightM) / 2;
  const steps = Array.from({ length: Math.ceil((2 * reach) / 200) + 1 }, (_, index) => -reach + index * 200);
  const bank = (sideM: number): Spot[] => steps.map((at) => place(at, axis(at) + sideM));
  return {
    outline: [...bank(halfM), ...bank(-halfM).reverse()],
    holds: ([x, y], marginM) => Math.abs(-x * north + y * east - axis(x * east + y * north)) < halfM + marginM,
  };
};

/** A lake or a park: a round shape with a soft, uneven edge. */
export const blobOf = (random: Random, [x, y]: Spot, radiusM: number): Ground => {
  const [first, second] = [random.between(0, 6), random.between(0, 6)];
  const radiusAt = (angle: number): number =>
    radiusM * (1 + 0.18 * Math.sin(2 * angle + first) + 0.1 * Math.sin(3 * angle + second));
  const outline = Array.from({ length: 28 }, (_, index): Spot => {
    const angle = (index / 28) * 2 * Math.PI;
    return [x + radiusAt(angle) * Math.cos(angle), y + radiusAt(angle) * Math.sin(angle)];
  });
  const widestM = radiusM * 1.28;
  return {
    outline,
    holds: (spot, marginM) => {
      const [east, north] = [spot[0] - x, spot[1] - y];
      // A cheap test first: most spots are far away, and generating a plan tests very many.
      if (Math.abs(east) > widestM + marginM || Math.abs(north) > widestM + marginM) return false;
      return Math.hypot(east, north) < radiusAt(Math.atan2(north, east)) + marginM;
    },
  };
};

/** Bends the whole plan softly, so that no street is perfectly straight. */
export const bendOf = (random: Random): ((spot: Spot) => Spot) => {
  const waves = Array.from({ length: 3 }, () => ({
    heading: random.between(0, Math.PI),
    lengthM: random.between(2400, 5200),
    phase: random.between(0, 6),
    amplitudeM: random.between(40, 85),
  }));
  return ([x, y]) => {
    let [movedX, movedY] = [x, y];
    for (const { heading, lengthM, phase, amplitudeM } of waves) {
      const shift =
        amplitudeM * Math.sin(((x * Math.cos(heading) + y * Math.sin(heading)) / lengthM) * 2 * Math.PI + phase);
      movedX -= shift * Math.sin(heading);
      movedY += shift * Math.cos(heading);
    }
    return [movedX, movedY];
  };
};

export const closed = (outline: Line): Spot[] => (outline[0] ? [...outline, outline[0]] : []);
