import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/mapbox-legacy';

/**
 * A card that was opened by a tap on the map gives the focus back to it: whoever goes on by keyboard or with a screen reader
 * does not begin at the top of the page again. Gives what is told of each tap whether it met something.
 */
export const useRestoreMapFocus = (map: MapRef | null, hasCard: boolean): ((hasHit: boolean) => void) => {
  const isFromMap = useRef(false);
  useEffect(() => {
    if (!map || hasCard || !isFromMap.current) return;
    isFromMap.current = false;
    // Something else has it already.
    if (document.activeElement === document.body) map.getCanvas().focus({ preventScroll: true });
  }, [map, hasCard]);
  return (hasHit) => {
    isFromMap.current = hasHit;
  };
};
