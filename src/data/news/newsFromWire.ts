import type { getNews, getNewsItem } from '~/api/contract/content';
import type { ReplyOf } from '~/api/contract/endpoint';
import { instantFromWire } from '~/domain/time/cityTime';
import type { NewsHead, NewsItem, NewsPage } from '~/domain/content/news';
import { nonEmpty, htmlFromWire } from '../wireText';

type WireItem = ReplyOf<typeof getNewsItem>['result'];

/** How many pieces of news are asked for at once. */
export const newsLimit = 10;

const maxLengths = { id: 100, title: 300, announce: 1000 };

const headFromWire = ({ id, title, date, announce, image }: WireItem, timeZone: string): NewsHead | undefined => {
  const heading = nonEmpty(title, maxLengths.title) ?? nonEmpty(announce, maxLengths.title);
  if (id.trim() === '' || id.length > maxLengths.id || heading === undefined) return undefined;
  return {
    id,
    title: heading,
    at: date === undefined ? undefined : instantFromWire(date, timeZone),
    announce: nonEmpty(title) === undefined ? undefined : nonEmpty(announce, maxLengths.announce),
    image: nonEmpty(image),
  };
};

/**
 * A stretch of the news. What has neither a title nor an announcement is dropped. There may be more where the server's
 * count says so; a server without a count has more behind a full stretch.
 */
export const newsFromWire = (
  { result, count }: ReplyOf<typeof getNews>,
  offset: number,
  timeZone: string,
): NewsPage => {
  const next = offset + newsLimit;
  const hasMore = result.length > 0 && (count === undefined ? result.length >= newsLimit : next < count);
  return {
    items: result.flatMap((item) => headFromWire(item, timeZone) ?? []),
    nextOffset: hasMore ? next : undefined,
  };
};

/** One piece of news with its text; undefined where there is nothing to read. */
export const newsItemFromWire = ({ result }: ReplyOf<typeof getNewsItem>, timeZone: string): NewsItem | undefined => {
  const head = headFromWire(result, timeZone);
  return head && { ...head, html: htmlFromWire(result.text) };
};
