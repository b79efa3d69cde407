import { useEffect, useRef, useState } from 'react';
import { buildGeojsonInChunks, rebuildIfPricesDiffer } from '~/data/map/buildGeojsonInChunks';
import type { MapGeojson } from '~/data/map/mapGeojson';
import type { MapFeature } from '~/domain/map/mapFeature';
import { priceReader, type PriceNow } from '~/domain/map/mapPrice';

interface Drawn {
  features: readonly MapFeature[];
  price: PriceNow;
}

type BuiltGeojson = Pick<MapGeojson, 'spots' | 'shapes'>;

/**
 * Returns the GeoJSON to draw with current prices. An unfiltered set starts as it was loaded, and is built again when a
 * price changes. Until a new drawing is ready, the previous one stays.
 */
export const useDrawnGeojson = (
  visible: readonly MapFeature[],
  /** The loaded set, if no filter applies. */
  loaded: MapGeojson | undefined,
  isFiltered: boolean,
  price: PriceNow,
  timeZone: string,
): BuiltGeojson | undefined => {
  const [built, setBuilt] = useState<{ geojson: BuiltGeojson; features: readonly MapFeature[] }>();
  const drawn = useRef<Drawn>(undefined);
  const pricedAt = loaded?.pricedAt;

  useEffect(() => {
    if (visible.length === 0 && !isFiltered) return undefined;
    const onBuilt = (geojson: BuiltGeojson): void => {
      drawn.current = { features: visible, price };
      setBuilt({ geojson, features: visible });
    };
    if (drawn.current?.features === visible) return rebuildIfPricesDiffer(visible, drawn.current.price, price, onBuilt);
    if (isFiltered || pricedAt === undefined) return buildGeojsonInChunks(visible, price, onBuilt);
    return rebuildIfPricesDiffer(visible, priceReader([], false, pricedAt, { timeZone }), price, onBuilt);
  }, [visible, isFiltered, pricedAt, price, timeZone]);

  useEffect(() => {
    if (!built) return undefined;
    const { spots, shapes } = built.geojson;
    return () => [spots, shapes].forEach((address) => URL.revokeObjectURL(address));
  }, [built]);

  return isFiltered || built?.features === visible ? built?.geojson : loaded;
};
