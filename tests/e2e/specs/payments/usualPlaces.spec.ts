import type { Page } from '@playwright/test';
import { inCity, moveTo } from '../../support/cityTime';
import {
  anotherDevice,
  city,
  expect,
  fillStay,
  mainPlate,
  open,
  openPayForm,
  test,
  zone,
} from '../../support/fixtures';
import { everyDay } from '../../support/prices';
import { roubles } from '../../support/labels';

const texts = {
  ru: {
    again: /Как в прошлый раз/,
    requestPayment: 'Попросить оплатить',
    copied: 'Ссылка скопирована',
    logOut: 'Выйти',
    usual: 'Обычные места',
  },
  en: {
    again: /Same as last time/,
    requestPayment: 'Ask someone to pay',
    copied: 'Link copied',
    logOut: 'Sign out',
    usual: 'Usual places',
  },
} as const;

for (const language of ['ru', 'en'] as const) {
  test.describe(`the driver’s everyday tasks, in ${language}`, () => {
    test.use({ language });

    test('a driver pays again with two taps from the start of the app', async ({ page, labels, driver, fakeCity }) => {
      await openPayForm(page, labels, driver);
      await fillStay(page, labels, driver);
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      await page.getByRole('button', { name: labels.done }).click();
      // While the car is parked, paying again is not offered.
      await expect(page.getByRole('button', { name: texts[language].again })).toHaveCount(0);
      await page.getByRole('article').getByRole('button', { name: labels.stop }).click();
      await page.getByRole('dialog').getByRole('button', { name: labels.stopParking, exact: true }).click();
      await expect(page.getByRole('dialog').getByText(labels.stopped)).toBeVisible();

      await open(page, labels);
      await page.getByRole('link', { name: labels.payParking }).first().click();
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000, 6000]);
      expect(stays.filter(({ isCancelled }) => !isCancelled)).toMatchObject([
        { number: mainPlate(driver), zone, durationMin: 60 },
      ]);
    });

    test('a link can ask another person to pay, and opens the form filled in', async ({
      page,
      labels,
      driver,
      context,
      browser,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPayForm(page, labels, driver);
      await fillStay(page, labels, driver);
      await page.getByRole('button', { name: texts[language].requestPayment }).click();
      await expect(page.getByText(texts[language].copied)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await anotherDevice(browser, { locale: language === 'ru' ? 'ru-RU' : 'en-GB' });
      const theirs = await other.newPage();
      await theirs.goto(link);
      await expect(theirs.getByLabel(labels.zone)).toHaveValue(zone);
      await expect(theirs.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
      await expect(theirs.getByRole('radio', { name: labels.hour, exact: true })).toBeChecked();
      await other.close();
    });
  });
}

/** The texts of the chips below the field for the place. */
const chips = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: texts.ru.usual }).getByRole('button').allInnerTexts();

test('the driver’s favourites are offered, the guest’s are not, and a logout removes the last stay', async ({
  page,
  labels,
  driver,
}) => {
  const favourite = (owner: 'account' | 'guest', place: string) => ({ city, owner, zone: place, title: '' });
  await page.addInitScript(
    (list) => localStorage.getItem('parking.favourites') ?? localStorage.setItem('parking.favourites', list),
    JSON.stringify([favourite('account', zone), favourite('guest', '0101')]),
  );
  await openPayForm(page, labels, driver);
  await expect.poll(() => chips(page)).toEqual([expect.stringContaining(zone)]);
  await page.getByRole('list', { name: texts.ru.usual }).getByRole('button').click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  const storedPlaces = () => page.evaluate(() => localStorage.getItem('parking.last-stays'));
  expect(await storedPlaces()).toContain(mainPlate(driver));
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.ru.logOut }).click();
  // Favourites are deleted too, so the app asks for a confirmation first.
  await page.getByRole('dialog', { name: 'Выйти из профиля?' }).getByRole('button', { name: texts.ru.logOut }).click();
  await expect.poll(storedPlaces).toBe('[]');
});

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

test('one tap chooses the time until parking is free, and the shown sum is charged', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  // The paid hours began an hour ago and last for less than two more.
  await moveTo(fakeCity, inCity('12:00'));
  const prices = everyDay(['11:00:00', '13:40:00', 60]);
  await fakeCity.control.seed(city, { zones: [{ number: '0977', address: 'улица Мира, 1', prices }] });
  await openPayForm(page, labels, driver);
  await page.getByLabel(labels.zone).fill('0977');
  await page.getByRole('button', { name: /До конца платного времени/ }).click();
  const pay = page.getByRole('button', { name: /^Оплатить \d+/ });
  await expect(pay).toBeEnabled();
  const displayedSum = Number(/\d+/.exec(await pay.innerText())?.[0]);
  expect(displayedSum).toBeGreaterThanOrEqual(95);
  expect(displayedSum).toBeLessThanOrEqual(101);
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
  expect(debits.map(({ kopecks }) => kopecks)).toEqual([displayedSum * 100]);
  expect(stays).toMatchObject([{ durationMin: 105 }]);
});
