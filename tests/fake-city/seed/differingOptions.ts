import type { ContentPage } from '../store/content/content';
import type { CityOptions } from './citySettings';
import { about } from './pages/about';
import { rules } from './pages/rules';
import { tariffs } from './pages/tariffs';

/** A menu item; its position in the menu is added last. */
type MenuItem = Pick<ContentPage, 'path'> & { titles: ContentPage['title'] };

/** Links to the app of a city in the stores. */
const stores = (city: string): Partial<CityOptions> => ({
  iosLink: `https://ios.example.com/app/parking-${city}`,
  androidLink: `https://android.example.com/app/parking-${city}`,
  yandexStoreLink: `https://store.example.com/app/parking-${city}`,
  apkLink: `https://files.example.com/parking-${city}.apk`,
});

const news: MenuItem = { path: '/news', titles: { ru: 'Новости', en: 'News' } };
const pageItem = ({ path, title }: ContentPage): MenuItem => ({ path: `/pages/${path}`, titles: title });

/** Adds news and pages to the end of a menu. */
const longer = (menu: CityOptions['footerMenu'], pages: readonly ContentPage[]): CityOptions['footerMenu'] => [
  ...menu,
  ...[news, ...pages.map(pageItem)].map((item, index) => ({ ...item, order: menu.length + index + 1 })),
];

const menus = ({ footerMenu, mobileMenu }: CityOptions): Partial<CityOptions> => ({
  footerMenu: longer(footerMenu, [rules, tariffs, about]),
  mobileMenu: longer(mobileMenu, [rules, about]),
});

/** The companies of two cities choose at the login between person and company. */
const companies: Partial<CityOptions> = { isCoopProfile: true };

const banner: Partial<CityOptions> = {
  banner: { image: '/demo/banner/wide.svg', narrowImage: '/demo/banner/narrow.svg', link: '/news', version: '2026-11' },
};

/** The options in which a city differs from the usual ones. */
export const differingOptions = (city: string, usual: CityOptions): Partial<CityOptions> => {
  const differing: Partial<Record<string, Partial<CityOptions>>> = {
    perm: { ...stores(city), ...menus(usual) },
    moscow: { ...stores(city), ...menus(usual) },
    kazan: stores(city),
    ryazan: banner,
    samara: companies,
    saratov: companies,
  };
  return differing[city] ?? {};
};
