import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import type { MapGeojson } from '~/data/map/mapGeojson';
import { lazyPart } from '~/ui/lazyPart';
import { afterMapIdle } from '~/platform/whenIdle';
import { MapCanvas, type MapRef } from '../engine/MapCanvas';
import { useTrackMapCentre } from '../list/mapCentre';
import { useCurrentPrice } from './useCurrentPrice';
import { useDrawnGeojson } from './useDrawnGeojson';
import { useFilteredFeatures } from './useFilteredFeatures';

const MapToolbar = lazyPart(() =>
  afterMapIdle()
    .then(() => import('./MapToolbar'))
    .then(({ MapToolbar }) => MapToolbar),
);

interface Props extends Omit<ComponentProps<typeof MapCanvas>, 'visibleFeatures' | 'geojson' | 'price'> {
  geojson?: MapGeojson;
  /** Fetches the objects again. */
  onRefresh: () => void;
}

/** The map of the objects that pass the driver's filter, with the tools for them. */
export const FilteredMapCanvas = ({ features, geojson, onReady, onRefresh, ...canvasProps }: Props) => {
  const { indexes, visible } = useFilteredFeatures(features);
  const isUnfiltered = visible === features;
  const price = useCurrentPrice();
  const drawn = useDrawnGeojson(visible, geojson, !isUnfiltered, price, canvasProps.city.timeZone);
  const [map, setMap] = useState<MapRef>();
  useTrackMapCentre(map);

  const ready = useCallback(
    (readyMap: MapRef): void => {
      setMap(readyMap);
      onReady(readyMap);
    },
    [onReady],
  );

  useEffect(() => {
    if (!map) return undefined;
    // The engine only follows the window's size, but the column beside the map changes its size too.
    const observer = new ResizeObserver(() => map.resize());
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  return (
    <>
      <MapCanvas
        {...canvasProps}
        features={features}
        visibleFeatures={visible}
        geojson={drawn}
        price={price}
        onReady={ready}
      />
      <MapToolbar visibleCount={indexes.length} features={features} map={map} onRefresh={onRefresh} />
    </>
  );
};
