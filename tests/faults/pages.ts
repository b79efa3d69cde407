import type { Page } from '@playwright/test';
import { everyPage } from '../e2e/support/addressTable';
import { city, makeDriver, nextPlate, zone, type FakeCity } from '../e2e/support/fixtures';
import type { SeededUser } from '../tools/control';
import { expect } from '../e2e/support/faultTest';

/** What rows about networks and answers look at: the pages, and what each owes whatever happens. */

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

/** A driver who has something on every page. */
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

/** The device keeps what the city said: something of this word. */
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

/** What a screen shows of values that are none. */
const nonsense = /\bNaN\b|\bundefined\b|\[object |Invalid Date/;

/** The page has come to an end of its waiting: there is its heading, and nothing turns. Gives what it says. */
export const settled = async (page: Page, where: string): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeAttached();
  await expect(page.locator('[aria-busy=true]').filter({ visible: true }), where).toHaveCount(0, { timeout: 20_000 });
  const text = await page.locator('body').innerText();
  expect(text, where).toMatch(/\p{L}/u);
  expect(text, where).not.toMatch(nonsense);
  await expect(page.locator('a[href], button:enabled').filter({ visible: true }).first(), where).toBeVisible();
  return text;
};

/** Nothing of the city is on the device when a page is opened. */
export const knowsNothing = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.removeItem(key), `parking.queries.${city}`);
