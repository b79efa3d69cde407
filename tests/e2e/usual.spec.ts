import type { Page } from '@playwright/test';
import { inCity, moveTo } from './cityTime';
import { anotherDevice, city, expect, fillStay, mainPlate, open, openPayForm, test, zone } from './journey';
import { everyDay } from './prices';
import { roubles } from './words';

const says = {
  ru: { again: /Как в прошлый раз/, ask: 'Попросить оплатить', copied: 'Ссылка скопирована', logOut: 'Выйти', usual: 'Обычные места' },
  en: { again: /Same as last time/, ask: 'Ask someone to pay', copied: 'Link copied', logOut: 'Sign out', usual: 'Usual places' },
} as const;

for (const language of ['ru', 'en'] as const) {
  test.describe(`what a driver does every day, in ${language}`, () => {
    test.use({ language });

    test('three taps from the start of the app to paid', async ({ page, w, driver, world }) => {
      await openPayForm(page, w, driver);
      await fillStay(page, w, driver);
      await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
      await page.getByRole('button', { name: w.done }).click();
      // While the car is parked nobody pays for it once more.
      await expect(page.getByRole('button', { name: says[language].again })).toHaveCount(0);
      await page.getByRole('article').getByRole('button', { name: w.stop }).click();
      await page.getByRole('dialog').getByRole('button', { name: w.stopParking, exact: true }).click();
      await expect(page.getByRole('dialog').getByText(w.stopped)).toBeVisible();

      await open(page, w);
      await page.getByRole('link', { name: w.payParking }).first().click();
      await page.getByRole('button', { name: says[language].again }).click();
      await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
      const { debits, sessions } = await world.control.ledger(city, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000, 6000]);
      expect(sessions.filter(({ isCancelled }) => !isCancelled)).toMatchObject([{ number: mainPlate(driver), zone, durationMin: 60 }]);
    });

    test('somebody else is asked to pay by a link, which opens the form filled in', async ({ page, w, driver, context, browser }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPayForm(page, w, driver);
      await fillStay(page, w, driver);
      await page.getByRole('button', { name: says[language].ask }).click();
      await expect(page.getByText(says[language].copied)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await anotherDevice(browser, { locale: language === 'ru' ? 'ru-RU' : 'en-GB' });
      const theirs = await other.newPage();
      await theirs.goto(link);
      await expect(theirs.getByLabel(w.zone)).toHaveValue(zone);
      await expect(theirs.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
      await expect(theirs.getByRole('radio', { name: w.hour, exact: true })).toBeChecked();
      await other.close();
    });
  });
}

/** Names of the chips above the form. */
const chips = (page: Page): Promise<string[]> => page.getByRole('list', { name: says.ru.usual }).getByRole('button').allInnerTexts();

test('favourite places stand above the form, the guest’s own do not; logging out takes the last stay along', async ({ page, w, driver }) => {
  const favourite = (owner: 'account' | 'guest', place: string) => ({ city, owner, zone: place, title: '' });
  await page.addInitScript(
    (list) => localStorage.getItem('parking.favourites') ?? localStorage.setItem('parking.favourites', list),
    JSON.stringify([favourite('account', zone), favourite('guest', '0101')]),
  );
  await openPayForm(page, w, driver);
  await expect.poll(() => chips(page)).toEqual([expect.stringContaining(zone)]);
  await page.getByRole('list', { name: says.ru.usual }).getByRole('button').click();
  await expect(page.getByLabel(w.zone)).toHaveValue(zone);
  await page.getByRole('radio', { name: w.hour, exact: true }).check();
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('parking.last-stays'));
  expect(await kept()).toContain(mainPlate(driver));
  await page.getByRole('button', { name: w.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: says.ru.logOut }).click();
  // Favourites go too, which is asked about first.
  await page.getByRole('dialog', { name: 'Выйти из профиля?' }).getByRole('button', { name: says.ru.logOut }).click();
  await expect.poll(kept).toBe('[]');
});

test.afterEach(({ world }) => world.control.clock(0));

test('as long as it costs anything: one tap, and the sum is what is charged', async ({ page, w, driver, world }) => {
  // Paid from an hour ago for less than two more.
  await moveTo(world, inCity('12:00'));
  const prices = everyDay(['11:00:00', '13:40:00', 60]);
  await world.control.seed(city, { zones: [{ number: '0977', address: 'улица Мира, 1', prices }] });
  await openPayForm(page, w, driver);
  await page.getByLabel(w.zone).fill('0977');
  await page.getByRole('button', { name: /До конца платного времени/ }).click();
  const pay = page.getByRole('button', { name: /^Оплатить \d+/ });
  await expect(pay).toBeEnabled();
  const told = Number(/\d+/.exec(await pay.innerText())?.[0]);
  expect(told).toBeGreaterThanOrEqual(95);
  expect(told).toBeLessThanOrEqual(101);
  await pay.click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  const { debits, sessions } = await world.control.ledger(city, driver.email);
  expect(debits.map(({ kopecks }) => kopecks)).toEqual([told * 100]);
  expect(sessions).toMatchObject([{ durationMin: 105 }]);
});
