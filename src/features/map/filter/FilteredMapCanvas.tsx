import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { later } from '~/ui/later';
import { whenSettled } from '~/ui/whenIdle';
import { MapCanvas, type MapRef } from '../engine/MapCanvas';
import { useMapMiddle } from '../list/mapMiddle';
import { useDrawnUp } from './useDrawnUp';
import { useShown } from './useShown';

const MapTools = later(() =>
  whenSettled()
    .then(() => import('./MapTools'))
    .then(({ MapTools }) => MapTools),
);

type Props = Omit<ComponentProps<typeof MapCanvas>, 'shown'>;

/** The drawn map of what the driver's filter leaves, with what is done to it. */
export const FilteredMapCanvas = ({ features, drawing, onReady, ...rest }: Props) => {
  const { kept, shown } = useShown(features);
  const isWhole = shown === features;
  const part = useDrawnUp(isWhole ? undefined : shown);
  const [map, setMap] = useState<MapRef>();
  useMapMiddle(map);

  const ready = useCallback(
    (made: MapRef): void => {
      setMap(made);
      onReady(made);
    },
    [onReady],
  );

  useEffect(() => {
    if (!map) return undefined;
    // The engine follows the window alone; the column beside it takes its room without one.
    const observer = new ResizeObserver(() => map.resize());
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  return (
    <>
      <MapCanvas {...rest} features={features} shown={shown} drawing={isWhole ? drawing : part} onReady={ready} />
      <MapTools shown={kept.length} features={features} />
    </>
  );
};
