import type { Options } from './options';

/** The city's pages that are stored for offline use: the rules and the pages in its menus. */

/** The path of a city's rules, if it has any. */
const rulesPath = 'rules';
/** A menu with hundreds of pages is not meant to be read offline. */
const maxPages = 10;

/** Paths of content pages, the rules first. */
export const offlinePagePaths = (menus: Options['menus'] | undefined): string[] => {
  const items = menus ? [...menus.header, ...menus.mobile, ...menus.footer] : [];
  const paths = items.flatMap(({ path }) => /^\/(?:(?:ru|en)\/)?pages\/([^?#]+?)\/*(?:[?#]|$)/.exec(path)?.[1] ?? []);
  return [...new Set([rulesPath, ...paths])].slice(0, maxPages);
};
