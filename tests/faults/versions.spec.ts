import { createHash } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyPage, rows } from '../e2e/support/addressTable';
import { city, fillStay, mainPlate, open, openPayForm, zone } from '../e2e/support/fixtures';
import { offlineTimeout, waitForOfflineApp } from '../e2e/support/waitForOfflineApp';
import { signedIn } from '../e2e/support/signedIn';
import { roubles } from '../e2e/support/labels';
import { expect, test } from './releaseTest';

/** Section D of the catalogue: good and bad releases, and what a network does to their files. */

test.use({ serviceWorkers: 'allow' });

const checkForUpdate = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.ready).update().then(
      () => true,
      () => false,
    ),
  );
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
/** Waits until no installation is under way, whatever its outcome. */
const hasSettled = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).installing)), offlineTimeout)
    .toBe(false);
};

/** Every file of the app in the device's caches, with a digest of its content. */
const cachedFiles = async (page: Page): Promise<Record<string, string>> => {
  const texts = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      if (!/precache|engine/.test(name)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push([request.url, (await (await cache.match(request))?.text()) ?? '']);
    }
    return found;
  });
  return Object.fromEntries(texts.map(([url, text]) => [url, createHash('sha256').update(text).digest('base64')]));
};

const expectEngineCached = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('map-engine')).keys()).length), offlineTimeout)
    .toBe(2);

/** Expects the worker to start the app without a network, which is its purpose. */
const startsOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.goto('/sms-commands');
  await expect(page.getByRole('heading', { level: 1, name: /SMS/ })).toBeVisible();
  await page.context().setOffline(false);
};

test('F-61: a version that arrives during a payment causes no reload and no bar, keeps the form, and is offered afterwards', async ({
  page,
  labels,
  driver,
  fakeCity,
  release,
  row,
}) => {
  await openPayForm(page, labels, driver);
  await waitForOfflineApp(page);
  await fillStay(page, labels, driver);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
  // The outcome of the payment stays unknown until the new version is there.
  await fakeCity.control.misbehave({ match: 'api/profile/', kind: '500', count: 1000 });
  row.confirmed();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect.poll(async () => (await fakeCity.control.requests('payment/start')).length).toBe(1);
  release.next();
  await checkForUpdate(page);
  await expect.poll(() => isWaiting(page), offlineTimeout).toBe(true);
  // The bar checks once a second whether it may appear.
  await page.waitForTimeout(2500);
  await expect(page.getByText('Есть новая версия приложения.')).toBeHidden();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);

  await fakeCity.control.clearFaults();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible({ timeout: 60_000 });
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  await page.getByRole('button', { name: labels.done }).click();
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('link', { name: 'Парковка по SMS' }).click();
  await expect(page.getByText('Есть новая версия приложения.')).toBeVisible();
});

test('F-62: every page of a removed release still opens in a tab of that release', async ({
  page,
  labels,
  driver,
  fakeCity,
  release,
  row,
}) => {
  await fakeCity.control.settings(city, everyPage);
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/');
  await waitForOfflineApp(page);
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('/assets/')) lost.push(response.url());
  });
  release.next();
  let opened = 0;
  for (const { address, for: who, heading, leadsTo } of rows) {
    if ((who !== 'driver' && who !== 'all') || leadsTo !== undefined) continue;
    await page.evaluate((path) => history.pushState(null, '', path), address);
    await expect(page.getByRole('heading', { level: 1, name: heading.ru })).toBeVisible();
    opened += 1;
  }
  expect(lost).toEqual([]);
  expect(opened).toBeGreaterThan(12);
  row.figure(`${opened} pages opened, 0 files asked of the server in vain`);
});

