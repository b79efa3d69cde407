import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { mapInfoQuery } from '~/data/map/mapInfoQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useZones } from '~/data/zones/useZones';
import type { MapFeature } from '~/domain/map/mapFeature';
import { indexingPlaces, type PlaceIndex } from '~/domain/search/placeSearch';
import type { Zone } from '~/domain/stay/zone';

const noFeatures: MapFeature[] = [];
const noZones: Zone[] = [];
/** How long building the index may block the page at a time. */
const sliceMs = 12;

interface CachedIndex {
  features: readonly MapFeature[];
  zones: readonly Zone[];
  paysByParking: boolean;
  index: PlaceIndex;
}
/** The last index, with which a reopened search starts. */
let cachedIndex: CachedIndex | undefined;

/**
 * Returns the index of everything that can be found on the device. It is built when the search first opens and when the
 * data changes.
 */
export const usePlaceIndex = (city: Pick<CityConfig, 'city'>) => {
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const map = useQuery(mapInfoQuery(city.city));
  const places = useZones();
  const features = map.data?.features ?? noFeatures;
  const zones = places.data ?? noZones;
  const sources = useMemo(() => ({ features, zones, paysByParking }), [features, zones, paysByParking]);
  const isCached =
    cachedIndex?.features === features && cachedIndex.zones === zones && cachedIndex.paysByParking === paysByParking;
  const [builtIndex, setBuiltIndex] = useState<PlaceIndex>();
  // Until the next index is ready, the last one is searched.
  const index = isCached ? cachedIndex?.index : builtIndex;

  useEffect(() => {
    if (isCached) return undefined;
    const indexing = indexingPlaces(sources);
    let timer: ReturnType<typeof setTimeout>;
    const buildSlice = (): void => {
      const until = performance.now() + sliceMs;
      do {
        const step = indexing.next();
        if (step.done) {
          cachedIndex = { ...sources, index: step.value };
          setBuiltIndex(step.value);
          return;
        }
      } while (performance.now() < until);
      timer = setTimeout(buildSlice);
    };
    buildSlice();
    return () => clearTimeout(timer);
  }, [sources, isCached]);

  return {
    index,
    isWaiting:
      index === undefined ||
      (map.data === undefined && map.isFetching) ||
      (places.data === undefined && places.isFetching),
    hasFailed: map.data === undefined && places.data === undefined && map.isError && places.isError,
  };
};
