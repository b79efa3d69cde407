import { pageAccess, type Audience, type PageFor } from '../account/pageAccess';
import type { MenuItem } from './options';
import { pathInLanguage } from './pathInLanguage';
import { serverUrl, type ServerLink } from './safeUrl';

/** The menus from a city's server: which items are shown, and how. */

/** A menu item, ready to render. */
export interface MenuLink extends ServerLink {
  title: string;
  /** The same for all addresses of one page: its path without a language, and its parameters. */
  page: string;
}

interface Viewer {
  language: 'ru' | 'en';
  audience: Audience;
  origin: string;
  /** True if the app has this page. The path has no language prefix. */
  hasPage: (path: string) => boolean;
}

/** No real menu has more items. A server that sends thousands must not slow the page down. */
const maxItems = 50;

/** Returns the page of an address: `/en/news/?page=2` and `/news` are the same page. */
const pageOf = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/^\/(en|ru)(?=\/|$)/, '')
    .replace(/\/+$/, '') || '/';

/** Returns what identifies the page of an address in a menu: `/profile` is the page of payments. */
const pageKeyOf = (address: string): string => {
  const page = pageOf(address);
  return (page === '/profile' ? '/profile/parking' : page) + (/\?[^#]+/.exec(address)?.[0] ?? '');
};

const guestPages = /^\/(registration|restore-password|legal\/auth|guest-payment|check)(\/|$)/;

const audienceOf = (page: string): PageFor => {
  if (guestPages.test(page)) return 'guest';
  if (/^\/profile(\/|$)/.test(page)) return 'driver';
  return /^\/coop-profile(\/|$)/.test(page) ? 'corporate' : 'all';
};

/**
 * Returns the items of a menu, in its order and in the language of the page. Drops items without a title or a safe
 * address. Also drops duplicates, unknown pages, and pages that the visitor may not see (registration, once signed in).
 */
export const menuLinks = (items: readonly MenuItem[], { language, audience, origin, hasPage }: Viewer): MenuLink[] => {
  const links = new Map<string, MenuLink>();
  for (const { path, title } of items) {
    if (links.size === maxItems) break;
    const link = serverUrl(path, origin);
    const isTitled = /[\p{L}\p{N}]/u.test(title[language]);
    if (!link || !isTitled) continue;
    const isInside = link.leads === 'inside';
    const page = isInside ? pageKeyOf(link.href) : link.href;
    if (links.has(page)) continue;
    if (isInside) {
      const path = pageOf(link.href);
      if (!hasPage(path) || pageAccess(audienceOf(path), audience) === 'home') continue;
    }
    const href = isInside ? pathInLanguage(link.href, language) : link.href;
    links.set(page, { title: title[language].trim(), href, leads: link.leads, page });
  }
  return [...links.values()];
};

/**
 * Places the app's own pages that a city's menu lacks. They follow the last of the app's own pages in it, so that the
 * city's order stands and its further pages come last.
 */
export const splitAtOwnPages = (
  links: readonly MenuLink[],
  ownPages: readonly string[],
): { before: MenuLink[]; missingPages: string[]; after: MenuLink[] } => {
  const end = links.findLastIndex(({ page }) => ownPages.includes(page)) + 1;
  return {
    before: links.slice(0, end),
    missingPages: ownPages.filter((own) => links.every(({ page }) => page !== own)),
    after: links.slice(end),
  };
};

/** True if the address is the current page or one of its ancestors. Languages are ignored. */
export const isCurrentPage = (address: string, pathname: string): boolean => {
  const [page, currentPage] = [pageOf(address), pageOf(pathname)];
  return page === currentPage || (page !== '/' && currentPage.startsWith(`${page}/`));
};
