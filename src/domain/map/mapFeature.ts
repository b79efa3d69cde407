import type { GeoPoint } from './geoPoint';
import type { PriceInterval } from '../stay/tariff';

/** The kinds of objects on the map. */
export const objectTypes = [
  'parkings',
  'residentzone',
  'parcomats',
  'terminals',
  'InformationTable',
  'Church',
  'Museum',
  'Sight',
] as const;
export type ObjectType = (typeof objectTypes)[number];

export const parkingCategories = [
  'roadside',
  'multilevel',
  'planar',
  'commerce',
  'free',
  'disabled',
  'pocket',
  'resident',
  'taxi',
  'bus',
  'municipal',
  'parkingMeter',
] as const;
export type ParkingCategory = (typeof parkingCategories)[number];

export type GeometryPart =
  | { type: 'Point'; coordinates: GeoPoint }
  | { type: 'LineString'; coordinates: GeoPoint[] }
  | { type: 'Polygon'; coordinates: GeoPoint[][] };

/** The shape of an object. One object may have several parts, such as the two kerbs of a street. */
export type ParkingGeometry = GeometryPart | { type: 'Multi'; parts: readonly GeometryPart[] };

export const partsOf = (geometry: ParkingGeometry): readonly GeometryPart[] =>
  geometry.type === 'Multi' ? geometry.parts : [geometry];

export interface MapFeature {
  /** Unique within one response. Stays the same in later responses as long as the object exists (`featureId`). */
  id: string;
  objectType: ObjectType;
  category: ParkingCategory;
  /** The server's own word for a category that the app does not know. */
  unknownCategory?: string;
  geometry: ParkingGeometry;
  code?: string;
  zoneNumber?: string;
  name?: string;
  address?: string;
  prices: readonly PriceInterval[];
  spaces: { total?: number; free?: number; forDisabled?: number };
  /** True if its prices contain day code −2. */
  isInactive: boolean;
}

/** The day code that takes a parking out of service. */
export const inactiveDayCode = -2;

/** Shows a parking with `freeparking` as free, unless it is for the disabled. */
export const displayedCategory = (category: ParkingCategory, isFreeParking: boolean): ParkingCategory =>
  isFreeParking && category !== 'disabled' ? 'free' : category;

/** True if a stay can be paid here: a working parking with a zone or a code that is not free. */
export const isPayable = (feature: MapFeature): boolean =>
  feature.objectType === 'parkings' &&
  !feature.isInactive &&
  feature.category !== 'free' &&
  Boolean(feature.zoneNumber || feature.code);

/** A permanent name of a place on the map. It does not rely on the objects' ids. */
export interface PlaceName {
  zone?: string;
  /** The parking's own code. */
  code?: string;
}

/** Finds the object by code and zone. A zone alone does not identify an object, because it can have many. */
export const featureOfName = (features: readonly MapFeature[], { zone, code }: PlaceName): MapFeature | undefined =>
  code === undefined
    ? undefined
    : features.find((feature) => feature.code === code && (zone === undefined || feature.zoneNumber === zone));

/** The points of a part: of an area those of its outer edge. */
export const pointsOfPart = ({ type, coordinates }: GeometryPart): readonly GeoPoint[] => {
  if (type === 'Point') return [coordinates];
  return type === 'LineString' ? coordinates : (coordinates[0] ?? []);
};

/** Returns the part that extends farthest. */
const mainPartOf = (parts: readonly GeometryPart[]): GeometryPart | undefined => {
  let main: GeometryPart | undefined;
  let maxExtent = -1;
  for (const part of parts) {
    const points = pointsOfPart(part);
    const extent = spanOf(points.map(({ latitude }) => latitude)) + spanOf(points.map(({ longitude }) => longitude));
    if (extent > maxExtent) [main, maxExtent] = [part, extent];
  }
  return main;
};

/**
 * Returns one point for an object: the middle of a line by length, or of an area's bounding box. Of several parts the
 * one that extends farthest counts.
 */
export const anchorOf = (geometry: ParkingGeometry): GeoPoint => {
  if (geometry.type === 'Multi') {
    const main = mainPartOf(geometry.parts);
    return main ? anchorOf(main) : { latitude: 0, longitude: 0 };
  }
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'Polygon') {
    const ring = geometry.coordinates[0] ?? [];
    return {
      latitude: middle(ring.map(({ latitude }) => latitude)),
      longitude: middle(ring.map(({ longitude }) => longitude)),
    };
  }
  const line = geometry.coordinates;
  const lengths = line.slice(1).map((point, index) => planeDistance(line[index] ?? point, point));
  let remaining = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (from && to && remaining <= length) {
      const share = length === 0 ? 0 : remaining / length;
      return {
        latitude: from.latitude + (to.latitude - from.latitude) * share,
        longitude: from.longitude + (to.longitude - from.longitude) * share,
      };
    }
    remaining -= length;
  }
  return line[0] ?? { latitude: 0, longitude: 0 };
};

/**
 * The smallest and the largest value; 0 if there are none. Does not spread the list, because it can be too long for
 * arguments.
 */
const rangeOf = (values: readonly number[]): readonly [low: number, high: number] => {
  const [first = 0] = values;
  return values.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)], [first, first]);
};
const middle = (values: readonly number[]): number => {
  const [low, high] = rangeOf(values);
  return (low + high) / 2;
};
const spanOf = (values: readonly number[]): number => {
  const [low, high] = rangeOf(values);
  return high - low;
};

/** Length on a plane, accurate enough within one street. Only ratios of it are used. */
const planeDistance = (one: GeoPoint, other: GeoPoint): number =>
  Math.hypot(
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
    one.latitude - other.latitude,
  );
