import type { Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import {
  city,
  expect,
  languagesOfFullRun,
  mainPlate,
  nextPlate,
  open,
  openPayForm,
  payAsGuest,
  test,
  zone,
} from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { roubles } from '../../support/labels';
import { expectNothingMoved, recordTops } from '../../support/recordTops';

const texts = {
  ru: {
    vehicle: (plate: string) => `Номер ${plate} взят из ссылки. Среди ваших машин его нет.`,
    take: (plate: string) => `Взять ${plate}`,
    takeFor: (plate: string, usual: string) => `Взять ${plate} на ${usual}`,
    time: (linked: string, usual: string) => `Время из ссылки больше обычного: ${linked} вместо ${usual}.`,
    setTo: (usual: string) => `Поставить ${usual}`,
    changed: (value: string) => `Исправлено: ${value}`,
    hour: '1 ч',
    tenHours: '10 ч',
  },
  en: {
    vehicle: (plate: string) => `The link filled in ${plate}. It is not one of your cars.`,
    take: (plate: string) => `Use ${plate}`,
    takeFor: (plate: string, usual: string) => `Use ${plate} for ${usual}`,
    time: (linked: string, usual: string) => `The link sets a longer time than usual: ${linked} instead of ${usual}.`,
    setTo: (usual: string) => `Set to ${usual}`,
    changed: (value: string) => `Changed to ${value}`,
    hour: '1 h',
    tenHours: '10 h',
  },
} as const;

const link = (plate: string, durationMin = 60): string =>
  `/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=${durationMin}`;

const aDay = 24 * 3_600_000;

/** Stores on the device a stay that a guest has paid for. */
const paidBefore = (page: Page, plate: string, state = 'confirmed'): Promise<unknown> =>
  page.addInitScript(
    (stay) => {
      const storedStays = JSON.parse(localStorage.getItem('parking.stays') ?? '[]') as { id: string }[];
      if (storedStays.every(({ id }) => id !== stay.id))
        localStorage.setItem('parking.stays', JSON.stringify([...storedStays, stay]));
    },
    {
      id: plate,
      city,
      timeZone: 'Asia/Yekaterinburg',
      zone,
      plate,
      isForeign: false,
      durationMin: 60,
      startsAt: Date.now() - 2 * aDay,
      endsAt: Date.now() - aDay,
      sum: 6000,
      state,
    },
  );

for (const language of languagesOfFullRun) {
  test.describe(`a link that fills in a form, in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 640 } });
    const text = texts[language];

    test('a link with an unknown vehicle and an unusual duration is warned about at the button, where both can be corrected', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      const theirs = nextPlate();
      await signedIn(page.context(), city, driver);
      await open(page, labels, link(theirs, 600));
      await expect(page.getByLabel(labels.plate)).toHaveValue(theirs);
      const form = page.getByRole('form');
      await expect(form.getByText(text.vehicle(theirs))).toBeInViewport({ ratio: 1 });
      await expect(form.getByText(text.time(text.tenHours, text.hour))).toBeInViewport({ ratio: 1 });
      await checkRules(page, 'a link with a stranger’s car');
      await page.getByRole('button', { name: text.takeFor(mainPlate(driver), text.hour) }).click();
      await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
      await expect(page.getByRole('radio', { name: text.hour, exact: true })).toBeChecked();
      await expect(page.getByText(text.changed(`${mainPlate(driver)}, ${text.hour}`))).toBeFocused();
      await expect(page.getByText(text.vehicle(theirs))).toHaveCount(0);
      await expect(page.getByText(text.time(text.tenHours, text.hour))).toHaveCount(0);
      // After another change the notice of the corrected values disappears.
      await page.getByRole('radio', { name: labels.twoHours, exact: true }).check();
      await expect(page.getByText(text.changed(''))).toHaveCount(0);
      await page.getByRole('button', { name: labels.pay(roubles(120)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([
        { number: mainPlate(driver), zone },
      ]);
    });
  });
}

test('a driver can pay for the unknown vehicle of a link', async ({ page, labels, driver, fakeCity }) => {
  const theirs = nextPlate();
  await signedIn(page.context(), city, driver);
  await open(page, labels, link(theirs));
  await expect(page.getByText(texts.ru.vehicle(theirs))).toBeVisible();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([{ number: theirs, zone }]);
});

test('a link with the driver’s own vehicle and usual duration gives no warning', async ({ page, labels, driver }) => {
  const ownPlate = driver.vehicles[1]?.number ?? '';
  await page.addInitScript(() => localStorage.setItem('parking.duration-habit', '120'));
  await signedIn(page.context(), city, driver);
  await open(page, labels, link(ownPlate, 120));
  await expect(page.getByRole('button', { name: labels.pay(roubles(120)) })).toBeEnabled();
  await expect(page.getByLabel(labels.plate)).toHaveValue(ownPlate);
  await expect(page.getByText(/из ссылки/)).toHaveCount(0);
  await open(page, labels, link(ownPlate, 600));
  await expect(page.getByText(texts.ru.time('10 ч', '2 ч'))).toBeVisible();
  await page.getByRole('button', { name: texts.ru.setTo('2 ч') }).click();
  await expect(page.getByRole('button', { name: labels.pay(roubles(120)) })).toBeEnabled();
});

test('a link’s vehicle that stays in the form is warned about even if the driver opens the form in another way', async ({
  page,
  labels,
  driver,
}) => {
  const theirs = nextPlate();
  await signedIn(page.context(), city, driver);
  await open(page, labels, link(theirs));
  await expect(page.getByText(texts.ru.vehicle(theirs))).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Карта парковок' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Парковка', exact: true }).click();
  await expect(page.getByLabel(labels.plate)).toHaveValue(theirs);
  await expect(page.getByText(texts.ru.vehicle(theirs))).toBeVisible();
  // A typed plate is the driver's own choice, so there is no warning.
  await page.getByLabel(labels.plate).fill(nextPlate());
  await expect(page.getByText(/взят из ссылки/)).toHaveCount(0);
});

test('a guest is warned by the vehicles of this device: the remembered one and those that were paid for', async ({
  page,
  labels,
}) => {
  const [ownPlate, theirs, guestPlate] = [nextPlate(), nextPlate(), nextPlate()];
  // Nothing is known on a first visit.
  await open(page, labels, link(theirs));
  await expect(page.locator('input[name=remember]')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/из ссылки/)).toHaveCount(0);
  // A stay whose payment was never confirmed is no evidence of the guest's own car.
  await paidBefore(page, guestPlate, 'leaving');
  await page.reload();
  await expect(page.locator('input[name=remember]')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/из ссылки/)).toHaveCount(0);
  await paidBefore(page, ownPlate);
  await page.reload();
  await expect(page.getByText(texts.ru.vehicle(theirs))).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: texts.ru.take(ownPlate) }).click();
  await expect(page.getByLabel(labels.plate)).toHaveValue(ownPlate);
  await open(page, labels, link(ownPlate));
  await expect(page.locator('input[name=remember]')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/из ссылки/)).toHaveCount(0);

  const remembered = nextPlate();
  await page.evaluate(
    (plate) =>
      localStorage.setItem(
        'parking.guest',
        JSON.stringify({ plate, isForeign: false, phone: '+7 (912) 345 - 67 - 89' }),
      ),
    remembered,
  );
  await open(page, labels, link(theirs, 600));
  await expect(page.getByText(texts.ru.vehicle(theirs))).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(texts.ru.time('10 ч', '1 ч'))).toBeVisible();
  await expect(page.getByRole('button', { name: texts.ru.takeFor(remembered, '1 ч') })).toBeVisible();
  // The warnings do not block the payment.
  await payAsGuest(page, labels);
});

test('the warning about a guest’s link moves neither the button nor a field', async ({ page, labels }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await paidBefore(page, nextPlate());
  await page.addInitScript(recordTops);
  const theirs = nextPlate();
  await open(page, labels, link(theirs, 600));
  await expect(page.getByText(texts.ru.vehicle(theirs))).toBeVisible();
  await expect(page.locator('input[name=remember]')).toBeAttached();
  await expect(page.getByRole('button', { name: labels.continue })).toBeEnabled();
  await expectNothingMoved(page);
});

test('a guest’s own stay that is filled in again gives no link warning', async ({ page, labels }) => {
  const [ownPlate, again] = [nextPlate(), nextPlate()];
  await paidBefore(page, ownPlate);
  await paidBefore(page, again, 'leaving');
  await open(page, labels, `/guest-payment?city=${city}&stay=${encodeURIComponent(again)}`);
  await page
    .getByRole('link', { name: /ещё раз|снова|заново/ })
    .first()
    .click();
  await expect(page.getByLabel(labels.plate)).toHaveValue(again);
  await expect(page.locator('input[name=remember]')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/из ссылки/)).toHaveCount(0);
});

test('a form that the driver filled in gives no link warning', async ({ page, labels, driver }) => {
  await openPayForm(page, labels, driver);
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByLabel(labels.plate).fill(nextPlate());
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeEnabled();
  await expect(page.getByText(/из ссылки/)).toHaveCount(0);
});
