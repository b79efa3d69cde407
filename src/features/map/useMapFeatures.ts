import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { mapInfoQuery } from '~/data/map/mapInfoQuery';
import type { MapFeature } from '~/domain/map/mapFeature';
import { cityIdAtom } from '~/state/currentCity';

const none: readonly MapFeature[] = [];

/** Returns the loaded objects of the map, without fetching them. */
export const useMapFeatures = (): readonly MapFeature[] => {
  const city = useAtomValue(cityIdAtom) ?? '';
  return useQuery({ ...mapInfoQuery(city), enabled: false }).data?.features ?? none;
};
