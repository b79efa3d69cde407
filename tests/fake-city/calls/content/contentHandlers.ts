import type { Handlers } from '../Handler';
import { getPage } from './getPage';
import { getNews, getNewsItem } from './news';

/** News and pages. */
export const contentHandlers = { getNews, getNewsItem, getPage } satisfies Partial<Handlers>;
