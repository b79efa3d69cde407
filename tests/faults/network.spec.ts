import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chooseMethod, methodRow } from '../e2e/support/chooseMethod';
import { city, fillStay, makeDriver, nextPlate, open, openPayForm, zone, type FakeCity } from '../e2e/support/fixtures';
import { waitForOfflineApp } from '../e2e/support/waitForOfflineApp';
import { Release } from '../e2e/support/release';
import { orderReceipt } from '../e2e/support/orderReceipt';
import { signedIn } from '../e2e/support/signedIn';
import { ageStoredQueries, revisitPage, revisitUntilVisible } from '../e2e/support/timing';
import { roubles, type Labels } from '../e2e/support/labels';
import { startFakeCity } from '../fake-city/startFakeCity';
import type { SeededUser } from '../tools/control';
import { expect, test } from '../e2e/support/faultTest';
import { again, busyDriver, expectSignedIn, expectStored, pagesOfDriver, settled } from './pages';
import { measureWaiting, waitedOn } from './waitTimes';

/** Section C of the catalogue: kinds of network. */

/** The files in the worker's caches, each with a digest of its content. */
const cachedFiles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const body = await (await (await caches.open(name)).match(request))?.arrayBuffer();
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0)));
        found[`${name} ${request.url}`] = Array.from(digest.slice(0, 6), (byte) => byte.toString(16)).join('');
      }
    return found;
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Prepares a driver's device that has the app and the city's data. */
  const warm = async (page: Page, labels: Labels, fakeCity: FakeCity): Promise<SeededUser> => {
    const driver = await busyDriver(fakeCity);
    await signedIn(page.context(), city, driver);
    await open(page, labels, '/');
    await waitForOfflineApp(page);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), { timeout: 45_000 })
      .toBe(1);
    await page.goto('/profile/parking');
    await expect(page.getByRole('article')).toBeVisible();
    await expectStored(page, 'sessions');
    // No request is under way any more.
    await page.waitForLoadState('networkidle');
    return driver;
  };

  test('F-45: on a connection that carries nothing a warm start shows its content within 3 s, and then its age', async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    const driver = await warm(page, labels, fakeCity);
    await ageStoredQueries(page);
    await fakeCity.control.misbehave({ match: '/', kind: 'hang', count: 10_000 });
    const figures: string[] = [];
    for (const [path, text] of [
      ['/profile/parking', 'Текущие парковки'],
      ['/', 'Список парковок'],
    ] as const) {
      const next = await page.context().newPage();
      await measureWaiting(next, text);
      await next.goto(path);
      await expect(next.getByRole('main').getByText(text).first()).toBeVisible();
      await expect(next.getByRole('banner')).toContainText('500');
      const began = Date.now();
      await expect(next.getByText(/Город не отвечает · данные на .*\d\d:\d\d/)).toBeVisible({ timeout: 8000 });
      const { displayedAfter = Number.NaN } = await waitedOn(next);
      expect(displayedAfter, path).toBeLessThan(3000);
      figures.push(`${path} after ${Math.round(displayedAfter)} ms, the bar ${Date.now() - began} ms later`);
      await expectSignedIn(next, driver);
      await next.close();
    }
    await fakeCity.control.clearFaults();
    row.figure(figures.join('; '));
  });

  test('F-47: the page of a captive Wi-Fi is not stored, ends no login, and is named as such', async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    test.slow();
    const driver = await warm(page, labels, fakeCity);
    await ageStoredQueries(page);
    const files = await cachedFiles(page);
    const isNamed = page.getByText(/Wi-Fi просит войти/).first();
    await fakeCity.control.misbehave({ match: '/', kind: 'html200', count: 10_000 });
    for (const path of pagesOfDriver) {
      await page.goto(path);
      await expect(page.getByRole('banner'), path).toContainText('500');
      await expect(isNamed, path).toBeVisible();
      await settled(page, path);
      await expectSignedIn(page, driver);
      await expect(page.getByText('Войдите в сеть')).toHaveCount(0);
    }
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
    expect(await cachedFiles(page)).toEqual(files);
    expect(await page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`), city)).not.toContain('<html');
    await fakeCity.control.clearFaults();
    await page.goto('/profile/operations?period=all');
    await expect(page.getByText(/№ \S+/).first()).toBeVisible();
    await expect(isNamed).toBeHidden();
    row.figure(`${pagesOfDriver.length} pages, ${Object.keys(files).length} kept files unchanged`);
  });

  test('F-48: under a Wi-Fi that redirects everything the old worker and shell still work, and no redirect is followed', async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    const driver = await warm(page, labels, fakeCity);
    await ageStoredQueries(page);
    const files = await cachedFiles(page);
    await fakeCity.control.misbehave({ match: '/', kind: 'portal302', count: 10_000 });
    for (const path of ['/', '/profile/parking', '/profile/operations?period=all', '/news', '/device']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`${fakeCity.url}${path}`);
      await expect(page.getByRole('banner'), path).toContainText('500');
      await expect(page.getByText(/Wi-Fi просит войти/).first(), path).toBeVisible();
      await settled(page, path);
    }
    const update = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const outcome = await registration?.update().then(
        () => 'updated',
        () => 'refused',
      );
      return [outcome, registration?.active?.state, registration?.active?.scriptURL, registration?.waiting ?? null];
    });
    expect(update).toEqual(['refused', 'activated', `${fakeCity.url}/sw.js`, null]);
    expect(await cachedFiles(page)).toEqual(files);
    await expectSignedIn(page, driver);
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('500');
    row.figure('5 pages, update of the worker refused');
  });

  test('F-54: a connection that drops 20 times makes each read at most twice and sends no payment', async ({
    page,
    labels,
    fakeCity,
    context,
    row,
  }) => {
    const driver = await warm(page, labels, fakeCity);
    await page.goto('/profile/parking');
    await page.getByLabel(labels.zone).fill(zone);
    await page.getByRole('radio', { name: labels.hour, exact: true }).check();
    await expect(page.getByText('улица Ленина, 12').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const requestCounts = new Map<string, number>();
    const payments: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/city/')) return;
      const name = `${request.method()} ${pathname}`;
      requestCounts.set(name, (requestCounts.get(name) ?? 0) + 1);
      if (request.method() === 'POST' && !pathname.endsWith('/cost')) payments.push(name);
    });
    for (let time = 0; time < 20; time += 1) {
      await context.setOffline(true);
      await page.waitForTimeout(80);
      await context.setOffline(false);
      await page.waitForTimeout(80);
    }
    await expect(page.getByText(labels.offline)).toBeHidden();
    await page.waitForTimeout(6000);
    row.figure([...requestCounts].map(([name, times]) => `${name.replace(/^.*\/api\//, '')} × ${times}`).join(', '));
    expect([...requestCounts].filter(([, times]) => times > 2)).toEqual([]);
    expect(payments).toEqual([]);
    await expectSignedIn(page, driver);
    await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  });
});

