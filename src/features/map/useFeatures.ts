import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { mapInfoQuery } from '~/data/map/mapInfoQuery';
import type { MapFeature } from '~/domain/parking';
import { cityIdAtom } from '~/state/city';

const none: readonly MapFeature[] = [];

/** The objects that the map has; nothing is asked for. */
export const useFeatures = (): readonly MapFeature[] => {
  const city = useAtomValue(cityIdAtom) ?? '';
  return useQuery({ ...mapInfoQuery(city), enabled: false }).data?.features ?? none;
};
