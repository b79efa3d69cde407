import type { Random } from '../seed/random';
import type { Plane, Spot } from './plane';

/** Ring roads and radial roads with gentle bends. The rings are closed. */
export const mainRoadsOf = (
  random: Random,
  cityRadiusM: number,
  { widthM, heightM }: Plane,
): { rings: Spot[][]; radials: Spot[][] } => {
  const ringCount = cityRadiusM > 10_000 ? 4 : 2;
  const [first, second] = [random.between(0, 6), random.between(0, 6)];
  const unevenness = (angle: number): number =>
    1 + 0.09 * Math.sin(2 * angle + first) + 0.05 * Math.sin(3 * angle + second);
  const rings = Array.from({ length: ringCount }, (_, index) => {
    const radiusM = cityRadiusM * (0.16 + (0.84 * index) / ringCount);
    return Array.from({ length: 73 }, (_, step): Spot => {
      const angle = ((step % 72) / 72) * 2 * Math.PI;
      return [radiusM * unevenness(angle) * Math.cos(angle), radiusM * unevenness(angle) * Math.sin(angle)];
    });
  });
  const count = random.whole(7, 10);
  const reach = Math.hypot(widthM, heightM) / 2;
  const innerM = cityRadiusM * 0.16;
  const radials = Array.from({ length: count }, (_, index) => {
    const heading = ((index + random.between(0.2, 0.8)) / count) * 2 * Math.PI;
    const swing = random.between(-0.22, 0.22);
    const spots: Spot[] = [];
    for (let radius = index % 3 === 0 ? innerM * 0.25 : innerM * unevenness(heading); radius < reach; radius += 350) {
      const angle = heading + swing * Math.sin(radius / 4200);
      const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      if (Math.abs(x) > widthM / 2 || Math.abs(y) > heightM / 2) break;
      spots.push([x, y]);
    }
    return spots;
  });
  return { rings, radials: radials.filter((line) => line.length > 1) };
};
