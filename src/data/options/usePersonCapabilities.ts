import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { personCapabilitiesOf, type PersonCapabilities } from '~/city/personCapabilities';
import { cityAtom } from '~/state/currentCity';
import { settingsQuery } from '../settings/settingsQuery';
import { optionsQuery } from './optionsQuery';

/**
 * What the chosen city lets drivers see and change of their own data. Undefined without a city, and until the city has
 * answered or failed to.
 */
export const usePersonCapabilities = (): PersonCapabilities | undefined => {
  const city = useAtomValue(cityAtom);
  const enabled = city !== undefined;
  const options = useQuery({ ...optionsQuery(city?.city ?? ''), enabled });
  const settings = useQuery({ ...settingsQuery(city?.city ?? ''), enabled });
  const isWaiting = [options, settings].some(
    ({ isPending, failureCount, isPaused }) => isPending && failureCount === 0 && !isPaused,
  );
  return city && !isWaiting ? personCapabilitiesOf(city, options.data, settings.data) : undefined;
};
