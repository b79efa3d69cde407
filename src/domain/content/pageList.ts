import { menuLinks, type MenuLink } from './menu';
import type { Options } from './options';

/**
 * Returns the content pages that a city's menus name, each once, in the order of the menus and in the language of the
 * page. No call of the server lists them.
 */
export const pageList = (menus: Options['menus'], language: 'ru' | 'en', origin: string): MenuLink[] =>
  menuLinks([...menus.header, ...menus.mobile, ...menus.footer], {
    language,
    audience: 'guest',
    origin,
    hasPage: (path) => path.startsWith('/pages/'),
  }).filter(({ leads }) => leads === 'inside');
