import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson';
import { anchorOf, type MapFeature } from '~/domain/parking';
import type { GeoPoint } from '~/domain/options';
import { signOf } from './signs';

export interface SpotProperties {
  /** Index of the object in the list it came from. */
  spot: number;
  sign: string;
  colour: string;
}

const pair = ({ longitude, latitude }: GeoPoint): [number, number] => [longitude, latitude];

/** Colours of street parkings by their dearest price an hour, in kopecks. */
const scale: readonly [upTo: number, colour: string][] = [
  [0, '#0B6B3A'],
  [6_000, '#2F7DE1'],
  [12_000, '#1B4F9C'],
  [25_000, '#6B3FA0'],
  [Number.POSITIVE_INFINITY, '#A3231B'],
];

const colourOf = ({ isInactive, category, prices }: MapFeature): string => {
  if (isInactive) return '#6B7686';
  const dearest = category === 'free' ? 0 : Math.max(0, ...prices.map(({ perHour }) => perHour));
  return scale.find(([upTo]) => dearest <= upTo)?.[1] ?? '#1B4F9C';
};

/** Every object as one point (these are clustered), and the lines and areas of those that have a shape. */
export const shapesOf = (
  features: readonly MapFeature[],
): { spots: FeatureCollection<Point, SpotProperties>; shapes: FeatureCollection<LineString | Polygon, SpotProperties> } => {
  const spots: Feature<Point, SpotProperties>[] = [];
  const shapes: Feature<LineString | Polygon, SpotProperties>[] = [];
  features.forEach((feature, spot) => {
    const properties = { spot, sign: signOf(feature), colour: colourOf(feature) };
    const { geometry } = feature;
    spots.push({ type: 'Feature', geometry: { type: 'Point', coordinates: pair(anchorOf(geometry)) }, properties });
    if (geometry.type === 'LineString')
      shapes.push({ type: 'Feature', geometry: { type: 'LineString', coordinates: geometry.coordinates.map(pair) }, properties });
    if (geometry.type === 'Polygon')
      shapes.push({ type: 'Feature', geometry: { type: 'Polygon', coordinates: geometry.coordinates.map((ring) => ring.map(pair)) }, properties });
  });
  return { spots: { type: 'FeatureCollection', features: spots }, shapes: { type: 'FeatureCollection', features: shapes } };
};
