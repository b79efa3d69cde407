import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Marker, useMap } from 'react-map-gl/mapbox-legacy';
import { stopFollowing } from '~/state/where';
import { Icon } from '~/ui/Icon';
import { byApp } from './byApp';

/** From here on single parkings are seen. */
const leastZoom = 16;

/** Moves the map to what a search found, and marks an address; what the map knows has its own mark. */
export const LookedAt = () => {
  const { current: map } = useMap();
  const { look, picked } = useRouterState({ select: ({ location }) => location.state });
  const { latitude, longitude, label } = look ?? {};
  useEffect(() => {
    // Who looks at a place no longer goes along with the phone.
    if (look ?? picked) stopFollowing();
  }, [look, picked]);
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    // A zone's card covers the lower half of a phone.
    const offset: [number, number] = label === undefined && map.getContainer().clientWidth < 900 ? [0, -map.getContainer().clientHeight / 4] : [0, 0];
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), leastZoom), offset, duration: 300 }, byApp);
  }, [map, latitude, longitude, label]);
  if (latitude === undefined || longitude === undefined || label === undefined) return null;
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="bottom">
      <span className="grid justify-items-center">
        <span className="max-w-48 truncate rounded-field bg-paper px-2 text-small font-semibold shadow-float">{label}</span>
        <Icon name="pin" size={44} className="text-ink drop-shadow" />
      </span>
    </Marker>
  );
};
