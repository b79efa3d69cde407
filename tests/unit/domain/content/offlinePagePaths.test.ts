import { expect, it } from 'vitest';
import { offlinePagePaths } from '~/domain/content/offlinePagePaths';

const item = (path: string) => ({ path, title: { ru: 'Т', en: 'T' }, order: 0 });
const menus = (...paths: string[]) => ({ header: paths.map(item), footer: [item('/pages/contacts')], mobile: [] });

it.each<[string, Parameters<typeof offlinePagePaths>[0], string[]]>([
  ['no menus yet', undefined, ['rules']],
  [
    'the menus’ pages, each once',
    menus('/pages/about', '/pages/rules/', '/en/pages/about?x=1'),
    ['rules', 'about', 'contacts'],
  ],
  ['no other addresses', menus('/news', 'https://city.ru/pages/x', '/pages/', '/pagesx/y'), ['rules', 'contacts']],
  ['a page below another', menus('/pages/help/pay#now'), ['rules', 'help/pay', 'contacts']],
])('the pages of the offline bundle are chosen: %s', (_, args, paths) => {
  expect(offlinePagePaths(args)).toEqual(paths);
});

it('the offline bundle stores at most ten pages of a long menu', () => {
  expect(offlinePagePaths(menus(...Array.from({ length: 300 }, (_, n) => `/pages/p${n}`)))).toHaveLength(10);
});
