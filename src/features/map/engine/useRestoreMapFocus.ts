import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';

/**
 * Returns the focus to the map when a card that was opened by a tap on it closes. Users of a keyboard or screen reader
 * then do not start at the top of the page again. Returns a function that records for each tap whether it hit an
 * object.
 */
export const useRestoreMapFocus = (map: MapRef | null, hasCard: boolean): ((hasHit: boolean) => void) => {
  const isFromMap = useRef(false);
  useEffect(() => {
    if (!map || hasCard || !isFromMap.current) return;
    isFromMap.current = false;
    // Something else already has the focus.
    if (document.activeElement === document.body) map.getCanvas().focus({ preventScroll: true });
  }, [map, hasCard]);
  return (hasHit) => {
    isFromMap.current = hasHit;
  };
};
