import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson';
import { priceStepOf, priceTagOf } from '~/domain/map/mapPrice';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { anchorOf, partsOf, type MapFeature } from '~/domain/map/mapFeature';

interface SpotProperties {
  id: string;
  sign: string;
  /** The text of the price tag, or empty for none. */
  tag: string;
}

interface ShapeProperties {
  id: string;
  /** The step on the price scale. */
  price: number;
}

const pair = ({ longitude, latitude }: GeoPoint): [number, number] => [longitude, latitude];

/** The name of an object's sign. Each kind and category has its own drawing. */
export const markerNameOf = ({
  objectType,
  category,
  isInactive,
}: Pick<MapFeature, 'objectType' | 'category' | 'isInactive'>): string => {
  if (objectType !== 'parkings') return objectType;
  return isInactive ? 'inactive' : category;
};

/** What the map draws: all objects as points, and the lines and areas. */
export interface MapShapes {
  spots: FeatureCollection<Point, SpotProperties>;
  shapes: FeatureCollection<LineString | Polygon, ShapeProperties>;
}

/**
 * Converts every object to one point (points are clustered), and each object with a shape to its lines and areas as
 * well.
 */
export const shapesOf = (features: readonly MapFeature[]): MapShapes => {
  const spots: Feature<Point, SpotProperties>[] = [];
  const shapes: Feature<LineString | Polygon, ShapeProperties>[] = [];
  features.forEach((feature) => {
    const { id, geometry } = feature;
    const sign = { id, sign: markerNameOf(feature), tag: priceTagOf(feature) };
    spots.push({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: pair(anchorOf(geometry)) },
      properties: sign,
    });
    if (geometry.type === 'Point') return;
    const properties = { id, price: priceStepOf(feature) };
    for (const part of partsOf(geometry)) {
      if (part.type === 'LineString')
        shapes.push({
          type: 'Feature',
          geometry: { type: 'LineString', coordinates: part.coordinates.map(pair) },
          properties,
        });
      if (part.type === 'Polygon')
        shapes.push({
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: part.coordinates.map((ring) => ring.map(pair)) },
          properties,
        });
    }
  });
  return {
    spots: { type: 'FeatureCollection', features: spots },
    shapes: { type: 'FeatureCollection', features: shapes },
  };
};
