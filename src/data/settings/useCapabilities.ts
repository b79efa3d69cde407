import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { build } from '~/city/build';
import { capabilitiesOf, type Capabilities } from '~/city/capabilities';
import type { Settings } from '~/domain/settings';
import { cityAtom } from '~/state/city';
import { settingsQuery } from './settingsQuery';

const useSettingsQuery = () => {
  const city = useAtomValue(cityAtom);
  return useQuery({ ...settingsQuery(city?.city ?? ''), enabled: city !== undefined });
};

/** The settings of the chosen city, kept or fresh; undefined while they have never been seen. */
export const useSettings = (): Settings | undefined => useSettingsQuery().data;

/** Could the settings not be had, and how to ask once more. */
export const useSettingsFault = () => {
  const { data, isError, isFetching, refetch } = useSettingsQuery();
  return { isMissing: isError && data === undefined, isFetching, refetch };
};

/** What the chosen city can do; undefined without a city. */
export const useCapabilities = (): Capabilities | undefined => {
  const city = useAtomValue(cityAtom);
  const settings = useSettings();
  return city && capabilitiesOf(city, settings, build);
};
