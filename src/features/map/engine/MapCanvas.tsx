import { t } from '@lingui/core/macro';
import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as Engine, MapLayerMouseEvent, MapboxGeoJSONFeature } from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import { useEffect, useMemo, useState } from 'react';
import { Layer, Map as MapView, Source, type ErrorEvent, type MapRef } from 'react-map-gl/mapbox-legacy';
import type { CityConfig } from '~/city/schema';
import type { MapGeojson } from '~/data/map/mapGeojson';
import { mapZooms } from '~/domain/map/mapFiles';
import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import type { PriceNow } from '~/domain/map/mapPrice';
import type { MapView as View } from '~/state/map/mapView';
import { markMapUnsupported } from '../canRenderMap';
import { movedByApp } from './movedByApp';
import { baseStyle } from './baseStyle';
import { VehicleMarkers } from './VehicleMarkers';
import { cacheRequestedTiles, recordRequest } from './cacheRequestedTiles';
import { loadEngine } from './loadEngine';
import { FocusTarget } from './FocusTarget';
import { MyPosition } from './MyPosition';
import { clustering, shapeLayers, spotLayers } from './parkingLayers';
import { PickedPlace } from './PickedPlace';
import { renderMarkerImage } from './markerImages';
import { useDragMarker } from './useDragMarker';
import { useInitialView } from './useInitialView';
import { useRestoreMapFocus } from './useRestoreMapFocus';
import { useFallbackStyle } from './useFallbackStyle';
import { useMissingTiles } from './useMissingTiles';
import { ZoneOutline } from './ZoneOutline';

export type { MapRef } from 'react-map-gl/mapbox-legacy';

/** Half a finger's width: an object this close to a tap is meant by it. */
const tapRadiusPx = 14;
const emptyCollection: Record<'spots' | 'shapes', FeatureCollection> = {
  spots: { type: 'FeatureCollection', features: [] },
  shapes: { type: 'FeatureCollection', features: [] },
};
const tappable = ['clusters', 'cluster-prices', 'spots', 'prices', 'lines', 'areas'];
/** The last of them that is a sign and not a shape. */
const lastSign = tappable.indexOf('prices');

interface Props {
  city: CityConfig;
  /** The initial view. */
  view: View;
  /** True if the address names a place to show. */
  isPlaceRequested: boolean;
  features: readonly MapFeature[];
  /** The objects that pass the driver's filter. */
  visibleFeatures: readonly MapFeature[];
  /** Those objects in the engine's format; undefined until it is created. */
  geojson?: Pick<MapGeojson, 'spots' | 'shapes'>;
  /** Reads the price of an object now. */
  price: PriceNow;
  picked: MapFeature | undefined;
  /** All objects of the zone, if its card is open without a picked object. */
  zoneFeatures: readonly MapFeature[];
  hasCard: boolean;
  onPick: (feature: MapFeature | undefined) => void;
  isDark: boolean;
  onReady: (map: MapRef) => void;
  /** Called when everything has been drawn for the first time. */
  onRendered: () => void;
  onMapUnavailable: () => void;
}

