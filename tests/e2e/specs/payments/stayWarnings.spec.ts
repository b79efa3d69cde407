import type { Page } from '@playwright/test';
import { getMapInfo, type WireFeature } from '../../../../src/api/contract/map';
import { anchorOf, type ParkingGeometry } from '../../../../src/domain/map/mapFeature';
import { checkRules } from '../../support/checkRules';
import { clockTime } from '../../support/cityTime';
import {
  city,
  expect,
  fillStay,
  languagesOfFullRun,
  mainPlate,
  nextPlate,
  open,
  openPayForm,
  test,
  zone,
} from '../../support/fixtures';
import { roubles } from '../../support/labels';

const texts = {
  ru: {
    alike: (plate: string) => `Похоже на вашу машину ${plate}. Проверьте номер.`,
    mend: (plate: string) => `Исправить на ${plate}`,
    mended: (plate: string) => `Исправлено: ${plate}`,
    region: (region: string) => `Региона ${region}, похоже, нет. Проверьте номер.`,
  },
  en: {
    alike: (plate: string) => `Looks like your car ${plate}. Check the plate.`,
    mend: (plate: string) => `Change to ${plate}`,
    mended: (plate: string) => `Changed to ${plate}`,
    region: (region: string) => `There seems to be no region ${region}. Check the plate.`,
  },
} as const;

/** The same plate with its first digit increased by one, as in a typing error. */
const slipOf = (plate: string): string => plate.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));

for (const language of languagesOfFullRun) {
  test.describe(`warnings before a payment, in ${language}`, () => {
    test.use({ language });
    const text = texts[language];

    test('a plate one character off the driver’s own gives a warning when its field loses the focus, and one tap corrects it', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      const ownPlate = mainPlate(driver);
      await openPayForm(page, labels, driver);
      await fillStay(page, labels, driver);
      const field = page.getByLabel(labels.plate);
      await field.fill('');
      await field.pressSequentially(slipOf(ownPlate));
      await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeEnabled();
      await expect(page.getByText(text.alike(ownPlate))).toBeHidden();
      await field.blur();
      await expect(page.getByRole('status').filter({ hasText: text.alike(ownPlate) })).toBeVisible();
      await checkRules(page, 'a plate that may be a slip');
      await page.getByRole('button', { name: text.mend(ownPlate) }).click();
      await expect(field).toHaveValue(ownPlate);
      await expect(page.getByText(text.mended(ownPlate))).toBeFocused();
      await expect(page.getByText(text.alike(ownPlate))).toBeHidden();
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([{ number: ownPlate, zone }]);
    });

    test('a guest is warned by the vehicles that were parked from this device, and gets no warning on a first visit', async ({
      page,
      labels,
    }) => {
      const ownPlate = nextPlate();
      const guestPlate = nextPlate();
      const link = `${labels.prefix}/guest-payment?city=${city}&zone=${zone}`;
      await page.goto(link);
      const field = page.getByLabel(labels.plate);
      await field.pressSequentially(slipOf(ownPlate));
      await field.blur();
      await expect(page.getByRole('checkbox', { name: /Запомнить|Remember/ })).toBeVisible();
      await expect(page.getByRole('button', { name: text.mend(ownPlate) })).toHaveCount(0);

      const hour = 3_600_000;
      const stay = (plate: string, state: string) => ({
        id: plate,
        city,
        timeZone: 'Asia/Yekaterinburg',
        zone,
        plate,
        isForeign: false,
        durationMin: 60,
        startsAt: Date.now() - 25 * hour,
        endsAt: Date.now() - 24 * hour,
        sum: 6000,
        state,
      });
      await page.evaluate(
        (stays) => localStorage.setItem('parking.stays', stays),
        JSON.stringify([stay(ownPlate, 'confirmed'), stay(guestPlate, 'leaving')]),
      );
      await page.goto(link);
      await field.pressSequentially(slipOf(guestPlate));
      await field.blur();
      await field.fill(slipOf(ownPlate));
      await expect(page.getByText(text.alike(ownPlate))).toBeHidden();
      await field.blur();
      await expect(page.getByRole('status').filter({ hasText: text.alike(ownPlate) })).toBeVisible();
      await expect(page.getByText(text.alike(guestPlate))).toBeHidden();
      await checkRules(page, 'a guest’s plate that may be a slip');
      await page.getByRole('button', { name: text.mend(ownPlate) }).click();
      await expect(field).toHaveValue(ownPlate);
      await expect(page.getByText(text.alike(ownPlate))).toBeHidden();
    });
  });
}

