import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { useCityRules } from '../settings/useCapabilities';
import { zonesQuery } from './zonesQuery';

/** All that the form of a stay asks the chosen city for before it asks for a price: its settings, and its zones (or parkings). */
export const useStayRules = () => {
  const city = useAtomValue(cityAtom);
  const rules = useCityRules();
  const { data } = useQuery({ ...zonesQuery(city?.city ?? '', rules.can?.paysByParking ?? false), enabled: city !== undefined });
  return { ...rules, zones: data };
};
