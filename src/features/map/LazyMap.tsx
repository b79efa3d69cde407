import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MapRef } from './engine/MapCanvas';
import { hasCredit } from '~/city/hasCredit';
import type { CityConfig } from '~/city/schema';
import type { MapDrawing } from '~/data/map/drawing';
import { optionsQuery } from '~/data/options/optionsQuery';
import { middleOf } from '~/domain/bounds';
import type { GeoPoint } from '~/domain/options';
import type { MapFeature } from '~/domain/parking';
import { IconButton } from '~/ui/IconButton';
import { later } from '~/ui/later';
import { useMedia } from '~/ui/useMedia';
import { holdTheRest } from '~/ui/whenIdle';
import { byApp } from './engine/byApp';
import { loadEngine } from './engine/loadEngine';
import { canDraw } from './canDraw';
import { Compass } from './Compass';
import { useCredit } from './credit/useCredit';
import { payEdge, phoneQuery } from './payEdge';
import { stepsBack } from './stepsBack';

/** The engine itself is on its way before what draws with it. */
const load = async () => {
  void loadEngine();
  return { default: (await import('./filter/FilteredMapCanvas')).FilteredMapCanvas };
};
let MapCanvas = lazy(load);

const MapCredit = later(() => import('./credit/MapCredit').then(({ MapCredit }) => MapCredit));

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
  /** All of the zone whose card is open without one picked object. */
  zoneFeatures: readonly MapFeature[];
  hasCard: boolean;
  onPick: (feature: MapFeature | undefined) => void;
  /** The address names something to look at: */
  isAsked: boolean;
  /** here, once the map's objects are known. */
  focus?: GeoPoint;
  /** Asks for the objects anew. */
  onRefresh: () => void;
  /** The map cannot be drawn here, or no longer. */
  onLost: () => void;
}

/** The map in a box that has its size already: asked for right after the first paint, so that it never stands before it. */
export const LazyMap = (props: Props) => {
  const [hasPainted, setPainted] = useState(false);
  const { onLost } = props;
  const release = useRef((): void => undefined);
  const tellDrawn = useCallback(() => release.current(), []);
  useEffect(() => {
    if (!canDraw()) return onLost();
    // On its way at once; put up after what is there already has been painted.
    load().catch(() => undefined);
    release.current = holdTheRest();
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => {
      cancelAnimationFrame(frame);
      tellDrawn();
    };
  }, [onLost, tellDrawn]);
  if (!hasPainted) return null;
  const giveUp = (fault: unknown): void => {
    console.warn('Map: it could not be drawn.', fault);
    // What was lost on its way is asked for again by the next try.
    MapCanvas = lazy(load);
    onLost();
  };
  return (
    <CatchBoundary getResetKey={() => props.city.city} errorComponent={() => null} onCatch={giveUp}>
      <Suspense fallback={null}>
        <DrawnMap {...props} onDrawn={tellDrawn} />
      </Suspense>
    </CatchBoundary>
  );
};

const DrawnMap = ({ city, focus, onRefresh, ...drawn }: Props & { onDrawn: () => void }) => {
  const isDark = useSyncExternalStore(watchDark, () => darkQuery.matches);
  const [map, setMap] = useState<MapRef>();
  const credit = useCredit(map, city.mapSource);
  const options = useQuery(optionsQuery(city.city)).data;
  const isPhone = useMedia(phoneQuery);
  return (
    <>
      <div
        className={`absolute inset-0 ${isPhone ? 'border-b border-line' : ''}`}
        style={isPhone ? { bottom: payEdge(hasCredit(city)).map } : undefined}
      >
        <MapCanvas
          key={city.city}
          city={city}
          view={{ ...(focus ?? options?.mapCenter ?? middleOf(city.mapBounds)), zoom: options?.initialZoom ?? 16 }}
          isDark={isDark}
          onReady={setMap}
          {...drawn}
        />
      </div>
      {credit && <MapCredit html={credit} />}
      {map && (
        <div className={`absolute top-2 right-2 grid gap-[8px] ${stepsBack}`}>
          <Compass map={map} />
          <IconButton isFloating icon="plus" label={t`Приблизить`} onClick={() => map.zoomIn({}, byApp)} />
          <IconButton isFloating icon="minus" label={t`Отдалить`} onClick={() => map.zoomOut({}, byApp)} />
          <span className="contents [@container(height<13rem)]:hidden">
            <IconButton isFloating icon="refresh" label={t`Обновить парковки`} onClick={onRefresh} />
          </span>
        </div>
      )}
    </>
  );
};
