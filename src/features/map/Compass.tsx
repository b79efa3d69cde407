import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { MapRef } from './engine/MapCanvas';

/** A smaller deviation counts as north. */
const minDegrees = 1;

/** Shows where north is once the map has been rotated. A tap rotates it back. */
export const Compass = ({ map }: { map: MapRef }) => {
  const [degrees, setDegrees] = useState(() => map.getBearing());
  useEffect(() => {
    const updateBearing = (): void => setDegrees(map.getBearing());
    map.on('rotate', updateBearing);
    return () => void map.off('rotate', updateBearing);
  }, [map]);
  if (Math.abs(degrees) < minDegrees) return null;
  return (
    <button
      type="button"
      aria-label={t`Повернуть карту на север`}
      title={t`Повернуть карту на север`}
      className="grid size-tap place-items-center rounded-field border border-line bg-paper shadow-float active:bg-sign-soft"
      onClick={() => map.resetNorth({ duration: 200 })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 max-h-3/5 max-w-3/5">
        <g transform={`rotate(${-degrees} 12 12)`}>
          <path d="M12 2.5L16 12H8z" className="fill-over" />
          <path d="M12 21.5L8 12h8z" className="fill-muted" />
        </g>
      </svg>
    </button>
  );
};
