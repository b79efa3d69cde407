import type { getNews, getNewsItem } from '~/api/contract/content';
import type { ReplyOf } from '~/api/contract/endpoint';
import { instantFromWire } from '~/domain/cityTime';
import type { NewsHead, NewsItem, NewsPage } from '~/domain/news';
import { filled, htmlFromWire } from '../wireText';

type WireItem = ReplyOf<typeof getNewsItem>['result'];

/** How many pieces of news are asked for at once. */
export const newsLimit = 10;

const longest = { id: 100, title: 300, announce: 1000 };

const headFromWire = ({ id, title, date, announce, image }: WireItem, timeZone: string): NewsHead | undefined => {
  const words = filled(title, longest.title) ?? filled(announce, longest.title);
  if (id.trim() === '' || id.length > longest.id || words === undefined) return undefined;
  return {
    id,
    title: words,
    at: date === undefined ? undefined : instantFromWire(date, timeZone),
    announce: filled(title) === undefined ? undefined : filled(announce, longest.announce),
    image: filled(image),
  };
};

/**
 * A stretch of the news. What has neither a title nor an announcement is dropped. There may be more where the server's
 * count says so; a server without a count has more behind a full stretch.
 */
export const newsFromWire = ({ result, count }: ReplyOf<typeof getNews>, offset: number, timeZone: string): NewsPage => {
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
