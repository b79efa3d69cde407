import { useState } from 'react';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { locateCoarsely, positionTimeoutMs, type PositionError } from '~/state/map/position';

/** The phone's position while the chooser is open. It is requested on a tap, never stored and never sent. */
export const useNearbyPosition = () => {
  const [result, setResult] = useState<GeoPoint | PositionError | 'asking'>();

  const locate = (): void => {
    if (result === 'asking') return;
    setResult('asking');
    // Some phones never answer, and a permission prompt may stay open. The driver then sees a notice, and a late answer
    // still counts.
    const timer = setTimeout(() => setResult('slow'), positionTimeoutMs);
    void locateCoarsely().then((place) => {
      clearTimeout(timer);
      setResult((last) => (typeof last === 'object' && typeof place === 'string' ? last : place));
    });
  };

  return {
    locate,
    clear: (): void => setResult(undefined),
    isLocating: result === 'asking',
    error: typeof result === 'string' && result !== 'asking' ? result : undefined,
    place: typeof result === 'object' ? result : undefined,
  };
};
