import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { personCapabilitiesOf, type PersonCapabilities } from '~/city/personCapabilities';
import { cityAtom } from '~/state/currentCity';
import { useSettings } from '../settings/useCapabilities';
import { optionsQuery } from './optionsQuery';

/** What the chosen city lets drivers see and change of their own data. Undefined without a city. */
export const usePersonCapabilities = (): PersonCapabilities | undefined => {
  const city = useAtomValue(cityAtom);
  const { data } = useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined });
  const settings = useSettings();
  return city && personCapabilitiesOf(city, data, settings);
};
