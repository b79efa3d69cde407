import { city, expect, fillStay, languagesOfFullRun, nextPlate, openPayForm, test, zone } from '../../support/fixtures';
import { roubles } from '../../support/labels';

const texts = {
  ru: { none: 'Без времени', choose: 'Выберите время парковки.', other: 'Другое время' },
  en: { none: 'No time', choose: 'Choose the parking time.', other: 'Another time' },
} as const;

for (const language of languagesOfFullRun) {
  test.describe(`durations, in ${language}`, () => {
    test.use({ language });
    const text = texts[language];

    test('B-58, B-59: an invalid duration in a link is reported, and nothing is requested before one is chosen', async ({
      page,
      labels,
      fakeCity,
    }) => {
      for (const duration of ['0', '37', '5', '1500', 'abc'])
        await test.step(duration, async () => {
          const plate = nextPlate();
          const priceRequests = async (): Promise<number> =>
            (await fakeCity.control.requests('payment/cost')).filter(
              ({ body }) => new URLSearchParams(body).get('Vehicle') === plate,
            ).length;
          await page.goto(
            `${labels.prefix}/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=${duration}`,
          );
          await expect(page.getByText(text.choose)).toBeVisible();
          await expect(page.getByLabel(text.other).getByText(text.none)).toHaveCount(1);
          await expect(page.getByLabel(text.other)).toHaveValue('');
          await expect(
            page.getByRole('group', { name: /На сколько|For how long/ }).getByRole('radio', { checked: true }),
          ).toHaveCount(0);
          await expect(page.getByRole('button', { name: labels.continue })).toBeDisabled();
          expect(await priceRequests()).toBe(0);
          // A full day can be chosen like any other duration, and is read as 24:00.
          await page.getByLabel(text.other).selectOption('24:00');
          await expect(page.getByText(text.choose)).toHaveCount(0);
          await expect(page.getByText(text.none)).toHaveCount(0);
          await expect.poll(priceRequests).toBe(1);
        });
    });
  });
}

test('a duration in a link is kept if the city allows it', async ({ page, labels, fakeCity }) => {
  await fakeCity.control.settings(city, { intervals: { step: 10, min: 10, max: 120 } });
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=20`);
  await expect(page.getByRole('group', { name: /На сколько/ })).toContainText('20 мин, до');
  await expect(page.getByText(texts.ru.choose)).toHaveCount(0);
  await expect(page.getByLabel(labels.plate)).not.toHaveValue('');
});

test('the durations that the form offers follow the city’s steps', async ({ page, labels, driver, fakeCity }) => {
  await fakeCity.control.settings(city, { intervals: { step: 50, min: 50, max: 100 } });
  await openPayForm(page, labels, driver);
  await page.getByLabel(labels.zone).fill(zone);
  await expect(page.getByRole('button', { name: labels.pay(roubles(50)) })).toBeVisible();
});

test('ERR-37: the reason for a refused payment is shown above the form, in sight', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await fakeCity.control.settings(city, { refusals: { startParking: 'PriceChangedTryLater' } });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Цена изменилась' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  const [above, below] = [await alert.boundingBox(), await page.getByLabel(labels.zone).boundingBox()];
  expect(above && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeInViewport();
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
});

test('B-42: an amount is shown as it will be sent once its field loses the focus', async ({
  page,
  labels,
  fakeCity,
}) => {
  const email = `amount-${crypto.randomUUID()}@example.com`;
  const { users } = await fakeCity.control.seed(city, {
    users: [{ email, balanceKopecks: 1_000, vehicles: [{ number: nextPlate() }] }],
  });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await page.getByRole('button', { name: labels.topUp }).click();
  const amount = page.getByRole('dialog').getByLabel(labels.amount);
  for (const [input, displayed] of [
    ['.5', '0,5'],
    ['007', '7'],
    ['+5', '5'],
  ] as const) {
    await amount.fill(input);
    await amount.blur();
    await expect(amount).toHaveValue(displayed);
  }
});
