import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { personCapabilitiesOf, type PersonCapabilities } from '~/city/personCapabilities';
import { cityAtom } from '~/state/currentCity';
import { useSettingsQuery } from '../settings/useCapabilities';
import { optionsQuery } from './optionsQuery';

/**
 * What the chosen city lets drivers see and change of their own data. Undefined without a city, and until the city has
 * answered or failed to.
 */
export const usePersonCapabilities = (): PersonCapabilities | undefined => {
  const city = useAtomValue(cityAtom);
  const options = useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined });
  const settings = useSettingsQuery();
  const isWaiting = [options, settings].some(
    ({ isPending, failureCount, isPaused }) => isPending && failureCount === 0 && !isPaused,
  );
  return city && !isWaiting ? personCapabilitiesOf(city, options.data, settings.data) : undefined;
};
