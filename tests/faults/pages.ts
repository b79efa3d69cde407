import type { Page } from '@playwright/test';
import { everyPage } from '../e2e/support/addressTable';
import { city, makeDriver, nextPlate, zone, type FakeCity } from '../e2e/support/fixtures';
import type { SeededUser } from '../tools/control';
import { expect } from '../e2e/support/faultTest';

/** The pages that the rows about networks and answers visit, and what each page must show in any case. */

export const again = 'Попробовать ещё раз';
export const pagesOfDriver = [
  '/',
  '/profile/parking',
  '/profile/parking?type=planar',
  '/profile/operations?period=all',
  '/profile/abonements',
  '/profile/constructor',
  '/profile/receipts',
  '/profile/penalty',
  '/profile/feedback',
  '/profile/my-profile',
  '/device',
];
export const pagesOfGuest = [
  `/guest-payment?zone=${zone}`,
  '/news',
  '/pages/rules',
  '/sms-commands',
  '/registration',
  '/restore-password',
];

/** Creates a driver who has data on every page. */
export const busyDriver = async (fakeCity: FakeCity): Promise<SeededUser> => {
  await fakeCity.control.settings(city, everyPage);
  const plate = nextPlate();
  const driver = await makeDriver(fakeCity, {
    operations: 10,
    balanceKopecks: 50_000,
    vehicles: [{ number: plate, isMain: true }],
  });
  await fakeCity.control.seed(city, {
    benefits: [{ user: driver.email, name: 'Житель квартала', salePercent: 50 }],
    sessions: [{ user: driver.email, number: plate, zone, durationMin: 300 }],
  });
  return driver;
};

/** Waits until the device has stored an answer of the city that contains this word. */
export const expectStored = (page: Page, what: string, where = city): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(([id, word]) => localStorage.getItem(`parking.queries.${id}`)?.includes(word) ?? false, [
        where,
        what,
      ] as const),
    )
    .toBe(true);

export const expectSignedIn = async (page: Page, { token }: SeededUser): Promise<void> =>
  expect(await page.evaluate(() => localStorage.getItem('parking.sign-ins'))).toContain(token);

/** The way in which invalid values would appear on the screen. */
const nonsense = /\bNaN\b|\bundefined\b|\[object |Invalid Date/;

/** Waits until the page has finished loading: it has its heading, and nothing is busy. Returns its text. */
export const settled = async (page: Page, where: string): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeAttached();
  await expect(page.locator('[aria-busy=true]').filter({ visible: true }), where).toHaveCount(0, { timeout: 20_000 });
  const text = await page.locator('body').innerText();
  expect(text, where).toMatch(/\p{L}/u);
  expect(text, where).not.toMatch(nonsense);
  await expect(page.locator('a[href], button:enabled').filter({ visible: true }).first(), where).toBeVisible();
  return text;
};

/** Removes the city's data from the device whenever a page is opened. */
export const knowsNothing = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.removeItem(key), `parking.queries.${city}`);
