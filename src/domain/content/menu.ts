import { pageAccess, type Audience, type PageFor } from '../account/pageAccess';
import type { MenuItem } from './options';
import { pathInLanguage } from './pathInLanguage';
import { serverUrl, type ServerLink } from './safeUrl';

/** The menus from a city's server: which items are shown, and how. */

/** A menu item, ready to render. */
export interface MenuLink extends ServerLink {
  title: string;
}

interface Viewer {
  language: 'ru' | 'en';
  audience: Audience;
  origin: string;
  /** Pages that already have a fixed item in the menu. */
  builtInPages: readonly string[];
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
export const menuLinks = (
  items: readonly MenuItem[],
  { language, audience, origin, builtInPages, hasPage }: Viewer,
): MenuLink[] => {
  const links = new Map<string, MenuLink>();
  for (const { path, title } of items) {
    if (links.size === maxItems) break;
    const link = serverUrl(path, origin);
    const isTitled = /[\p{L}\p{N}]/u.test(title[language]);
    if (!link || !isTitled || links.has(link.href)) continue;
    if (link.leads === 'inside') {
      const page = pageOf(link.href);
      if (builtInPages.includes(page) || !hasPage(page) || pageAccess(audienceOf(page), audience) === 'home') continue;
    }
    const href = link.leads === 'inside' ? pathInLanguage(link.href, language) : link.href;
    links.set(link.href, { title: title[language].trim(), href, leads: link.leads });
  }
  return [...links.values()];
};

/** True if the address is the current page or one of its ancestors. Languages are ignored. */
export const isCurrentPage = (address: string, pathname: string): boolean => {
  const [page, currentPage] = [pageOf(address), pageOf(pathname)];
  return page === currentPage || (page !== '/' && currentPage.startsWith(`${page}/`));
};
