import type { Locator, Page } from '@playwright/test';
import { chooseMethod } from '../../support/chooseMethod';
import {
  city,
  countCalls,
  countProfileReads,
  expect,
  fillStay,
  languagesOfFullRun,
  mainPlate,
  makeDriver,
  nextPlate,
  openPayForm,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { test as rowTest } from '../../support/faultTest';
import { amountText, costText, roubles } from '../../support/labels';

/** A city that sells stays by parking codes. */
const byParking = 'sochi';
const codeField = { ru: 'Код парковки', en: 'Parking code' } as const;
const againHere = { ru: 'Оплатить здесь ещё раз', en: 'Pay here once more' } as const;

/** Finds a parking of that city and prices its zone at 60 roubles an hour at all hours. */
const parkingAt = async ({ url, control }: FakeCity): Promise<{ code: string; zone: string }> => {
  const reply = await fetch(`${url}/city/${byParking}/api/info/get-parkings`);
  const { result } = (await reply.json()) as { result: { code: string; zone?: { zonenumber: string } | null }[] };
  const found = result.find(({ zone: its }) => its);
  if (!found?.zone) throw new Error('No parking lies in a zone');
  const prices = [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 60 }];
  await control.settings(byParking, { prices: { [found.zone.zonenumber]: prices } });
  return { code: found.code, zone: found.zone.zonenumber };
};

for (const language of languagesOfFullRun) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a driver in a city that sells by parking pays by its code, and the city records parking, zone, time and sum', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const parking = await parkingAt(fakeCity);
      const plate = nextPlate();
      const driver = await makeDriver(
        fakeCity,
        { balanceKopecks: 50_000, vehicles: [{ number: plate, isMain: true }] },
        byParking,
      );
      await openPayForm(page, labels, driver, byParking);
      await page.getByLabel(codeField[language]).fill(parking.code);
      await page.getByRole('radio', { name: labels.hour, exact: true }).check();
      await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      const { debits, sessions: stays } = await fakeCity.control.ledger(byParking, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      expect(stays).toMatchObject([
        { number: plate, zone: parking.zone, parkingCode: parking.code, durationMin: 60, kopecks: 6000 },
      ]);
      const { body = '' } = (await fakeCity.control.requests('payment/start')).at(-1) ?? {};
      const sent = new URLSearchParams(body);
      expect([sent.get('ParkingCode'), sent.get('Zone')]).toEqual([parking.code, null]);
      const paid = page.getByRole('region', { name: labels.paid });
      await expect(paid.getByText(labels.paidSum(costText(6000, language)), { exact: true })).toBeVisible();
      await expect(paid.getByRole('img', { name: new RegExp(parking.code) })).toBeVisible();
      await page.getByRole('button', { name: labels.done }).click();
      await expect(page.getByRole('article').getByRole('img', { name: new RegExp(parking.code) })).toBeVisible();
      expect(await fakeCity.control.balanceOf(driver)).toBe(44_000);
      await expect(page.getByRole('button', { name: labels.balance(amountText(44_000, language)) })).toBeVisible();
    });

    test('a guest in a city that sells by parking reads the code on the stay, in the form and in both payment records', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const { code } = await parkingAt(fakeCity);
      const plate = nextPlate();
      const link = `plate=${encodeURIComponent(plate)}&duration=60`;
      await page.goto(`${labels.prefix}/guest-payment?city=${byParking}&parkingCode=${code}&${link}`);
      await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
      await chooseMethod(page);
      await fakeCity.control.misbehave({ match: 'payment/start', kind: 'truncate' });
      await page.getByRole('button', { name: labels.continue }).click();
      await expect(page.getByText(labels.notPaid)).toBeVisible();
      await page.getByRole('button', { name: labels.continue }).click();
      await page.waitForURL(/\/demo\/pay\//);
      await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
      await expect(page.getByRole('img', { name: new RegExp(code) })).toBeVisible();
      await page.getByRole('link', { name: againHere[language] }).click();
      await expect(page.getByLabel(codeField[language])).toHaveValue(code);
      await page.goto(`${labels.prefix}/device`);
      await expect(page.getByText(new RegExp(`${plate} · ${code}$`))).toHaveCount(2);
    });
  });
}

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

const waits = 'Оплата уже идёт в другой вкладке. Дождитесь её конца.';

