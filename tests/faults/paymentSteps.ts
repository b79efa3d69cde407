import type { Locator, Page } from '@playwright/test';
import { chooseMethod } from '../e2e/support/chooseMethod';
import { city, expect, fillStay, makeDriver, nextPlate, openPayForm, type FakeCity } from '../e2e/support/fixtures';
import { roubles, type Labels } from '../e2e/support/labels';
import type { SeededUser } from '../tools/control';
import type { Row } from '../e2e/support/faultTest';
import { blockPopups } from '../e2e/support/blockPopups';
import { openTopUp } from '../e2e/support/openTopUp';

/** Shared first steps of the rows about money. */

/** Fills in the form with an hour of the main car. Returns the button with its price. */
export const prepareToPay = async (page: Page, labels: Labels, driver: SeededUser): Promise<Locator> => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  return pay;
};

export const debitsOf = async ({ control }: FakeCity, driver: SeededUser): Promise<number[]> =>
  (await control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks);

/** Opens and fills in the top-up dialog. Returns the dialog. */
export const openTopUpForm = async (
  page: Page,
  labels: Labels,
  driver: SeededUser,
  amount = '50',
): Promise<Locator> => {
  await openPayForm(page, labels, driver);
  // The link is looked at before its page opens.
  await blockPopups(page);
  await openTopUp(page);
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.amount).fill(amount);
  await chooseMethod(window);
  return window;
};

export const poorDriver = (fakeCity: FakeCity): Promise<SeededUser> =>
  makeDriver(fakeCity, { balanceKopecks: 1_000, vehicles: [{ number: nextPlate(), isMain: true }] });

/** Pays on a provider's page that is open. */
export const payAt = async (provider: Page, labels: Labels): Promise<void> => {
  await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
};

/** Goes from the main page to the paid hour, with one confirmation and one debit. */
export const payFromMainPage = async (
  page: Page,
  labels: Labels,
  driver: SeededUser,
  fakeCity: FakeCity,
  row: Row,
): Promise<void> => {
  await page.getByRole('link', { name: labels.payParking }).click();
  await fillStay(page, labels, driver);
  row.confirmed();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect(await debitsOf(fakeCity, driver)).toHaveLength(1);
};
