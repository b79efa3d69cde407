import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';

/** Marks the map's page while the map is dragged, for what then steps back (`stepsBack`): without React, which would draw the page for it. */
export const useDragged = (map: MapRef | null): void => {
  useEffect(() => {
    const room = map?.getContainer().closest('[data-drag-room]');
    if (!map || !room) return undefined;
    const begin = (): void => room.setAttribute('data-dragged', '');
    const end = (): void => room.removeAttribute('data-dragged');
    map.on('dragstart', begin);
    map.on('dragend', end);
    return () => {
      map.off('dragstart', begin);
      map.off('dragend', end);
      end();
    };
  }, [map]);
};
