import { type GeoPoint, metresPerDegree, longitudeScale } from './geoPoint';
import { isPayable, partsOf, type GeometryPart, type MapFeature } from './mapFeature';

/** Suggests the zone at a position. The suggestion is never more certain than the position. */

/** A position with its accuracy in metres. */
export interface Fix extends GeoPoint {
  accuracyM: number;
}

export interface NearbyZone {
  /** The name on the sign and in the form: the zone number, or the parking code in cities that pay by code. */
  name: string;
  /** The zone's nearest parking and its distance: 0 within an area. */
  feature: MapFeature;
  distanceM: number;
}

/** The distance that counts as "here" for an exact position: the width of a large street. */
const nearM = 40;
/** The upper limit of that distance for an inaccurate position. */
const farthestM = 150;
/** A less accurate position suggests no zone. */
export const maxAccuracyM = 150;
/** Zones whose distances differ by less are equally likely even for an exact position: the two sides of a street. */
const alikeM = 15;
/** More suggestions would not help. */
const maxNames = 3;

type PlanePoint = readonly [x: number, y: number];

/** Metres east and north of a position. Within a street the earth is flat enough. */
const planeAt = ({ latitude, longitude }: GeoPoint): ((point: GeoPoint) => PlanePoint) => {
  const perLongitude = metresPerDegree * longitudeScale(latitude);
  return (point) => [(point.longitude - longitude) * perLongitude, (point.latitude - latitude) * metresPerDegree];
};

/** Distance from the origin to the segment between two points. */
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

/** True if the origin is inside a ring: a ray to the east crosses it an odd number of times. */
const isWithin = (ring: readonly PlanePoint[]): boolean => {
  let isIn = false;
  for (const [index, [x, y]] of ring.entries()) {
    const [px, py] = ring.at(index - 1) ?? [x, y];
    if (y > 0 !== py > 0 && ((px - x) * -y) / (py - y) + x > 0) isIn = !isIn;
  }
  return isIn;
};

const distanceToPartM = (part: GeometryPart, onPlane: (point: GeoPoint) => PlanePoint): number => {
  if (part.type === 'Point') return Math.hypot(...onPlane(part.coordinates));
  if (part.type === 'LineString') return toLine(part.coordinates.map(onPlane));
  const rings = part.coordinates.map((ring) => ring.map(onPlane));
  const isIn = rings.filter(isWithin).length % 2 === 1;
  return isIn ? 0 : Math.min(Number.POSITIVE_INFINITY, ...rings.map(toLine));
};

/** Distance in metres from a position to an object's geometry; 0 inside an area, but not inside its hole. */
const distanceToM = (geometry: MapFeature['geometry'], onPlane: (point: GeoPoint) => PlanePoint): number =>
  partsOf(geometry).reduce((min, part) => Math.min(min, distanceToPartM(part, onPlane)), Number.POSITIVE_INFINITY);

const reserved = ['taxi', 'bus', 'resident', 'disabled'] as const;

/** The group that a parking is reserved for; undefined if anyone may park there. */
export const reservedFor = ({ category }: Pick<MapFeature, 'category'>): (typeof reserved)[number] | undefined =>
  reserved.find((one) => one === category);

/** Straight-line distance in metres from a position to an object. */
export const distanceToFeatureM = (from: GeoPoint, { geometry }: Pick<MapFeature, 'geometry'>): number =>
  distanceToM(geometry, planeAt(from));

/** Returns the nearest parking of each payable zone within a distance in metres, nearest first. */
const zonesWithin = (
  from: GeoPoint,
  limitM: number,
  features: readonly MapFeature[],
  paysByParking: boolean,
): NearbyZone[] => {
  const onPlane = planeAt(from);
  const nearest = new Map<string, NearbyZone>();
  for (const feature of features) {
    const name = paysByParking ? feature.code : feature.zoneNumber;
    if (name === undefined || !isPayable(feature)) continue;
    // Do not suggest a zone where not everyone may park.
    if (reservedFor(feature) !== undefined) continue;
    const distanceM = distanceToM(feature.geometry, onPlane);
    const known = nearest.get(name);
    if (distanceM <= limitM && (!known || distanceM < known.distanceM)) nearest.set(name, { name, feature, distanceM });
  }
  return [...nearest.values()].sort((one, other) => one.distanceM - other.distanceM);
};

/** Returns the nearest zones where anyone can pay, however far they are, or parkings in cities that pay by parking. */
export const nearestZones = (
  from: GeoPoint,
  features: readonly MapFeature[],
  paysByParking: boolean,
  limit: number,
): NearbyZone[] => zonesWithin(from, Number.MAX_VALUE, features, paysByParking).slice(0, limit);

/**
 * Returns the zones that the position may be in, nearest first, or parkings in cities that pay by parking. The result
 * has one if it is clear and several if they are equally likely. It is empty if nothing payable is near or the position
 * is too inaccurate.
 */
export const zonesNearby = (fix: Fix, features: readonly MapFeature[], paysByParking: boolean): NearbyZone[] => {
  if (!(fix.accuracyM <= maxAccuracyM)) return [];
  const limitM = Math.min(nearM + fix.accuracyM, farthestM);
  const ranked = zonesWithin(fix, limitM, features, paysByParking);
  const alike = (ranked[0]?.distanceM ?? 0) + Math.max(alikeM, fix.accuracyM);
  return ranked.filter(({ distanceM }) => distanceM <= alike).slice(0, maxNames);
};
