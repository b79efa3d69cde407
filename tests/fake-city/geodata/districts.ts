import type { Random } from '../seed/random';
import { along, type Spot } from './plane';

/** A district of the city: a convex cell with its own street direction. */
export interface District {
  middle: Spot;
  outline: Spot[];
  isInCity: boolean;
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** The part of a convex outline that is closer to `mine` than to `other`. */
const nearerTo = (outline: readonly Spot[], mine: Spot, other: Spot): Spot[] => {
  const side = (spot: Spot): number =>
    (spot[0] - (mine[0] + other[0]) / 2) * (other[0] - mine[0]) +
    (spot[1] - (mine[1] + other[1]) / 2) * (other[1] - mine[1]);
  return outline.flatMap((spot, index) => {
    const next = outline[(index + 1) % outline.length] ?? spot;
    const [here, there] = [side(spot), side(next)];
    const crossing = here < 0 !== there < 0 ? [along(spot, next, here / (here - there))] : [];
    return here < 0 ? [spot, ...crossing] : crossing;
  });
};

/** Cells around centres on a spiral, smaller towards the city centre, as in real cities. */
export const districtsOf = (random: Random, cityRadiusM: number, count: number): District[] => {
  const around = Math.ceil(Math.sqrt(count) * 2.6);
  const middles = Array.from({ length: count + around }, (_, index): Spot => {
    const radius = cityRadiusM * ((index + 0.4) / count) ** 0.62;
    const angle = index * goldenAngle + random.between(-0.16, 0.16);
    return [radius * Math.cos(angle) * random.between(0.96, 1.04), radius * Math.sin(angle)];
  });
  // The edge of the city. Without it the outer cells would extend far beyond it.
  const sheet = Array.from({ length: 40 }, (_, index): Spot => {
    const angle = (index / 40) * 2 * Math.PI;
    const radius = cityRadiusM * (1.1 + 0.07 * Math.sin(5 * angle));
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return middles.map((middle, index) => ({
    middle,
    outline: middles.reduce<Spot[]>(
      (outline, other) => (other === middle ? outline : nearerTo(outline, middle, other)),
      sheet,
    ),
    isInCity: index < count,
  }));
};
