import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import type { MapFeature } from '~/domain/map/mapFeature';
import { cityIdAtom } from '~/state/currentCity';
import { cityKey } from '../queryKeys';

/**
 * The objects of the city's map, once another component has loaded them. Requests nothing itself and imports no code of
 * the map.
 */
export const useLoadedFeatures = (): readonly MapFeature[] | undefined => {
  const city = useAtomValue(cityIdAtom) ?? '';
  const client = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client]);
  return useSyncExternalStore(
    subscribe,
    () => client.getQueryData<{ features: readonly MapFeature[] }>(cityKey(city, 'map'))?.features,
  );
};
