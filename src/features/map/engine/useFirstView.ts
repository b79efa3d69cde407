import { useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';
import type { Bounds } from '~/domain/bounds';
import type { MapFeature } from '~/domain/parking';
import { keepMapView, mapViewOf, type MapView } from '~/state/mapView';
import { nearestBeyond } from './nearestBeyond';

/** The farthest out from which a kerb is still seen as one. */
const leastZoom = 14;
const paddingPx = 64;

const boundsOf = (map: MapRef): Bounds => {
  const [[west, south], [east, north]] = map.getBounds().toArray() as [[number, number], [number, number]];
  return { southWest: { latitude: south, longitude: west }, northEast: { latitude: north, longitude: east } };
};

interface First {
  city: string;
  /** What the city, or the address, wants to be looked at. A later wish moves the map for as long as nobody has moved it. */
  wish: MapView;
  /** The address names a place: it goes before where the driver left the map. */
  isAsked: boolean;
  features: readonly MapFeature[];
}

/**
 * Where the map begins: at what the address names, else where the driver left it, else where the city wants it, and where
 * nothing is to be seen there, with the nearest parking in sight. What the driver's hand has moved stays.
 */
export const useFirstView = (map: MapRef | null, { city, wish, isAsked, features }: First) => {
  const [left] = useState(() => (isAsked ? undefined : mapViewOf(city)));
  const wasMovedByHand = useRef(left !== undefined);
  const wasEmpty = useRef(false);
  const { latitude, longitude, zoom } = wish;

  useEffect(() => {
    // The engine may come later than the city's wish: what it began with is then out of date.
    if (!wasMovedByHand.current) map?.jumpTo({ center: [longitude, latitude], zoom });
  }, [map, latitude, longitude, zoom]);

  useEffect(() => {
    if (!map || isAsked || wasMovedByHand.current || wasEmpty.current) return;
    const nearest = nearestBeyond(features, boundsOf(map));
    if (!nearest) return;
    wasEmpty.current = true;
    const camera = map.cameraForBounds(
      [
        [Math.min(longitude, nearest.longitude), Math.min(latitude, nearest.latitude)],
        [Math.max(longitude, nearest.longitude), Math.max(latitude, nearest.latitude)],
      ],
      { padding: paddingPx, maxZoom: zoom },
    );
    if (camera?.zoom !== undefined && camera.zoom >= leastZoom) map.easeTo({ ...camera, duration: 300 });
    else map.easeTo({ center: [nearest.longitude, nearest.latitude], duration: 300 });
  }, [map, isAsked, features, latitude, longitude, zoom]);

  useEffect(() => {
    if (!map) return undefined;
    const begin = ({ originalEvent }: { originalEvent?: unknown }): void => {
      if (originalEvent) wasMovedByHand.current = true;
    };
    const end = (): void => {
      const { lat, lng } = map.getCenter();
      if (wasMovedByHand.current) keepMapView(city, { latitude: lat, longitude: lng, zoom: map.getZoom() });
    };
    map.on('movestart', begin);
    map.on('moveend', end);
    return () => {
      map.off('movestart', begin);
      map.off('moveend', end);
    };
  }, [map, city]);

  return left ?? wish;
};
