import type { GeoPoint } from '../content/options';
import type { PriceInterval } from '../stay/tariff';

/** What stands on the map (document 1, section 3). Names are the specification's. */
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

export type ParkingGeometry =
  | { type: 'Point'; coordinates: GeoPoint }
  | { type: 'LineString'; coordinates: GeoPoint[] }
  | { type: 'Polygon'; coordinates: GeoPoint[][] };

export interface MapFeature {
  /** Unique within one answer, and the same in the next as long as the object is (`featureId`). */
  id: string;
  objectType: ObjectType;
  category: ParkingCategory;
  geometry: ParkingGeometry;
  code?: string;
  zoneNumber?: string;
  name?: string;
  address?: string;
  prices: readonly PriceInterval[];
  spaces: { total?: number; free?: number; forDisabled?: number };
  /** Its zone prices contain day code −2 (document 1, section 4). */
  isInactive: boolean;
}

/** The day code that switches a parking off. */
export const inactiveDayCode = -2;

/** A parking with freeparking set is shown as free, unless it is for the disabled (document 1, section 4). */
export const displayedCategory = (category: ParkingCategory, isFreeParking: boolean): ParkingCategory =>
  isFreeParking && category !== 'disabled' ? 'free' : category;

/** Can a stay be paid here? A working parking with a zone or a code that is not free of charge. */
export const isPayable = (feature: MapFeature): boolean =>
  feature.objectType === 'parkings' &&
  !feature.isInactive &&
  feature.category !== 'free' &&
  Boolean(feature.zoneNumber || feature.code);

/** A place of the map by what it is called for good: ids of map objects belong to one answer. */
export interface PlaceName {
  zone?: string;
  /** A parking's own code. */
  code?: string;
}

/** The object that a name means in this answer: by its code and its zone. A zone alone is no object: it may have many. */
export const featureOfName = (features: readonly MapFeature[], { zone, code }: PlaceName): MapFeature | undefined =>
  code === undefined
    ? undefined
    : features.find((feature) => feature.code === code && (zone === undefined || feature.zoneNumber === zone));

/** One point that stands for the whole object: the middle of a line by length, of a ring by its box. */
export const anchorOf = (geometry: ParkingGeometry): GeoPoint => {
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

/** Half-way between the smallest and the largest; 0 of none. A list, however long, is never spread into arguments. */
const middle = (values: readonly number[]): number => {
  const [first = 0] = values;
  const [low, high] = values.reduce(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [first, first],
  );
  return (low + high) / 2;
};

/** Length on a plane true enough within one street; only ratios of it are used. */
const planeDistance = (one: GeoPoint, other: GeoPoint): number =>
  Math.hypot(
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
    one.latitude - other.latitude,
  );
