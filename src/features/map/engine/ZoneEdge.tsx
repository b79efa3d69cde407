import type { FeatureCollection } from 'geojson';
import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/mapbox-legacy';
import { shapesOf } from '~/data/map/mapShapes';
import type { MapFeature } from '~/domain/parking';
import { besideCard, freeEdgesOf, offsetOf } from './besideCard';
import { byApp } from './byApp';
import { boundsOf, heartOf } from './geometry';
import { priceColour, shapeZoom } from './parkingLayers';

/** No nearer than this, however small the zone: here its signs stand one by one. */
const mostZoom = 17;
const paddingPx = 32;
/** The layer of the parkings that lies below the others. */
const lowest = 'areas';

interface Props {
  /** All that the map has of the zone whose card is open. */
  features: readonly MapFeature[];
  isDark: boolean;
}

/**
 * A zone whose card is open is edged on the map, and all of it is in sight, or of a very large one where most of it is. A source of its own, of its objects alone: nothing
 * has to be looked through that is not the zone's, and none of it is hidden in a cluster. It lies below what it edges, and from afar, where that is not
 * drawn, brings its colours along.
 */
export const ZoneEdge = ({ features, isDark }: Props) => {
  const { current: map } = useMap();
  const data = useMemo((): FeatureCollection => {
    const { spots, shapes } = shapesOf(features);
    return { type: 'FeatureCollection', features: [...shapes.features, ...spots.features] };
  }, [features]);
  // A set that comes later with the same zone moves nothing.
  const bounds = useMemo(() => boundsOf(features), [features]);
  const heart = useMemo(() => heartOf(features), [features]);
  const [west, south] = [bounds?.southWest.longitude, bounds?.southWest.latitude];
  const [east, north] = [bounds?.northEast.longitude, bounds?.northEast.latitude];
  const [middleLon, middleLat] = [heart?.longitude, heart?.latitude];

  useEffect(() => {
    if (!map || west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
    if (middleLon === undefined || middleLat === undefined) return undefined;
    return besideCard(() => {
      const edges = freeEdgesOf(map.getContainer());
      const padding = { left: edges.left + paddingPx, top: edges.top + paddingPx, right: edges.right + paddingPx, bottom: edges.bottom + paddingPx };
      const camera = map.cameraForBounds(
        [
          [west, south],
          [east, north],
        ],
        { padding, maxZoom: mostZoom },
      );
      const isWhole = camera?.zoom !== undefined && camera.zoom >= map.getMinZoom();
      map.easeTo(
        { ...(isWhole ? camera : { center: [middleLon, middleLat] as const, zoom: shapeZoom, offset: offsetOf(edges) }), duration: 300 },
        byApp,
      );
    });
  }, [map, west, south, east, north, middleLon, middleLat]);

  const colour = isDark ? '#FFFFFF' : '#10182A';
  return (
    <Source id="zone" type="geojson" data={data}>
      <Layer
        id="zone-areas"
        beforeId={lowest}
        type="line"
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'line-color': colour, 'line-width': 6 }}
      />
      <Layer
        id="zone-lines"
        beforeId={lowest}
        type="line"
        filter={['==', ['geometry-type'], 'LineString']}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': colour, 'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 14, 5, 17, 13, 20, 22] }}
      />
      <Layer
        id="zone-spots"
        beforeId={lowest}
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{ 'circle-color': colour, 'circle-radius': ['interpolate', ['linear'], ['zoom'], 13, 3, 17, 19] }}
      />
      <Layer
        id="zone-cores"
        beforeId={lowest}
        type="line"
        maxzoom={shapeZoom}
        filter={['!=', ['geometry-type'], 'Point']}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': priceColour(isDark ? 'dark' : 'light'), 'line-width': 2.5 }}
      />
    </Source>
  );
};
