import type { CityConfig } from '~/city/schema';
import { randomFor } from '../seed/random';
import { waysOf } from './blocks';
import { districtsOf } from './districts';
import { cut, simplify } from './lines';
import { mainRoadsOf } from './mainRoads';
import { bendOf, blobOf, closed, riverOf } from './nature';
import { densify, planeOf, type Line, type Plane, type Spot } from './plane';
import { districtNames, streetNames } from './streetNames';

type RoadKind = 'main' | 'street' | 'lane';

export interface Road {
  kind: RoadKind;
  name?: string;
  line: Spot[];
}

/** The generated city inside the bounds, in metres of its plane. */
export interface CityGeodata {
  plane: Plane;
  cityRadiusM: number;
  roads: Road[];
  water: Spot[][];
  parks: Spot[][];
  places: { kind: 'city' | 'district'; name: string; spot: Spot }[];
}

const straightM = 1.5;

/**
 * Generates a city's plan. The same id and bounds produce the same plan. Takes about 50 ms, and up to half a second for
 * the largest city.
 */
export const generateGeodata = (city: Pick<CityConfig, 'city' | 'mapBounds' | 'nameForShow'>): CityGeodata => {
  const random = (use: string) => randomFor(city.city, 'plan', use);
  const plane = planeOf(city.mapBounds);
  const cityRadiusM = Math.min(plane.widthM, plane.heightM) * 0.38;
  const bend = bendOf(random('bend'));
  const isLarge = cityRadiusM > 10_000;
  const { rings, radials } = mainRoadsOf(random('main roads'), cityRadiusM, plane);
  const mainRoads = [...rings, ...radials].map((line) => densify(line, 120));
  const shape = random('nature');
  const scattered = (near: number, far: number): Spot => {
    const [radius, angle] = [cityRadiusM * shape.between(near, far), shape.between(0, 2 * Math.PI)];
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const river = riverOf(shape, plane);
  const lakes = Array.from({ length: 12 }, () =>
    blobOf(shape, scattered(0.6, 1.1), cityRadiusM * shape.between(0.04, 0.08)),
  );
  // Roads cross a river on bridges, but not a lake.
  const lake = lakes.find((one) => mainRoads.every((line) => line.every((spot) => !one.holds(spot, 80))));
  const parks = Array.from({ length: isLarge ? 28 : 12 }, (_, index) =>
    blobOf(
      shape,
      scattered(index < 3 ? 0.1 : 0.25, index < 3 ? 0.3 : 1.1),
      index < 3 ? shape.between(140, 240) : shape.between(180, isLarge ? 1100 : 520),
    ),
  );
  const water = [river, ...(lake ? [lake] : [])];
  const isBuildable = (spot: Spot): boolean =>
    water.every((ground) => !ground.holds(spot, 18)) && parks.every((ground) => !ground.holds(spot, 0));

  const districts = districtsOf(random('districts'), cityRadiusM, isLarge ? 70 : 34);
  const nameOf = streetNames(random('names'));
  const blocks = random('blocks');
  const drawn = (line: Line): Spot[] => simplify(line.map(bend), straightM);
  const roads: Road[] = mainRoads.map((line) => ({ kind: 'main', name: nameOf('main'), line: drawn(line) }));
  const add = (kind: RoadKind, line: Line): void => {
    const sections = cut(densify(line, 60), isBuildable, 70);
    const name = sections.length > 0 ? nameOf(kind) : undefined;
    for (const section of sections) roads.push({ kind, name, line: drawn(section) });
  };
  for (const district of districts.filter(({ isInCity }) => isInCity)) {
    const [x, y] = district.middle;
    const outwards = Math.hypot(x, y) / cityRadiusM;
    const blockM = (isLarge ? 250 : 170) + outwards * (isLarge ? 330 : 170);
    for (const [index, corner] of district.outline.entries()) {
      const next = district.outline[(index + 1) % district.outline.length] ?? corner;
      // A shared border is drawn once, by the district to its left.
      if (corner[0] < next[0] || (corner[0] === next[0] && corner[1] < next[1])) add('street', [corner, next]);
    }
    for (const { kind, line } of waysOf(blocks, district, blockM)) add(kind, line);
  }
  return {
    plane,
    cityRadiusM,
    roads,
    water: water.map(({ outline }) => closed(outline.map(bend))),
    parks: parks.map(({ outline }) => closed(outline.map(bend))),
    places: [
      { kind: 'city', name: city.nameForShow.ru, spot: [0, 0] },
      ...districts
        .filter(({ isInCity }) => isInCity)
        .slice(0, districtNames.length)
        .map(({ middle }, index) => ({
          kind: 'district' as const,
          name: districtNames[index] ?? '',
          spot: bend(middle),
        })),
    ],
  };
};
