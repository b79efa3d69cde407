import type { Locator, Page } from '@playwright/test';
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
  type World,
  zone,
} from './journey';
import { test as rowTest } from './row';
import { amountText, roubles, sumText } from './words';

/** A city that sells its stays by parkings. */
const byParking = 'sochi';
const codeField = { ru: 'Код парковки', en: 'Parking code' } as const;
const againHere = { ru: 'Оплатить здесь ещё раз', en: 'Pay here once more' } as const;

/** A parking of that city that costs 60 roubles an hour at all hours. */
const parkingThere = async ({ url, control }: World): Promise<{ code: string; zone: string }> => {
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

    test('where a city sells by parkings, a driver pays by the code of one; the city knows the parking, its zone, time and sum', async ({
      page,
      w,
      world,
    }) => {
      const parking = await parkingThere(world);
      const plate = nextPlate();
      const driver = await makeDriver(world, { balanceKopecks: 50_000, vehicles: [{ number: plate, isMain: true }] }, byParking);
      await openPayForm(page, w, driver, byParking);
      await page.getByLabel(codeField[language]).fill(parking.code);
      await page.getByRole('radio', { name: w.hour, exact: true }).check();
      await expect(page.getByLabel(w.plate)).toHaveValue(plate);
      await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
      const { debits, sessions } = await world.control.ledger(byParking, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
      expect(sessions).toMatchObject([{ number: plate, zone: parking.zone, parkingCode: parking.code, durationMin: 60, kopecks: 6000 }]);
      const { body = '' } = (await world.control.requests('payment/start')).at(-1) ?? {};
      const sent = new URLSearchParams(body);
      expect([sent.get('ParkingCode'), sent.get('Zone')]).toEqual([parking.code, null]);
      const paid = page.getByRole('region', { name: w.paid });
      await expect(paid.getByText(w.paidSum(sumText(6000, language)), { exact: true })).toBeVisible();
      await expect(paid.getByRole('img', { name: new RegExp(parking.code) })).toBeVisible();
      await page.getByRole('button', { name: w.done }).click();
      await expect(page.getByRole('article').getByRole('img', { name: new RegExp(parking.code) })).toBeVisible();
      expect(await world.control.balanceOf(driver)).toBe(44_000);
      await expect(page.getByRole('button', { name: w.balance(amountText(44_000, language)) })).toBeVisible();
    });

    test('and a guest there reads the code on the stay, in the form to pay again and in the record of both attempts', async ({ page, w, world }) => {
      const { code } = await parkingThere(world);
      const plate = nextPlate();
      const link = `plate=${encodeURIComponent(plate)}&duration=60`;
      await page.goto(`${w.prefix}/guest-payment?city=${byParking}&parkingCode=${code}&${link}`);
      await page.getByRole('textbox', { name: w.phone }).fill('79123456789');
      await page
        .getByRole('group', { name: /Способ оплаты|Payment method/ })
        .getByRole('radio')
        .first()
        .check();
      await world.control.misbehave({ match: 'payment/start', kind: 'truncate' });
      await page.getByRole('button', { name: w.continue }).click();
      await expect(page.getByText(w.notPaid)).toBeVisible();
      await page.getByRole('button', { name: w.continue }).click();
      await page.waitForURL(/\/demo\/pay\//);
      await page.getByRole('button', { name: w.providerPay, exact: true }).click();
      await expect(page.getByRole('heading', { name: w.paidCar })).toBeVisible();
      await expect(page.getByRole('img', { name: new RegExp(code) })).toBeVisible();
      await page.getByRole('link', { name: againHere[language] }).click();
      await expect(page.getByLabel(codeField[language])).toHaveValue(code);
      await page.goto(`${w.prefix}/device`);
      await expect(page.getByText(new RegExp(`${plate} · ${code}$`))).toHaveCount(2);
    });
  });
}

test.afterEach(({ world }) => world.control.clock(0));

const waits = 'Оплата уже идёт в другой вкладке. Дождитесь её конца.';

