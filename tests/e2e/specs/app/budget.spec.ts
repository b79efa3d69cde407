import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { budgets } from '../../../bench/budgets';
import { watchVisit } from '../../../tools/firstVisit';
import { precacheOf, weigh } from '../../../tools/precache';
import { everyPage } from '../../support/addressTable';
import { city, expect, test, zone } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';

const maxKib = { js: budgets.visit.jsKib, css: budgets.visit.cssKib };

const requestedScriptsOf = (page: Page): ReadonlySet<string> => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) requested.add(pathname);
  });
  return requested;
};

/** On a busy machine the network rests before the page asks for what follows its first frame. */
const loadedWhatEachPageLoads = async (
  page: Page,
  requested: ReadonlySet<string>,
  last: RegExp,
  count: number,
): Promise<void> => {
  await expect.poll(() => [...requested].filter((file) => last.test(file)).length).toBe(count);
  await page.waitForLoadState('networkidle');
};

for (const [name, path] of [
  ['of a guest with a link', `/guest-payment?city=${city}&zone=${zone}`],
  ['of the main page', `/?city=${city}`],
] as const) {
  test(`the first visit ${name} stays within its size budget`, async ({ browser, fakeCity, labels }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const visited = await watchVisit(page);
    const engine: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/mapbox|MapCanvas/.test(pathname)) engine.push(pathname);
    });
    await page.goto(fakeCity.url + path);
    const readyMarker = path.startsWith('/guest')
      ? page.getByLabel(labels.zone)
      : page.getByRole('link', { name: labels.payParking });
    await expect(readyMarker).toBeVisible();
    await page.waitForLoadState('networkidle');
    const all = await visited();
    for (const kind of ['js', 'css'] as const) {
      const kib =
        all.filter((one) => one.kind === kind).reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0) /
        1024;
      expect(kib, `KiB of ${kind}`).toBeGreaterThan(1);
      expect(kib, `KiB of ${kind}`).toBeLessThanOrEqual(maxKib[kind]);
    }
    // Two of them represent the page itself: its inline scripts and its inline styles.
    expect(all.length - 2, 'files beside the page').toBeLessThanOrEqual(budgets.visit.files);
    if (path.startsWith('/guest')) expect(engine, 'files of the map, for a page without one').toEqual([]);
    await context.close();
  });

  // Each file costs a round trip, however small it is.
  test(`the first visit ${name} requests few files in total`, async ({ page }) => {
    const requestedScripts = requestedScriptsOf(page);
    await page.goto(path);
    await loadedWhatEachPageLoads(page, requestedScripts, /\/(DialogHost|SessionEffects|messages-later)/, 3);
    expect(requestedScripts.size, [...requestedScripts].join(' ')).toBeLessThanOrEqual(budgets.visit.allFiles);
  });
}

/** The scripts that a driver's page needs, with their size in KiB after `gzip -9`. */
const scriptsOf = async (
  browser: Browser,
  url: string,
  driver: Parameters<typeof signedIn>[2],
  path: string,
): Promise<Map<string, number>> => {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  await signedIn(context, city, driver);
  const page = await context.newPage();
  const visited = await watchVisit(page);
  const requestedScripts = requestedScriptsOf(page);
  await page.goto(url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loadedWhatEachPageLoads(page, requestedScripts, /\/(SessionEffects|DriverEffects|messages-later)/, 3);
  const all = (await visited()).filter(({ kind }) => kind === 'js');
  await context.close();
  return new Map(all.map(({ pathname, body }) => [pathname, gzipSync(body, { level: 9 }).length / 1024]));
};

test('each account page adds few bytes of its own', async ({ browser, fakeCity, driver }) => {
  await fakeCity.control.settings(city, everyPage);
  const shared = await scriptsOf(browser, fakeCity.url, driver, '/');
  for (const name of [
    'parking',
    'operations',
    'abonements',
    'constructor',
    'my-profile',
    'penalty',
    'feedback',
    'receipts',
  ]) {
    const ownScripts = [...(await scriptsOf(browser, fakeCity.url, driver, `/profile/${name}`))].filter(
      ([path]) => !shared.has(path),
    );
    const kib = ownScripts.reduce((sum, [, each]) => sum + each, 0);
    expect(kib, `KiB of ${name}`).toBeGreaterThan(1);
    expect(kib, `KiB of ${name}`).toBeLessThanOrEqual(budgets.accountPageKib);
  }
});

test('the files that the worker stores stay within their size budget, and no two have the same name', () => {
  const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));
  const files = precacheOf(dist);
  const kib = files.reduce((sum, { url }) => sum + weigh(join(dist, url)).brotli, 0) / 1024;
  expect(files.length).toBeGreaterThan(100);
  expect(kib, 'KiB in brotli').toBeGreaterThan(100);
  expect(kib, 'KiB in brotli').toBeLessThanOrEqual(budgets.storedKib);
  // A file is matched to the previous release by its name, which makes an update small (`sw/renamed.ts`).
  const names = files.map(({ url }) => url.replace(/-[\w-]{7}(?=\.(js|css)$)/, ''));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
