import type { Page } from '@playwright/test';
import { getMapInfo, type WireFeature } from '../../src/api/contract/map';
import { anchorOf, type ParkingGeometry } from '../../src/domain/parking';
import { checkRules } from './checkRules';
import { clockTime } from './cityTime';
import { city, expect, fillStay, languagesOfFullRun, mainPlate, nextPlate, open, openPayForm, test, zone } from './journey';
import { roubles } from './words';

const says = {
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

/** The same plate with its first digit one more: a slip of the finger. */
const slipOf = (plate: string): string => plate.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));

for (const language of languagesOfFullRun) {
  test.describe(`before paying, in ${language}`, () => {
    test.use({ language });
    const text = says[language];

    test('a plate one character off one’s own car is told when its field is left, and mended in one tap', async ({ page, w, driver, world }) => {
      const own = mainPlate(driver);
      await openPayForm(page, w, driver);
      await fillStay(page, w, driver);
      const field = page.getByLabel(w.plate);
      await field.fill('');
      await field.pressSequentially(slipOf(own));
      await expect(page.getByRole('button', { name: w.pay(roubles(60)) })).toBeEnabled();
      await expect(page.getByText(text.alike(own))).toBeHidden();
      await field.blur();
      await expect(page.getByRole('status').filter({ hasText: text.alike(own) })).toBeVisible();
      await checkRules(page, 'a plate that may be a slip');
      await page.getByRole('button', { name: text.mend(own) }).click();
      await expect(field).toHaveValue(own);
      await expect(page.getByText(text.mended(own))).toBeFocused();
      await expect(page.getByText(text.alike(own))).toBeHidden();
      await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
      expect((await world.control.ledger(city, driver.email)).sessions).toMatchObject([{ number: own, zone }]);
    });

    test('a guest is warned by the cars that were parked from this device, and by nothing on a first visit', async ({ page, w }) => {
      const own = nextPlate();
      const left = nextPlate();
      const link = `${w.prefix}/guest-payment?city=${city}&zone=${zone}`;
      await page.goto(link);
      const field = page.getByLabel(w.plate);
      await field.pressSequentially(slipOf(own));
      await field.blur();
      await expect(page.getByRole('checkbox', { name: /Запомнить|Remember/ })).toBeVisible();
      await expect(page.getByRole('button', { name: text.mend(own) })).toHaveCount(0);

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
      await page.evaluate((stays) => localStorage.setItem('parking.stays', stays), JSON.stringify([stay(own, 'confirmed'), stay(left, 'leaving')]));
      await page.goto(link);
      await field.pressSequentially(slipOf(left));
      await field.blur();
      await field.fill(slipOf(own));
      await expect(page.getByText(text.alike(own))).toBeHidden();
      await field.blur();
      await expect(page.getByRole('status').filter({ hasText: text.alike(own) })).toBeVisible();
      await expect(page.getByText(text.alike(left))).toBeHidden();
      await checkRules(page, 'a guest’s plate that may be a slip');
      await page.getByRole('button', { name: text.mend(own) }).click();
      await expect(field).toHaveValue(own);
      await expect(page.getByText(text.alike(own))).toBeHidden();
    });
  });
}

test('a region that nobody knows is told, and keeps nobody from paying', async ({ page, w, driver, world }) => {
  const plate = nextPlate().replace(/59$/, '595');
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  await page.getByLabel(w.plate).fill(plate);
  await page.getByLabel(w.plate).blur();
  await expect(page.getByText(says.ru.region('595'))).toBeVisible();
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  expect((await world.control.ledger(city, driver.email)).sessions).toMatchObject([{ number: plate, zone }]);
});

/** A zone of the map, and a place on it. */
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

/** The phone is asked where it is, by a tap in the list of zones. */
const locate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Выбрать из списка' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Рядом со мной' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Похоже|По вашему месту/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('a zone far from where the driver was found is told; nobody is asked for a position by the form', async ({
  page,
  context,
  w,
  driver,
  world,
}) => {
  const { number, at, north } = await placeOf(world.url);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...at, latitude: north + 0.05, accuracy: 20 });
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    Object.assign(window, { asked: 0 });
    navigator.geolocation.getCurrentPosition = (...how) => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
      ask(...how);
    };
  });
  await openPayForm(page, w, driver);
  const asked = (): Promise<number> => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const field = page.getByLabel(w.zone);
  const warning = page.getByText(/^Вы далеко от зоны \d+: около 5,\d\sкм\. Проверьте номер на знаке\.$/);
  await field.fill(number);
  await field.blur();
  await expect(page.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
  await expect(warning).toHaveCount(0);
  expect(await asked()).toBe(0);

  await locate(page);
  expect(await asked()).toBe(1);
  await expect(warning).toBeVisible();
  await checkRules(page, 'a zone far away');
  // One that the map does not know is not judged.
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
  // For a few seconds the phone may still say where it was.
  await expect(async () => {
    await locate(page);
    await expect(warning).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

for (const language of ['ru', 'en'] as const) {
  test.describe(`the strip of a running stay, in ${language}`, () => {
    test.use({ language });

    test('says until when stopping brings money back', async ({ page, w, driver, world }) => {
      await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 90 }] });
      const [stay] = (await world.control.ledger(city, driver.email)).sessions;
      const until = clockTime((stay?.endMs ?? 0) - 30 * 60_000);
      await openPayForm(page, w, driver);
      await open(page, w);
      const strip = page.getByRole('link', { name: language === 'ru' ? /Открыть/ : /Open/ });
      await expect(strip).toContainText(
        // With its day, where that is tomorrow.
        new RegExp(
          language === 'ru' ? `Вернуть деньги можно до (\\d\\d\\.\\d\\d )?${until}` : `Stop before (\\d\\d\\.\\d\\d )?${until} to get money back`,
        ),
      );
    });
  });
}

test('the strip of a stay that ends soon promises no money back', async ({ page, w, driver, world }) => {
  await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 25 }] });
  await openPayForm(page, w, driver);
  await open(page, w);
  await expect(page.getByRole('link', { name: /Открыть/ })).toBeVisible();
  await expect(page.getByText(/Вернуть деньги/)).toHaveCount(0);
});
