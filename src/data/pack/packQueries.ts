import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { build } from '~/city/build';
import { capabilitiesOf } from '~/city/capabilities';
import type { CityConfig } from '~/city/schema';
import type { Options } from '~/domain/options';
import { packPages } from '~/domain/cityPack';
import type { Language } from '~/i18n/words';
import { optionsQuery } from '../options/optionsQuery';
import { pageQuery } from '../pages/pageQuery';
import { settingsQuery } from '../settings/settingsQuery';
import { smsCommandsQuery } from '../smsCommands/smsCommandsQuery';
import { zonesQuery } from '../zones/zonesQuery';

/** What they answer is nobody's concern here. */
const some = (query: unknown): FetchQueryOptions => query as FetchQueryOptions;

/** Which answers of a city belong to what is kept for where there is no network. The map's objects are the worker's. */
export const packQueries = (queryClient: QueryClient, config: CityConfig, lang: Language) => {
  const { city } = config;
  const settings = settingsQuery(city);
  const options = optionsQuery(city);
  const menus: Options['menus'] | undefined = queryClient.getQueryData(options.queryKey)?.menus;
  const { paysByParking } = capabilitiesOf(config, queryClient.getQueryData(settings.queryKey), build);
  return {
    paysByParking,
    /** What the rest hangs on comes first. */
    first: [some(settings), some(options)],
    zones: some(zonesQuery(city, paysByParking)),
    sms: some(smsCommandsQuery(city)),
    pages: packPages(menus).map((path) => some(pageQuery(city, lang, path))),
  };
};
