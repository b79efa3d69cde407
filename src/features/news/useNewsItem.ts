import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { newsItemQuery } from '~/data/news/newsItemQuery';
import { newsQuery } from '~/data/news/newsQuery';
import { isRefusal } from '~/data/outcomeError';
import type { NewsItem } from '~/domain/content/news';
import { currentLanguage } from '~/i18n/messages';

/** Returns one news item. Until its text is loaded, it contains what the list knows. */
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
    /** Reported after the first failed try; retries continue in the background. */
    isStuck: error !== null || failureCount > 0 || fetchStatus === 'paused',
    isFetching: fetchStatus === 'fetching',
    readAt: dataUpdatedAt,
    refetch,
  };
};
