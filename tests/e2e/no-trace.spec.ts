import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { city, expect, mainPlate, nextPlate, open, signIn, test, zone } from './journey';

test.use({ serviceWorkers: 'allow' });

/** Every address of the app, with something in the place of its parameters. */
const addresses = [...new Set(readFileSync(new URL('../../src/app/routeTree.gen.ts', import.meta.url), 'utf8').match(/^ {4}\| '\/[^']*'$/gm) ?? [])]
  .map((line) => line.replace(/^.*'(.*)'$/, '$1'))
  .filter((path) => path.startsWith('/{-$lng}'))
  .map((path) => path.replace('/{-$lng}', '').replace(/\$\w+/g, '1').replace(/\$/g, 'personal-data-rules'))
  // A card payment that is not asked for goes home by itself, and opens the app anew.
  .filter((path) => !/^\/payment$/.test(path));

/** Where on this device, and in what the page shows, one of the words stands. */
const tracesOf = (page: Page, secrets: readonly string[]): Promise<string[]> =>
  page.evaluate(async (words) => {
    const found: string[] = [];
    const look = (place: string, text: string): void => {
      for (const word of words) if (text.toLowerCase().includes(word.toLowerCase())) found.push(`${place}: ${word}`);
    };
    look('address', decodeURIComponent(location.href));
    look('history', JSON.stringify(history.state));
    look('page', document.documentElement.outerHTML);
    for (const field of document.querySelectorAll('input, textarea')) look('field', (field as HTMLInputElement).value);
    for (const [name, area] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(area)) look(`${name} ${key}`, `${key} ${String(value)}`);
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of db.objectStoreNames) {
        const asked = db.transaction(store).objectStore(store);
        for (const request of [asked.getAll(), asked.getAllKeys()]) {
          await new Promise((resolve) => request.addEventListener('success', resolve));
          look(`indexedDB ${name}/${store}`, JSON.stringify(request.result));
        }
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        look(`cache ${name}`, decodeURIComponent(request.url));
        const response = await cache.match(request);
        if (/json|text|javascript|html/.test(response?.headers.get('Content-Type') ?? ''))
          look(`cache ${request.url}`, (await response?.text()) ?? '');
      }
    }
    return [...new Set(found)];
  }, secrets);

for (const [language, way] of [
  ['ru', 'online'],
  ['en', 'offline'],
] as const) {
  test.describe(`${language}, ${way}`, () => {
    test.use({ language });

    test('whoever logs out leaves nothing behind, in any tab', async ({ page, w, context, world, faults }) => {
      const mark = crypto.randomUUID().slice(0, 8);
      const [plate, second] = [nextPlate(), nextPlate()];
      const { users } = await world.control.seed(city, {
        users: [
          {
            email: `trace-${mark}@example.com`,
            balanceKopecks: 7_654_321,
            firstName: `Афанасия${mark}`,
            lastName: `Вяземская${mark}`,
            middleName: `Елпидифоровна${mark}`,
            vehicles: [{ number: plate, isMain: true, name: `Кабриолет${mark}` }, { number: second }],
            operations: 30,
          },
        ],
        sessions: [],
      });
      const [driver] = users;
      if (!driver) throw new Error('No driver was made');
      await world.control.seed(city, { sessions: [{ user: driver.email, number: second, zone, durationMin: 90 }] });
      await open(page, w, '/news');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await signIn(page, w, driver);
      const token = await page.evaluate(() => /"token":"([^"]+)"/.exec(localStorage.getItem('parking.sign-ins') ?? '')?.[1] ?? '');
      expect(token).not.toBe('');
      const secrets = [driver.email, driver.phone.slice(1), mark, plate, second, token, driver.token, driver.password, '7654321', '76 543'];

      expect(addresses).toContain('/profile/my-profile');
      for (const path of addresses) {
        await page.goto(`${w.prefix}${path}` || '/');
        await expect(page.locator('main, [role=alert]').first()).toBeVisible();
      }
      await page.goto(`${w.prefix}/profile/my-profile`);
      await expect(page.getByText(driver.email)).toBeVisible();
      const tab = await context.newPage();
      await tab.goto(`${w.prefix}/profile/parking`);
      await expect(tab.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
      await tab.getByLabel(w.zone).fill(zone);
      await page.bringToFront();
      // What is looked for can be found while it is there.
      await expect.poll(async () => (await tracesOf(page, secrets)).length).toBeGreaterThan(3);

      await context.setOffline(way === 'offline');
      const out = language === 'ru' ? 'Выйти' : 'Sign out';
      await page.getByRole('main').getByRole('button', { name: out }).click();
      await page.getByRole('dialog').getByRole('button', { name: out }).click();
      const home = `${world.url}${w.prefix || '/'}`;
      for (const one of [page, tab]) {
        await expect(one).toHaveURL(home);
        await expect(one.getByRole('banner').getByRole('button', { name: w.signIn })).toBeVisible();
      }
      // Longer than any writing lags behind.
      await page.waitForTimeout(1500);
      expect(await tracesOf(page, secrets)).toEqual([]);
      expect(await tracesOf(tab, secrets)).toEqual([]);
      await page.goBack();
      await page.reload();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.waitForTimeout(500);
      expect(await tracesOf(page, secrets)).toEqual([]);
      // Offline the map's engine says of each tile that it did not come.
      if (way === 'offline') faults.splice(0, faults.length, ...faults.filter((fault) => fault !== 'Error'));
    });
  });
}
