import {
  inactiveDayCode,
  objectTypes,
  parkingCategories,
  displayedCategory,
  type GeometryPart,
  type MapFeature,
  type ParkingCategory,
  type ParkingGeometry,
} from '~/domain/map/mapFeature';
import { featureId } from '~/domain/map/featureId';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { minutesOfDay, type DayType, type PriceInterval } from '~/domain/stay/tariff';

/** Reads one map object by hand: there may be 100,000, and a schema validator takes ten times as long. */

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
};
const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};
const countOf = (value: unknown): number | undefined => {
  const count = numberOf(value);
  return count !== undefined && count >= 0 ? Math.floor(count) : undefined;
};

const pointOf = (value: unknown): GeoPoint | undefined => {
  const { latitude, longitude } = fieldsOf(value);
  const [lat, lon] = [numberOf(latitude), numberOf(longitude)];
  return lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    ? { latitude: lat, longitude: lon }
    : undefined;
};

/** All points of a list. Undefined if one cannot be read or there are too few. */
const pointsOf = (value: unknown, minCount: number): GeoPoint[] | undefined => {
  if (!Array.isArray(value) || value.length < minCount) return undefined;
  const points = value.map(pointOf);
  return points.every((point) => point !== undefined) ? points : undefined;
};

const partOf = (type: unknown, coordinates: unknown): GeometryPart | undefined => {
  if (type === 'Point') {
    const point = pointOf(coordinates);
    return point && { type, coordinates: point };
  }
  if (type === 'LineString') {
    const line = pointsOf(coordinates, 2);
    return line && { type, coordinates: line };
  }
  if (type === 'Polygon' && Array.isArray(coordinates)) {
    const rings = coordinates.map((ring) => pointsOf(ring, 4));
    return rings.length > 0 && rings.every((ring) => ring !== undefined) ? { type, coordinates: rings } : undefined;
  }
  return undefined;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The kinds of parts by the geometries of GeoJSON that have several of them. */
const partTypes: ReadonlyMap<unknown, GeometryPart['type']> = new Map([
  ['MultiPoint', 'Point'],
  ['MultiLineString', 'LineString'],
  ['MultiPolygon', 'Polygon'],
]);

/** The parts of a geometry that can be read. Collections within collections are not. */
const partsOfWire = (value: unknown): GeometryPart[] => {
  const { type, coordinates } = fieldsOf(value);
  const partType = partTypes.get(type);
  const parts =
    partType === undefined ? [partOf(type, coordinates)] : listOf(coordinates).map((one) => partOf(partType, one));
  return parts.filter((part) => part !== undefined);
};

const geometryOf = (value: unknown): ParkingGeometry | undefined => {
  const { type, geometries } = fieldsOf(value);
  const parts = type === 'GeometryCollection' ? listOf(geometries).flatMap(partsOfWire) : partsOfWire(value);
  return parts.length > 1 ? { type: 'Multi', parts } : parts[0];
};

/** Day codes of the map's prices: 6 is Saturday, 7 Sunday, 8 a holiday, any other an ordinary day. */
const dayTypes: ReadonlyMap<string | undefined, DayType> = new Map([
  ['6', 'saturday'],
  ['7', 'sunday'],
  ['8', 'holiday'],
  ['saturday', 'saturday'],
  ['sunday', 'sunday'],
  ['holiday', 'holiday'],
]);

const pricesOf = (value: unknown): { prices: PriceInterval[]; isInactive: boolean } => {
  const wire = Array.isArray(value) ? value.map(fieldsOf) : [];
  const codes = wire.map((price) => price['daycode'] ?? price['day']);
  const prices = wire.flatMap((price, index): PriceInterval[] => {
    const [fromMin, toMin] = [
      minutesOfDay(textOf(price['timestart']) ?? ''),
      minutesOfDay(textOf(price['timeend']) ?? '', true),
    ];
    const kopecks = numberOf(price['priceNum']);
    if (fromMin === undefined || toMin === undefined || kopecks === undefined || kopecks < 0) return [];
    return [{ dayType: dayTypes.get(textOf(codes[index])) ?? 'default', fromMin, toMin, perHour: Math.round(kopecks) }];
  });
  return { prices, isInactive: codes.some((code) => numberOf(code) === inactiveDayCode) };
};

/** A name reduced to its letters: servers write `Taxi `, ` DISABLED`, `parking meter`. */
const latinLettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const otherNames: Readonly<Record<string, ParkingCategory>> = {
  angle: 'planar',
  barrier: 'planar',
  flat: 'planar',
  multistorey: 'multilevel',
  multistory: 'multilevel',
  commercial: 'commerce',
  fordisabled: 'disabled',
  invalid: 'disabled',
  handicapped: 'disabled',
  residents: 'resident',
  residential: 'resident',
  buses: 'bus',
  taxis: 'taxi',
  meter: 'parkingMeter',
  parcomat: 'parkingMeter',
  parkomat: 'parkingMeter',
  street: 'roadside',
};
const categoryNames: ReadonlyMap<string, ParkingCategory> = new Map([
  ...Object.entries(otherNames),
  ...parkingCategories.map((name) => [latinLettersOf(name), name] as const),
]);
/** The category of a word, with or without "for" and "parking" around it. */
const categoryOf = (word: string): ParkingCategory | undefined => {
  const letters = latinLettersOf(word);
  return categoryNames.get(letters) ?? categoryNames.get(letters.replace(/^for|parking$/g, ''));
};

/**
 * Reads a switch as servers write it. It bypasses the contract's schema, because there are a hundred thousand of them.
 */
const isOn = (value: unknown): boolean => ([true, 1, '1', 'true'] as unknown[]).includes(value);

const knownGeometries: ReadonlySet<unknown> = new Set([
  'GeometryCollection',
  ...partTypes.keys(),
  ...partTypes.values(),
]);
const shown = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 40) : typeof value);

