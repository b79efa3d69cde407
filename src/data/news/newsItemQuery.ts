import { queryOptions } from '@tanstack/react-query';
import { getNewsItem } from '~/api/contract/content';
import type { Language } from '~/i18n/words';
import { currentCity } from '~/state/city';
import { cityCall } from '../cityCall';
import { keepNewest } from '../keepNewest';
import { cityKey } from '../keys';
import { okOrThrow } from '../outcomeError';
import { newsItemFromWire } from './newsFromWire';

/** One piece of the city's news, null where there is nothing to read; what has been read is kept for offline. */
export const newsItemQuery = (city: string, lang: Language, id: string) =>
  queryOptions({
    queryKey: cityKey(city, 'newsItem', lang, id),
    queryFn: async ({ client, signal }) => {
      const { value } = okOrThrow(await cityCall(getNewsItem, { id, lang }, { signal }));
      keepNewest(client, cityKey(city, 'newsItem'));
      return newsItemFromWire(value, currentCity().timeZone) ?? null;
    },
    staleTime: 5 * 60_000,
    meta: { persist: true },
  });
