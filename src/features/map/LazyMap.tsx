import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { MapRef } from './engine/MapCanvas';
import type { CityConfig } from '~/city/schema';
import type { MapDrawing } from '~/data/map/drawing';
import { optionsQuery } from '~/data/options/optionsQuery';
import type { GeoPoint } from '~/domain/options';
import type { MapFeature } from '~/domain/parking';
import { IconButton } from '~/ui/IconButton';
import { canDraw } from './canDraw';
import { Compass } from './Compass';
import { NoMap } from './NoMap';

const loadCanvas = () => import('./engine/MapCanvas');
const MapCanvas = lazy(() => loadCanvas().then(({ MapCanvas: Canvas }) => ({ default: Canvas })));

const darkQuery = matchMedia('(prefers-color-scheme: dark)');
const watchDark = (onChange: () => void): (() => void) => {
  darkQuery.addEventListener('change', onChange);
  return () => darkQuery.removeEventListener('change', onChange);
};

interface Props {
  city: CityConfig;
  features: readonly MapFeature[];
  /** The same as it was drawn up while it was read. */
  drawing?: MapDrawing;
  picked: MapFeature | undefined;
  onPick: (feature: MapFeature | undefined) => void;
  /** What a link wants to be looked at, instead of the city's own centre. */
  focus?: GeoPoint;
  /** Asks for the objects anew. */
  onRefresh: () => void;
}

/** The map in a box that has its size already: asked for right after the first paint, so that it never stands before it. */
export const LazyMap = (props: Props) => {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!hasPainted) return null;
  if (!canDraw()) return <NoMap />;
  return (
    <CatchBoundary getResetKey={() => props.city.city} errorComponent={NoMap} onCatch={(fault) => console.warn('Map: it could not be drawn.', fault)}>
      <Suspense fallback={null}>
        <DrawnMap {...props} />
      </Suspense>
    </CatchBoundary>
  );
};

const DrawnMap = ({ city, features, drawing, picked, onPick, focus, onRefresh }: Props) => {
  const isDark = useSyncExternalStore(watchDark, () => darkQuery.matches);
  const [map, setMap] = useState<MapRef>();
  const [isLost, setLost] = useState(false);
  const options = useQuery(optionsQuery(city.city)).data;
  const { southWest, northEast } = city.mapBounds;
  const middle = { latitude: (southWest.latitude + northEast.latitude) / 2, longitude: (southWest.longitude + northEast.longitude) / 2 };
  if (isLost) return <NoMap />;
  return (
    <>
      <MapCanvas
        key={city.city}
        city={city}
        center={focus ?? options?.mapCenter ?? middle}
        zoom={options?.initialZoom ?? 16}
        features={features}
        drawing={drawing}
        picked={picked}
        onPick={onPick}
        isDark={isDark}
        onReady={setMap}
        onLost={() => setLost(true)}
      />
      {map && (
        <div className="absolute top-2 right-2 grid gap-2">
          <Compass map={map} />
          <IconButton isFloating icon="plus" label={t`Приблизить`} onClick={() => map.zoomIn()} />
          <IconButton isFloating icon="minus" label={t`Отдалить`} onClick={() => map.zoomOut()} />
          <IconButton isFloating icon="refresh" label={t`Обновить парковки`} onClick={onRefresh} />
        </div>
      )}
    </>
  );
};
