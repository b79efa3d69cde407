import type { Page } from '@playwright/test';
import { attacks } from '../unit/ui/html/attacks';
import { checkRules } from './checkRules';
import { city, expect, looks, open, test } from './journey';

const texts = {
  ru: {
    news: 'Новости',
    more: 'Показать ещё',
    all: 'Все новости',
    newest: 'Приложение работает без интернета',
    newestText: 'Платёж без связи само оно не повторяет',
    unread: 'Две новые зоны у вокзала',
    oldest: 'Места для инвалидов: кто может стоять',
    rules: 'Правила парковки',
    howToPay: '«Как оплатить»',
    howToPayTitle: 'Как оплатить',
    notFound: 'Такой страницы нет',
    home: 'На карту парковок',
  },
  en: {
    news: 'News',
    more: 'Show more',
    all: 'All news',
    newest: 'The app works without internet',
    newestText: 'It never repeats a payment by itself',
    unread: 'Two new zones near the station',
    oldest: 'Places for disabled people: who may park',
    rules: 'Parking rules',
    howToPay: 'how to pay',
    howToPayTitle: 'How to pay',
    notFound: 'There is no such page',
    home: 'To the parking map',
  },
} as const;

/** Nothing stands wider than the screen, and no value of a program is read out. */
const expectReadable = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [language, colorScheme] of looks('en')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    const words = texts[language];
    test.use({ language, colorScheme });

    test('INFO-01: the news ten by ten, one of them, and back to its place', async ({ page, w }) => {
      await open(page, w, '/news');
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(10);
      await expect(rows.first()).toContainText(words.newest);
      await expect(page).toHaveTitle(new RegExp(`^${words.news}`));
      await checkRules(page, 'news');
      await page.getByRole('button', { name: words.more }).click();
      await expect(rows).toHaveCount(12);
      await expect(page.getByRole('button', { name: words.more })).toBeHidden();

      await rows.last().getByRole('link', { name: words.oldest }).click();
      await expect(heading(page)).toHaveText(words.oldest);
      await expect(
        page
          .getByRole('article')
          .getByText(/20\d\d/)
          .first(),
      ).toBeVisible();
      await checkRules(page, 'one of the news');
      await expectReadable(page);
      await page.goBack();
      await expect(rows).toHaveCount(12);
      await expect(rows.last()).toBeInViewport();
      await rows.last().getByRole('link').click();
      await page.getByRole('link', { name: words.all }).click();
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/news$`));
    });

    test('INFO-02: a page of the city, and a link within it without a reload', async ({ page, w }) => {
      await open(page, w, '/pages/rules');
      await expect(heading(page)).toHaveText(words.rules);
      await expect(page).toHaveTitle(new RegExp(`^${words.rules}`));
      await checkRules(page, 'page');
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await page.getByRole('link', { name: words.howToPay }).click();
      await expect(heading(page)).toHaveText(words.howToPayTitle);
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/pages/how-to-pay$`));
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      await page.goBack();
      await expect(heading(page)).toHaveText(words.rules);
    });

    test('ROUTE-21: no page at an address of none, and a way on', async ({ page, w }) => {
      for (const path of ['/pages', '/pages/', '/pages/nothing', '/pages/deep/er', '/pages/%00', '/pages/..%2Frules'])
        await test.step(path, async () => {
          await open(page, w, path);
          await expect(heading(page)).toHaveText(words.notFound);
          await page.getByRole('main').getByRole('link', { name: words.home }).click();
          await expect(page).toHaveURL(new RegExp(`${w.prefix}/?$`));
        });
    });
  });
}

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what has been read can be read without a network', async ({ page, w, context }) => {
    const words = texts.ru;
    await open(page, w, '/news');
    await page.getByRole('button', { name: words.more }).click();
    await expect(page.getByRole('link', { name: words.oldest })).toBeVisible();
    await page.getByRole('link', { name: words.newest }).click();
    await expect(page.getByText(words.newestText)).toBeVisible();
    await page.goto('/pages/rules');
    await expect(page.getByText('Платная парковка обозначена знаком')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = () => page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`) ?? '', city);
    await expect.poll(kept).toContain('Платная парковка обозначена');
    expect(await kept()).not.toContain(words.oldest);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await context.setOffline(true);
    await page.goto('/pages/rules');
    await expect(heading(page)).toHaveText(words.rules);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/данные на \d\d:\d\d/)).toBeVisible();
    await page.goto('/pages/contacts');
    await expect(page.getByText('Страница откроется, как только появится связь.')).toBeVisible();

    await page.goto('/news');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await page.getByRole('link', { name: words.newest }).click();
    await expect(page.getByText(words.newestText)).toBeVisible();
    await page.getByRole('link', { name: words.all }).click();
    await page.getByRole('link', { name: words.unread }).click();
    await expect(page.getByText('Разметка и знаки готовы, 86 мест.')).toBeVisible();
    await expect(page.getByText('Текст новости загрузить не удалось')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Раньше места занимали на весь день')).toBeVisible();
  });
});

test('a visitor without a city is asked for one, and then reads on', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByText('Новости у каждого города свои.', { exact: false })).toBeVisible();
  await checkRules(page, 'news without a city');
  await page.getByRole('main').getByRole('button', { name: 'Выбрать город' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Казань/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
});

test('a city that answers with nonsense: nothing of it is shown, and one tap asks again', async ({ page, w, world }) => {
  const failed = page.getByText('Новости загрузить не удалось');
  // Each time by a device that has kept nothing: what is read as a city without news is good for a while.
  await page.addInitScript((key) => localStorage.removeItem(key), `parking.queries.${city}`);
  for (const kind of ['html200', 'wrongtype', 'null', 'empty', 'truncate', '500'] as const) {
    // Of several faults in force the first one asked for is taken.
    await world.control.behave();
    await world.control.misbehave({ match: '/api/news', kind, count: 50 });
    await open(page, w, '/news');
    await expect(failed.or(page.getByText('Новостей пока нет', { exact: false }))).toBeVisible();
    await expectReadable(page);
  }
  // It has been tried again by itself, without success: now it is the reader's turn.
  await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeEnabled({ timeout: 30_000 });
  await world.control.behave();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
});

test.describe('pages as only a strange server would write them', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const answer = (page: Page, result: object): Promise<unknown> =>
    page.route('**/api/pages/get-by-path**', (route) => route.fulfill({ json: { status: 'ok', result } }));

  test('F-79: nothing of a hostile text runs, loads or leads away', async ({ page, w, world }) => {
    const elsewhere: string[] = [];
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(world.url)) elsewhere.push(request.url());
    });
    const textOf = (path: string | null): string => `<p>Вот ${path}.</p>${attacks[Number(path)] ?? ''}`;
    await page.route('**/api/pages/get-by-path**', (route) => {
      const path = new URL(route.request().url()).searchParams.get('path');
      return route.fulfill({ json: { status: 'ok', result: { title: '<img src=x onerror=alert(1)>', text: textOf(path) } } });
    });
    await open(page, w, '/pages/0');
    for (const [index] of attacks.entries()) {
      await page.evaluate((path) => history.pushState(null, '', path), `/pages/${index}`);
      await expect(page.getByText(`Вот ${index}.`)).toBeVisible();
    }
    await expect(heading(page)).toHaveText('<img src=x onerror=alert(1)>');
    await expect(page).toHaveURL(new RegExp(`/pages/${attacks.length - 1}$`));
    expect([elsewhere, dialogs]).toEqual([[], []]);
  });

  test('long words, wide tables and large pictures keep within a narrow screen; links lead where they may', async ({ page, world }) => {
    const columns = Array.from({ length: 8 }, (_, index) => `<td>Столбец ${index}</td>`).join('');
    await answer(page, {
      title: 'Слово'.repeat(30),
      text: `<p>${'длинное'.repeat(60)} <a href="/pages/how-to-pay">правила</a> <a href="https://perm.example/x">город</a> <a href="tel:+7 (342) 255-55-55">телефон</a></p>
        <table><tr>${columns}</tr></table><img src="/icons/icon-512.png" width="3000" height="2000" alt="Значок">`,
    });
    await page.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
    await page.goto(`${world.url}/en/pages/rules`);
    await expect(page.getByRole('img', { name: 'Значок' })).toBeVisible();
    await expectReadable(page);
    await checkRules(page, 'a wide page');
    const outside = page.getByRole('link', { name: 'город' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByRole('link', { name: 'телефон' })).toHaveAttribute('href', 'tel:+73422555555');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'правила' }).click();
    await expect(page).toHaveURL(/\/en\/pages\/how-to-pay$/);
    await expect(heading(page)).toHaveText(texts.en.howToPayTitle);
  });

  test('the rules on personal data have a title of the settings where their page has none', async ({ page, w, world }) => {
    await world.control.settings(city, { pagePersonalDataTitle: 'Политика города' });
    await answer(page, { title: null, text: '<p>Что мы храним.</p>' });
    await open(page, w, '/pages/personal-data-rules');
    await expect(heading(page)).toHaveText('Политика города');
    await expect(page.getByText('Что мы храним.')).toBeVisible();
  });
});
