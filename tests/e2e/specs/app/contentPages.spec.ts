import type { Page } from '@playwright/test';
import { attacks } from '../../../unit/support/htmlAttacks';
import { checkRules } from '../../support/checkRules';
import { city, expect, schemes, open, test } from '../../support/fixtures';

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
    pages: 'Страницы города',
    personalData: 'Правила обработки персональных данных',
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
    pages: 'City pages',
    personalData: 'Personal data rules',
    notFound: 'There is no such page',
    home: 'To the parking map',
  },
} as const;

/** Expects that nothing is wider than the screen, and that no raw program value is shown. */
const expectReadable = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [language, colorScheme] of schemes('en')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    const pageTexts = texts[language];
    test.use({ language, colorScheme });

    test('INFO-01: the news load ten at a time, and going back from one returns to its place in the list', async ({
      page,
      labels,
    }) => {
      await open(page, labels, '/news');
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(10);
      await expect(rows.first()).toContainText(pageTexts.newest);
      await expect(page).toHaveTitle(new RegExp(`^${pageTexts.news}`));
      await checkRules(page, 'news');
      await page.getByRole('button', { name: pageTexts.more }).click();
      await expect(rows).toHaveCount(12);
      await expect(page.getByRole('button', { name: pageTexts.more })).toBeHidden();

      await rows.last().getByRole('link', { name: pageTexts.oldest }).click();
      await expect(heading(page)).toHaveText(pageTexts.oldest);
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
      await page.getByRole('link', { name: pageTexts.all }).click();
      await expect(page).toHaveURL(new RegExp(`${labels.prefix}/news$`));
    });

    test('INFO-02: a link within a page of the city opens without a reload', async ({ page, labels }) => {
      await open(page, labels, '/pages/rules');
      await expect(heading(page)).toHaveText(pageTexts.rules);
      await expect(page).toHaveTitle(new RegExp(`^${pageTexts.rules}`));
      await checkRules(page, 'page');
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await page.getByRole('link', { name: pageTexts.howToPay }).click();
      await expect(heading(page)).toHaveText(pageTexts.howToPayTitle);
      await expect(page).toHaveURL(new RegExp(`${labels.prefix}/pages/how-to-pay$`));
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      await page.goBack();
      await expect(heading(page)).toHaveText(pageTexts.rules);
    });

    test('ROUTE-21: /pages lists the pages of the menus and the rules on personal data', async ({ page, labels }) => {
      for (const path of ['/pages', '/pages/']) {
        await open(page, labels, path);
        await expect(heading(page)).toHaveText(pageTexts.pages);
      }
      await expect(page).toHaveTitle(new RegExp(`^${pageTexts.pages}`));
      await checkRules(page, 'list of pages');
      await expectReadable(page);
      const list = page.getByRole('main').getByRole('listitem');
      await expect(list.last()).toHaveText(pageTexts.personalData);
      await list.getByRole('link', { name: pageTexts.rules, exact: true }).click();
      await expect(heading(page)).toHaveText(pageTexts.rules);
      await expect(page).toHaveURL(new RegExp(`${labels.prefix}/pages/rules$`));
      await page.goBack();
      await list.last().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${labels.prefix}/pages/personal-data-rules$`));
      await expect(heading(page)).not.toHaveText(pageTexts.notFound);
    });

    test('ROUTE-21: an unknown page says so and offers a link to the main page', async ({ page, labels }) => {
      for (const path of ['/pages/nothing', '/pages/deep/er', '/pages/%00', '/pages/..%2Frules'])
        await test.step(path, async () => {
          await open(page, labels, path);
          await expect(heading(page)).toHaveText(pageTexts.notFound);
          await page.getByRole('main').getByRole('link', { name: pageTexts.home }).click();
          await expect(page).toHaveURL(new RegExp(`${labels.prefix}/?$`));
        });
    });
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pages and news that were read can be read without a network', async ({ page, labels, context }) => {
    const pageTexts = texts.ru;
    await open(page, labels, '/news');
    await page.getByRole('button', { name: pageTexts.more }).click();
    await expect(page.getByRole('link', { name: pageTexts.oldest })).toBeVisible();
    await page.getByRole('link', { name: pageTexts.newest }).click();
    await expect(page.getByText(pageTexts.newestText)).toBeVisible();
    await page.goto('/pages/rules');
    await expect(page.getByText('Платная парковка обозначена знаком')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const storedQueries = () => page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`) ?? '', city);
    await expect.poll(storedQueries).toContain('Платная парковка обозначена');
    expect(await storedQueries()).not.toContain(pageTexts.oldest);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await context.setOffline(true);
    await page.goto('/pages');
    await expect(page.getByRole('main').getByText(/данные на \d\d:\d\d/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: pageTexts.rules, exact: true }).click();
    await expect(heading(page)).toHaveText(pageTexts.rules);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/данные на \d\d:\d\d/)).toBeVisible();
    await page.goto('/pages/contacts');
    await expect(page.getByText('Страница откроется, как только появится связь.')).toBeVisible();

    await page.goto('/news');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await page.getByRole('link', { name: pageTexts.newest }).click();
    await expect(page.getByText(pageTexts.newestText)).toBeVisible();
    await page.getByRole('link', { name: pageTexts.all }).click();
    await page.getByRole('link', { name: pageTexts.unread }).click();
    await expect(page.getByText('Разметка и знаки готовы, 86 мест.')).toBeVisible();
    await expect(page.getByText('Текст новости загрузить не удалось')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Раньше места занимали на весь день')).toBeVisible();
  });
});