/** Says why `featureFromWire` cannot read an object, for the console. */
export const unreadableReason = (wire: unknown): string => {
  const { geometry, properties } = fieldsOf(wire);
  const { objecttype } = fieldsOf(properties);
  if (!objectTypes.some((type) => type === objecttype)) return `object type "${shown(objecttype)}"`;
  const { type } = fieldsOf(geometry);
  return knownGeometries.has(type) ? `coordinates of a ${shown(type)}` : `geometry "${shown(type)}"`;
};

/**
 * Reads one object of the map. Undefined if its geometry or type cannot be read. An unknown category has a plain sign and
 * its own word, and is never free of charge: it may be for the disabled.
 */
export const featureFromWire = (wire: unknown): MapFeature | undefined => {
  const { geometry: wireGeometry, properties } = fieldsOf(wire);
  const fields = fieldsOf(properties);
  const geometry = geometryOf(wireGeometry);
  const objectType = objectTypes.find((type) => type === fields['objecttype']);
  if (!geometry || !objectType) return undefined;
  const zone = fieldsOf(fields['zone']);
  const spaces = fieldsOf(fields['spaces']);
  const word = textOf(fields['category']);
  const category = word === undefined ? 'roadside' : categoryOf(word);
  const [code, zoneNumber] = [textOf(fields['code']), textOf(zone['zonenumber'])];
  return {
    id: featureId({ objectType, code, zoneNumber, geometry }),
    objectType,
    category: category === undefined ? 'roadside' : displayedCategory(category, isOn(fields['freeparking'])),
    ...(category === undefined && { unknownCategory: word?.slice(0, 60) }),
    geometry,
    code,
    zoneNumber,
    name: textOf(fields['name']),
    address: textOf(fields['address']),
    ...pricesOf(zone['prices'] ?? fields['prices']),
    spaces: {
      total: countOf(spaces['total']),
      free: countOf(spaces['free']),
      forDisabled: countOf(spaces['fordisabled']),
    },
  };
};
