import { expect, it } from 'vitest';
import { pageList } from '~/domain/content/pageList';

const item = (path: string, title = 'Т') => ({ path, title: { ru: title, en: `${title} (en)` }, order: 0 });
const hrefs = (language: 'ru' | 'en', ...paths: string[]): string[] =>
  pageList(
    { header: paths.map((path) => item(path)), mobile: [], footer: [item('/pages/contacts')] },
    language,
    'https://parking.ru',
  ).map(({ href }) => href);

it.each([
  ['each page once', ['/pages/rules', '/en/pages/rules', '/pages/contacts/'], ['/pages/rules', '/pages/contacts/']],
  ['a page below another', ['/pages/help/pay'], ['/pages/help/pay', '/pages/contacts']],
  [
    'nothing else',
    ['/', '/news', '/pages', '/pages/', '/pagesx/y', 'https://city.ru/pages/x', 'tel:112', '/profile/parking'],
    ['/pages/contacts'],
  ],
])('the list of the city’s pages has %s', (_, paths, expected) => {
  expect(hrefs('ru', ...paths)).toEqual(expected);
});

it('the list of the city’s pages has addresses and titles of the language', () => {
  const menus = { header: [item('/pages/rules', 'Правила')], mobile: [], footer: [item('/pages/about', '—')] };
  expect(pageList(menus, 'en', 'https://parking.ru')).toMatchObject([
    { title: 'Правила (en)', href: '/en/pages/rules' },
    { href: '/en/pages/about' },
  ]);
  expect(pageList(menus, 'ru', 'https://parking.ru')).toMatchObject([{ title: 'Правила', href: '/pages/rules' }]);
});