test('a visitor without a city is asked for one on the news page and can then read on', async ({ page }) => {
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

test('news that the city answers with nonsense are not shown, and one tap tries again', async ({
  page,
  labels,
  fakeCity,
}) => {
  const failed = page.getByText('Новости загрузить не удалось');
  // Starts each time without cached data: an answer that reads as "no news" stays fresh for a while.
  await page.addInitScript((key) => localStorage.removeItem(key), `parking.queries.${city}`);
  for (const kind of ['html200', 'wrongtype', 'null', 'empty', 'truncate', '500'] as const) {
    // If several faults match, the one requested first applies.
    await fakeCity.control.clearFaults();
    await fakeCity.control.misbehave({ match: '/api/news', kind, count: 50 });
    await open(page, labels, '/news');
    await expect(failed.or(page.getByText('Новостей пока нет', { exact: false }))).toBeVisible();
    await expectReadable(page);
  }
  // The automatic retries have failed, so the reader can retry now.
  await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeEnabled({ timeout: 30_000 });
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
});

test('a list of pages that did not arrive can be requested again, and an empty one says so', async ({
  page,
  labels,
  fakeCity,
}) => {
  // Starts each time without cached data: settings stay fresh for a while.
  await page.addInitScript((key) => localStorage.removeItem(key), `parking.queries.${city}`);
  await fakeCity.control.misbehave({ match: '/api/info/get-options', kind: '500', count: 1000 });
  await open(page, labels, '/pages');
  await expect(page.getByText('Список страниц загрузить не удалось')).toBeVisible();
  const again = page.getByRole('main').getByRole('button', { name: 'Попробовать ещё раз' });
  // The automatic retries have failed, so the reader can retry now.
  await expect(again).toBeEnabled({ timeout: 30_000 });
  await checkRules(page, 'list of pages, failed');
  await fakeCity.control.clearFaults();
  await again.click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await fakeCity.control.settings(city, { headerMenu: [], mobileMenu: [], footerMenu: [], pagePersonalData: false });
  await page.reload();
  await expect(page.getByText('У города пока нет своих страниц.')).toBeVisible();
});

test.describe('pages with unusual or hostile content', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const answer = (page: Page, result: object): Promise<unknown> =>
    page.route('**/api/pages/get-by-path**', (route) => route.fulfill({ json: { status: 'ok', result } }));

  test('F-79: a hostile text runs, loads and opens nothing', async ({ page, labels, fakeCity }) => {
    const elsewhere: string[] = [];
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(fakeCity.url)) elsewhere.push(request.url());
    });
    const textOf = (path: string | null): string => `<p>Вот ${path}.</p>${attacks[Number(path)] ?? ''}`;
    await page.route('**/api/pages/get-by-path**', (route) => {
      const path = new URL(route.request().url()).searchParams.get('path');
      return route.fulfill({
        json: { status: 'ok', result: { title: '<img src=x onerror=alert(1)>', text: textOf(path) } },
      });
    });
    await open(page, labels, '/pages/0');
    for (const [index] of attacks.entries()) {
      await page.evaluate((path) => history.pushState(null, '', path), `/pages/${index}`);
      await expect(page.getByText(`Вот ${index}.`)).toBeVisible();
    }
    await expect(heading(page)).toHaveText('<img src=x onerror=alert(1)>');
    await expect(page).toHaveURL(new RegExp(`/pages/${attacks.length - 1}$`));
    expect([elsewhere, dialogs]).toEqual([[], []]);
  });

  test('long words, wide tables and large pictures fit a narrow screen, and links lead where they may', async ({
    page,
    fakeCity,
  }) => {
    const columns = Array.from({ length: 8 }, (_, index) => `<td>Столбец ${index}</td>`).join('');
    await answer(page, {
      title: 'Слово'.repeat(30),
      text: `<p>${'длинное'.repeat(60)} <a href="/pages/how-to-pay">правила</a> <a href="https://perm.example/x">город</a> <a href="tel:+7 (342) 255-55-55">телефон</a></p>
        <table><tr>${columns}</tr></table><img src="/icons/icon-512.png" width="3000" height="2000" alt="Значок">`,
    });
    await page.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
    await page.goto(`${fakeCity.url}/en/pages/rules`);
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

  test('the rules on personal data get a title from the settings if their page has none', async ({
    page,
    labels,
    fakeCity,
  }) => {
    await fakeCity.control.settings(city, { pagePersonalDataTitle: 'Политика города' });
    await answer(page, { title: null, text: '<p>Что мы храним.</p>' });
    await open(page, labels, '/pages/personal-data-rules');
    await expect(heading(page)).toHaveText('Политика города');
    await expect(page.getByText('Что мы храним.')).toBeVisible();
  });
});
