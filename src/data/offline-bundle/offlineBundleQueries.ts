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

/** What they answer is nobody's concern here. */
const asAnyQuery = (query: unknown): FetchQueryOptions => query as FetchQueryOptions;

/** Which answers of a city belong to what is kept for where there is no network. The map's objects are the worker's. */
export const offlineBundleQueries = (queryClient: QueryClient, config: CityConfig, lang: Language) => {
  const { city } = config;
  const settings = settingsQuery(city);
  const options = optionsQuery(city);
  const menus: Options['menus'] | undefined = queryClient.getQueryData(options.queryKey)?.menus;
  const { paysByParking } = capabilitiesOf(config, queryClient.getQueryData(settings.queryKey), build);
  return {
    paysByParking,
    /** What the rest hangs on comes first. */
    first: [asAnyQuery(settings), asAnyQuery(options)],
    zones: asAnyQuery(zonesQuery(city, paysByParking)),
    sms: asAnyQuery(smsCommandsQuery(city)),
    pages: offlinePagePaths(menus).map((path) => asAnyQuery(pageQuery(city, lang, path))),
  };
};
