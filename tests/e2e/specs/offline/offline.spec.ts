import { mapDrawn } from '../../../tools/mapDrawn';
import { city, expect, fillStay, mainPlate, nextPlate, open, openPayForm, test, zone } from '../../support/fixtures';
import { methodRow } from '../../support/chooseMethod';
import { signedIn } from '../../support/signedIn';
import { roubles } from '../../support/labels';

test.use({ serviceWorkers: 'allow' });

/** The worker fetches the whole app first, while two other journeys are running. */
const offlineTimeout = { timeout: 45_000 };

test.describe('with the map', () => {
  test.use({ drawsMap: true });

  test('F-44: without a network the app starts, shows map, profile and running stay with their age, and states what needs one', async ({
    page,
    labels,
    driver,
    context,
  }) => {
    await openPayForm(page, labels, driver);
    await fillStay(page, labels, driver);
    await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
    await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect(page.locator('canvas')).toBeVisible();
    // The engine is prefetched when the page is idle.
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('map-engine')).keys()).length), offlineTimeout)
      .toBe(2);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), offlineTimeout)
      .toBe(1);
    await expect
      .poll(() =>
        page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('sessions') ?? false, city),
      )
      .toBe(true);
    await expect
      .poll(() =>
        page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('sms-commands') ?? false, city),
      )
      .toBe(true);
    await page.close();

    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto('/');
    await expect(next.getByText(labels.offline)).toBeVisible();
    await expect(next.getByText(/данные на \d\d:\d\d/)).toBeVisible();
    await expect(next.locator('canvas')).toBeVisible();
    await expect(next.getByRole('link', { name: new RegExp(mainPlate(driver).slice(1, 4)) })).toBeVisible();

    await next.getByRole('link', { name: labels.payParking }).click();
    await expect(next.getByRole('article')).toContainText(/мин|:\d\d/);
    // The city lists SMS commands, which need no internet.
    await expect(next.getByRole('button', { name: 'Оплатить по SMS' })).toBeVisible();
    await expect(next.getByRole('article').getByRole('button', { name: 'Продлить по SMS' })).toBeVisible();

    await next.getByRole('button', { name: labels.menu }).click();
    await next.getByRole('link', { name: labels.myProfile }).click();
    await expect(next.getByText(driver.email)).toBeVisible();
    await expect(next.getByText(/данные на \d\d:\d\d/).first()).toBeVisible();
  });

  test('after a single visit the background of the map is available without a network', async ({
    page,
    labels,
    context,
  }) => {
    // A large view has several tiles.
    await page.setViewportSize({ width: 1280, height: 800 });
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/tiles/')) requested.add(request.url());
    });
    await open(page, labels);
    await mapDrawn(page);
    const cachedTiles = (): Promise<string[]> =>
      page.evaluate(async () => (await (await caches.open('tiles')).keys()).map(({ url }) => url));
    expect(requested.size).toBeGreaterThan(3);
    await expect
      .poll(async () => {
        const urls = await cachedTiles();
        return [...requested].filter((url) => !urls.includes(url));
      }, offlineTimeout)
      .toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('map-engine')).keys()).length), offlineTimeout)
      .toBe(2);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), offlineTimeout)
      .toBe(1);

    const seenOnline = new Set(requested);
    await context.setOffline(true);
    const [answered, lost] = [new Set<string>(), new Set<string>()];
    page.on('response', (response) => answered.add(response.url()));
    page.on('requestfailed', (request) => lost.add(request.url()));
    await page.reload();
    await mapDrawn(page);
    expect([...answered].filter((url) => url.includes('/tiles/')).length).toBeGreaterThan(3);
    // The map may begin at the city's centre, whose tiles were not needed before, and leave it for the densest group.
    expect([...lost].filter((url) => seenOnline.has(url))).toEqual([]);
  });
});

test('the form and its input stay when the city answers a price with nonsense', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  // Durations that were not requested before, because a price that is known is not requested again.
  for (const [kind, minutes] of [
    ['html200', 75],
    ['500', 90],
    ['wrongtype', 105],
    ['null', 180],
  ] as const) {
    await fakeCity.control.misbehave({ match: 'payment/cost', kind, count: 50 });
    await page.getByRole('combobox', { name: 'Другое время' }).selectOption(String(minutes));
    await expect(page.getByText('Цену узнать не удалось')).toBeVisible();
    await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
    await fakeCity.control.clearFaults();
    await page.getByRole('button', { name: 'Узнать цену' }).click();
    await expect(page.getByRole('button', { name: labels.pay(roubles(minutes)) })).toBeEnabled();
  }
});

test('F-47: a captive portal neither ends a login nor replaces stored data', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await signedIn(page.context(), city, driver);
  await open(page, labels);
  await expect(page.getByRole('banner')).toContainText('500');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await fakeCity.control.misbehave({ match: '/', kind: 'html200', count: 1000 });
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('500');
  await fakeCity.control.clearFaults();
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('500');
});

test('after one visit the parkings are available without a network', async ({ page, context, labels }) => {
  await open(page, labels);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), offlineTimeout)
    .toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first()).toBeVisible();
});

test('data that was read once is available without a network, even after the city failed to answer', async ({
  page,
  context,
  labels,
  driver,
  fakeCity,
}) => {
  await signedIn(page.context(), city, driver);
  await open(page, labels);
  await expect(page.getByRole('banner')).toContainText('500');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await fakeCity.control.misbehave({ match: 'api/profile/', kind: '500', count: 1000 });
  // A minute later the data is refetched.
  await page.evaluate((key) => {
    const age = (cachedTiles: string): string =>
      cachedTiles.replaceAll(/"dataUpdatedAt":(\d+)/g, (_, at: string) => `"dataUpdatedAt":${Number(at) - 60_000}`);
    addEventListener('pagehide', () => localStorage.setItem(key, age(localStorage.getItem(key) ?? '')));
  }, `parking.queries.${city}`);
  let failed = 0;
  page.on('response', (response) => {
    if (response.url().includes('get-profile') && response.status() === 500) failed += 1;
  });
  await page.reload();
  // Requested three times before the app gives up.
  await expect.poll(() => failed).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('banner')).toContainText('500');
  await page.goto('/news');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('500');
});

test('a city that is paid by parking stores its thousands of parkings outside localStorage', async ({
  page,
  labels,
  context,
}) => {
  await page.goto('/guest-payment?city=sochi');
  const list = page.getByRole('dialog');
  const openList = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Выбрать из списка' }).click();
    await expect(list.getByText(/дом \d/).first()).toBeVisible();
  };
  await openList();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parking.queries.sochi')?.includes('settings') ?? false))
    .toBe(true);
  expect(
    await page.evaluate(() => localStorage.getItem('parking.queries.sochi')?.includes('"parkings"') ?? false),
  ).toBe(false);
  await context.setOffline(true);
  await page.goto('/guest-payment');
  await expect(page.getByText(labels.offline).first()).toBeVisible();
  await openList();
});

test('a guest in a city that does not answer reads so, keeps the form, and can try again with one tap', async ({
  page,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.misbehave({ match: '/get-settings', kind: '500', count: 50 });
  const plate = nextPlate();
  await open(page, labels, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`);
  await expect(page.getByText('Город не отвечает', { exact: false })).toBeVisible();
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(methodRow(page)).toBeVisible();
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
});