/** The drawn map. Only this folder knows the engine. */
export const MapCanvas = ({
  city,
  view,
  isPlaceRequested,
  features,
  visibleFeatures,
  geojson,
  price,
  picked,
  zoneFeatures,
  hasCard,
  onPick,
  isDark,
  onReady,
  onRendered,
  onMapUnavailable,
}: Props) => {
  const [map, setMap] = useState<MapRef | null>(null);
  const style = useMemo(() => baseStyle(city.mapSource, isDark), [city.mapSource, isDark]);
  const ground = isDark ? 'dark' : 'light';
  const coloured = useMemo(() => shapeLayers(ground), [ground]);
  const signs = useMemo(() => spotLayers(ground), [ground]);
  const { spots, shapes } = geojson ?? emptyCollection;
  const { southWest, northEast } = city.mapBounds;

  const firstView = useInitialView(map, {
    city: city.city,
    requestedView: view,
    isPlaceRequested,
    features: visibleFeatures,
  });
  useFallbackStyle(map, city.mapSource, isDark);
  useMissingTiles(map);
  useDragMarker(map);
  const recordTap = useRestoreMapFocus(map, hasCard);

  /** The engine may still draw the previous set, so an object is found by its id, never by its index. */
  const objectOf = ({ properties }: MapboxGeoJSONFeature): MapFeature | undefined =>
    features.find(({ id }) => id === properties?.['id']);

  /** Returns the best hit: a sign before a line before an area, and among equals the one whose middle is nearest. */
  const nearest = (
    hits: readonly MapboxGeoJSONFeature[],
    { x, y }: { x: number; y: number },
  ): MapboxGeoJSONFeature | undefined => {
    const ranked = hits.map((hit) => {
      const candidate = objectOf(hit);
      const anchor = candidate && anchorOf(candidate.geometry);
      const at = anchor
        ? ([anchor.longitude, anchor.latitude] as const)
        : hit.geometry.type === 'Point'
          ? hit.geometry.coordinates
          : undefined;
      const anchorPixel = at && map?.project([at[0] ?? 0, at[1] ?? 0]);
      return {
        hit,
        rank: tappable.indexOf(hit.layer.id),
        px: anchorPixel ? Math.hypot(anchorPixel.x - x, anchorPixel.y - y) : Number.POSITIVE_INFINITY,
      };
    });
    // Clusters and pills count as signs.
    const group = (rank: number): number => Math.max(lastSign, rank);
    return ranked.sort((one, other) => group(one.rank) - group(other.rank) || one.px - other.px)[0]?.hit;
  };

  const tap = ({ point }: MapLayerMouseEvent): void => {
    const nearbyHits = map?.queryRenderedFeatures(
      [
        [point.x - tapRadiusPx, point.y - tapRadiusPx],
        [point.x + tapRadiusPx, point.y + tapRadiusPx],
      ],
      { layers: tappable },
    );
    const hit = nearest(nearbyHits ?? [], point);
    const cluster: unknown = hit?.properties?.['cluster_id'];
    if (hit?.geometry.type === 'Point' && typeof cluster === 'number')
      openCluster(cluster, hit.geometry.coordinates as [number, number]);
    else {
      const hitFeature = hit && objectOf(hit);
      recordTap(hitFeature !== undefined);
      onPick(hitFeature);
    }
  };

  /** Zooms in to where the cluster splits. */
  const openCluster = (id: number, at: [number, number]): void => {
    const source = map?.getSource('spots') as GeoJSONSource | undefined;
    source?.getClusterExpansionZoom(id, (error, expansion) => {
      if (!error) map?.easeTo({ center: at, zoom: Math.min(expansion + 0.2, mapZooms.max), duration: 300 }, movedByApp);
    });
  };

  useEffect(() => {
    const engine = map?.getMap();
    // Signs are drawn when the style first misses them.
    const addMissingImage = ({ target, id }: { target: Engine; id: string }): void => {
      const rendered = renderMarkerImage(id);
      if (rendered && !target.hasImage(id)) target.addImage(id, rendered.image, { pixelRatio: rendered.pixelRatio });
    };
    engine?.on('styleimagemissing', addMissingImage);
    return () => void engine?.off('styleimagemissing', addMissingImage);
  }, [map]);

  useEffect(() => {
    if (!map) return undefined;
    // The engine's own label is English only.
    map.getCanvas().setAttribute('aria-label', t`Карта парковок`);
    map.on('webglcontextlost', onMapUnavailable);
    // Actions on the map must not wait for its ground, because tiles may hang.
    onReady(map);
    return () => void map.off('webglcontextlost', onMapUnavailable);
  }, [map, onReady, onMapUnavailable]);

  useEffect(() => (map ? cacheRequestedTiles(map) : undefined), [map]);

  const hasObjects = geojson !== undefined;
  useEffect(() => {
    if (!map || !hasObjects) return;
    // Visible in a performance recording of the browser, and read by `npm run bench`.
    map.once('idle', () => {
      performance.mark('map-drawn');
      onRendered();
    });
  }, [map, hasObjects, onRendered]);

  const handleError = ({ error, target }: ErrorEvent): void => {
    console.warn('Map:', error);
    // If the last tile fails, nothing is redrawn, and code that waits for an idle map would wait for ever. A missing
    // tile is no error to the engine and does not get here.
    if (target as unknown) return target.triggerRepaint();
    // Without a target, the map could not be created.
    markMapUnsupported();
    onMapUnavailable();
  };

  return (
    <MapView
      ref={setMap}
      mapLib={loadEngine()}
      mapStyle={style}
      initialViewState={firstView}
      minZoom={mapZooms.min}
      maxZoom={mapZooms.max}
      maxBounds={[southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]}
      attributionControl={false}
      locale={{ 'LogoControl.Title': t`Логотип Mapbox` }}
      transformRequest={recordRequest}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      onClick={tap}
      onError={handleError}
      // A separate layer whose content cannot enlarge it. This makes overlays cheaper while the map is dragged.
      style={{ position: 'absolute', inset: 0, contain: 'strict', willChange: 'transform' }}
    >
      <Source id="shapes" type="geojson" data={shapes}>
        {coloured.map((layer) => (
          <Layer key={layer.id} {...layer} />
        ))}
      </Source>
      <Source id="spots" type="geojson" data={spots} {...clustering}>
        {signs.map((layer) => (
          <Layer key={layer.id} {...layer} />
        ))}
      </Source>
      {zoneFeatures.length > 0 && <ZoneOutline features={zoneFeatures} price={price} isDark={isDark} />}
      {picked && <PickedPlace feature={picked} price={price} isDark={isDark} />}
      <FocusTarget isZoneVisible={zoneFeatures.length > 0} />
      <MyPosition city={city} />
      <VehicleMarkers />
    </MapView>
  );
};
