import * as v from 'valibot';
import { endpoint } from './endpoint';
import { listOf, maybe, numeric, text } from './wire';

/** News and pages of a city. `lang` is our own parameter: a server with one language ignores it. */

const lang = v.optional(v.picklist(['ru', 'en']));
const none = { in: 'none' } as const;

const newsItem = v.object({
  id: text,
  date: maybe(text),
  title: maybe(text),
  announce: maybe(text),
  /** HTML. */
  text: maybe(text),
  image: maybe(text),
});

export const getNews = endpoint({
  method: 'GET',
  path: '/api/news',
  encoding: 'query',
  token: none,
  callClass: 'R',
  request: v.object({ limit: v.number(), offset: v.number(), lang }),
  reply: v.object({ result: listOf(newsItem), count: maybe(numeric) }),
});

export const getNewsItem = endpoint({
  method: 'GET',
  path: '/api/news/get-one',
  encoding: 'query',
  token: none,
  callClass: 'R',
  request: v.object({ id: v.string(), lang }),
  reply: v.object({ result: newsItem }),
});

export const getPage = endpoint({
  method: 'GET',
  path: '/api/pages/get-by-path',
  encoding: 'query',
  token: none,
  callClass: 'R',
  request: v.object({ path: v.string(), lang }),
  /** `text` is HTML. */
  reply: v.object({ result: v.object({ path: maybe(text), title: maybe(text), text: maybe(text) }) }),
});
