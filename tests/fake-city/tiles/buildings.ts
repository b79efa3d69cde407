import type { CityGeodata, Road } from '../geodata/cityGeodata';
import { spotAlong } from '../geodata/lines';
import { lengthOf, type Plane, type Spot } from '../geodata/plane';
import { randomFor } from '../seed/random';
import { earthPlace, inTile, type TileAddress } from './mercator';

/** A polygon in the form of the tile writer. */
export interface TilePolygon {
  type: 3;
  geometry: [number, number][][];
  tags: Record<string, string>;
}

const cellM = 250;
const keyOf = (x: number, y: number): string => `${Math.floor(x / cellM)}/${Math.floor(y / cellM)}`;

/** Groups streets by the squares of the plan that they touch. */
const squaresOf = (roads: readonly Road[]): Map<string, Set<Road>> => {
  const squares = new Map<string, Set<Road>>();
  for (const road of roads) {
    const lengthM = lengthOf(road.line);
    for (let at = 0; at <= lengthM; at += cellM / 3) {
      const spot = spotAlong(road.line, at)?.spot;
      if (!spot) continue;
      const key = keyOf(...spot);
      const square = squares.get(key) ?? new Set();
      squares.set(key, square.add(road));
    }
  }
  return squares;
};

interface House {
  corners: Spot[];
  middle: Spot;
  reachM: number;
}

/** Houses along both sides of a street. The same street always has the same houses. */
const housesOf = (city: string, road: Road): House[] => {
  const [start = [0, 0] as Spot] = road.line;
  const random = randomFor(city, 'houses', Math.round(start[0]), Math.round(start[1]));
  const lengthM = lengthOf(road.line);
  const houses: House[] = [];
  for (const side of [1, -1]) {
    for (let at = random.between(22, 40); at < lengthM - 25; at += random.between(34, 62)) {
      const [wideM, deepM] = [random.between(12, 34), random.between(11, 17)];
      const found = spotAlong(road.line, at);
      if (!found || random.happens(0.12)) continue;
      const { spot, direction } = found;
      const offM = side * (15 + deepM / 2);
      const middle: Spot = [spot[0] - direction[1] * offM, spot[1] + direction[0] * offM];
      const corners = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([along = 0, across = 0]): Spot => [
        middle[0] + (direction[0] * along * wideM - direction[1] * across * deepM) / 2,
        middle[1] + (direction[1] * along * wideM + direction[0] * across * deepM) / 2,
      ]);
      houses.push({ corners, middle, reachM: Math.hypot(wideM, deepM) / 2 });
    }
  }
  return houses;
};

const distanceToSegment = ([x, y]: Spot, a: Spot, b: Spot): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
  return Math.hypot(x - a[0] - share * dx, y - a[1] - share * dy);
};

const isClearOf = ({ middle, reachM }: House, roads: Iterable<Road>): boolean => {
  for (const { line } of roads) {
    for (let index = 1; index < line.length; index += 1) {
      const [a, b] = [line[index - 1], line[index]];
      // Slightly less than the distance to its own street, so that a house never collides with that street.
      if (a && b && distanceToSegment(middle, a, b) < Math.min(reachM + 6, 19)) return false;
    }
  }
  return true;
};

/** The houses of one tile, drawn on request, because a whole city has far too many to store. */
export const buildingsOf = (city: string, geodata: CityGeodata): ((tile: TileAddress) => TilePolygon[]) => {
  const streets = geodata.roads.filter(({ kind }) => kind !== 'main');
  const squares = squaresOf(geodata.roads);
  const known = new Map<Road, House[]>();
  const cornersOnPlane = ({ z, x, y }: TileAddress, plane: Plane): [Spot, Spot] => {
    const [west, north] = earthPlace(x / 2 ** z, y / 2 ** z);
    const [east, south] = earthPlace((x + 1) / 2 ** z, (y + 1) / 2 ** z);
    return [plane.fromEarth(west, south), plane.fromEarth(east, north)];
  };
  return (tile) => {
    const [low, high] = cornersOnPlane(tile, geodata.plane);
    const near = new Set<Road>();
    for (let x = low[0] - cellM; x <= high[0] + cellM; x += cellM) {
      for (let y = low[1] - cellM; y <= high[1] + cellM; y += cellM)
        for (const road of squares.get(keyOf(x, y)) ?? []) near.add(road);
    }
    const marginM = 40;
    const isNear = ([x, y]: Spot): boolean =>
      x > low[0] - marginM && x < high[0] + marginM && y > low[1] - marginM && y < high[1] + marginM;
    return streets
      .filter((road) => near.has(road))
      .flatMap((road) => {
        const houses = known.get(road) ?? housesOf(city, road);
        known.set(road, houses);
        return houses;
      })
      .filter((house) => isNear(house.middle) && isClearOf(house, near))
      .map(({ corners }) => {
        const ring = corners.map((corner) => inTile(tile, ...geodata.plane.toEarth(corner)));
        return { type: 3, geometry: [[...ring, ...ring.slice(0, 1)].reverse()], tags: {} };
      });
  };
};
