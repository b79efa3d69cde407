import { useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';
import type { Bounds } from '~/domain/map/bounds';
import { densestGroup } from '~/domain/map/densestGroup';
import type { MapFeature } from '~/domain/map/mapFeature';
import { saveMapView, mapViewOf, type MapView } from '~/state/map/mapView';
import { hasParkingsInView } from './parkingsInView';

/** The nearest zoom at which a group is shown. */
const maxZoom = 16;
/** Fewer parkings than this are an almost empty view. */
const minInView = 8;
/** A city whose view starts this near shows one place on purpose. */
const onePlaceZoom = 17;
/** Room for the search above and the tools below. */
const padding = { top: 72, bottom: 72, left: 40, right: 64 };

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
 * Returns the initial view: the place in the address, or where the driver left the map, or the city's view. If
 * almost no parking is visible there, the map shows the city's densest group. A map moved by the driver stays.
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
    if (features.length === 0) return;
    const enough = zoom >= onePlaceZoom ? 1 : minInView;
    const group = hasParkingsInView(features, boundsOf(map), enough) ? undefined : densestGroup(features);
    if (!group) return;
    wasEmpty.current = true;
    const camera = map.cameraForBounds(
      [
        [group.southWest.longitude, group.southWest.latitude],
        [group.northEast.longitude, group.northEast.latitude],
      ],
      { padding, maxZoom },
    );
    if (camera) map.jumpTo(camera);
  }, [map, isPlaceRequested, features, zoom]);

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
