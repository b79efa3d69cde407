import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson';
import { priceStepOf, type PriceNow } from '~/domain/map/mapPrice';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { anchorOf, partsOf, type MapFeature } from '~/domain/map/mapFeature';
import { reservedFor } from '~/domain/map/zonesNearby';

interface SpotProperties {
  id: string;
  sign: string;
  /** 1 for a parking, 0 for any other object, so that clusters can add them up. */
  parking: 0 | 1;
  /** Kopecks an hour now; -1 if unknown, and for places that are not for everyone. */
  perHour: number;
  /** Free places; -1 if unknown. */
  free: number;
}

interface ShapeProperties {
  id: string;
  /** The step of the current price on the price scale. */
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
 * well. The prices are those that `priceNow` reads.
 */
export const shapesOf = (features: readonly MapFeature[], priceNow: PriceNow): MapShapes => {
  const spots: Feature<Point, SpotProperties>[] = [];
  const shapes: Feature<LineString | Polygon, ShapeProperties>[] = [];
  features.forEach((feature) => {
    const { id, geometry } = feature;
    const perHour = priceNow(feature);
    const properties: SpotProperties = {
      id,
      sign: markerNameOf(feature),
      parking: feature.objectType === 'parkings' ? 1 : 0,
      perHour: reservedFor(feature) === undefined ? (perHour ?? -1) : -1,
      free: feature.spaces.free ?? -1,
    };
    spots.push({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: pair(anchorOf(geometry)) },
      properties,
    });
    if (geometry.type === 'Point') return;
    const shape: ShapeProperties = { id, price: priceStepOf(perHour) };
    for (const part of partsOf(geometry)) {
      if (part.type === 'LineString')
        shapes.push({
          type: 'Feature',
          geometry: { type: 'LineString', coordinates: part.coordinates.map(pair) },
          properties: shape,
        });
      if (part.type === 'Polygon')
        shapes.push({
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: part.coordinates.map((ring) => ring.map(pair)) },
          properties: shape,
        });
    }
  });
  return {
    spots: { type: 'FeatureCollection', features: spots },
    shapes: { type: 'FeatureCollection', features: shapes },
  };
};