test('F-63: the kill switch in place of sw.js removes caches and registration in two loads, keeps the login, and a payment succeeds', async ({
  page,
  labels,
  driver,
  fakeCity,
  release,
  row,
}) => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/');
  await waitForOfflineApp(page);
  release.killWorker();
  const leftovers = (): Promise<unknown[]> =>
    page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
  await page.reload();
  await expect.poll(leftovers, offlineTimeout).toEqual([[], 0]);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('500');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(leftovers, offlineTimeout).toEqual([[], 0]);
  await page.goto('/profile/parking');
  await fillStay(page, labels, driver);
  row.confirmed();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await expect.poll(leftovers, offlineTimeout).toEqual([[], 0]);
  row.figure('gone after 1 load, and still after 3');

  // The next good release works normally again.
  release.first();
  await page.goto('/');
  await waitForOfflineApp(page);
  await startsOffline(page);
});

test('F-64: sw.js forbids browsers to cache it, and a host that lets them cache it for a year delays no version', async ({
  page,
  labels,
  fakeCity,
  release,
}) => {
  expect((await fetch(`${fakeCity.url}/sw.js`)).headers.get('Cache-Control')).toBe('no-cache');
  appendFileSync(join(release.dir, '_headers'), '\n/sw.js\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect((await fetch(`${fakeCity.url}/sw.js`)).headers.get('Cache-Control')).toContain('immutable');
  await open(page, labels, '/sms-commands');
  await waitForOfflineApp(page);
  // The worker's imports have a hash of their content in their names, so they may be cached without limit.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).updateViaCache)).toBe('imports');
  release.next();
  await page.reload();
  await expect(page.getByText('Есть новая версия приложения.')).toBeVisible(offlineTimeout);
});

for (const [what, spoil] of [
  ['is not there', 'gone'],
  ['is the log-in page of a Wi-Fi', 'html200'],
  ['is somewhere else', 'portal302'],
  ['is a fault of the server', '500'],
  ['is empty', 'empty'],
] as const) {
  test(`F-65: if sw.js ${what}, the old worker and the app stay`, async ({ page, labels, fakeCity, release }) => {
    await open(page, labels, '/sms-commands');
    await waitForOfflineApp(page);
    await expectEngineCached(page);
    const before = await cachedFiles(page);
    if (spoil === 'gone') rmSync(join(release.dir, 'sw.js'));
    else await fakeCity.control.misbehave({ match: '/sw.js', kind: spoil, count: 1000 });
    await page.reload();
    await checkForUpdate(page);
    await hasSettled(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await cachedFiles(page)).toEqual(before);
    await startsOffline(page);
  });
}

test('F-71: the log-in page of a Wi-Fi is stored neither as the shell nor as a file of the app', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  await open(page, labels, '/');
  await waitForOfflineApp(page);
  // The engine is requested too.
  await page.reload();
  await expectEngineCached(page);
  const before = await cachedFiles(page);
  await fakeCity.control.misbehave({ match: '/', kind: 'html200', count: 10_000 });
  for (const path of ['/', '/en', '/news', '/guest-payment']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('Войдите в сеть', { exact: true })).toHaveCount(0);
  }
  expect(await cachedFiles(page)).toEqual(before);
  await fakeCity.control.clearFaults();
  row.figure(`${Object.keys(before).length} files unchanged`);
});

for (const [what, match] of [
  ['the pages', 'index.html'],
  ['a script', '/assets/'],
] as const) {
  test(`F-71: a version in which a Wi-Fi’s log-in page replaces ${what} is not installed`, async ({
    page,
    labels,
    fakeCity,
    release,
  }) => {
    await open(page, labels, '/sms-commands');
    await waitForOfflineApp(page);
    await expectEngineCached(page);
    const before = await cachedFiles(page);
    release.next();
    // One script that the worker cannot build from what it has.
    appendFileSync(release.asset(/^base-.*\.js$/), '\n// another');
    await fakeCity.control.misbehave({ match, kind: 'html200', count: 10_000 });
    await checkForUpdate(page);
    await hasSettled(page);
    expect(await isWaiting(page)).toBe(false);
    const after = await cachedFiles(page);
    for (const [path, digest] of Object.entries(before)) expect(after[path], path).toBe(digest);
    await fakeCity.control.clearFaults();
    // The next check finds the release complete.
    await page.reload();
    await checkForUpdate(page);
    await expect.poll(() => isWaiting(page), offlineTimeout).toBe(true);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Обновить', exact: true }).click()]);
    await expect.poll(() => isWaiting(page), offlineTimeout).toBe(false);
    await startsOffline(page);
  });
}

