import type { Page } from '@playwright/test';
import type { LedgerSubscription, SeededUser } from '../tools/control';
import { checkRules } from './checkRules';
import { cityDay, periodTime } from './cityTime';
import { city, countCalls, expect, mainPlate, makeDriver, nextPlate, open, test } from './journey';
import { signedIn } from './signedIn';
import { amountText, sumText, type Words } from './words';

const says = {
  ru: {
    buy: 'Купить',
    pay: /^Оплатить \d/,
    bought: 'Абонемент успешно приобретен.',
    toList: 'К абонементам',
    none: 'Абонементов и льгот пока нет.',
    start: 'Дата начала',
  },
  en: {
    buy: 'Buy',
    pay: /^Pay \d/,
    bought: 'The subscription has been bought.',
    toList: 'To my subscriptions',
    none: 'There are no subscriptions or benefits yet.',
    start: 'Start date',
  },
};
const { ru } = says;

/** Opens a page of the cabinet as a driver who has signed in. */
const openPage = async (page: Page, w: Words, driver: SeededUser, path: string, where = city): Promise<void> => {
  await signedIn(page.context(), where, driver);
  await open(page, w, `/profile/${path}`, where);
};

/** An offer of the city by the beginning of its name; the city names its offers in Russian. */
const offer = (page: Page, name: RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** The only one in the list begins on the chosen day, and begins and ends when the city says so. */
const expectDays = async (page: Page, startDay: string, [bought]: LedgerSubscription[]): Promise<void> => {
  const { startMs = 0, endMs = 0 } = bought ?? {};
  expect(cityDay(startMs)).toBe(startDay);
  for (const at of [startMs, endMs]) await expect(page.getByRole('definition').getByText(periodTime(at), { exact: true })).toBeVisible();
};

for (const language of ['ru', 'en'] as const) {
  test.describe(`subscriptions, in ${language}`, () => {
    test.use({ language, serviceWorkers: 'allow' });

    test('one is bought from the balance, and can be read without a network', async ({ page, w, driver, world, context }) => {
      const text = says[language];
      await openPage(page, w, driver, 'abonements');
      await expect(page.getByText(text.none)).toBeVisible();
      await offer(page, /^День, зона/)
        .first()
        .getByRole('button', { name: text.buy })
        .click();
      const window = page.getByRole('dialog');
      await expect(window.getByLabel(text.start)).toHaveValue(/^\d{4}-\d\d-\d\d$/);
      const startDay = await window.getByLabel(text.start).inputValue();
      await checkRules(page, 'window');
      const pay = window.getByRole('button', { name: text.pay });
      const told = await pay.innerText();
      await pay.click();
      await expect(window.getByText(text.bought)).toBeVisible();
      await window.getByRole('button', { name: text.toList }).click();
      await expect(window).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Абонемент на день' })).toBeVisible();
      const { debits, subscriptions } = await world.control.ledger(city, driver.email);
      expect(debits).toHaveLength(1);
      const { kopecks = 0 } = debits[0] ?? {};
      expect(told).toBe(w.pay(sumText(kopecks, language)));
      expect(await world.control.balanceOf(driver)).toBe(50_000 - kopecks);
      await expect(page.getByRole('button', { name: w.balance(amountText(50_000 - kopecks, language)) })).toBeVisible();
      expect(subscriptions).toMatchObject([{ kopecks, number: mainPlate(driver) }]);
      await expectDays(page, startDay, subscriptions);
      await checkRules(page, 'page');

      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect.poll(() => page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('Абонемент на день'), city)).toBe(true);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(w.offline).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Абонемент на день' })).toBeVisible();
      await expect(
        offer(page, /^День, зона/)
          .first()
          .getByRole('button', { name: text.buy }),
      ).toBeDisabled();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.getByRole('rowheader', { name: /Абонемент на день/ })).toBeVisible();
    });
  });
}

test('where a city has no constructor, its page leads home', async ({ page, w, driver }) => {
  await openPage(page, w, driver, 'constructor');
  await expect(page).toHaveURL(/\/$/);
});

test('one that was bought and whose answer is lost is told as bought, and charged once', async ({ page, w, driver, world }) => {
  await openPage(page, w, driver, 'abonements');
  const calls = countCalls(page, 'payment/subscription');
  await world.control.misbehave({ match: 'payment/subscription', kind: 'truncate' });
  await offer(page, /^День, зона/)
    .first()
    .getByRole('button', { name: ru.buy })
    .click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: ru.pay }).click();
  await expect(window.getByText(ru.bought)).toBeVisible();
  expect(calls()).toBe(1);
  expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
  await window.getByRole('button', { name: ru.toList }).click();
  await expect(page.getByRole('heading', { name: 'Абонемент на день' })).toBeVisible();
});

test('one that the balance does not cover after all is not told as bought', async ({ page, w, driver }) => {
  await openPage(page, w, driver, 'abonements');
  await page.route('**/api/payment/subscription*', (route) => route.fulfill({ json: { status: 'ok', refill: 40 } }));
  await offer(page, /^День, зона/)
    .first()
    .getByRole('button', { name: ru.buy })
    .click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: ru.pay }).click();
  await expect(window.getByText('На балансе не хватает денег. Пополните его.')).toBeVisible();
  await expect(window.getByText(ru.bought)).toBeHidden();
});

test('one is put together, bought, and refunded where the city has a constructor', async ({ page, w, world }) => {
  const driver = await makeDriver(world, { balanceKopecks: 50_000_000, vehicles: [{ number: nextPlate(), isMain: true }] }, 'moscow');
  await openPage(page, w, driver, 'abonements', 'moscow');
  await page.getByRole('link', { name: 'Купить абонемент' }).click();
  const next = page.getByRole('button', { name: 'Далее' });
  const zones = page.getByRole('group', { name: 'Зоны' });
  await expect(next).toBeDisabled();
  await zones.getByRole('checkbox').first().check();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Подходящие абонементы' })).toBeVisible();
  await expect(next).toBeDisabled();
  await checkRules(page, 'constructor');

  // Special zones are not sold for long: any change drops the answer, and the next one is that nothing fits.
  await zones
    .getByRole('checkbox', { name: /особая/ })
    .first()
    .check();
  await expect(page.getByRole('heading', { name: 'Подходящие абонементы' })).toBeHidden();
  await page.getByRole('group', { name: 'На сколько дней' }).getByRole('radio').last().check();
  await next.click();
  await expect(page.getByText('Измените параметры и нажмите «Далее»')).toBeVisible();
  await zones
    .getByRole('checkbox', { name: /особая/ })
    .first()
    .uncheck();
  await next.click();

  await page.getByRole('button', { name: ru.buy }).first().click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: ru.pay }).click();
  await expect(window.getByText(ru.bought)).toBeVisible();
  await window.getByRole('button', { name: ru.toList }).click();
  await expect(page).toHaveURL(/\/profile\/abonements$/);
  await expect(page.getByRole('img', { name: mainPlate(driver).slice(1, 4) })).toBeVisible();
  expect((await world.control.ledger('moscow', driver.email)).debits).toHaveLength(1);

  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  await window.getByRole('button', { name: 'Вернуть деньги' }).click();
  await expect(window.getByText('Оплата за абонемент возвращена')).toBeVisible();
  await window.getByRole('button', { name: w.done }).click();
  await expect(page.getByRole('button', { name: 'Вернуть деньги' })).toHaveCount(0);
  expect((await world.control.ledger('moscow', driver.email)).refunds).toHaveLength(1);
});
