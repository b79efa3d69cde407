import { useEffect, useState } from 'react';
import { drawInPieces } from '~/data/map/drawInPieces';
import type { MapDrawing } from '~/data/map/drawing';
import type { MapFeature } from '~/domain/parking';

/** The drawing of what a filter leaves: that of the filter before it until it is there; none without a filter. */
export const useDrawnUp = (shown: readonly MapFeature[] | undefined): MapDrawing | undefined => {
  const [drawing, setDrawing] = useState<MapDrawing>();
  if (!shown && drawing) setDrawing(undefined);
  useEffect(() => (shown ? drawInPieces(shown, setDrawing) : undefined), [shown]);
  useEffect(() => {
    if (!drawing) return undefined;
    return () => [drawing.spots, drawing.shapes].forEach((address) => URL.revokeObjectURL(address));
  }, [drawing]);
  return drawing;
};
