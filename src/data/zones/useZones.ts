import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { useCapabilities } from '../settings/useCapabilities';
import { zonesQuery } from './zonesQuery';

/** The zones (or parkings) of the chosen city that can be paid for. */
export const useZones = () => {
  const city = useAtomValue(cityAtom);
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  return useQuery({ ...zonesQuery(city?.city ?? '', paysByParking), enabled: city !== undefined });
};