/** Holds back the payments of a tab. Returns a function that releases them. */
const holdStarts = async (tab: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route('**/payment/start', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};

test('two tabs that pay at once send one payment, and the other tab says why it waits and then pays for its own vehicle', async ({
  page,
  labels,
  driver,
  fakeCity,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openPayForm(tab, labels, driver);
    await fillStay(tab, labels, driver);
  }
  const second = driver.vehicles[1]?.number ?? '';
  await other.getByLabel(labels.plate).fill(second);
  const payIn = (tab: Page): Locator => tab.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(payIn(page)).toBeEnabled();
  await expect(payIn(other)).toBeEnabled();
  const [sent, sentThere] = [countCalls(page, 'payment/start'), countCalls(other, 'payment/start')];
  const release = await holdStarts(page);
  await payIn(page).click();
  await expect.poll(sent).toBe(1);
  await payIn(other).click();
  await expect(other.getByText(waits)).toBeVisible();
  await expect(other.getByLabel(labels.plate)).toHaveValue(second);
  release();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect([sent(), sentThere()]).toEqual([1, 0]);
  expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([{ number: mainPlate(driver) }]);
  await expect(payIn(other)).toBeEnabled();
  await payIn(other).click();
  await expect(other.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect([sent(), sentThere()]).toEqual([1, 1]);
  const { sessions: stays, debits } = await fakeCity.control.ledger(city, driver.email);
  expect(stays.map(({ number }) => number)).toEqual([mainPlate(driver), second]);
  expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000, 6000]);
});

test('two tabs that are tapped at the same moment for the same vehicle make one payment', async ({
  page,
  labels,
  driver,
  fakeCity,
  context,
}) => {
  const tabs = [page, await context.newPage()];
  const sent: (() => number)[] = [];
  const release: (() => void)[] = [];
  for (const tab of tabs) {
    await openPayForm(tab, labels, driver);
    await fillStay(tab, labels, driver);
    sent.push(countCalls(tab, 'payment/start'));
    release.push(await holdStarts(tab));
  }
  const buttons = tabs.map((tab) => tab.getByRole('button', { name: labels.pay(roubles(60)) }));
  for (const button of buttons) await expect(button).toBeEnabled();
  await Promise.all(buttons.map((button) => button.evaluate((element: HTMLButtonElement) => element.click())));
  const count = (locate: (tab: Page) => Locator) => async (): Promise<number> => {
    const counts = await Promise.all(tabs.map((tab) => locate(tab).count()));
    return counts.filter((found) => found > 0).length;
  };
  await expect.poll(count((tab) => tab.getByText(waits))).toBe(1);
  for (const one of release) one();
  await expect.poll(count((tab) => tab.getByRole('heading', { name: labels.paid }))).toBe(1);
  expect(sent.reduce((sum, calls) => sum + calls(), 0)).toBe(1);
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

rowTest(
  'F-16: a price that comes late for a duration that was given up is neither shown nor paid',
  async ({ page, labels, driver, fakeCity, row }) => {
    row.confirmed();
    await openPayForm(page, labels, driver);
    await fillStay(page, labels, driver);
    const button = (sum: number) => page.getByRole('button', { name: labels.pay(roubles(sum)) });
    await expect(button(60)).toBeEnabled();
    const aborted: string[] = [];
    page.on('requestfailed', (request) =>
      aborted.push(new URLSearchParams(request.postData() ?? '').get('Duration') ?? ''),
    );
    // The answer is released once a later request has been answered.
    await fakeCity.control.misbehave({ match: 'payment/cost', kind: 'reorder', ms: 10_000 });
    const late = page.waitForRequest(/payment\/cost/);
    await page.getByRole('radio', { name: labels.twoHours, exact: true }).check();
    await late;
    // The old price is still on the screen, but cannot be paid for the new duration.
    await expect(button(60)).toBeDisabled();
    await page.getByRole('radio', { name: '30 мин', exact: true }).check();
    await expect(button(30)).toBeEnabled();
    // The older request was aborted, so its answer has no effect.
    expect(aborted).toEqual(['120']);
    await button(30).click();
    await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
    const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
    expect(debits.map(({ kopecks }) => kopecks)).toEqual([3000]);
    expect(stays).toMatchObject([{ durationMin: 30, kopecks: 3000 }]);
  },
);

test('F-76: when a stay reaches its end, the profile is read once, and the stay disappears (PARK-30)', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const reads = countProfileReads(page);
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await page.clock.install();
  await openPayForm(page, labels, driver);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const before = reads.asked;
  // Nothing is requested a minute before the end.
  await page.clock.fastForward('59:00');
  await expect(page.getByRole('article')).toContainText('Заканчивается');
  expect(reads.asked).toBe(before);
  await fakeCity.control.clock(61 * 60_000);
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect.poll(() => reads.answered - before).toBe(1);
  await page.clock.fastForward('10:00');
  await expect.poll(() => reads.answered).toBe(reads.asked);
  expect(reads.asked - before).toBe(1);
});
