import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';

/**
 * Marks the map's page while the map is dragged, so that overlays step back (`hideWhileDragging`). It does not use
 * React, which would re-render the page.
 */
export const useDragMarker = (map: MapRef | null): void => {
  useEffect(() => {
    const dragArea = map?.getContainer().closest('[data-drag-room]');
    if (!map || !dragArea) return undefined;
    const begin = (): void => dragArea.setAttribute('data-dragged', '');
    const end = (): void => dragArea.removeAttribute('data-dragged');
    map.on('dragstart', begin);
    map.on('dragend', end);
    return () => {
      map.off('dragstart', begin);
      map.off('dragend', end);
      end();
    };
  }, [map]);
};