test('F-92: a part that a first visit cannot fetch costs itself only, and is fetched later', async ({
  page,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.misbehave({ match: '/assets/PopupDialog-', kind: 'rst', count: 10_000 });
  await open(page, labels, '/sms-commands');
  await waitForOfflineApp(page);
  const isPartCached = async (): Promise<boolean> =>
    Object.keys(await cachedFiles(page)).some((path) => path.includes('/PopupDialog-'));
  expect(await isPartCached()).toBe(false);
  await startsOffline(page);
  // Every other part is there.
  await page.context().setOffline(true);
  await page.goto('/guest-payment');
  await expect(page.getByLabel(labels.zone)).toBeVisible();
  await page.getByRole('button', { name: labels.menu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().setOffline(false);
  await fakeCity.control.clearFaults();
  await page.goto('/sms-commands');
  await expect.poll(isPartCached, offlineTimeout).toBe(true);
});

test('F-92: without a file that starts every page nothing is installed, until it can be fetched', async ({
  page,
  labels,
  fakeCity,
}) => {
  // A page in Russian opens without it.
  await fakeCity.control.misbehave({ match: '/assets/messages-base-en-', kind: 'rst', count: 10_000 });
  await open(page, labels, '/sms-commands');
  await expect
    .poll(async () => (await fakeCity.control.requests('/assets/messages-base-en-')).length, offlineTimeout)
    .toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await fakeCity.control.clearFaults();
  await page.reload();
  await waitForOfflineApp(page);
});

test('F-92: an update without a part that the device has is not installed, and one without a part that it lacks is', async ({
  page,
  labels,
  fakeCity,
  release,
}) => {
  await open(page, labels, '/sms-commands');
  await waitForOfflineApp(page);
  const before = await cachedFiles(page);
  // The worker cannot build the part from what it has.
  appendFileSync(release.asset(/^PopupDialog-/), '\n// another');
  release.next();
  await fakeCity.control.misbehave({ match: '/assets/PopupDialog-', kind: 'rst', count: 10_000 });
  await checkForUpdate(page);
  await hasSettled(page);
  expect(await isWaiting(page)).toBe(false);
  const after = await cachedFiles(page);
  for (const [path, digest] of Object.entries(before)) expect(after[path], path).toBe(digest);

  // The same on a device that never had the part.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes('/PopupDialog-')) await cache.delete(request);
    }
  });
  await page.reload();
  await checkForUpdate(page);
  await expect.poll(() => isWaiting(page), offlineTimeout).toBe(true);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Обновить', exact: true }).click()]);
  await expect.poll(() => isWaiting(page), offlineTimeout).toBe(false);
  await startsOffline(page);
});

test('F-71: the map’s engine and its background are not stored from a Wi-Fi’s log-in page', async ({
  page,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.misbehave({ match: '/assets/mapbox', kind: 'html200', count: 100 });
  await fakeCity.control.misbehave({ match: '/tiles/', kind: 'html200', count: 100 });
  await open(page, labels, '/');
  await waitForOfflineApp(page);
  await page.reload();
  await page.evaluate(() => fetch('/tiles/perm/10/669/318.pbf').then((answer) => answer.text()));
  await expect
    .poll(async () => (await fakeCity.control.requests('/assets/mapbox')).length, offlineTimeout)
    .toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  const stored = await page.evaluate(async () =>
    (
      await Promise.all(
        ['map-engine', 'tiles'].map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
    ).flat(),
  );
  expect(stored).toEqual([]);
  await fakeCity.control.clearFaults();
  await page.reload();
  await expectEngineCached(page);
});
