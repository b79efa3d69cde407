import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { MapFeature } from '~/domain/parking';
import { cityIdAtom } from '~/state/city';
import { cityKey } from '../keys';

/** The objects that the map has loaded since the app was opened, if it has; nothing is asked for, nor is waited for what comes later. */
export const useLoadedFeatures = (): readonly MapFeature[] | undefined => {
  const city = useAtomValue(cityIdAtom) ?? '';
  return useQueryClient().getQueryData<{ features: readonly MapFeature[] }>(cityKey(city, 'map'))?.features;
};
