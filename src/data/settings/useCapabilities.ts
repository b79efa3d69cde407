import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { build } from '~/city/build';
import { capabilitiesOf, type Capabilities } from '~/city/capabilities';
import type { CityConfig } from '~/city/schema';
import type { Settings } from '~/domain/content/settings';
import type { TariffContext } from '~/domain/stay/tariff';
import { cityAtom } from '~/state/currentCity';
import { settingsQuery } from './settingsQuery';

/** The settings of the chosen city as a query, for what depends on whether they have come. */
export const useSettingsQuery = () => {
  const city = useAtomValue(cityAtom);
  return useQuery({ ...settingsQuery(city?.city ?? ''), enabled: city !== undefined });
};

/** The data that tariffs depend on: the city's time zone and holidays. */
export const tariffContextOf = (city: CityConfig | undefined, settings: Settings | undefined): TariffContext => ({
  timeZone: city?.timeZone ?? 'UTC',
  holidays: settings?.holidays,
});

/** The settings of the chosen city, cached or fresh. Undefined until they have been loaded once. */
export const useSettings = (): Settings | undefined => useSettingsQuery().data;

/** Whether the settings could not be loaded, and a retry. */
export const useSettingsStatus = () => {
  const { data, isError, isFetching, refetch } = useSettingsQuery();
  return { isMissing: isError && data === undefined, isFetching, refetch };
};

/**
 * Everything that the settings of the chosen city determine, from a single observer. A form renders with every typed
 * letter, so it reads the settings only here.
 */
export const useCityRules = () => {
  const city = useAtomValue(cityAtom);
  const { data, isError, isFetching, refetch } = useSettingsQuery();
  return {
    settings: data,
    can: city && capabilitiesOf(city, data, build),
    tariff: tariffContextOf(city, data),
    /** True if the settings have never been loaded and loading fails. */
    isMissing: isError && data === undefined,
    isFetching,
    refetch,
  };
};

/** The capabilities of the chosen city. Undefined without a city. */
export const useCapabilities = (): Capabilities | undefined => {
  const city = useAtomValue(cityAtom);
  const settings = useSettings();
  return city && capabilitiesOf(city, settings, build);
};
