import type { Page } from '@playwright/test';
import { everyPage } from '../../support/addressTable';
import {
  city,
  expect,
  isFullRun,
  makeDriver,
  nextPlate,
  open,
  test,
  zone,
  type FakeCity,
} from '../../support/fixtures';
import { orderReceipt } from '../../support/orderReceipt';
import { signedIn } from '../../support/signedIn';
import { ageStoredQueries } from '../../support/timing';

/**
 * Every screen that was visited before, in each way in which a network can fail. The city's data is shown at once,
 * unchanged and with its age. Controls that need the city say so. Screens that were not visited are in
 * `unvisitedPages.spec.ts`.
 */

test.use({ serviceWorkers: 'allow' });

interface Row {
  path: string;
  /** A text from an earlier answer of the city. */
  heading: string | RegExp;
  /** A button that is disabled without a network. */
  action?: string;
}

const ofDriver: readonly Row[] = [
  { path: '/', heading: 'Список парковок' },
  { path: '/profile/parking', heading: /^Закончится \d|^Закончится сегодня/ },
  { path: '/profile/operations?period=all', heading: '№ H20' },
  { path: '/profile/abonements', heading: 'Житель квартала' },
  { path: '/profile/receipts', heading: /^Счёт №/ },
  { path: '/profile/penalty', heading: 'У вас нет штрафов' },
  { path: '/profile/feedback', heading: 'Обращений пока нет', action: 'Для отправки нужна сеть' },
  { path: '/profile/my-profile', heading: 'Основной телефон' },
];
const ofGuest: readonly Row[] = [
  { path: `/guest-payment?zone=${zone}`, heading: 'улица Ленина, 12' },
  { path: '/news', heading: 'Две новые зоны у вокзала' },
  { path: '/pages/rules', heading: 'Платная парковка обозначена знаком' },
  { path: '/sms-commands', heading: 'парковка*0101*А123ВС*2' },
];

/** The ways in which a network fails, and the text that the driver reads. */
const failures: readonly { name: string; begin: (page: Page, fakeCity: FakeCity) => Promise<unknown>; bar: RegExp }[] =
  [
    { name: 'no network', begin: (page) => page.context().setOffline(true), bar: /Нет сети · данные на .*\d\d:\d\d/ },
    {
      name: 'a network that carries nothing',
      begin: (_, fakeCity) => fakeCity.control.misbehave({ match: '/city/', kind: 'hang', count: 5_000 }),
      bar: /Город не отвечает · данные на .*\d\d:\d\d/,
    },
    {
      name: 'a Wi-Fi that wants a login',
      begin: (_, fakeCity) => fakeCity.control.misbehave({ match: '/city/', kind: 'html200', count: 5_000 }),
      bar: /Wi-Fi просит войти/,
    },
  ];

/** Well below the longest wait for an answer. */
const soon = { timeout: 8_000 };

const seeAll = async (page: Page, rows: readonly Row[]): Promise<void> => {
  for (const { path, heading } of rows) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(heading).first(), path).toBeVisible();
    // The code that stores answers loads when a first visit is idle. Until then nothing is stored.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('parking.queries'))), path)
      .toBe(true);
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 45_000 })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), { timeout: 45_000 })
    .toBe(1);
};

const areAllThere = async (page: Page, fakeCity: FakeCity, rows: readonly Row[]): Promise<void> => {
  await ageStoredQueries(page);
  for (const { name, begin, bar } of failures) {
    await begin(page, fakeCity);
    for (const { path, heading, action } of rows) {
      const where = `${name}: ${path}`;
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(heading).first(), where).toBeVisible(soon);
      // A silent network is recognised after four seconds, on each page again. Only a full run waits for that on every
      // page.
      if (isFullRun || action || path === rows[0]?.path) {
        await expect(page.getByRole('banner').locator('~ [role=status]').first(), where).toContainText(bar, soon);
      }
      // Nothing is reported as missing. An action that is impossible now is disabled before any tap.
      await expect(main.getByText(/загрузить не удалось/), where).toHaveCount(0);
      if (action) await expect(main.getByRole('button', { name: action }).first(), where).toBeDisabled();
    }
    await page.context().setOffline(false);
    await fakeCity.control.clearFaults();
  }
};

test('F-44, F-45, F-47: the data that a driver has seen is shown at once, however the network fails', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  test.slow();
  const plate = nextPlate();
  await fakeCity.control.settings(city, everyPage);
  const driver = await makeDriver(fakeCity, {
    operations: 20,
    balanceKopecks: 50_000,
    vehicles: [{ number: plate, isMain: true }],
  });
  await fakeCity.control.seed(city, {
    benefits: [{ user: driver.email, name: 'Житель квартала', salePercent: 50 }],
    sessions: [{ user: driver.email, number: plate, zone, durationMin: 300 }],
  });
  await orderReceipt(fakeCity, city, driver);
  await signedIn(context, city, driver);
  await open(page, labels, '/');
  await seeAll(page, ofDriver);
  await areAllThere(page, fakeCity, ofDriver);
});

test('F-44, F-45, F-47: the data that a guest has seen is shown at once, however the network fails', async ({
  page,
  labels,
  fakeCity,
}) => {
  test.slow();
  await open(page, labels, '/');
  await seeAll(page, ofGuest);
  await areAllThere(page, fakeCity, ofGuest);
});
