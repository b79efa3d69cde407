import { t } from '@lingui/core/macro';
import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as Engine, MapLayerMouseEvent, MapboxGeoJSONFeature } from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import { useEffect, useMemo, useState } from 'react';
import { Layer, Map as MapView, Source, type ErrorEvent, type MapRef } from 'react-map-gl/mapbox-legacy';
import type { CityConfig } from '~/city/schema';
import type { MapDrawing } from '~/data/map/drawing';
import { mapZooms } from '~/domain/mapFiles';
import { anchorOf, type MapFeature } from '~/domain/parking';
import type { MapView as View } from '~/state/mapView';
import { noteUnable } from '../canDraw';
import { byApp } from './byApp';
import { baseStyle } from './baseStyle';
import { CarMarkers } from './CarMarkers';
import { keepRequested, noteRequest } from './keepRequested';
import { loadEngine } from './loadEngine';
import { LookedAt } from './LookedAt';
import { MyPlace } from './MyPlace';
import { clustering, shapeLayers, spotLayers } from './parkingLayers';
import { PickedPlace } from './PickedPlace';
import { drawImage } from './signs';
import { useDragged } from './useDragged';
import { useFirstView } from './useFirstView';
import { useFocusBack } from './useFocusBack';
import { useGround } from './useGround';
import { ZoneEdge } from './ZoneEdge';

export type { MapRef } from 'react-map-gl/mapbox-legacy';

/** Half of a finger: what is this near to a tap is meant by it. */
const fingerPx = 14;
const nothing: Record<keyof MapDrawing, FeatureCollection> = {
  spots: { type: 'FeatureCollection', features: [] },
  shapes: { type: 'FeatureCollection', features: [] },
};
const tappable = ['clusters', 'spots', 'lines', 'areas'];

interface Props {
  city: CityConfig;
  /** Where the map looks first. */
  view: View;
  /** The address names a place to look at. */
  isAsked: boolean;
  features: readonly MapFeature[];
  /** Those of them that pass the driver's filter, */
  shown: readonly MapFeature[];
  /** as the engine reads them; none while they are drawn up. */
  drawing?: MapDrawing;
  picked: MapFeature | undefined;
  /** All of the zone whose card is open without one picked object. */
  zoneFeatures: readonly MapFeature[];
  hasCard: boolean;
  onPick: (feature: MapFeature | undefined) => void;
  isDark: boolean;
  onReady: (map: MapRef) => void;
  /** Everything is drawn for the first time. */
  onDrawn: () => void;
  onLost: () => void;
}

/** The drawn map. Everything that knows the engine stands in this folder. */
export const MapCanvas = ({
  city,
  view,
  isAsked,
  features,
  shown,
  drawing,
  picked,
  zoneFeatures,
  hasCard,
  onPick,
  isDark,
  onReady,
  onDrawn,
  onLost,
}: Props) => {
  const [map, setMap] = useState<MapRef | null>(null);
  const style = useMemo(() => baseStyle(city.mapSource, isDark), [city.mapSource, isDark]);
  const coloured = useMemo(() => shapeLayers(isDark ? 'dark' : 'light'), [isDark]);
  const { spots, shapes } = drawing ?? nothing;
  const { southWest, northEast } = city.mapBounds;

  const first = useFirstView(map, { city: city.city, wish: view, isAsked, features: shown });
  useGround(map, city.mapSource, isDark);
  useDragged(map);
  const noteTap = useFocusBack(map, hasCard);

  /** The engine may still draw the set before this one: an object is known by its id, never by its turn. */
  const objectOf = ({ properties }: MapboxGeoJSONFeature): MapFeature | undefined => features.find(({ id }) => id === properties?.['id']);

  /** Of what lies under the finger: a sign before a line before an area, and of several the one whose middle is nearest. */
  const nearest = (hits: readonly MapboxGeoJSONFeature[], { x, y }: { x: number; y: number }): MapboxGeoJSONFeature | undefined => {
    const ranked = hits.map((hit) => {
      const own = objectOf(hit);
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
    else {
      const met = hit && objectOf(hit);
      noteTap(met !== undefined);
      onPick(met);
    }
  };

  /** Flies to where the cluster comes apart. */
  const openCluster = (id: number, at: [number, number]): void => {
    const source = map?.getSource('spots') as GeoJSONSource | undefined;
    source?.getClusterExpansionZoom(id, (fault, expansion) => {
      if (!fault) map?.easeTo({ center: at, zoom: Math.min(expansion + 0.2, mapZooms.most), duration: 300 }, byApp);
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

  useEffect(() => {
    if (!map) return undefined;
    // The engine knows no other language than English for it.
    map.getCanvas().setAttribute('aria-label', t`Карта парковок`);
    map.on('webglcontextlost', onLost);
    // What is done to a map does not wait for its ground: tiles may hang.
    onReady(map);
    return () => void map.off('webglcontextlost', onLost);
  }, [map, onReady, onLost]);

  useEffect(() => (map ? keepRequested(map) : undefined), [map]);

  const hasObjects = drawing !== undefined;
  useEffect(() => {
    if (!map || !hasObjects) return;
    // Seen in a recording of the browser, and by `npm run bench`.
    map.once('idle', () => {
      performance.mark('map-drawn');
      onDrawn();
    });
  }, [map, hasObjects, onDrawn]);

  const note = ({ error, target }: ErrorEvent): void => {
    console.warn('Map:', error);
    // A tile that fails last draws nothing anew: whoever waits for the map to be at rest would wait for ever. (One that is not there is no
    // fault to the engine, and does not come here.)
    if (target as unknown) return target.triggerRepaint();
    // Without a map there was none to be made.
    noteUnable();
    onLost();
  };

  return (
    <MapView
      ref={setMap}
      mapLib={loadEngine()}
      mapStyle={style}
      initialViewState={first}
      minZoom={mapZooms.least}
      maxZoom={mapZooms.most}
      maxBounds={[southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]}
      attributionControl={false}
      locale={{ 'LogoControl.Title': t`Логотип Mapbox` }}
      transformRequest={noteRequest}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      onClick={tap}
      onError={note}
      // A layer of its own, which nothing inside makes larger: what lies over the map costs less while it is dragged.
      style={{ position: 'absolute', inset: 0, contain: 'strict', willChange: 'transform' }}
    >
      <Source id="shapes" type="geojson" data={shapes}>
        {coloured.map((layer) => (
          <Layer key={layer.id} {...layer} />
        ))}
      </Source>
      <Source id="spots" type="geojson" data={spots} {...clustering}>
        {spotLayers.map((layer) => (
          <Layer key={layer.id} {...layer} />
        ))}
      </Source>
      {zoneFeatures.length > 0 && <ZoneEdge features={zoneFeatures} isDark={isDark} />}
      {picked && <PickedPlace feature={picked} />}
      <LookedAt isZoneShown={zoneFeatures.length > 0} />
      <MyPlace city={city} />
      <CarMarkers />
    </MapView>
  );
};
