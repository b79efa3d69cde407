import { pageAccess, type Audience, type PageFor } from '../account/pageAccess';
import type { MenuItem } from './options';
import { pathInLanguage } from './pathInLanguage';
import { serverUrl, type ServerLink } from './safeUrl';

/** The menus that a city's server gives (document 1, section 2, "App shell"): which items are drawn, and how. */

/** One line of a menu, ready to be drawn. */
export interface MenuLink extends ServerLink {
  title: string;
}

interface Viewer {
  language: 'ru' | 'en';
  audience: Audience;
  origin: string;
  /** Pages that the menu has lines of its own for. */
  builtInPages: readonly string[];
  /** Is there such a page in the app? The path has no language. */
  hasPage: (path: string) => boolean;
}

/** More lines than anybody reads; a server that sends thousands must not slow the page down. */
const maxItems = 50;

/** The page of an address: `/en/news/?page=2` and `/news` are one. */
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
 * The lines of a menu, in its order and in the language of the page. Dropped are lines without a title or a safe
 * address, to a page that the app does not have, that the visitor may not see (registration, once signed in), or that
 * stands in the menu already.
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

/** Does an address lead to the page that is open, or to one that this page belongs to? Languages do not matter. */
export const isCurrentPage = (address: string, pathname: string): boolean => {
  const [page, currentPage] = [pageOf(address), pageOf(pathname)];
  return page === currentPage || (page !== '/' && currentPage.startsWith(`${page}/`));
};
