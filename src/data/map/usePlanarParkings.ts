import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { planarParkings, type PlanarParking } from '~/domain/planarParkings';
import { cityIdAtom } from '~/state/city';
import { positionAtom } from '~/state/position';
import { mapInfoQuery } from './mapInfoQuery';

/** The parkings with a barrier that the map has shown already; nothing is asked for, of the city or of the phone. */
export const usePlanarParkings = (): readonly PlanarParking[] => {
  const city = useAtomValue(cityIdAtom) ?? '';
  const position = useAtomValue(positionAtom);
  const features = useQuery({ ...mapInfoQuery(city), enabled: false }).data?.features;
  return useMemo(() => planarParkings(features ?? [], position), [features, position]);
};
