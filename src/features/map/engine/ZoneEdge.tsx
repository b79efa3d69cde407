import type { FeatureCollection } from 'geojson';
import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/mapbox-legacy';
import { shapesOf } from '~/data/map/mapShapes';
import type { MapFeature } from '~/domain/parking';
import { besideCard, freeEdgesOf } from './besideCard';
import { byApp } from './byApp';
import { boundsOf } from './geometry';

/** No nearer than this, however small the zone: here its signs stand one by one. */
const mostZoom = 17;
const paddingPx = 32;

interface Props {
  /** All that the map has of the zone whose card is open. */
  features: readonly MapFeature[];
  isDark: boolean;
}

/**
 * A zone whose card is open is edged on the map, and all of it is in sight. A source of its own, of its objects alone: nothing
 * has to be looked through that is not the zone's, and none of it is hidden in a cluster. It lies below what it edges, and so
 * is there, empty, before there is a zone.
 */
export const ZoneEdge = ({ features, isDark }: Props) => {
  const { current: map } = useMap();
  const data = useMemo((): FeatureCollection => {
    const { spots, shapes } = shapesOf(features);
    return { type: 'FeatureCollection', features: [...shapes.features, ...spots.features] };
  }, [features]);
  const bounds = useMemo(() => boundsOf(features), [features]);
  const [west, south, east, north] = bounds
    ? [bounds.southWest.longitude, bounds.southWest.latitude, bounds.northEast.longitude, bounds.northEast.latitude]
    : [];

  useEffect(() => {
    if (!map || west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
    return besideCard(() => {
      const { left, top, right, bottom } = freeEdgesOf(map.getContainer());
      const padding = { left: left + paddingPx, top: top + paddingPx, right: right + paddingPx, bottom: bottom + paddingPx };
      map.fitBounds([west, south, east, north], { padding, maxZoom: mostZoom, duration: 300 }, byApp);
    });
  }, [map, west, south, east, north]);

  const colour = isDark ? '#FFFFFF' : '#10182A';
  return (
    <Source id="zone" type="geojson" data={data}>
      <Layer id="zone-areas" type="line" filter={['==', ['geometry-type'], 'Polygon']} paint={{ 'line-color': colour, 'line-width': 6 }} />
      <Layer
        id="zone-lines"
        type="line"
        filter={['==', ['geometry-type'], 'LineString']}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': colour, 'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 14, 5, 17, 13, 20, 22] }}
      />
      <Layer
        id="zone-spots"
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{ 'circle-color': colour, 'circle-radius': ['interpolate', ['linear'], ['zoom'], 13, 3, 17, 19] }}
      />
    </Source>
  );
};
