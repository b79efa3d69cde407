import type { Locator } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { inCity, moveTo } from '../../support/cityTime';
import { city, expect, mainPlate, open, openPayForm, test } from '../../support/fixtures';
import { roubles, sumText } from '../../support/labels';
import { everyDay } from '../../support/prices';
import { signedIn } from '../../support/signedIn';

const discountZone = '0941';
const plainZone = '0942';

test.beforeEach(({ fakeCity }) => moveTo(fakeCity, inCity('12:00')));
test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

test('CONST-12: card, list of zones and form show the chosen car’s prices with its discount beside the full ones, and the city charges them', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const [main, second] = driver.vehicles.map(({ number }) => number);
  const prices = everyDay(['08:00:00', '20:00:00', 40]);
  const permit = { user: driver.email, number: main, zones: [discountZone] };
  await fakeCity.control.seed(city, {
    zones: [discountZone, plainZone].map((number) => ({ number, address: `улица Скидок, ${number}`, prices })),
    benefits: [
      { ...permit, name: 'Житель', salePercent: 50 },
      { ...permit, name: 'Сотрудник', salePercent: 20 },
      { ...permit, name: 'Прежний', salePercent: 90, startsInDays: -10, days: 5 },
    ],
  });
  const discount = (place: Locator) => place.getByText(new RegExp(`Житель.*${main}`));
  const expectDiscount = async (place: Locator, hour: string): Promise<void> => {
    await expect(discount(place)).toContainText(/50\s%/);
    await expect(place).toContainText(`20,00 ₽${hour}`);
    await expect(place).toContainText('0,33 ₽/мин');
    await expect(place.locator('del')).toHaveText([/40,00\s₽/, /0,66\s₽/]);
  };

  await open(page, labels, `/?zone=${discountZone}`);
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await expect(card).toContainText('40,00 ₽/час');
  await expect(card).toContainText('0,66 ₽/мин');
  await expect(card.locator('del')).toHaveCount(0);

  await signedIn(page.context(), city, driver);
  await page.reload();
  await expectDiscount(card, '/час');
  await checkRules(page, 'card with a discount');

  await openPayForm(page, labels, driver);
  await page.getByRole('button', { name: 'Выбрать из списка' }).click();
  const zones = page.getByRole('dialog');
  await zones.getByLabel('Номер, улица или название').fill('улица Скидок');
  const row = (number: string) => zones.getByRole('button', { name: `улица Скидок, ${number}` });
  await expectDiscount(row(discountZone), '/ч');
  await expect(row(plainZone)).toContainText('40,00 ₽/ч · 0,66 ₽/мин');
  await expect(row(plainZone).locator('del')).toHaveCount(0);
  await checkRules(page, 'list of zones with a discount');
  await row(discountZone).click();

  const form = page.getByRole('form', { name: 'Оплата парковки' });
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  await expectDiscount(form, '/ч');
  await checkRules(page, 'form with a discount');
  // A minute costs what the form says.
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await expect(page.getByRole('button', { name: labels.pay(sumText(60 * 33, 'ru')) })).toBeEnabled();
  await expectDiscount(form, '/ч');

  await page.getByLabel(labels.plate).fill(second ?? '');
  await expect(form).toContainText('40,00 ₽/ч · 0,66 ₽/мин');
  await expect(form.locator('del')).toHaveCount(0);
});

test('no discount stands beside a price of the city that has none', async ({ page, labels, driver, fakeCity }) => {
  await fakeCity.control.seed(city, {
    zones: [{ number: discountZone, prices: everyDay(['00:00:00', '24:00:00', 40]) }],
    benefits: [{ user: driver.email, name: 'Житель', salePercent: 50 }],
  });
  let answer = (): void => undefined;
  const seen = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/payment/cost', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { costData: object };
    const full = { totalcost: 40, price: 40, totaldiscount: 0, sumSale: 0, benefit: 0, benefitsName: null };
    await seen;
    await route.fulfill({ response, json: { ...reply, ...full, costData: { ...reply.costData, totalcost: 40 } } });
  });
  await openPayForm(page, labels, driver);
  await page.getByLabel(labels.zone).fill(discountZone);
  const form = page.getByRole('form', { name: 'Оплата парковки' });
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await expect(form.locator('del')).toHaveCount(2);
  answer();
  await expect(page.getByRole('button', { name: labels.pay(roubles(40)) })).toBeEnabled();
  await expect(form.locator('del')).toHaveCount(0);
  await expect(form).not.toContainText('Житель');
});
