import type { Bounds } from './bounds';
import { longitudeScale, metresBetween, metresPerDegree, type GeoPoint } from './geoPoint';
import { partsOf, pointsOfPart, type MapFeature } from './mapFeature';

/** As many parkings as a first view shows. */
const groupSize = 30;
/** The side of a cell in which parkings are counted: about a screen of streets. */
const cellM = 500;
/** Parkings farther from the middle are another place, however few there are. */
const reachM = 1_500;

/**
 * Returns the rectangle around up to thirty parkings in the city's densest place; undefined without parkings. It stays
 * fast with 100,000 of them: it counts parkings in cells, by their first points, because their middles take longer.
 */
export const densestGroup = (features: readonly MapFeature[]): Bounds | undefined => {
  const points = features.flatMap(({ objectType, geometry }) => {
    const [part] = objectType === 'parkings' ? partsOf(geometry) : [];
    return part ? pointsOfPart(part).slice(0, 1) : [];
  });
  const [first] = points;
  if (!first) return undefined;
  const rowSize = cellM / metresPerDegree;
  const columnSize = rowSize / longitudeScale(first.latitude);
  const cells = new Map<string, GeoPoint[]>();
  let densest: GeoPoint[] = [];
  for (const point of points) {
    const key = `${Math.floor(point.latitude / rowSize)} ${Math.floor(point.longitude / columnSize)}`;
    const cell = cells.get(key) ?? [];
    cell.push(point);
    cells.set(key, cell);
    if (cell.length > densest.length) densest = cell;
  }
  const centre = {
    latitude: densest.reduce((sum, { latitude }) => sum + latitude, 0) / densest.length,
    longitude: densest.reduce((sum, { longitude }) => sum + longitude, 0) / densest.length,
  };
  const group = points
    .map((point) => ({ point, metres: metresBetween(point, centre) }))
    .filter(({ metres }) => metres <= reachM)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, groupSize)
    .map(({ point }) => point);
  const latitudes = group.map(({ latitude }) => latitude);
  const longitudes = group.map(({ longitude }) => longitude);
  return {
    southWest: { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    northEast: { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  };
};