test('F-46: at 50 kB/s and 2 s of latency each way a guest can use the form without the map', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const engine: string[] = [];
  page.on('request', (request) => {
    // The small parts of the map contain the code for stored places, which a logout and notes request too.
    if (/mapbox|MapCanvas(?!Parts)|mapWorker|get-map-info|\/tiles\//.test(request.url())) engine.push(request.url());
  });
  const began = Date.now();
  const plate = nextPlate();
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`, {
    timeout: 60_000,
  });
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate, { timeout: 60_000 });
  const usable = Date.now() - began;
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await chooseMethod(page, 0, { timeout: 60_000 });
  const pay = page.getByRole('button', { name: labels.continue });
  await expect(pay).toBeEnabled({ timeout: 60_000 });
  const ready = Date.now() - began;
  expect(engine).toEqual([]);
  row.figure(
    `form after ${(usable / 1000).toFixed(1)} s, price after ${(ready / 1000).toFixed(1)} s, nothing of the map`,
  );
  row.confirmed();
  await pay.click();
  await page.waitForURL(/\/demo\/pay\//, { timeout: 60_000 });
  row.allowLeavingApp();
  expect((await fakeCity.control.ledger(city)).links.filter(({ kopecks }) => kopecks === 6000).length).toBeGreaterThan(
    0,
  );
});

/** A build in which the server of one city has another address. */
const releaseAt = (address: string): Release => {
  const release = new Release();
  const assets = join(release.dir, 'assets');
  for (const name of readdirSync(assets).filter((one) => one.startsWith(`city-${city}-`))) {
    const file = join(assets, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(`/city/${city}`)) throw new Error(`No address in ${name}`);
    writeFileSync(file, text.replaceAll(`/city/${city}`, `${address}/city/${city}`));
  }
  const headers = join(release.dir, '_headers');
  writeFileSync(headers, readFileSync(headers, 'utf8').replace("connect-src 'self'", `connect-src 'self' ${address}`));
  return release;
};

for (const [what, isThere] of [
  ['whose server does not let the app read its answers', true],
  ['whose name leads nowhere', false],
] as const)
  test(`F-55: a city ${what} is reported with a way to try again, and the other cities work`, async ({
    page,
    fakeCity,
    pageErrors,
    row,
  }) => {
    const address = isThere ? fakeCity.url : 'http://city.invalid';
    const release = releaseAt(address);
    const server = await startFakeCity({ distDir: release.dir });
    row.allowsHost(new URL(server.url).host);
    row.allowsHost(new URL(address).host);
    try {
      await fakeCity.control.misbehave({ match: `/city/${city}/`, kind: 'cors-missing', count: 10_000 });
      const plate = nextPlate();
      await page.goto(`${server.url}/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}`);
      await expect(page.getByText('Город не отвечает', { exact: false })).toBeVisible();
      const tryAgain = page.getByRole('button', { name: again }).first();
      await expect(tryAgain).toBeEnabled();
      await page.goto(`${server.url}/news`);
      await expect(page.getByText('Новости загрузить не удалось')).toBeVisible();
      await expect(tryAgain).toBeEnabled();
      await fakeCity.control.clearFaults();
      await tryAgain.click();
      if (isThere) await expect(page.getByText('Две новые зоны у вокзала')).toBeVisible();
      else await expect(tryAgain).toBeEnabled();
      await page.goto(`${server.url}/guest-payment?city=kazan`);
      await expect(methodRow(page)).toBeVisible();
    } finally {
      await page.goto('about:blank');
      row.allowLeavingApp();
      await server.close();
      release.remove();
      // The browser's own report of an answer that it withholds.
      pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !/CORS policy/.test(error)));
    }
  });

test('F-56: if the settings fail to load the last ones apply, and without any the app shows nothing that the city may lack', async ({
  page,
  labels,
  fakeCity,
  context,
  row,
}) => {
  // A city without balances.
  const where = 'tyumen';
  const user = await makeDriver(fakeCity, { vehicles: [{ number: nextPlate(), isMain: true }] }, where);
  await signedIn(context, where, user);
  const balance = page.getByRole('banner').getByRole('button', { name: /Баланс/ });
  const fail = async (): Promise<void> => {
    for (const match of ['get-settings', 'get-options'])
      await fakeCity.control.misbehave({ match, kind: '500', count: 1000 });
  };
  await fail();
  await open(page, labels, '/profile/my-profile', where);
  await expect(page.getByRole('main').getByText(user.email)).toBeVisible();
  await settled(page, 'nothing known');
  await expect(balance).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Пополнить')).toHaveCount(0);
  await page.goto('/profile/parking');
  await settled(page, 'nothing known');
  await expect(balance).toHaveCount(0);
  await fakeCity.control.clearFaults();
  await page.reload();
  await expect(page.getByLabel(labels.zone)).toBeVisible();
  await expectStored(page, 'settings', where);
  await fail();
  await page.goto('/profile/my-profile');
  await expect(page.getByRole('main').getByText(user.email)).toBeVisible();
  await expect(balance).toHaveCount(0);
  await page.goto('/profile/parking');
  await expect(page.getByLabel(labels.zone)).toBeVisible();
  await expect(balance).toHaveCount(0);
  row.figure('never a balance in a city without');
});

test('F-56: a city with balances still shows them by the last settings', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  await openPayForm(page, labels, driver);
  await expectStored(page, 'settings');
  await expectStored(page, 'options');
  await ageStoredQueries(page);
  for (const match of ['get-settings', 'get-options'])
    await fakeCity.control.misbehave({ match, kind: '500', count: 1000 });
  await page.goto('/profile/parking');
  await expect(page.getByRole('banner').getByRole('button', { name: /Баланс 500/ })).toBeVisible();
  await fillStay(page, labels, driver);
  row.confirmed();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await fakeCity.control.clearFaults();
});

test('F-57: a city that closes while the app is open shows the closure at the next read and offers the driver nothing else', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await fakeCity.control.settings(city, { isClose: true });
  const closed = page.getByRole('heading', { level: 1, name: 'Мы временно закрыты' });
  await revisitUntilVisible(page, closed);
  await expect(page.getByRole('form')).toHaveCount(0);
  for (const path of ['/', '/guest-payment', '/profile/my-profile']) {
    await page.goto(path);
    await expect(closed, path).toBeVisible();
  }
  await fakeCity.control.settings(city, { isClose: false });
  await revisitPage(page);
  await expect(closed).toBeHidden();
  row.figure('4 pages');
});

const noOptions = [
  'headerMenu',
  'footerMenu',
  'mobileMenu',
  'iosLink',
  'androidLink',
  'yandexStoreLink',
  'apkLink',
  'contacts',
  'notification',
  'banner',
  'mapCenter',
  'initialZoom',
];
for (const [what, value] of [
  ['null', null],
  ['of another type', 7],
  ['a text', 'нет'],
  ['an empty list', []],
] as const)
  test(`F-58: the app’s shell is drawn on a phone and at a desk if a city’s options are ${what}`, async ({
    page,
    labels,
    fakeCity,
    driver,
    row,
  }) => {
    await fakeCity.control.settings(city, Object.fromEntries(noOptions.map((name) => [name, value])));
    await signedIn(page.context(), city, driver);
    await open(page, labels, '/news');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/profile/parking', '/news', '/pages/rules', '/sms-commands']) {
        await page.goto(path);
        await settled(page, `${path}, ${width}`);
        await expect(page.getByRole('banner')).toContainText('Пермь');
        await expect(page.locator('[role=dialog]')).toHaveCount(0);
      }
    }
    row.figure('10 pages');
  });

test('F-58: the app’s shell is drawn if a city’s options have fields of wrong types', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  await fakeCity.control.misbehave({ match: 'get-options', kind: 'wrongtype', count: 1000 });
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/news');
  for (const path of ['/', '/profile/parking', '/news']) {
    await page.goto(path);
    await settled(page, path);
    await expect(page.getByRole('banner')).toContainText('Пермь');
  }
  await page.getByRole('button', { name: labels.menu }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: labels.myProfile })).toBeVisible();
  await page.keyboard.press('Escape');
  row.figure('3 pages and the menu');
});

for (const kind of ['html200', 'wrongtype', 'empty', '500', 'truncate'] as const)
  test(`F-60: a receipt whose file is invalid (${kind}) is not opened as one, and another try loads it`, async ({
    page,
    fakeCity,
    context,
    row,
  }) => {
    const where = 'kazan';
    const user = await makeDriver(fakeCity, { firstName: 'Анна' }, where);
    await orderReceipt(fakeCity, where, user);
    await signedIn(context, where, user);
    const downloads: string[] = [];
    page.on('download', (file) => downloads.push(file.suggestedFilename()));
    await page.goto('/profile/receipts');
    const receiptLink = page.getByRole('button', { name: /^Счёт №/ }).first();
    await expect(receiptLink).toBeVisible();
    await fakeCity.control.misbehave({ match: '/api/receipt', kind, count: 100 });
    await receiptLink.click();
    const window = page.getByRole('dialog');
    const tryAgain = window.getByRole('button', { name: again });
    // The app's automatic retries are over.
    await expect(tryAgain).toBeEnabled({ timeout: 30_000 });
    row.figure(
      `${kind}: ${(await window.innerText()).split('\n').find((line) => /не удалось|не получ/i.test(line)) ?? '?'}`,
    );
    await expect(window.locator('a[href^="blob:"], a[download], iframe, embed, object')).toHaveCount(0);
    expect(downloads).toEqual([]);
    await fakeCity.control.clearFaults();
    await tryAgain.click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      window.getByRole('link', { name: 'Скачать' }).click(),
    ]);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

test('F-59: SMS commands and a popup that fail to load show no message, and the page of the commands offers another try', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  for (const match of ['/api/sms-commands', '/api/notification/popup'])
    await fakeCity.control.misbehave({ match, kind: '500', count: 1000 });
  await open(page, labels, '/');
  await expect.poll(async () => (await fakeCity.control.requests('/api/notification/popup')).length).toBeGreaterThan(0);
  await expect(page.locator('[role=dialog], [role=alert]')).toHaveCount(0);
  await expect(page.getByText(/не удалось|ошибка/i)).toHaveCount(0);
  await page.goto('/sms-commands');
  await expect(page.getByRole('button', { name: again })).toBeEnabled({ timeout: 30_000 });
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  row.figure('both 500: no window, no message');
});

test('F-51: an error page of a city’s server is reported in the app’s own words, and none of it is shown', async ({
  page,
  labels,
  fakeCity,
  driver,
  row,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await fakeCity.control.misbehave({ match: '/api/', kind: '500', count: 1000 });
  for (const path of ['/profile/operations', '/news', '/profile/penalty', '/profile/abonements']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: again }).first(), path).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('body')).not.toContainText(/<html|Internal Server Error|at \w+ \(|stack/i);
  }
  await fakeCity.control.clearFaults();
  // Each list on the page has its own retry.
  const retry = page.getByRole('button', { name: again });
  await expect(async () => {
    if (await retry.count()) await retry.first().click();
    await expect(retry).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  row.figure('4 pages, every call 500');
});
