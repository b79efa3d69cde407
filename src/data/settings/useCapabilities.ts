import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { build } from '~/city/build';
import { capabilitiesOf, type Capabilities } from '~/city/capabilities';
import type { CityConfig } from '~/city/schema';
import type { Settings } from '~/domain/content/settings';
import type { TariffContext } from '~/domain/stay/tariff';
import { cityAtom } from '~/state/currentCity';
import { settingsQuery } from './settingsQuery';

const useSettingsQuery = () => {
  const city = useAtomValue(cityAtom);
  return useQuery({ ...settingsQuery(city?.city ?? ''), enabled: city !== undefined });
};

/** What tariffs are read by: the city's clock and its holidays. */
export const tariffContextOf = (city: CityConfig | undefined, settings: Settings | undefined): TariffContext => ({
  timeZone: city?.timeZone ?? 'UTC',
  holidays: settings?.holidays,
});

/** The settings of the chosen city, kept or fresh; undefined while they have never been seen. */
export const useSettings = (): Settings | undefined => useSettingsQuery().data;

/** Could the settings not be had, and how to ask once more. */
export const useSettingsStatus = () => {
  const { data, isError, isFetching, refetch } = useSettingsQuery();
  return { isMissing: isError && data === undefined, isFetching, refetch };
};

/**
 * All that the settings of the chosen city say, by one observer: a form, which is drawn anew with every letter, asks for them
 * here alone.
 */
export const useCityRules = () => {
  const city = useAtomValue(cityAtom);
  const { data, isError, isFetching, refetch } = useSettingsQuery();
  return {
    settings: data,
    can: city && capabilitiesOf(city, data, build),
    tariff: tariffContextOf(city, data),
    /** They have never been seen, and do not come. */
    isMissing: isError && data === undefined,
    isFetching,
    refetch,
  };
};

/** What the chosen city can do; undefined without a city. */
export const useCapabilities = (): Capabilities | undefined => {
  const city = useAtomValue(cityAtom);
  const settings = useSettings();
  return city && capabilitiesOf(city, settings, build);
};
