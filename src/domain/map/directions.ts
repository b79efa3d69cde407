import { longitudeScale, metresBetween, type GeoPoint } from './geoPoint';
import { partsOf, pointsOfPart, type ParkingGeometry } from './mapFeature';

/** The way to a place: its distance, and the link that opens a route in the phone's maps. */

/** Returns the point of a kerb segment that is nearest to `from`. */
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

/** Returns the point of an object that is nearest to `from`: on its line, or on the edge of its area. */
export const nearestPointOf = (geometry: ParkingGeometry, from: GeoPoint): GeoPoint => {
  const lines = partsOf(geometry).map(pointsOfPart);
  const [first = from] = lines[0] ?? [];
  const nearestOnLine = (best: GeoPoint, line: readonly GeoPoint[]): GeoPoint =>
    line.reduce((nearest, end, index) => {
      const point = nearestOnStretch(from, line[index - 1] ?? end, end);
      return metresBetween(from, point) < metresBetween(from, nearest) ? point : nearest;
    }, best);
  return lines.reduce(nearestOnLine, first);
};

/** Streets are longer than the straight line, and a pedestrian covers about 80 metres a minute. */
const detourFactor = 1.3;
const metresPerMinute = 80;
/** In metres. Beyond this distance no walking time is shown. */
const farthestWalk = 5000;

export interface Walk {
  /** Rounded to ten metres, from one kilometre to a hundred. */
  metres: number;
  /** Undefined if the distance is too long to walk. */
  minutes?: number;
}

/** Estimates the distance and walking time without using the street network. */
export const walkTo = (from: GeoPoint, to: GeoPoint): Walk => {
  const metres = metresBetween(from, to) * detourFactor;
  const step = metres < 1000 ? 10 : 100;
  const minutes = metres > farthestWalk ? undefined : Math.max(1, Math.round(metres / metresPerMinute));
  return { metres: Math.round(metres / step) * step, minutes };
};

/** The maps app that a device has. */
export type MapsPlatform = 'android' | 'apple' | 'other';

/** Detects the platform from the user agent. An iPad identifies itself as a Macintosh, but has a touch screen. */
export const mapsPlatformOf = (userAgent: string, touchPoints: number): MapsPlatform => {
  if (/Android/i.test(userAgent)) return 'android';
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1) ? 'apple' : 'other';
};

/** Six decimals are a tenth of a metre. Never uses an exponent. */
const degrees = (value: number): string => String(Number(value.toFixed(6)));

/** Removes characters that would end the label early, and lone surrogates, which cannot be encoded. */
const labelOf = (text: string): string =>
  encodeURIComponent(
    Array.from(text.replaceAll(/[()\p{Cs}]/gu, ' '))
      .slice(0, 80)
      .join('')
      .trim(),
  );

/**
 * Returns the address that opens a route to a place. Android: `geo:`, for the driver's preferred app, also without a
 * network. iPhone and iPad: Apple's map links. Everything else: a web map that starts at the current position.
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
