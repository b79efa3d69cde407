import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { barrierParkings, type BarrierParking } from '~/domain/barrier/barrierParkings';
import { cityIdAtom } from '~/state/currentCity';
import { positionAtom } from '~/state/map/position';
import { mapInfoQuery } from './mapInfoQuery';

/**
 * The car parks with a barrier that the map has loaded already. Requests nothing, neither from the city nor from the
 * phone.
 */
export const useBarrierParkings = (): readonly BarrierParking[] => {
  const city = useAtomValue(cityIdAtom) ?? '';
  const position = useAtomValue(positionAtom);
  const features = useQuery({ ...mapInfoQuery(city), enabled: false }).data?.features;
  return useMemo(() => barrierParkings(features ?? [], position), [features, position]);
};
