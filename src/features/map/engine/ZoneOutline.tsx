import type { FeatureCollection } from 'geojson';
import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/mapbox-legacy';
import { shapesOf } from '~/data/map/mapShapes';
import type { MapFeature } from '~/domain/map/mapFeature';
import type { PriceNow } from '~/domain/map/mapPrice';
import { keepClearOfCard, freeEdgesOf, offsetOf } from './keepClearOfCard';
import { movedByApp } from './movedByApp';
import { boundsOf, centreOf } from './geometry';
import { priceColour, selectedColour, shapeZoom } from './parkingLayers';

/** The closest zoom, however small the zone is. Its signs are shown separately here. */
const maxZoom = 17;
const paddingPx = 32;
/** The lowest layer of the parkings. */
const bottomLayer = 'areas';

interface Props {
  /** All objects on the map of the zone whose card is open. */
  features: readonly MapFeature[];
  price: PriceNow;
  isDark: boolean;
}

/**
 * Outlines the zone whose card is open. The map moves so that all of the zone is visible, or its centre if it is very
 * large. The outline has a separate source with the zone's objects only: no other objects are searched, and none is
 * hidden in a cluster. It lies below the objects. Where they are not drawn because the zoom is low, it draws their
 * colours.
 */
export const ZoneOutline = ({ features, price, isDark }: Props) => {
  const { current: map } = useMap();
  const data = useMemo((): FeatureCollection => {
    const { spots, shapes } = shapesOf(features, price);
    return { type: 'FeatureCollection', features: [...shapes.features, ...spots.features] };
  }, [features, price]);
  // Later data with the same zone must not move the map.
  const bounds = useMemo(() => boundsOf(features), [features]);
  const centre = useMemo(() => centreOf(features), [features]);
  const [west, south] = [bounds?.southWest.longitude, bounds?.southWest.latitude];
  const [east, north] = [bounds?.northEast.longitude, bounds?.northEast.latitude];
  const [centreLon, centreLat] = [centre?.longitude, centre?.latitude];

  useEffect(() => {
    if (!map || west === undefined || south === undefined || east === undefined || north === undefined)
      return undefined;
    if (centreLon === undefined || centreLat === undefined) return undefined;
    return keepClearOfCard(() => {
      const edges = freeEdgesOf(map.getContainer());
      const padding = {
        left: edges.left + paddingPx,
        top: edges.top + paddingPx,
        right: edges.right + paddingPx,
        bottom: edges.bottom + paddingPx,
      };
      const camera = map.cameraForBounds(
        [
          [west, south],
          [east, north],
        ],
        { padding, maxZoom },
      );
      const isWholeZoneVisible = camera?.zoom !== undefined && camera.zoom >= map.getMinZoom();
      map.easeTo(
        {
          ...(isWholeZoneVisible
            ? camera
            : { center: [centreLon, centreLat] as const, zoom: shapeZoom, offset: offsetOf(edges) }),
          duration: 300,
        },
        movedByApp,
      );
    });
  }, [map, west, south, east, north, centreLon, centreLat]);

  const colour = selectedColour(isDark);
  return (
    <Source id="zone" type="geojson" data={data}>
      <Layer
        id="zone-areas"
        beforeId={bottomLayer}
        type="line"
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'line-color': colour, 'line-width': 6 }}
      />
      <Layer
        id="zone-lines"
        beforeId={bottomLayer}
        type="line"
        filter={['==', ['geometry-type'], 'LineString']}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{
          'line-color': colour,
          'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 14, 5, 17, 13, 20, 22],
        }}
      />
      <Layer
        id="zone-spots"
        beforeId={bottomLayer}
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{ 'circle-color': colour, 'circle-radius': ['interpolate', ['linear'], ['zoom'], 13, 3, 17, 19] }}
      />
      <Layer
        id="zone-cores"
        beforeId={bottomLayer}
        type="line"
        maxzoom={shapeZoom}
        filter={['!=', ['geometry-type'], 'Point']}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': priceColour(isDark ? 'dark' : 'light'), 'line-width': 2.5 }}
      />
    </Source>
  );
};