/** Holds the payments of a tab on their way until they are let go. */
const holdStarts = async (tab: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.route('**/payment/start', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
};

test('two tabs pay at once: one payment goes out, the other tab says why it waits, and pays its own car afterwards', async ({
  page,
  w,
  driver,
  world,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openPayForm(tab, w, driver);
    await fillStay(tab, w, driver);
  }
  const second = driver.vehicles[1]?.number ?? '';
  await other.getByLabel(w.plate).fill(second);
  const payIn = (tab: Page): Locator => tab.getByRole('button', { name: w.pay(roubles(60)) });
  await expect(payIn(page)).toBeEnabled();
  await expect(payIn(other)).toBeEnabled();
  const [sent, sentThere] = [countCalls(page, 'payment/start'), countCalls(other, 'payment/start')];
  const letGo = await holdStarts(page);
  await payIn(page).click();
  await expect.poll(sent).toBe(1);
  await payIn(other).click();
  await expect(other.getByText(waits)).toBeVisible();
  await expect(other.getByLabel(w.plate)).toHaveValue(second);
  letGo();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  expect([sent(), sentThere()]).toEqual([1, 0]);
  expect((await world.control.ledger(city, driver.email)).sessions).toMatchObject([{ number: mainPlate(driver) }]);
  await expect(payIn(other)).toBeEnabled();
  await payIn(other).click();
  await expect(other.getByRole('heading', { name: w.paid })).toBeVisible();
  expect([sent(), sentThere()]).toEqual([1, 1]);
  const { sessions, debits } = await world.control.ledger(city, driver.email);
  expect(sessions.map(({ number }) => number)).toEqual([mainPlate(driver), second]);
  expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000, 6000]);
});

test('two tabs are tapped at the same moment for the same car: one payment', async ({ page, w, driver, world, context }) => {
  const tabs = [page, await context.newPage()];
  const sent: (() => number)[] = [];
  const letGo: (() => void)[] = [];
  for (const tab of tabs) {
    await openPayForm(tab, w, driver);
    await fillStay(tab, w, driver);
    sent.push(countCalls(tab, 'payment/start'));
    letGo.push(await holdStarts(tab));
  }
  const buttons = tabs.map((tab) => tab.getByRole('button', { name: w.pay(roubles(60)) }));
  for (const button of buttons) await expect(button).toBeEnabled();
  await Promise.all(buttons.map((button) => button.evaluate((element: HTMLButtonElement) => element.click())));
  const count = (locate: (tab: Page) => Locator) => async (): Promise<number> => {
    const counts = await Promise.all(tabs.map((tab) => locate(tab).count()));
    return counts.filter((found) => found > 0).length;
  };
  await expect.poll(count((tab) => tab.getByText(waits))).toBe(1);
  for (const one of letGo) one();
  await expect.poll(count((tab) => tab.getByRole('heading', { name: w.paid }))).toBe(1);
  expect(sent.reduce((sum, calls) => sum + calls(), 0)).toBe(1);
  expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

rowTest('F-16: a price that comes late for a duration that was given up is neither shown nor paid', async ({ page, w, driver, world, row }) => {
  row.confirmed();
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  const button = (sum: number) => page.getByRole('button', { name: w.pay(roubles(sum)) });
  await expect(button(60)).toBeEnabled();
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URLSearchParams(request.postData() ?? '').get('Duration') ?? ''));
  // It is let go once a later question has been answered.
  await world.control.misbehave({ match: 'payment/cost', kind: 'reorder', ms: 10_000 });
  const late = page.waitForRequest(/payment\/cost/);
  await page.getByRole('radio', { name: w.twoHours, exact: true }).check();
  await late;
  // The old price is on the screen, and cannot be paid for the new duration.
  await expect(button(60)).toBeDisabled();
  await page.getByRole('radio', { name: '30 мин', exact: true }).check();
  await expect(button(30)).toBeEnabled();
  // The older question was given up: whatever is answered to it, nobody listens.
  expect(aborted).toEqual(['120']);
  await button(30).click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  const { debits, sessions } = await world.control.ledger(city, driver.email);
  expect(debits.map(({ kopecks }) => kopecks)).toEqual([3000]);
  expect(sessions).toMatchObject([{ durationMin: 30, kopecks: 3000 }]);
});

test('F-76: when a stay has reached its end, the profile is read once, and the stay is gone (PARK-30)', async ({ page, w, driver, world }) => {
  const reads = countProfileReads(page);
  await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }] });
  await page.clock.install();
  await openPayForm(page, w, driver);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const before = reads.asked;
  // A minute before the end nothing is asked.
  await page.clock.fastForward('59:00');
  await expect(page.getByRole('article')).toContainText('Заканчивается');
  expect(reads.asked).toBe(before);
  await world.control.clock(61 * 60_000);
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect.poll(() => reads.answered - before).toBe(1);
  await page.clock.fastForward('10:00');
  await expect.poll(() => reads.answered).toBe(reads.asked);
  expect(reads.asked - before).toBe(1);
});
