import type { Page } from '@playwright/test';
import { chooseMethod } from '../e2e/support/chooseMethod';
import { city, fillStay, mainPlate, nextPlate, open, openPayForm, zone, type FakeCity } from '../e2e/support/fixtures';
import { signedIn } from '../e2e/support/signedIn';
import { roubles, type Labels } from '../e2e/support/labels';
import { hostileText } from '../fake-city/faults/hostile';
import type { SeededUser } from '../tools/control';
import { mapDrawn } from '../tools/mapDrawn';
import { nonsense, watch } from './hostilePage';
import { debitsOf, payFromMainPage } from './paymentSteps';
import { expect, test, type Row } from '../e2e/support/faultTest';

/** Rows of section C that draw a map. */

test.use({ drawsMap: true });

test('F-52: 50,000 objects in 20 MB on a CPU four times slower cause no task above a second, and a stay can be paid afterwards', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  test.slow();
  await fakeCity.control.misbehave({ match: 'get-map-info', kind: 'huge', count: 100 });
  await page.addInitScript(() => {
    const tasks: { at: number; ms: number }[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ at: Math.round(startTime), ms: Math.round(duration) });
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await open(page, labels, '', city);
  await mapDrawn(page, { timeout: 90_000 });
  await page.waitForTimeout(8000);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: { at: number; ms: number }[] }).longTasks);
  const longest = Math.max(0, ...tasks.map(({ ms }) => ms));
  row.figure(`longest task ${longest} ms of ${tasks.length}`);
  expect(tasks.filter(({ ms }) => ms > 1000)).toEqual([]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  row.confirmed();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
});

test('F-80: markup in every text of every reply and in the credit of the map is shown as text on the map', async ({
  page,
  fakeCity,
  row,
}) => {
  await page.route(new RegExp(`/assets/city-${city}-`), async (route) => {
    const response = await route.fetch();
    const attribution = JSON.stringify(`${hostileText}© Карта города`);
    await route.fulfill({
      response,
      body: (await response.text()).replace('"mapSource":{', `"mapSource":{"attribution":${attribution},`),
    });
  });
  await page.context().addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
  await fakeCity.control.misbehave({ match: '/city/', kind: 'hostile', count: 1_000_000 });
  const seen = await watch(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByText('© Карта города')).toBeVisible();
  await page.getByRole('button', { name: 'Что значат знаки на карте' }).click();
  const legend = page.getByRole('dialog');
  await expect(legend.getByText('© Карта города')).toBeVisible();
  await expect(legend.getByText('Парковка сейчас не работает')).toBeVisible();
  expect(await nonsense(page)).toEqual([]);
  expect(seen).toEqual([]);
  row.figure('legend, credit');
  await page.keyboard.press('Escape');
});

test('F-53: without tiles and after a lost drawing context the list and the payment still work', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  await fakeCity.control.misbehave({ match: '/tiles/', kind: '500', count: 10_000 });
  await openPayForm(page, labels, driver);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Обновить парковки' })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('canvas')?.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext(),
  );
  await expect(page.getByText('Карту на этом устройстве показать не получается.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first()).toBeVisible();
  await payFromMainPage(page, labels, driver, fakeCity, row);
  row.figure('tiles 500, context lost, 1 debit');
});

/**
 * Goes from the main page to the payment, and waits only for what is needed. Returns when each part was there, in
 * milliseconds.
 */
const payAtOnce = async (
  page: Page,
  labels: Labels,
  fakeCity: FakeCity,
  who: { driver: SeededUser; isGuest: boolean },
  row: Row,
): Promise<{ tapped: number; form: number; price: number; drawn: boolean }> => {
  const slowly = { timeout: 90_000 };
  const began = Date.now();
  const engineRequest = page.waitForRequest(/mapbox-gl[^/]*\.js/, slowly);
  await page.goto(`/?city=${city}`, slowly);
  // The map must be loading, otherwise the row proves nothing.
  await engineRequest;
  await page.getByRole('link', { name: labels.payParking }).click(slowly);
  const tapped = Date.now() - began;
  await page.getByLabel(labels.zone).fill(zone, slowly);
  const form = Date.now() - began;
  const drawn = await page.evaluate(() => performance.getEntriesByName('map-drawn').length > 0);
  const plate = who.isGuest ? nextPlate() : mainPlate(who.driver);
  if (who.isGuest) {
    await page.getByLabel(labels.plate).fill(plate);
    await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
    await chooseMethod(page, 0, slowly);
  }
  await page.getByRole('radio', { name: labels.hour, exact: true }).check(slowly);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate, slowly);
  const pay = page.getByRole('button', { name: who.isGuest ? labels.continue : labels.pay(roubles(60)) });
  await expect(pay).toBeEnabled(slowly);
  const price = Date.now() - began;
  row.confirmed();
  await pay.click();
  if (who.isGuest) {
    await page.waitForURL(/\/demo\/pay\//, slowly);
    row.allowLeavingApp();
    expect((await fakeCity.control.ledger(city)).links.filter(({ kopecks }) => kopecks === 6000)).not.toEqual([]);
  } else {
    await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible(slowly);
    expect(await debitsOf(fakeCity, who.driver)).toEqual([6000]);
  }
  return { tapped, form, price, drawn };
};

for (const who of ['driver', 'guest'] as const) {
  test(`F-46: at 50 kB/s and 2 s of latency each way a ${who} can pay from the main page before the map is drawn`, async ({
    page,
    labels,
    fakeCity,
    driver,
    row,
  }) => {
    test.setTimeout(300_000);
    if (who === 'driver') await signedIn(page.context(), city, driver);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const { tapped, form, price, drawn } = await payAtOnce(
      page,
      labels,
      fakeCity,
      { driver, isGuest: who === 'guest' },
      row,
    );
    expect(drawn).toBe(false);
    const [tap, filled, priced] = [tapped, form, price].map((ms) => `${(ms / 1000).toFixed(1)} s`);
    row.figure(`${who}: tapped after ${tap}, form after ${filled}, price after ${priced}, no map until then`);
  });

  test(`F-46: a map that never loads does not prevent a ${who} from paying from the main page`, async ({
    page,
    labels,
    fakeCity,
    driver,
    row,
  }) => {
    if (who === 'driver') await signedIn(page.context(), city, driver);
    for (const match of ['/assets/mapbox', 'get-map-info', '/tiles/'])
      await fakeCity.control.misbehave({ match, kind: 'hang', count: 1000 });
    const { form, drawn } = await payAtOnce(page, labels, fakeCity, { driver, isGuest: who === 'guest' }, row);
    expect(drawn).toBe(false);
    expect(form).toBeLessThan(15_000);
    row.figure(`${who}: form after ${form} ms without a byte of the map`);
  });
}
