import type { CityGeodata, Road } from '../geodata/cityGeodata';
import { spotAlong, stretchOf } from '../geodata/lines';
import { lengthOf, type Line, type Plane, type Spot } from '../geodata/plane';
import type { Geometry } from '../store/stays/features';
import type { Random } from './random';

/** A named street that is long enough for parkings, with its length. */
export interface ParkingStreet extends Road {
  name: string;
  lengthM: number;
}

/** The suitable named streets that start within `radiusM` metres of the centre. */
export const parkingStreets = ({ roads }: CityGeodata, radiusM: number): ParkingStreet[] =>
  roads.flatMap((road) => {
    const [start] = road.line;
    const lengthM = lengthOf(road.line);
    const isNear = start !== undefined && Math.hypot(...start) < radiusM;
    return isNear && road.name !== undefined && road.kind !== 'main' && lengthM > 140
      ? [{ ...road, name: road.name, lengthM }]
      : [];
  });

export interface Place {
  spot: Spot;
  address: string;
  /** A section of the kerb, `sideM` metres from the middle of the street. */
  kerb(lengthM: number, sideM: number): Spot[];
  /** A yard next to the street. */
  yard(widthM: number, depthM: number): Spot[];
}

/** A random place on a street, with the house number there. */
export const placeOn = (random: Random, { line, lengthM, name }: ParkingStreet): Place => {
  const side = random.happens(0.5) ? 1 : -1;
  const at = random.between(20, lengthM - 70);
  const found = spotAlong(line, at);
  const house = Math.max(1, Math.round(at / 18) * 2 + (side > 0 ? 1 : 2));
  return {
    spot: found?.spot ?? [0, 0],
    address: `${name}, дом ${house}`,
    kerb: (requestedM, sideM) => stretchOf(line, at, Math.min(lengthM - 10, at + requestedM), side * sideM),
    yard: (widthM, depthM) => {
      const front = stretchOf(line, at, Math.min(lengthM - 10, at + widthM), side * 14);
      const back = stretchOf(line, at, Math.min(lengthM - 10, at + widthM), side * (14 + depthM));
      return [...front, ...back.reverse(), ...front.slice(0, 1)];
    },
  };
};

const wirePoint = (plane: Plane, spot: Spot): { latitude: number; longitude: number } => {
  const [longitude, latitude] = plane.toEarth(spot);
  return { latitude, longitude };
};

export const pointOf = (plane: Plane, spot: Spot): Geometry => ({ type: 'Point', coordinates: wirePoint(plane, spot) });
export const lineOf = (plane: Plane, line: Line): Geometry => ({
  type: 'LineString',
  coordinates: line.map((spot) => wirePoint(plane, spot)),
});
export const polygonOf = (plane: Plane, outline: Line): Geometry => ({
  type: 'Polygon',
  coordinates: [outline.map((spot) => wirePoint(plane, spot))],
});
