import type { GeoPoint } from '../content/options';
import { isPayable, type MapFeature } from './mapFeature';
import { metresPerDegree, longitudeScale } from './directions';

/** The zone under a position, as a suggestion (product: fill in what can be known): never more sure than the position is. */

/** A position and how far, in metres, it may be off. */
export interface Fix extends GeoPoint {
  accuracyM: number;
}

export interface NearbyZone {
  /** What it is called on the sign, and in the form: the zone's number, or the parking's code where that is paid by. */
  name: string;
  /** The parking of it that is nearest, and how far that is: 0 within an area. */
  feature: MapFeature;
  distanceM: number;
}

/** So near is "here" for a position without fault: the width of a large street; */
const nearM = 40;
/** a rough position sees farther, up to here. */
const farthestM = 150;
/** A position that may be off by more names no zone. */
export const maxAccuracyM = 150;
/** Zones whose distances differ by less are equally likely, however sharp the position: both sides of a street. */
const alikeM = 15;
/** More names than this help nobody. */
const maxNames = 3;

type PlanePoint = readonly [x: number, y: number];

/** Metres east and north of a position; a street is small enough for the earth to be flat. */
const planeAt = ({ latitude, longitude }: GeoPoint): ((point: GeoPoint) => PlanePoint) => {
  const perLongitude = metresPerDegree * longitudeScale(latitude);
  return (point) => [(point.longitude - longitude) * perLongitude, (point.latitude - latitude) * metresPerDegree];
};

/** From the origin to the nearest spot between two others. */
const toSegment = ([x1, y1]: PlanePoint, [x2, y2]: PlanePoint): number => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length));
  return Math.hypot(x1 + share * dx, y1 + share * dy);
};

const toLine = (line: readonly PlanePoint[]): number => {
  const [first] = line;
  let min = first ? Math.hypot(...first) : Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (from && to) min = Math.min(min, toSegment(from, to));
  }
  return min;
};

/** Is the origin within a ring? It crosses a ray to the east an odd number of times. */
const isWithin = (ring: readonly PlanePoint[]): boolean => {
  let isIn = false;
  for (const [index, [x, y]] of ring.entries()) {
    const [px, py] = ring.at(index - 1) ?? [x, y];
    if (y > 0 !== py > 0 && ((px - x) * -y) / (py - y) + x > 0) isIn = !isIn;
  }
  return isIn;
};

/** Metres from a position to what is drawn of an object; 0 within an area, but not within its hole. */
const distanceToM = (geometry: MapFeature['geometry'], onPlane: (point: GeoPoint) => PlanePoint): number => {
  if (geometry.type === 'Point') return Math.hypot(...onPlane(geometry.coordinates));
  if (geometry.type === 'LineString') return toLine(geometry.coordinates.map(onPlane));
  const rings = geometry.coordinates.map((ring) => ring.map(onPlane));
  const isIn = rings.filter(isWithin).length % 2 === 1;
  return isIn ? 0 : Math.min(Number.POSITIVE_INFINITY, ...rings.map(toLine));
};

const reserved = ['taxi', 'bus', 'resident', 'disabled'] as const;

/** For whom alone a parking is; undefined where anybody may stand. */
export const reservedFor = ({ category }: Pick<MapFeature, 'category'>): (typeof reserved)[number] | undefined =>
  reserved.find((one) => one === category);

/** Metres from a position to an object, as the crow flies. */
export const distanceToFeatureM = (from: GeoPoint, { geometry }: Pick<MapFeature, 'geometry'>): number =>
  distanceToM(geometry, planeAt(from));

/**
 * The zones (or parkings, where the city pays by parking) that the position may stand in, the nearest first: one where it
 * is clear, several where they are equally likely, none where nothing to pay for is near or the position is too rough.
 */
export const zonesNearby = (fix: Fix, features: readonly MapFeature[], paysByParking: boolean): NearbyZone[] => {
  if (!(fix.accuracyM <= maxAccuracyM)) return [];
  const limitM = Math.min(nearM + fix.accuracyM, farthestM);
  const onPlane = planeAt(fix);
  const nearest = new Map<string, NearbyZone>();
  for (const feature of features) {
    const name = paysByParking ? feature.code : feature.zoneNumber;
    if (name === undefined || !isPayable(feature)) continue;
    // Where not everybody may stand, a zone is not suggested.
    if (reservedFor(feature) !== undefined) continue;
    const distanceM = distanceToM(feature.geometry, onPlane);
    const known = nearest.get(name);
    if (distanceM <= limitM && (!known || distanceM < known.distanceM)) nearest.set(name, { name, feature, distanceM });
  }
  const ranked = [...nearest.values()].sort((one, other) => one.distanceM - other.distanceM);
  const alike = (ranked[0]?.distanceM ?? 0) + Math.max(alikeM, fix.accuracyM);
  return ranked.filter(({ distanceM }) => distanceM <= alike).slice(0, maxNames);
};
