import type { Locator } from '@playwright/test';
import { clockTime, inCity, moveTo } from '../../support/cityTime';
import { city, expect, mainPlate, openPayForm, test, zone, type FakeCity } from '../../support/fixtures';
import { roubles } from '../../support/labels';
import type { SeededUser } from '../../../tools/control';

test.beforeEach(({ fakeCity }) => moveTo(fakeCity, inCity('12:00') + 30_000));
test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

/** Gives the driver a running stay, and returns its end. */
const parkFor = async ({ control }: FakeCity, driver: SeededUser): Promise<number> => {
  await control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -10, durationMin: 60 }],
  });
  return (await control.ledger(city, driver.email)).sessions[0]?.endMs ?? 0;
};

/** Puts each text into elements of its own, as page translators do. */
const translate = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    const translateNode = (node: Node): void => {
      if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].forEach(translateNode);
      const font = document.createElement('font');
      node.parentNode?.replaceChild(font, node);
      font.append(document.createTextNode(node.textContent ?? ''));
    };
    translateNode(element);
  });

test('a translated page shows the price and the times of the chosen extension, not of an earlier choice', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const endMs = await parkFor(fakeCity, driver);
  await openPayForm(page, labels, driver);
  await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: labels.extendFor(roubles(30)) })).toBeEnabled();
  await translate(dialog);
  await dialog.getByRole('radio', { name: labels.hour, exact: true }).check();
  await expect(dialog.getByRole('button', { name: labels.extendFor(roubles(60)) })).toBeEnabled();
  await expect(dialog).toContainText(`${clockTime(endMs)}–${clockTime(endMs + 3_600_000)}`);
  await expect(dialog).toContainText('60,00');
  await expect(dialog).not.toContainText('30,00');
  await translate(dialog);
  await dialog.getByRole('button', { name: labels.extendFor(roubles(60)) }).click();
  await expect(page.getByText(labels.extendedUntil(clockTime(endMs + 3_600_000)), { exact: true })).toBeVisible();
});

test('PAY-19: the price of an extension is requested from the end of the stay', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const endMs = await parkFor(fakeCity, driver);
  await openPayForm(page, labels, driver);
  const request = page.waitForRequest(/payment\/cost$/);
  await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
  const body = new URLSearchParams((await request).postData() ?? '');
  expect(body.get('ReservationId')).toMatch(/^R\d+$/);
  expect(Math.abs(Date.parse(body.get('timestart') ?? '') - endMs)).toBeLessThan(60_000);
});

test('PAY-24: where the balance was spent elsewhere, an extension asks for its payment method and keeps the added time', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await parkFor(fakeCity, driver);
  // The city has the money until the tap, and refuses the payment itself.
  let isSpent = false;
  await page.route(/payment\/(cost|renew)$/, async (route) => {
    if (route.request().url().endsWith('renew')) {
      isSpent = true;
      return route.fulfill({ json: { status: 'error', errorName: 'NoMoneyNoHoney' } });
    }
    const response = await route.fetch();
    if (!isSpent) return route.fulfill({ response });
    const reply = (await response.json()) as { costData: object };
    return route.fulfill({
      response,
      json: { ...reply, moneyEnough: false, costData: { ...reply.costData, refill: 20 } },
    });
  });
  await openPayForm(page, labels, driver);
  await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: labels.hour, exact: true }).check();
  await dialog.getByRole('button', { name: labels.extendFor(roubles(60)) }).click();
  await expect(dialog).toContainText(/На балансе не хватает 20,00\s₽/);
  await expect(dialog.getByRole('button', { name: labels.getLink })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: labels.hour, exact: true })).toBeChecked();
});
