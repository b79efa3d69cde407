import type { Page } from '@playwright/test';
import type { SeededUser } from '../tools/control';
import { checkRules } from './checkRules';
import { expect, nextPlate, test as base } from './journey';
import { signedIn } from './signedIn';

const texts = {
  ru: {
    title: 'Операции',
    period: 'Период',
    type: 'Операция',
    vehicle: 'Автомобиль',
    zone: 'Зона',
    from: 'С какого дня',
    to: 'По какой день',
    more: /Ещё фильтры/,
    showMore: 'Показать ещё',
    allTime: 'Всё время',
    choose: 'Выбрать даты',
    refill: 'Пополнение',
    parking: 'Парковка',
    backwards: 'Начало позже конца',
    none: /операций нет/,
    showAll: 'Показать все операции',
    columns: ['Дата', 'Операция', 'Сумма', 'Статус', 'Описание'],
    download: 'Скачать историю',
    excel: 'Таблица Excel (xls)',
    pdf: 'Документ PDF',
    open: /Открыть файл/,
    age: /данные на/,
    count: (n: number) => `${n} операций`,
  },
  en: {
    title: 'Operations',
    period: 'Period',
    type: 'Operation',
    vehicle: 'Vehicle',
    zone: 'Zone',
    from: 'First day',
    to: 'Last day',
    more: /More filters/,
    showMore: 'Show more',
    allTime: 'All time',
    choose: 'Choose dates',
    refill: 'Top-up',
    parking: 'Parking',
    backwards: 'The first day is after the last',
    none: /No operations/,
    showAll: 'Show all operations',
    columns: ['Date', 'Operation', 'Amount', 'Status', 'Description'],
    download: 'Download history',
    excel: 'Excel table (xls)',
    pdf: 'PDF document',
    open: /Open the .* file/,
    age: /as of/,
    count: (n: number) => `${n} operations`,
  },
} as const;

const city = 'moscow';
const path = '/profile/operations';
const failed = 'Операции загрузить не удалось';
const again = 'Попробовать ещё раз';
const lines = 130;

/** Somebody with a history of fourteen months. */
const test = base.extend<{ user: SeededUser }>({
  user: async ({ world, context }, give) => {
    const vehicles = [{ number: nextPlate(), isMain: true, name: 'Лада' }, { number: nextPlate() }];

    const { users } = await world.control.seed(city, { users: [{ operations: lines, balanceKopecks: 50_000, firstName: 'Иван', vehicles }] });
    const [user] = users;
    if (!user) throw new Error('No user was made');
    await signedIn(context, city, user);
    await give(user);
  },
});

// Some of it is read without a network.
test.use({ serviceWorkers: 'allow' });

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const search = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

