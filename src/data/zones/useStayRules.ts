import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { useCityRules } from '../settings/useCapabilities';
import { zonesQuery } from './zonesQuery';

/** All that the form of a stay asks the chosen city for before it asks for a price: its settings, and its zones (or parkings). */
export const useStayRules = () => {
  const city = useAtomValue(cityAtom);
  const rules = useCityRules();
  const { data, isLoading } = useQuery({ ...zonesQuery(city?.city ?? '', rules.can?.paysByParking ?? false), enabled: city !== undefined });
  // Until they are there, or do not come, nobody can tell whether a link's zone is one of the city's: its price can wait (`reliability.md`, F-87).
  return { ...rules, zones: data, areZonesComing: isLoading };
};
