import { useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';
import type { Bounds } from '~/domain/map/bounds';
import type { MapFeature } from '~/domain/map/mapFeature';
import { saveMapView, mapViewOf, type MapView } from '~/state/map/mapView';
import { nearestOutsideView } from './nearestOutsideView';

/** The lowest zoom at which a kerb is still recognisable. */
const minZoom = 14;
const paddingPx = 64;

const boundsOf = (map: MapRef): Bounds => {
  const [[west, south], [east, north]] = map.getBounds().toArray() as [[number, number], [number, number]];
  return { southWest: { latitude: south, longitude: west }, northEast: { latitude: north, longitude: east } };
};

interface InitialView {
  city: string;
  /** The view that the city or the address requests. A later request moves the map until the driver has moved it. */
  requestedView: MapView;
  /** True if the address names a place, which has priority over where the driver left the map. */
  isPlaceRequested: boolean;
  features: readonly MapFeature[];
}

/**
 * Returns the initial view: the place in the address, or where the driver left the map, or the city's view. If no
 * parking is visible there, the map moves to show the nearest one. A map moved by the driver stays.
 */
export const useInitialView = (
  map: MapRef | null,
  { city, requestedView, isPlaceRequested, features }: InitialView,
) => {
  const [savedView] = useState(() => (isPlaceRequested ? undefined : mapViewOf(city)));
  const wasMovedByUser = useRef(savedView !== undefined);
  const wasEmpty = useRef(false);
  const { latitude, longitude, zoom } = requestedView;

  useEffect(() => {
    // The engine may load after the city's view is known, so the map may have started with an outdated one.
    if (!wasMovedByUser.current) map?.jumpTo({ center: [longitude, latitude], zoom });
  }, [map, latitude, longitude, zoom]);

  useEffect(() => {
    if (!map || isPlaceRequested || wasMovedByUser.current || wasEmpty.current) return;
    const nearest = nearestOutsideView(features, boundsOf(map));
    if (!nearest) return;
    wasEmpty.current = true;
    const camera = map.cameraForBounds(
      [
        [Math.min(longitude, nearest.longitude), Math.min(latitude, nearest.latitude)],
        [Math.max(longitude, nearest.longitude), Math.max(latitude, nearest.latitude)],
      ],
      { padding: paddingPx, maxZoom: zoom },
    );
    if (camera?.zoom !== undefined && camera.zoom >= minZoom) map.easeTo({ ...camera, duration: 300 });
    else map.easeTo({ center: [nearest.longitude, nearest.latitude], duration: 300 });
  }, [map, isPlaceRequested, features, latitude, longitude, zoom]);

  useEffect(() => {
    if (!map) return undefined;
    const onMoveStart = ({ originalEvent }: { originalEvent?: unknown }): void => {
      if (originalEvent) wasMovedByUser.current = true;
    };
    const onMoveEnd = (): void => {
      const { lat, lng } = map.getCenter();
      if (wasMovedByUser.current) saveMapView(city, { latitude: lat, longitude: lng, zoom: map.getZoom() });
    };
    map.on('movestart', onMoveStart);
    map.on('moveend', onMoveEnd);
    return () => {
      map.off('movestart', onMoveStart);
      map.off('moveend', onMoveEnd);
    };
  }, [map, city]);

  return savedView ?? requestedView;
};
