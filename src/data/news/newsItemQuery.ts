import { queryOptions } from '@tanstack/react-query';
import { getNewsItem } from '~/api/contract/content';
import type { Language } from '~/i18n/messages';
import { currentCity } from '~/state/currentCity';
import { cityCall } from '../cityCall';
import { pruneQueries } from '../pruneQueries';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { newsItemFromWire } from './newsFromWire';

/**
 * One of the city's news items, or null if there is nothing to read. Items that were read are persisted for offline
 * use.
 */
export const newsItemQuery = (city: string, lang: Language, id: string) =>
  queryOptions({
    queryKey: cityKey(city, 'newsItem', lang, id),
    queryFn: async ({ client, signal }) => {
      const { value } = okOrThrow(await cityCall(getNewsItem, { id, lang }, { signal }));
      pruneQueries(client, cityKey(city, 'newsItem'));
      return newsItemFromWire(value, currentCity().timeZone) ?? null;
    },
    staleTime: 5 * 60_000,
    meta: { persist: true },
  });
