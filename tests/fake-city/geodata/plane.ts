import type { CityConfig } from '~/city/schema';

/** Metres east and north of the centre of a city's bounds. */
export type Spot = readonly [x: number, y: number];
export type Line = readonly Spot[];

export interface Plane {
  widthM: number;
  heightM: number;
  /** [longitude, latitude], accurate to about 10 cm. */
  toEarth(spot: Spot): [number, number];
  fromEarth(longitude: number, latitude: number): Spot;
}

const metresPerDegree = 111_320;
const short = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The bounds of a city as a plane. A city is small enough to ignore the earth's curvature. */
export const planeOf = ({ southWest, northEast }: CityConfig['mapBounds']): Plane => {
  const latitude = (southWest.latitude + northEast.latitude) / 2;
  const longitude = (southWest.longitude + northEast.longitude) / 2;
  const perLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    widthM: (northEast.longitude - southWest.longitude) * perLongitude,
    heightM: (northEast.latitude - southWest.latitude) * metresPerDegree,
    toEarth: ([x, y]) => [short(longitude + x / perLongitude), short(latitude + y / metresPerDegree)],
    fromEarth: (lon, lat) => [(lon - longitude) * perLongitude, (lat - latitude) * metresPerDegree],
  };
};

export const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const along = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
export const lengthOf = (line: Line): number =>
  line.reduce((sum, spot, index) => sum + (index === 0 ? 0 : distance(line[index - 1] ?? spot, spot)), 0);

/** A line with a spot at least every `stepM` metres, so that it can be bent and cut. */
export const densify = (line: Line, stepM: number): Spot[] =>
  line.flatMap((spot, index) => {
    const before = line[index - 1];
    if (!before) return [spot];
    const stepCount = Math.max(1, Math.ceil(distance(before, spot) / stepM));
    return Array.from({ length: stepCount }, (_, stepIndex) => along(before, spot, (stepIndex + 1) / stepCount));
  });
