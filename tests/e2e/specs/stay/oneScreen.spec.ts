import type { Locator, Page } from '@playwright/test';
import { chooseMethod } from '../../support/chooseMethod';
import { city, expect, mainPlate, nextPlate, open, test, zone } from '../../support/fixtures';
import { roubles, type Labels } from '../../support/labels';
import { signedIn } from '../../support/signedIn';

const phone = { width: 360, height: 640 };

/** Remembers a value on this device, before the app starts for the first time. */
const remember = (page: Page, key: string, value: unknown): Promise<unknown> =>
  page.addInitScript(([name, json]) => localStorage.getItem(name) ?? localStorage.setItem(name, json), [
    `parking.${key}`,
    JSON.stringify(value),
  ] as const);

const partsOf = (page: Page, labels: Labels): Record<string, Locator> => ({
  zone: page.getByLabel(labels.zone),
  address: page.getByText('улица Ленина, 12'),
  plate: page.getByLabel(labels.plate),
  duration: page.getByRole('radio', { name: labels.hour, exact: true }),
});

/** Everything that decides a payment is on the screen at once, and the bar with the price covers none of it. */
const expectOneScreen = async (page: Page, labels: Labels, pay: Locator): Promise<void> => {
  await expect(pay).toBeEnabled();
  const price = page.getByRole('status').filter({ hasText: '60\u00a0₽' });
  const until = page.getByText(/^(до|until) \d\d:\d\d$/);
  for (const part of [price, until, pay]) await expect(part).toBeInViewport({ ratio: 1 });
  const barTop = await pay.evaluate((button) => button.closest('.sticky')?.getBoundingClientRect().top ?? 0);
  for (const [name, part] of Object.entries(partsOf(page, labels))) {
    const box = await part.boundingBox();
    expect(box?.y, name).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? phone.height), name).toBeLessThanOrEqual(barTop);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
};

for (const language of ['ru', 'en'] as const) {
  test.describe(`a payment on one screen, in ${language}`, () => {
    test.use({ language, viewport: phone });

    test('a guest whose car is remembered pays from a sign with one tap, and sees what for', async ({
      page,
      labels,
      context,
    }) => {
      await remember(page, 'guest', { plate: nextPlate(), isForeign: false, phone: '+7 (912) 345 - 67 - 89' });
      await open(page, labels, `/guest-payment?zone=${zone}`);
      await chooseMethod(page);
      await page.close();
      const visit = await context.newPage();
      await open(visit, labels, `/guest-payment?zone=${zone}`);
      const pay = visit.getByRole('button', { name: labels.continue });
      await expect(pay).toContainText('60\u00a0₽');
      await expectOneScreen(visit, labels, pay);
      await pay.click();
      await visit.waitForURL(/\/demo\/pay\//);
    });

    test('a driver pays as last time with two taps from the start of the app', async ({
      page,
      labels,
      driver,
      context,
      fakeCity,
    }) => {
      const plate = mainPlate(driver);
      await remember(page, 'last-stays', [{ city, place: zone, plate, isForeign: false, durationMin: 60 }]);
      await signedIn(context, city, driver);
      await open(page, labels);
      await page.getByRole('link', { name: labels.payParking }).first().click();
      const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
      await expectOneScreen(page, labels, pay);
      await pay.click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([
        { number: plate, zone, durationMin: 60 },
      ]);
    });
  });
}

test.describe('on a slow line', () => {
  test.use({ viewport: phone });

  for (const who of ['guest', 'driver'] as const)
    test(`nothing that arrives late moves what a ${who} uses already`, async ({
      page,
      labels,
      driver,
      context,
      fakeCity,
    }) => {
      if (who === 'driver') await signedIn(context, city, driver);
      await fakeCity.control.misbehave({ match: 'get-options', kind: 'delay', ms: 2_500, count: 9 });
      await fakeCity.control.misbehave({ match: 'payment/cost', kind: 'delay', ms: 1_500, count: 9 });
      const path = who === 'guest' ? '/guest-payment' : '/profile/parking';
      await open(page, labels, `${path}?zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`);
      const { plate, duration } = partsOf(page, labels);
      const used: Record<string, Locator | undefined> = { plate, duration };
      if (who === 'guest') used['phone'] = page.getByRole('textbox', { name: labels.phone });
      const tops = async (): Promise<(number | undefined)[]> =>
        Promise.all(Object.values(used).map(async (part) => (await part?.boundingBox())?.y));
      await expect(page.getByText('улица Ленина, 12')).toBeVisible({ timeout: 20_000 });
      const before = await tops();
      expect(before).not.toContain(undefined);
      await expect(page.getByText('Когда началась парковка')).toBeAttached();
      await expect(page.getByText('Итого')).toBeAttached();
      expect(await tops()).toEqual(before);
    });
});

test('before a plate is typed the price is an estimate, and the city corrects it', async ({ page, labels }) => {
  await open(page, labels, `/guest-payment?zone=${zone}&duration=120`);
  const price = page.getByRole('status').filter({ hasText: '₽' });
  await expect(price).toContainText(/около.*120\u00a0₽/);
  await page.getByLabel(labels.plate).fill(nextPlate());
  await expect(page.getByRole('button', { name: labels.continue })).toContainText('120\u00a0₽');
  await expect(price).not.toContainText('около');
  // A screen reader hears the new sum in words.
  await page.getByRole('button', { name: 'На 15 мин больше' }).click();
  await expect(price).toContainText('135 рублей');
  await expect(page.getByRole('group', { name: /На сколько/ })).toContainText('2 ч 15 мин, до');
});

test('a plate that is being typed is no error, and what it lacks is said once its field is left', async ({
  page,
  labels,
}) => {
  await open(page, labels, `/guest-payment?zone=${zone}`);
  const plate = page.getByLabel(labels.plate);
  const alert = page.getByRole('alert');
  await plate.fill('А123ВС');
  await plate.blur();
  await expect(alert).toHaveText('Не хватает региона');
  // Who comes back to it reads what to add, until the first key.
  await plate.focus();
  await expect(alert).toHaveText('Не хватает региона');
  await plate.fill('А123');
  await expect(alert).toHaveCount(0);
  await plate.press('Enter');
  await expect(alert).toHaveText('Номер введён не полностью');
  await plate.fill('А12');
  await expect(alert).toHaveCount(0);
  await plate.blur();
  await expect(alert).toHaveText('Номер введён не полностью');
  await plate.fill('Щ123');
  await expect(alert).toContainText('Такого номера не бывает');
});
