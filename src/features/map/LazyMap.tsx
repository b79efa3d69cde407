import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MapRef } from './engine/MapCanvas';
import { hasAttribution } from '~/city/hasAttribution';
import type { CityConfig } from '~/city/schema';
import type { MapGeojson } from '~/data/map/mapGeojson';
import { optionsQuery } from '~/data/options/optionsQuery';
import { middleOf } from '~/domain/map/bounds';
import type { GeoPoint } from '~/domain/map/geoPoint';
import type { MapFeature } from '~/domain/map/mapFeature';
import { lazyPart } from '~/ui/lazyPart';
import { useMedia } from '~/ui/useMedia';
import { deferBackgroundWork } from '~/platform/whenIdle';
import { canRenderMap } from './canRenderMap';
import { useMapAttribution } from './attribution/useMapAttribution';
import { payBarPosition, phoneQuery } from './payBarPosition';

/** Starts to load the engine before the component that uses it. */
const load = async () => {
  void import('./engine/loadEngine').then(
    ({ loadEngine }) => loadEngine(),
    () => undefined,
  );
  return { default: (await import('./filter/FilteredMapCanvas')).FilteredMapCanvas };
};
let MapCanvas = lazy(load);

const MapAttribution = lazyPart(() =>
  import('./attribution/MapAttribution').then(({ MapAttribution }) => MapAttribution),
);

const darkQuery = matchMedia('(prefers-color-scheme: dark)');
const subscribeDark = (onChange: () => void): (() => void) => {
  darkQuery.addEventListener('change', onChange);
  return () => darkQuery.removeEventListener('change', onChange);
};

interface Props {
  city: CityConfig;
  features: readonly MapFeature[];
  /** The same objects as GeoJSON, created while they were read. */
  geojson?: MapGeojson;
  picked: MapFeature | undefined;
  /** All objects of the zone, if its card is open without a picked object. */
  zoneFeatures: readonly MapFeature[];
  hasCard: boolean;
  onPick: (feature: MapFeature | undefined) => void;
  /** True if the address names a place to show. */
  isPlaceRequested: boolean;
  /** The position of that place, once the map's objects are known. */
  focus?: GeoPoint;
  /** Fetches the objects again. */
  onRefresh: () => void;
  /** Called if the map cannot be drawn, or no longer can. */
  onMapUnavailable: () => void;
}

/**
 * The map, in a box that already has its size. It is mounted right after the first paint, so that it never delays it.
 */
export const LazyMap = (props: Props) => {
  const [hasPainted, setPainted] = useState(false);
  const { onMapUnavailable } = props;
  const releaseRef = useRef((): void => undefined);
  const releaseDeferredWork = useCallback(() => releaseRef.current(), []);
  useEffect(() => {
    if (!canRenderMap()) return onMapUnavailable();
    // Loading starts at once. The map is mounted after the existing content has been painted.
    load().catch(() => undefined);
    releaseRef.current = deferBackgroundWork();
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => {
      cancelAnimationFrame(frame);
      releaseDeferredWork();
    };
  }, [onMapUnavailable, releaseDeferredWork]);
  if (!hasPainted) return null;
  const handleError = (error: unknown): void => {
    console.warn('Map: it could not be drawn.', error);
    // The next try loads what failed again.
    MapCanvas = lazy(load);
    onMapUnavailable();
  };
  return (
    <CatchBoundary getResetKey={() => props.city.city} errorComponent={() => null} onCatch={handleError}>
      <Suspense fallback={null}>
        <LoadedMap {...props} onRendered={releaseDeferredWork} />
      </Suspense>
    </CatchBoundary>
  );
};

const LoadedMap = ({ city, focus, ...canvasProps }: Props & { onRendered: () => void }) => {
  const isDark = useSyncExternalStore(subscribeDark, () => darkQuery.matches);
  const [map, setMap] = useState<MapRef>();
  const attribution = useMapAttribution(map, city.mapSource);
  const options = useQuery(optionsQuery(city.city)).data;
  const isPhone = useMedia(phoneQuery);
  return (
    <>
      <div
        className={`absolute inset-0 ${isPhone ? 'border-b border-line' : ''}`}
        style={isPhone ? { bottom: payBarPosition(hasAttribution(city)).map } : undefined}
      >
        <MapCanvas
          key={city.city}
          city={city}
          view={{ ...(focus ?? options?.mapCenter ?? middleOf(city.mapBounds)), zoom: options?.initialZoom ?? 16 }}
          isDark={isDark}
          onReady={setMap}
          {...canvasProps}
        />
      </div>
      {attribution && <MapAttribution html={attribution} />}
    </>
  );
};
