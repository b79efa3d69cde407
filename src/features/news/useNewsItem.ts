import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { newsItemQuery } from '~/data/news/newsItemQuery';
import { newsQuery } from '~/data/news/newsQuery';
import { isRefusal } from '~/data/outcomeError';
import type { NewsItem } from '~/domain/content/news';
import { currentLanguage } from '~/i18n/messages';

/** One piece of news; until its text is there, what the list has told of it. */
export const useNewsItem = (city: string, id: string) => {
  const query = useQuery(newsItemQuery(city, currentLanguage(), id));
  const listedItem = useInfiniteQuery({ ...newsQuery(city, currentLanguage()), enabled: false }).data?.find(
    (item) => item.id === id,
  );
  const item: NewsItem | undefined = query.data ?? listedItem;
  const { data, error, dataUpdatedAt, failureCount, fetchStatus, refetch } = query;
  return {
    item,
    hasText: Boolean(data),
    isMissing: data === null || isRefusal(error),
    /** Said after the first try; the tries go on behind it. */
    isStuck: error !== null || failureCount > 0 || fetchStatus === 'paused',
    isFetching: fetchStatus === 'fetching',
    readAt: dataUpdatedAt,
    refetch,
  };
};
