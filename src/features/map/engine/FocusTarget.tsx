import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Marker, useMap } from 'react-map-gl/mapbox-legacy';
import { stopFollowing } from '~/state/map/userLocation';
import { Icon } from '~/ui/Icon';
import { keepClearOfCard, freeEdgesOf, offsetOf } from './keepClearOfCard';
import { movedByApp } from './movedByApp';

/** Single parkings are visible from this zoom on. */
const minZoom = 16;

/** Moves the map to a search result. An address gets a marker; an object has its own, and a zone its outline. */
export const FocusTarget = ({ isZoneVisible }: { isZoneVisible: boolean }) => {
  const { current: map } = useMap();
  const { look: focusTarget, picked } = useRouterState({ select: ({ location }) => location.state });
  const { latitude, longitude, label } = focusTarget ?? {};
  useEffect(() => {
    // A driver who views a place no longer follows the phone's position.
    if (focusTarget ?? picked) stopFollowing();
  }, [focusTarget, picked]);
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined || isZoneVisible) return undefined;
    return keepClearOfCard(() => {
      const offset = offsetOf(freeEdgesOf(map.getContainer()));
      map.easeTo(
        { center: [longitude, latitude], zoom: Math.max(map.getZoom(), minZoom), offset, duration: 300 },
        movedByApp,
      );
    });
  }, [map, latitude, longitude, isZoneVisible]);
  if (latitude === undefined || longitude === undefined || label === undefined) return null;
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="bottom">
      <span className="grid justify-items-center">
        <span className="max-w-48 truncate rounded-field bg-paper px-2 text-small font-semibold shadow-float">
          {label}
        </span>
        <Icon name="pin" size={44} className="text-ink [filter:drop-shadow(0_1px_2px_#0000004d)]" />
      </span>
    </Marker>
  );
};
