import type { getNews, getNewsItem } from '~/api/contract/content';
import type { ReplyOf } from '~/api/contract/endpoint';
import { dateFromWire } from '~/domain/time/cityTime';
import type { NewsHead, NewsItem, NewsPage } from '~/domain/content/news';
import { nonEmpty, htmlFromWire } from '../wireText';

type WireItem = ReplyOf<typeof getNewsItem>['result'];

/** The number of news items in one request. */
export const newsLimit = 10;

const maxLengths = { id: 100, title: 300, announce: 1000 };

const headFromWire = ({ id, title, date, announce, image }: WireItem, timeZone: string): NewsHead | undefined => {
  const heading = nonEmpty(title, maxLengths.title) ?? nonEmpty(announce, maxLengths.title);
  if (id.trim() === '' || id.length > maxLengths.id || heading === undefined) return undefined;
  return {
    id,
    title: heading,
    at: date === undefined ? undefined : dateFromWire(date, timeZone),
    announce: nonEmpty(title) === undefined ? undefined : nonEmpty(announce, maxLengths.announce),
    image: nonEmpty(image),
  };
};

/**
 * One page of the news. Items without a title and an announcement are dropped. The server's count decides whether there
 * is more. Without a count, a full page means that there is more.
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

/** One news item with its text, or undefined if there is nothing to read. */
export const newsItemFromWire = ({ result }: ReplyOf<typeof getNewsItem>, timeZone: string): NewsItem | undefined => {
  const head = headFromWire(result, timeZone);
  return head && { ...head, html: htmlFromWire(result.text) };
};
