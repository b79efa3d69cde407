import type { Expression, GeoJSONSource, Map as Engine, MapLayerMouseEvent, MapboxEvent, MapboxGeoJSONFeature } from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Layer, Map as MapView, Marker, Source, type MapRef } from 'react-map-gl/mapbox-legacy';
import type { CityConfig } from '~/city/schema';
import type { GeoPoint } from '~/domain/options';
import { shapesOf } from '~/data/map/mapShapes';
import type { MapDrawing } from '~/data/map/drawing';
import { anchorOf, type MapFeature } from '~/domain/parking';
import { Icon } from '~/ui/Icon';
import { inactiveColour, priceColours } from '../priceColours';
import { baseStyle } from './baseStyle';
import { CarMarkers } from './CarMarkers';
import { loadEngine } from './loadEngine';
import { LookedAt } from './LookedAt';
import { MyPlace } from './MyPlace';
import { drawImage } from './signs';

export type { MapRef } from 'react-map-gl/mapbox-legacy';

/** Zoom of the documents: first 16, from 13 to 20 (document 1, section 9). */
export const zooms = { first: 16, least: 13, most: 20 };
/** Half of a finger: what is this near to a tap is meant by it. */
const fingerPx = 14;
const tappable = ['clusters', 'spots', 'lines', 'areas'];

const priceColour = (ground: 'light' | 'dark'): Expression => [
  'match',
  ['get', 'price'],
  ...priceColours.flatMap((step, index) => [index, step[ground]]),
  inactiveColour[ground],
];

interface Props {
  city: CityConfig;
  /** Where the map looks first. A later value moves it as long as nobody has moved it by hand. */
  center: GeoPoint;
  zoom: number;
  features: readonly MapFeature[];
  /** The same as it was drawn up while it was read. */
  drawing?: MapDrawing;
  picked: MapFeature | undefined;
  onPick: (feature: MapFeature | undefined) => void;
  isDark: boolean;
  onReady: (map: MapRef) => void;
  onLost: () => void;
}

