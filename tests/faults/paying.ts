import type { Locator, Page } from '@playwright/test';
import { city, expect, fillStay, makeDriver, nextPlate, openPayForm, type World } from '../e2e/journey';
import { roubles, type Words } from '../e2e/words';
import type { SeededUser } from '../tools/control';
import type { Row } from '../e2e/row';

/** What the rows about money begin with. */

/** The form is filled in with an hour of the main car, and its price is on the button. */
export const readyToPay = async (page: Page, w: Words, driver: SeededUser): Promise<Locator> => {
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  const pay = page.getByRole('button', { name: w.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  return pay;
};

export const debitsOf = async ({ control }: World, driver: SeededUser): Promise<number[]> =>
  (await control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks);

/** A driver with ten roubles, whose window for topping up is open and filled in. */
export const readyToRefill = async (page: Page, w: Words, driver: SeededUser, amount = '50'): Promise<Locator> => {
  await openPayForm(page, w, driver);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Баланс/ })
    .click();
  const window = page.getByRole('dialog');
  await window.getByLabel(w.amount).fill(amount);
  await window.getByRole('group', { name: w.method }).getByRole('radio').first().check();
  return window;
};

export const poorDriver = (world: World): Promise<SeededUser> =>
  makeDriver(world, { balanceKopecks: 1_000, vehicles: [{ number: nextPlate(), isMain: true }] });

/** Somebody pays at a provider's page that stands open. */
export const payAt = async (provider: Page, w: Words): Promise<void> => {
  await provider.getByRole('button', { name: w.providerPay, exact: true }).click();
  await expect(provider.getByRole('heading', { name: w.providerPaid })).toBeVisible();
};

/** From the main page to the paid hour, by one confirmation and with one debit. */
export const payFromMainPage = async (page: Page, w: Words, driver: SeededUser, world: World, row: Row): Promise<void> => {
  await page.getByRole('link', { name: w.payParking }).click();
  await fillStay(page, w, driver);
  row.confirmed();
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  expect(await debitsOf(world, driver)).toHaveLength(1);
};
