import type { Page } from '@playwright/test';
import { budgets } from '../../../bench/budgets';
import { checkRules } from '../../support/checkRules';
import { everyPage } from '../../support/addressTable';
import { city, expect, open, schemes, test } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';

const texts = {
  ru: {
    column: 'Страницы кабинета',
    skip: 'К содержанию',
    parking: 'Парковка',
    payment: 'Оплата парковки',
    pages: {
      operations: 'История операций',
      abonements: 'Абонементы и льготы',
      'my-profile': 'Мой профиль',
      constructor: 'Подбор абонемента',
      receipts: 'Квитанции',
      penalty: 'Штрафы',
      feedback: 'Обращения',
    },
  },
  en: {
    column: 'Account pages',
    skip: 'Skip to content',
    parking: 'Parking',
    payment: 'Pay for parking',
    pages: {
      operations: 'Operation history',
      abonements: 'Subscriptions and benefits',
      'my-profile': 'My profile',
      constructor: 'Find a subscription',
      receipts: 'Receipts',
      penalty: 'Fines',
      feedback: /^(Appeals|Support requests)$/,
    },
  },
};

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

for (const [language, colorScheme] of schemes()) {
  test.describe(`the account at a desk in ${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width: 1280, height: 800 } });
    const s = texts[language];

    test('SHELL-21: each account page marks itself in a column, under one name and with the same left edge', async ({
      page,
      context,
      driver,
      fakeCity,
      labels,
    }) => {
      await fakeCity.control.settings(city, everyPage);
      await signedIn(context, city, driver);
      await open(page, labels, '/profile/operations');
      const column = page.getByRole('navigation', { name: s.column });
      const heading = page.getByRole('heading', { level: 1 });
      const edges = new Set<number>();
      const widths = new Set<number>();
      for (const [name, title] of Object.entries(s.pages)) {
        await column.getByRole('link', { name: title, exact: true }).click();
        await expect(page).toHaveURL((url) => url.pathname.endsWith(`/profile/${name}`));
        await expect(heading).toHaveText(title);
        await expect(page).toHaveTitle(typeof title === 'string' ? new RegExp(`^${title}`) : /./);
        const current = column.locator('[aria-current=page]');
        await expect(current).toHaveCount(1);
        await expect(current).toHaveText(title);
        const box = await heading.boundingBox();
        edges.add(Math.round(box?.x ?? 0));
        widths.add(await heading.evaluate((element) => element.closest('.grid')?.clientWidth ?? 0));
      }
      // So does the payment, which the column leads to.
      await column.getByRole('link', { name: s.parking, exact: true }).click();
      await expect(heading).toHaveText(s.payment);
      await expect(column.locator('[aria-current=page]')).toHaveText(s.parking);
      edges.add(Math.round((await heading.boundingBox())?.x ?? 0));
      expect([...edges]).toHaveLength(1);
      expect(widths.size, 'page widths').toBeLessThanOrEqual(2);
      await checkRules(page, 'the column');

      // The map has the page to itself.
      await page.goto(labels.prefix || '/');
      await expect(heading).toBeVisible();
      await expect(column).toHaveCount(0);

      // On a phone the menu has these pages.
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, labels, '/profile/my-profile');
      await expect(heading).toBeVisible();
      await expect(column).toHaveCount(0);
    });
  });
}

test.describe('the account at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a column that loads late causes no layout shift', async ({ page, context, driver, labels }) => {
    await signedIn(context, city, driver);
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/AccountColumn-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, labels, '/profile/my-profile');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const before = await heading.boundingBox();
    letThrough();
    await expect(page.getByRole('navigation', { name: texts.ru.column })).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    expect(await shiftOf(page)).toBeLessThanOrEqual(budgets.shift);
  });

  test('my profile has two columns, and its phone numbers do not wrap', async ({ page, context, driver, labels }) => {
    await signedIn(context, city, driver);
    // The driver has a second phone.
    await page.route('**/api/profile/get-profile*', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { result: { telephones: object[] } };
      body.result.telephones.push({ phone: '79990000011', isMain: false });
      await route.fulfill({ response: reply, json: body });
    });
    await open(page, labels, '/profile/my-profile');
    const [person, documents] = await Promise.all(
      ['Основное', 'Документы'].map((name) => page.getByRole('heading', { name }).boundingBox()),
    );
    expect(documents?.x).toBeGreaterThan((person?.x ?? 0) + 300);
    await expect(page.getByText(/^\+7/)).toHaveCount(2);
    for (const line of await page.getByText(/^\+7/).all()) {
      const [height, lineHeight] = await line.evaluate((element) => [
        element.clientHeight,
        Number.parseFloat(getComputedStyle(element).lineHeight),
      ]);
      expect(height).toBeLessThan((lineHeight ?? 0) * 1.5);
    }
  });
});

test('the focus is never under the header, at double text size too, and a link skips the header', async ({
  page,
  context,
  driver,
  labels,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signedIn(context, city, driver);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
  await open(page, labels, '/profile/my-profile');
  const header = page.getByRole('banner');
  const out = page.getByRole('main').getByRole('button', { name: 'Выйти' });
  await out.focus();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const isInMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
    if (!isInMain) break;
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    const head = await header.boundingBox();
    expect(top, `stop ${steps}`).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  }

  const skip = page.getByRole('link', { name: texts.ru.skip });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/my-profile$/);
});

test('a screen of a few lines belongs to the content: the header scrolls away with it', async ({
  page,
  context,
  driver,
  labels,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/my-profile');
  await expect(page.getByRole('link', { name: texts.ru.skip })).toBeAttached();
  const out = page.getByRole('main').getByRole('button', { name: 'Выйти' });
  await out.focus();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(out).toBeInViewport();
  const bars = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position),
      ).length,
  );
  expect(bars).toBeLessThanOrEqual(1);
});
