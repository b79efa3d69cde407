import type { GeoPoint } from '../content/options';
import type { ParkingGeometry } from './mapFeature';

/** The way to a place: how far it is, and how the phone's own maps are asked for a route. */

/** Of latitude; of longitude so much less, the nearer to a pole. */
export const metresPerDegree = 111_195;
export const longitudeScale = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** Metres as the crow flies, on a plane true enough within one city. */
export const metresBetween = (one: GeoPoint, other: GeoPoint): number =>
  Math.hypot(
    (one.longitude - other.longitude) * longitudeScale((one.latitude + other.latitude) / 2),
    one.latitude - other.latitude,
  ) * metresPerDegree;

/** The point of a stretch of kerb that is nearest to somebody. */
const nearestOnStretch = (from: GeoPoint, start: GeoPoint, end: GeoPoint): GeoPoint => {
  const scale = longitudeScale(from.latitude);
  const [x, y] = [(end.longitude - start.longitude) * scale, end.latitude - start.latitude];
  const length = x * x + y * y;
  const along =
    length === 0 ? 0 : ((from.longitude - start.longitude) * scale * x + (from.latitude - start.latitude) * y) / length;
  const share = Math.min(1, Math.max(0, along));
  return {
    latitude: start.latitude + (end.latitude - start.latitude) * share,
    longitude: start.longitude + (end.longitude - start.longitude) * share,
  };
};

/** Where an object is nearest to somebody: on its line, or on the edge of its area. */
export const nearestPointOf = (geometry: ParkingGeometry, from: GeoPoint): GeoPoint => {
  if (geometry.type === 'Point') return geometry.coordinates;
  const line = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : geometry.coordinates;
  const [first = from] = line;
  return line.reduce<GeoPoint>((best, end, index) => {
    const point = nearestOnStretch(from, line[index - 1] ?? end, end);
    return metresBetween(from, point) < metresBetween(from, best) ? point : best;
  }, first);
};

/** Streets are longer than the crow's way, and a walker makes about 80 metres a minute. */
const detourFactor = 1.3;
const metresPerMinute = 80;
/** Farther than this in metres nobody walks to a car. */
const farthestWalk = 5000;

export interface Walk {
  /** Rounded as far as it is known: to ten metres, from a kilometre on to a hundred. */
  metres: number;
  /** Nothing where nobody would walk. */
  minutes?: number;
}

/** How far a place is, and how long on foot, by rule of thumb; no street is looked at. */
export const walkTo = (from: GeoPoint, to: GeoPoint): Walk => {
  const metres = metresBetween(from, to) * detourFactor;
  const step = metres < 1000 ? 10 : 100;
  const minutes = metres > farthestWalk ? undefined : Math.max(1, Math.round(metres / metresPerMinute));
  return { metres: Math.round(metres / step) * step, minutes };
};

/** Which maps a device has. */
export type MapsPlatform = 'android' | 'apple' | 'other';

/** By what the browser says of itself: an iPad calls itself a Macintosh, but is touched. */
export const mapsPlatformOf = (userAgent: string, touchPoints: number): MapsPlatform => {
  if (/Android/i.test(userAgent)) return 'android';
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1) ? 'apple' : 'other';
};

/** Six decimals are a tenth of a metre; never an exponent. */
const degrees = (value: number): string => String(Number(value.toFixed(6)));

/** Without what would end the label early, and without halves of characters, which cannot be encoded. */
const labelOf = (text: string): string =>
  encodeURIComponent(
    Array.from(text.replaceAll(/[()\p{Cs}]/gu, ' '))
      .slice(0, 80)
      .join('')
      .trim(),
  );

/**
 * The address that opens the maps of a device on the way to a place. Android: `geo:`, for whichever app the driver
 * prefers, also without a network. iPhone and iPad: Apple's map links. Everything else: a web map, from where one is.
 */
export const directionsUrl = (
  to: GeoPoint,
  maps: MapsPlatform,
  { onFoot = false, label = '' }: { onFoot?: boolean; label?: string } = {},
): string => {
  const [latitude, longitude] = [degrees(to.latitude), degrees(to.longitude)];
  const name = labelOf(label);
  if (maps === 'android') return `geo:${latitude},${longitude}?q=${latitude},${longitude}${name && `(${name})`}`;
  if (maps === 'apple') return `https://maps.apple.com/?daddr=${latitude},${longitude}&dirflg=${onFoot ? 'w' : 'd'}`;
  return `https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=${onFoot ? 'pd' : 'auto'}`;
};
