import { describe, expect, it } from 'vitest';
import { isCurrentPage, menuLinks, splitAtOwnPages } from '~/domain/content/menu';
import type { MenuItem } from '~/domain/content/options';

const item = (path: string, title = 'Ссылка'): MenuItem => ({
  path,
  title: { ru: title, en: `${title} (en)` },
  order: 0,
});
const pages = ['/', '/news', '/pages/rules', '/registration', '/profile/operations', '/guest-payment', '/coop-profile'];
const viewer = {
  language: 'ru',
  audience: 'guest',
  origin: 'https://parking.ru',
  hasPage: (path: string) => pages.includes(path),
} as const;
const hrefs = (items: MenuItem[], patch: Partial<Parameters<typeof menuLinks>[1]> = {}): string[] =>
  menuLinks(items, { ...viewer, ...patch }).map(({ href }) => href);

describe('SHELL-01…05: an item of a menu', () => {
  it.each([
    ['/news', '/news', 'inside'],
    ['/news?page=2#top', '/news?page=2#top', 'inside'],
    ['https://parking.ru/pages/rules', '/pages/rules', 'inside'],
    ['https://gosuslugi.ru/', 'https://gosuslugi.ru/', 'outside'],
    ['tel:+7 (342) 200-00-00', 'tel:+73422000000', 'device'],
    ['mailto:help@parking.ru', 'mailto:help@parking.ru', 'device'],
  ])('a menu item to %j leads to %j, %s', (path, href, leads) => {
    expect(menuLinks([item(path)], viewer)).toMatchObject([{ title: 'Ссылка', href, leads }]);
  });

  it.each([
    ['javascript:alert(1)', 'a script'],
    ['JavaScript:alert(1)', 'a script in capitals'],
    ['java\tscript:alert(1)', 'a script with a tab'],
    ['data:text/html,<script>alert(1)</script>', 'a page inside the address'],
    ['http://gosuslugi.ru/', 'a page without encryption'],
    ['//evil.ru', 'another host that looks like a path'],
    ['https://parking.ru@evil.ru/', 'another host behind a name'],
    ['tel:*21*+79000000000#', 'a command to the phone'],
    ['/nothing-here', 'a page that the app does not have'],
    ['/profile/operations', "a driver's page"],
    ['/coop-profile', "a company's page"],
  ])('a menu item to %j is dropped: %s', (path) => {
    expect(hrefs([item(path), item('/news')])).toEqual(['/news']);
  });

  it.each([[''], ['   '], ['\u200b'], ['—'], ['\u202e']])('a menu item with the title %j is dropped', (title) => {
    expect(hrefs([item('/news', title)].map((one) => ({ ...one, title: { ru: title, en: title } })))).toEqual([]);
  });

  it('a repeated menu item stands once, in its first place', () => {
    expect(hrefs([item('/pages/rules'), item('/news'), item('/pages/rules', 'Ещё раз')])).toEqual([
      '/pages/rules',
      '/news',
    ]);
  });

  it.each([
    ['/news', '/en/news/', '/ru/news', 'https://parking.ru/news#top'],
    ['/profile', '/profile/parking', '/en/profile/'],
    ['/', 'https://parking.ru', '/en'],
  ])('%s stands once, whatever form of its address the city repeats', (first, ...others) => {
    const all = [first, ...others].map((path) => item(path));
    expect(hrefs(all, { audience: 'driver', hasPage: () => true })).toEqual([first]);
  });

  it('addresses that differ in their parameters are different items', () => {
    const paths = ['/guest-payment', '/guest-payment?zone=1', '/guest-payment?zone=2'];
    expect(hrefs(paths.map((path) => item(path)))).toEqual(paths);
  });

  it('a menu shows at most fifty items', () => {
    expect(hrefs(Array.from({ length: 1000 }, (_, index) => item(`https://city.ru/${index}`)))).toHaveLength(50);
  });
});

describe('SHELL-01: the app’s own pages in a city’s menu', () => {
  const own = ['/', '/guest-payment', '/sms-commands'];
  const menuOf = (paths: string[]) => {
    const links = menuLinks(
      paths.map((path) => item(path, `Город: ${path}`)),
      { ...viewer, hasPage: () => true },
    );
    const { before, missingPages, after } = splitAtOwnPages(links, own);
    return [before.map(({ title }) => title), missingPages, after.map(({ title }) => title)];
  };

  it.each([
    [[], [[], own, []]],
    [['/news'], [[], own, ['Город: /news']]],
    [
      ['/', '/guest-payment', '/news'],
      [['Город: /', 'Город: /guest-payment'], ['/sms-commands'], ['Город: /news']],
    ],
    [
      ['/news', '/sms-commands', '/pages/rules'],
      [['Город: /news', 'Город: /sms-commands'], ['/', '/guest-payment'], ['Город: /pages/rules']],
    ],
    [['/en/guest-payment/'], [['Город: /en/guest-payment/'], ['/', '/sms-commands'], []]],
    [['/guest-payment?zone=1'], [[], own, ['Город: /guest-payment?zone=1']]],
  ])('the city’s titles and order of %j count, and what is missing follows its last own page', (paths, expected) => {
    expect(menuOf(paths)).toEqual(expected);
  });
});

it.each([
  ['guest', ['/registration', '/news']],
  ['driver', ['/news', '/profile/operations']],
  ['corporate', ['/news', '/coop-profile']],
] as const)('SHELL-02: a %s sees the menu items %j', (audience, visible) => {
  expect(
    hrefs([item('/registration'), item('/news'), item('/profile/operations'), item('/coop-profile')], { audience }),
  ).toEqual(visible);
});

it.each([
  ['ru', 'Новости', '/news'],
  ['en', 'Новости (en)', '/en/news'],
] as const)('I18N-06: a menu item in %s has the title %j, and its page keeps the language', (language, title, href) => {
  expect(menuLinks([item('/news', 'Новости')], { ...viewer, language })).toMatchObject([
    { title, href, leads: 'inside' },
  ]);
});

it.each([
  ['/news', '/news', true],
  ['/en/news', '/news', true],
  ['/news', '/en/news', true],
  ['/news?page=2', '/news/', true],
  ['/news', '/news/7', true],
  ['/news', '/newsletter', false],
  ['/news/7', '/news', false],
  ['/', '/', true],
  ['/', '/en', true],
  ['/en', '/', true],
  ['/', '/news', false],
  ['/', '/enter', false],
])('SHELL-25: a menu link to %s is marked as current on the page %s: %s', (address, pathname, isCurrent) => {
  expect(isCurrentPage(address, pathname)).toBe(isCurrent);
});
