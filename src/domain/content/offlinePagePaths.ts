import type { Options } from './options';

/** The city's own texts that are kept for where there is no network: the rules, and what its menus lead to. */

/** By this name every city has its rules, if it has any. */
const rulesPath = 'rules';
/** A menu of hundreds of pages is not meant to be read offline. */
const maxPages = 10;

/** Paths of content pages, the rules first (document 1, section 2: `/pages`). */
export const offlinePagePaths = (menus: Options['menus'] | undefined): string[] => {
  const items = menus ? [...menus.header, ...menus.mobile, ...menus.footer] : [];
  const paths = items.flatMap(({ path }) => /^\/(?:(?:ru|en)\/)?pages\/([^?#]+?)\/*(?:[?#]|$)/.exec(path)?.[1] ?? []);
  return [...new Set([rulesPath, ...paths])].slice(0, maxPages);
};