/** The drawn map. Everything that knows the engine stands in this folder. */
export const MapCanvas = ({ city, center, zoom, features, drawing, picked, onPick, isDark, onReady, onLost }: Props) => {
  const [map, setMap] = useState<MapRef | null>(null);
  const style = useMemo(() => baseStyle(city.mapSource, isDark), [city.mapSource, isDark]);
  const colour = useMemo(() => priceColour(isDark ? 'dark' : 'light'), [isDark]);
  const { spots, shapes } = useMemo(() => drawing ?? shapesOf(features), [features, drawing]);
  const { southWest, northEast } = city.mapBounds;

  const wasMovedByHand = useRef(false);
  const { latitude, longitude } = center;
  useEffect(() => {
    // The engine may come later than the city's wish: what it began with is then out of date.
    if (!wasMovedByHand.current) map?.jumpTo({ center: [longitude, latitude], zoom });
  }, [map, latitude, longitude, zoom]);
  const noteHand = ({ originalEvent }: { originalEvent?: unknown }): void => {
    if (originalEvent) wasMovedByHand.current = true;
  };

  /** Of what lies under the finger: a sign before a line before an area, and of several the one whose middle is nearest. */
  const nearest = (hits: readonly MapboxGeoJSONFeature[], { x, y }: { x: number; y: number }): MapboxGeoJSONFeature | undefined => {
    const ranked = hits.map((hit) => {
      const own = features[Number(hit.properties?.['spot'] ?? -1)];
      const middle = own && anchorOf(own.geometry);
      const at = middle ? ([middle.longitude, middle.latitude] as const) : hit.geometry.type === 'Point' ? hit.geometry.coordinates : undefined;
      const seen = at && map?.project([at[0] ?? 0, at[1] ?? 0]);
      return { hit, rank: tappable.indexOf(hit.layer.id), px: seen ? Math.hypot(seen.x - x, seen.y - y) : Number.POSITIVE_INFINITY };
    });
    // Clusters are signs too.
    const group = (rank: number): number => Math.max(1, rank);
    return ranked.sort((one, other) => group(one.rank) - group(other.rank) || one.px - other.px)[0]?.hit;
  };

  const tap = ({ point }: MapLayerMouseEvent): void => {
    const near = map?.queryRenderedFeatures(
      [
        [point.x - fingerPx, point.y - fingerPx],
        [point.x + fingerPx, point.y + fingerPx],
      ],
      { layers: tappable },
    );
    const hit = nearest(near ?? [], point);
    const cluster: unknown = hit?.properties?.['cluster_id'];
    if (hit?.geometry.type === 'Point' && typeof cluster === 'number') openCluster(cluster, hit.geometry.coordinates as [number, number]);
    else onPick(features[Number(hit?.properties?.['spot'] ?? -1)]);
  };

  const anchor = picked && anchorOf(picked.geometry);
  const [pickedLon, pickedLat] = anchor ? [anchor.longitude, anchor.latitude] : [undefined, undefined];
  useEffect(() => {
    if (!map || pickedLon === undefined || pickedLat === undefined) return;
    // What was picked stays in sight: above the card on a phone, beside it on a desk.
    const { width, height } = map.getContainer().getBoundingClientRect();
    map.easeTo({ center: [pickedLon, pickedLat], offset: width < 900 ? [0, -height / 4] : [width / 8, 0], duration: 200 });
  }, [map, pickedLon, pickedLat]);

  /** Flies to where the cluster comes apart. */
  const openCluster = (id: number, at: [number, number]): void => {
    const source = map?.getSource('spots') as GeoJSONSource | undefined;
    source?.getClusterExpansionZoom(id, (fault, expansion) => {
      if (!fault) map?.easeTo({ center: at, zoom: Math.min(expansion + 0.2, zooms.most), duration: 300 });
    });
  };

  useEffect(() => {
    const engine = map?.getMap();
    // Signs are drawn when the style first misses them.
    const draw = ({ target, id }: { target: Engine; id: string }): void => {
      const drawn = drawImage(id);
      if (drawn && !target.hasImage(id)) target.addImage(id, drawn.image, { pixelRatio: drawn.pixelRatio });
    };
    engine?.on('styleimagemissing', draw);
    return () => void engine?.off('styleimagemissing', draw);
  }, [map]);

  const hasObjects = features.length > 0;
  useEffect(() => {
    if (!map || !hasObjects) return;
    // Seen in a recording of the browser, and by `npm run bench`.
    map.once('idle', () => performance.mark('map-drawn'));
  }, [map, hasObjects]);

  const ready = ({ target }: MapboxEvent): void => {
    target.on('webglcontextlost', onLost);
    if (map) onReady(map);
  };

  return (
    <MapView
      ref={setMap}
      mapLib={loadEngine()}
      mapStyle={style}
      initialViewState={{ ...center, zoom }}
      minZoom={zooms.least}
      maxZoom={zooms.most}
      maxBounds={[southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]}
      attributionControl={false}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      onClick={tap}
      onMoveStart={noteHand}
      onLoad={ready}
      style={{ position: 'absolute', inset: 0 }}
    >
      <Source id="shapes" type="geojson" data={shapes}>
        <Layer
          id="areas"
          type="fill"
          minzoom={14}
          filter={['==', ['geometry-type'], 'Polygon']}
          paint={{ 'fill-color': colour, 'fill-opacity': isDark ? 0.36 : 0.28 }}
        />
        <Layer
          id="lines"
          type="line"
          minzoom={14}
          layout={{ 'line-cap': 'round', 'line-join': 'round' }}
          paint={{ 'line-color': colour, 'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 14, 2, 17, 6, 20, 14] }}
        />
      </Source>
      <Source id="spots" type="geojson" data={spots} cluster clusterRadius={52} clusterMaxZoom={16}>
        <Layer
          id="clusters"
          type="symbol"
          filter={['has', 'point_count']}
          layout={{
            'icon-image': ['concat', 'cluster-', ['get', 'point_count_abbreviated']],
            'icon-allow-overlap': true,
            'icon-ignore-placement': true,
          }}
        />
        <Layer
          id="spots"
          type="symbol"
          filter={['!', ['has', 'point_count']]}
          layout={{ 'icon-image': ['concat', 'sign-', ['get', 'sign']], 'icon-allow-overlap': true, 'icon-ignore-placement': true }}
        />
      </Source>
      {anchor && (
        <Marker latitude={anchor.latitude} longitude={anchor.longitude} anchor="bottom">
          <Icon name="pin" size={44} className="text-over drop-shadow" />
        </Marker>
      )}
      <LookedAt />
      <MyPlace city={city} />
      <CarMarkers />
    </MapView>
  );
};
