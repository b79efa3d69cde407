import { infiniteQueryOptions } from '@tanstack/react-query';
import { getNews } from '~/api/contract/content';
import type { NewsHead, NewsPage } from '~/domain/content/news';
import type { Language } from '~/i18n/messages';
import { currentCity } from '~/state/currentCity';
import { cityCall } from '../cityCall';
import { cityKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { newsFromWire, newsLimit } from './newsFromWire';

/**
 * All items without duplicates, in the server's order. News published during reading shifts older items to the next
 * page.
 */
const uniqueItems = (pages: readonly NewsPage[]): NewsHead[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item): [string, NewsHead] => [item.id, item])).values(),
];

/** The city's news in one language, page by page. The first page is persisted for offline use. */
export const newsQuery = (city: string, lang: Language) =>
  infiniteQueryOptions({
    queryKey: cityKey(city, 'news', lang),
    queryFn: async ({ pageParam, signal }) => {
      const { value } = okOrThrow(await cityCall(getNews, { limit: newsLimit, offset: pageParam, lang }, { signal }));
      return newsFromWire(value, pageParam, currentCity().timeZone);
    },
    initialPageParam: 0,
    // A page without new items means that the server repeats itself and has no more.
    getNextPageParam: ({ nextOffset }, pages) =>
      pages.length > 1 && uniqueItems(pages).length === uniqueItems(pages.slice(0, -1)).length ? undefined : nextOffset,
    select: ({ pages }) => uniqueItems(pages),
    staleTime: 5 * 60_000,
    meta: { persist: true },
  });