test('an unknown region of a plate gives a warning and does not prevent a payment', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const plate = nextPlate().replace(/59$/, '595');
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await page.getByLabel(labels.plate).fill(plate);
  await page.getByLabel(labels.plate).blur();
  await expect(page.getByText(texts.ru.region('595'))).toBeVisible();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([{ number: plate, zone }]);
});

/** Finds a zone on the map, a position in it, and the latitude of its northernmost parking. */
const placeOf = async (url: string) => {
  const response = await fetch(`${url}/city/${city}${getMapInfo.path}`);
  const { features } = (await response.json()) as { features: WireFeature[] };
  const parkings = features.filter(({ properties }) => properties.objecttype === 'parkings' && properties.zone);
  const [first] = parkings;
  const number = first?.properties.zone?.zonenumber;
  if (!first || number === undefined) throw new Error('The city has no zone on its map.');
  const north = Math.max(
    ...parkings
      .filter(({ properties }) => properties.zone?.zonenumber === number)
      .map(({ geometry }) => anchorOf(geometry as ParkingGeometry).latitude),
  );
  return { number, at: anchorOf(first.geometry as ParkingGeometry), north };
};

/** Has the phone determine its position, through a button in the list of zones. */
const locate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Выбрать из списка' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Рядом со мной' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Похоже|По вашему месту/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('a zone far from the driver’s known position gives a warning, and the form requests no position itself', async ({
  page,
  context,
  labels,
  driver,
  fakeCity,
}) => {
  const { number, at, north } = await placeOf(fakeCity.url);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...at, latitude: north + 0.05, accuracy: 20 });
  await page.addInitScript(() => {
    const getPosition = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    Object.assign(window, { asked: 0 });
    navigator.geolocation.getCurrentPosition = (...how) => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
      getPosition(...how);
    };
  });
  await openPayForm(page, labels, driver);
  const positionRequests = (): Promise<number> => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const field = page.getByLabel(labels.zone);
  const warning = page.getByText(/^Вы далеко от зоны \d+: около 5,\d\sкм\. Проверьте номер на знаке\.$/);
  await field.fill(number);
  await field.blur();
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  await expect(warning).toHaveCount(0);
  expect(await positionRequests()).toBe(0);

  await locate(page);
  expect(await positionRequests()).toBe(1);
  await expect(warning).toBeVisible();
  await checkRules(page, 'a zone far away');
  // A zone that is not on the map is not assessed.
  await field.fill(zone);
  await field.blur();
  await expect(warning).toHaveCount(0);
  await field.fill('');
  await field.pressSequentially(number);
  await expect(field).toHaveValue(number);
  await expect(warning).toHaveCount(0);
  await field.blur();
  await expect(warning).toBeVisible();

  await context.setGeolocation({ ...at, accuracy: 20 });
  // For a few seconds the phone may still report its previous position.
  await expect(async () => {
    await locate(page);
    await expect(warning).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

for (const language of ['ru', 'en'] as const) {
  test.describe(`the strip of a running stay, in ${language}`, () => {
    test.use({ language });

    test('the strip of a running stay states until when stopping returns money', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 90 }],
      });
      const [stay] = (await fakeCity.control.ledger(city, driver.email)).sessions;
      const until = clockTime((stay?.endMs ?? 0) - 30 * 60_000);
      await openPayForm(page, labels, driver);
      await open(page, labels);
      const chip = page.getByRole('link', { name: language === 'ru' ? /Открыть/ : /Open/ });
      await expect(chip).toContainText(
        // With the date if that is tomorrow.
        new RegExp(
          language === 'ru'
            ? `Вернуть деньги можно до (\\d\\d\\.\\d\\d )?${until}`
            : `Stop before (\\d\\d\\.\\d\\d )?${until} to get money back`,
        ),
      );
    });
  });
}

test('the strip of a stay that ends soon promises no refund', async ({ page, labels, driver, fakeCity }) => {
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 25 }],
  });
  await openPayForm(page, labels, driver);
  await open(page, labels);
  await expect(page.getByRole('link', { name: /Открыть/ })).toBeVisible();
  await expect(page.getByText(/Вернуть деньги/)).toHaveCount(0);
});
