import { useEffect, useState } from 'react';
import { buildGeojsonInChunks } from '~/data/map/buildGeojsonInChunks';
import type { MapGeojson } from '~/data/map/mapGeojson';
import type { MapFeature } from '~/domain/map/mapFeature';

/**
 * Returns the drawing of the filtered objects. Until it is ready, that of the previous filter. Undefined without a
 * filter.
 */
export const useFilteredGeojson = (visible: readonly MapFeature[] | undefined): MapGeojson | undefined => {
  const [geojson, setGeojson] = useState<MapGeojson>();
  if (!visible && geojson) setGeojson(undefined);
  useEffect(() => (visible ? buildGeojsonInChunks(visible, setGeojson) : undefined), [visible]);
  useEffect(() => {
    if (!geojson) return undefined;
    return () => [geojson.spots, geojson.shapes].forEach((address) => URL.revokeObjectURL(address));
  }, [geojson]);
  return geojson;
};
