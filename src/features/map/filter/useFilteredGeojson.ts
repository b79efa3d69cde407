import { useEffect, useState } from 'react';
import { buildGeojsonInChunks } from '~/data/map/buildGeojsonInChunks';
import type { MapGeojson } from '~/data/map/mapGeojson';
import type { MapFeature } from '~/domain/map/mapFeature';

/** The drawing of what a filter leaves: that of the filter before it until it is there; none without a filter. */
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
