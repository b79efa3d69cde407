import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { build } from '~/city/build';
import { capabilitiesOf } from '~/city/capabilities';
import type { CityConfig } from '~/city/schema';
import type { Options } from '~/domain/content/options';
import { offlinePagePaths } from '~/domain/content/offlinePagePaths';
import type { Language } from '~/i18n/messages';
import { optionsQuery } from '../options/optionsQuery';
import { pageQuery } from '../pages/pageQuery';
import { settingsQuery } from '../settings/settingsQuery';
import { smsCommandsQuery } from '../sms-commands/smsCommandsQuery';
import { zonesQuery } from '../zones/zonesQuery';

/** The type of the data does not matter here. */
const asAnyQuery = (query: unknown): FetchQueryOptions => query as FetchQueryOptions;

/** The queries of the offline bundle of a city. The map's objects are not among them: the worker stores them. */
export const offlineBundleQueries = (queryClient: QueryClient, config: CityConfig, lang: Language) => {
  const { city } = config;
  const settings = settingsQuery(city);
  const options = optionsQuery(city);
  const menus: Options['menus'] | undefined = queryClient.getQueryData(options.queryKey)?.menus;
  const { paysByParking } = capabilitiesOf(config, queryClient.getQueryData(settings.queryKey), build);
  return {
    paysByParking,
    /** Everything else depends on these. */
    first: [asAnyQuery(settings), asAnyQuery(options)],
    zones: asAnyQuery(zonesQuery(city, paysByParking)),
    sms: asAnyQuery(smsCommandsQuery(city)),
    pages: offlinePagePaths(menus).map((path) => asAnyQuery(pageQuery(city, lang, path))),
  };
};