for (const [language, colorScheme] of [
  ['ru', 'light'],
  ['en', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const s = texts[language];

    test('OPS-01…07: filters stand in the address, and a link shows the same list, fifty and fifty more', async ({ page, w, user, world }) => {
      await page.goto(w.prefix + path);
      await expect(page.getByRole('heading', { name: s.title, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(s.title));
      await expect(page.getByLabel(s.period)).toHaveValue('monthly');
      await expect(cards(page).first()).toBeVisible();
      expect(await cards(page).count()).toBeLessThan(50);

      await page.getByLabel(s.period).selectOption({ label: s.allTime });
      await expect(page).toHaveURL(/\?period=all$/);
      await expect(cards(page)).toHaveCount(50);
      await checkRules(page);
      await page.getByRole('button', { name: s.showMore }).scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(100);
      await page.getByRole('button', { name: s.showMore }).scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(lines);
      await expect(page.getByRole('button', { name: s.showMore })).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: s.count(lines) })).toBeVisible();

      await page.getByText(s.more).click();
      await page.getByLabel(s.type, { exact: true }).selectOption({ label: s.refill });
      await expect(cards(page).filter({ hasText: s.refill }).first()).toBeVisible();
      await expect(cards(page).filter({ hasText: '−' })).toHaveCount(0);
      const refills = await cards(page).count();
      expect(refills).toBeLessThan(50);
      await expect(cards(page).filter({ hasText: '+' })).toHaveCount(refills);
      await page.reload();
      await expect(cards(page)).toHaveCount(refills);
      await expect(page.getByLabel(s.period)).toHaveValue('all');

      await page.getByText(s.more).click();
      await page.getByLabel(s.type, { exact: true }).selectOption({ label: s.parking });
      const plate = user.vehicles[1]?.number ?? '';
      await page.getByLabel(s.vehicle).selectOption(plate);
      await expect(cards(page).filter({ hasText: plate }).first()).toBeVisible();
      await expect(cards(page).filter({ hasNotText: plate })).toHaveCount(0);
      await expect(cards(page).filter({ hasText: '−' }).first()).toBeVisible();
      expect(search(page)).toBe(`?period=all&operation=payment&vehicle=${plate}`);
      const asked = (await world.control.requests('get-operations-with-filter')).map(({ query }) => new URLSearchParams(query)).at(-1);
      expect([asked?.get('Operation'), asked?.get('Vehicle'), asked?.get('StartDate')]).toEqual(['payment', plate, null]);

      await page.goto(`${w.prefix}${path}?period=all&zone=нет-такой`);
      await expect(page.getByText(s.none)).toBeVisible();
      await checkRules(page);
      await page.getByRole('button', { name: s.showAll }).click();
      await expect(cards(page)).toHaveCount(50);
    });

    test.describe('on a wide screen', () => {
      test.use({ viewport: { width: 1280, height: 800 } });

      test('OPS-05, OPS-09: a table with a column of filters, chosen days, and a file to take along', async ({ page, w, user, world }) => {
        await page.goto(`${w.prefix}${path}?period=custom`);
        for (const name of s.columns) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('row')).toHaveCount(51);
        const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
        await page.getByLabel(s.from).fill(day(60));
        await page.getByLabel(s.to).fill(day(20));
        await expect(page).toHaveURL((url) => url.searchParams.get('from') === day(60) && url.searchParams.get('to') === day(20));
        await expect.poll(() => page.getByRole('row').count()).toBeLessThan(20);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await page.getByLabel(s.to).fill(day(70));
        await expect(page.getByText(s.backwards)).toBeVisible();
        await page.getByLabel(s.to).fill(day(20));
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await checkRules(page);

        for (const [kind, name] of [
          ['xlsx', s.excel],
          ['pdf', s.pdf],
        ] as const) {
          await page.getByRole('button', { name: s.download }).click();
          await page.getByRole('button', { name }).click();
          const link = page.getByRole('link', { name: s.open });
          await expect(link).toHaveAttribute('href', new RegExp(`^/city/${city}/files/\\w+\\.${kind}$`));
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', /noopener/);
          await expect(link).toBeFocused();
          const file = await fetch(world.url + (await link.getAttribute('href')));
          expect(file.status).toBe(200);
          expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
        }
        const asked = (await world.control.requests('download-history')).map(({ query }) => new URLSearchParams(query)).at(-1);
        expect([asked?.get('type'), asked?.get('StartDate')?.slice(0, 10)]).toEqual(['pdf', day(60)]);
        await page.getByLabel(s.vehicle).selectOption(user.vehicles[0]?.number ?? '');
        await expect(page.getByRole('link', { name: s.open })).toBeHidden();
      });
    });
  });
}

test('what was seen is read offline with its age; what was not says so', async ({ page, context, user }) => {
  await page.goto(path);
  const seen = await cards(page).first().textContent();
  expect(user.token).not.toBe('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('"history"') ?? false, city)).toBe(true);
  await page.close();

  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto(path);
  await expect(cards(next).first()).toHaveText(seen ?? '');
  await expect(next.getByRole('main').getByText(texts.ru.age)).toBeVisible();
  await next.getByText(texts.ru.more).click();
  await expect(next.getByRole('button', { name: 'Для файла нужна сеть' })).toBeDisabled();
  await checkRules(next);
  await next.getByLabel(texts.ru.period).selectOption('today');
  await expect(next.getByText(failed)).toBeVisible();
  await expect(next.getByText('Без сети видны те списки, которые вы уже открывали.')).toBeVisible();
  // It asks again by itself.
  await context.setOffline(false);
  await expect(next.getByText(failed)).toBeHidden();
});

test('OPS-10: when nothing at all can be had one block says so, and asks again', async ({ page, user, world }) => {
  for (const match of ['get-operations-with-filter', 'get-profile', 'get-zones']) await world.control.misbehave({ match, kind: '500', count: 100 });
  await page.goto(`${path}?period=weekly`);
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки статистики');
  await checkRules(page);
  await expect(page.getByRole('button', { name: again })).toBeEnabled();
  await world.control.behave();
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(cards(page).first()).toBeVisible();

  await world.control.misbehave({ match: 'get-operations-with-filter', kind: 'null', count: 100 });
  await page.getByLabel(texts.ru.period).selectOption('all');
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByLabel(texts.ru.period)).toBeVisible();
  expect(user.vehicles).toHaveLength(2);
});

test('who is not signed in is led home', async ({ page }) => {
  await page.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
  await page.goto(`${path}?period=all`);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
