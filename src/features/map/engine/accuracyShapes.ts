import type { FeatureCollection, Point, Polygon } from 'geojson';
import { metresPerDegree, longitudeScale } from '~/domain/map/geoPoint';
import type { Fix } from '~/domain/map/zonesNearby';

const corners = 64;

/** Returns a position as a spot, with the circle in which the phone may really be. */
export const accuracyShapes = ({ latitude, longitude, accuracyM }: Fix): FeatureCollection<Point | Polygon> => {
  const perLongitude = metresPerDegree * longitudeScale(latitude);
  const ring = Array.from({ length: corners + 1 }, (_, corner): [number, number] => {
    const angle = ((corner % corners) / corners) * 2 * Math.PI;
    return [
      longitude + (Math.cos(angle) * accuracyM) / perLongitude,
      latitude + (Math.sin(angle) * accuracyM) / metresPerDegree,
    ];
  });
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties: {} },
      { type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties: {} },
    ],
  };
};
