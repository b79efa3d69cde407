import type { Page } from '@playwright/test';
import { everyPage, rows } from '../e2e/support/addressTable';
import {
  city,
  fillStay,
  makeDriver,
  nextPlate,
  open,
  openPayForm,
  signIn,
  zone,
  type FakeCity,
} from '../e2e/support/fixtures';
import { offlineTimeout, waitForOfflineApp } from '../e2e/support/waitForOfflineApp';
import { signedIn } from '../e2e/support/signedIn';
import { roubles, type Labels } from '../e2e/support/labels';
import type { SeededUser } from '../tools/control';
import { payFromMainPage } from './paymentSteps';
import { expect, test } from '../e2e/support/faultTest';

/** Section D of the catalogue: the device's storage is outdated, corrupt, forbidden, full or gone. */

const answers = `parking.queries.${city}`;

/** No code of the app runs at this address, so the next start finds what is changed here. */
const openBlankPage = (page: Page): Promise<unknown> => page.goto('/robots.txt');

/** Stores a profile, a stay and the city's answers on the device, and leaves the app. */
const storedByVisit = async (page: Page, labels: Labels, driver: SeededUser, fakeCity: FakeCity): Promise<void> => {
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: driver.vehicles[1]?.number ?? '', zone, durationMin: 90 }],
  });
  await openPayForm(page, labels, driver);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key)?.includes('sessions') ?? false, answers))
    .toBe(true);
  await openBlankPage(page);
};

/** Expects the app to start with the city's data. */
const expectSane = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await page.goto('/profile/parking');
  await expect(page.getByRole('banner')).toContainText('500');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByLabel(labels.plate)).toHaveValue(driver.vehicles[0]?.number ?? '');
  await page.goto('/');
  await expect(page.getByRole('link', { name: labels.payParking })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
};

const pay = async (
  page: Page,
  labels: Labels,
  driver: SeededUser,
  fakeCity: FakeCity,
  row: { confirmed: () => void },
): Promise<void> => {
  await page.goto('/profile/parking');
  await fillStay(page, labels, driver);
  row.confirmed();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
};

test('F-66: stored answers of an older shape are dropped, and nothing of them is shown', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await storedByVisit(page, labels, driver, fakeCity);
  await page.evaluate((key) => {
    const persisted = JSON.parse(localStorage.getItem(key) ?? '') as {
      buster: string;
      clientState: { queries: { state: { data: unknown } }[] };
    };
    persisted.buster = '0';
    for (const { state } of persisted.clientState.queries) state.data = { old: 'из старой схемы', balance: 777 };
    localStorage.setItem(key, JSON.stringify(persisted));
  }, answers);
  const renderedTexts: string[] = [];
  await page.exposeFunction('noteText', (text: string) => renderedTexts.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.body?.innerText ?? '';
      if (/777|старой схемы/.test(text)) (window as unknown as { noteText: (text: string) => void }).noteText(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await expectSane(page, labels, driver);
  expect(renderedTexts).toEqual([]);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key)?.includes('старой схемы'), answers))
    .toBe(false);
});

test('F-66: stored records that no longer fit their schema are dropped: logins, attempts and stays', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await storedByVisit(page, labels, driver, fakeCity);
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith('parking.') || /sign-ins|queries|city$/.test(name)) continue;
      localStorage.setItem(name, JSON.stringify({ version: 0, list: [{ id: 7, sum: 'ten' }] }));
    }
    for (const name of [
      'attempts',
      'stays',
      'proofs',
      'favourites',
      'reminders',
      'sms-stays',
      'notes',
      'return-address',
    ])
      localStorage.setItem(`parking.${name}`, JSON.stringify([{ id: 7, sum: 'ten' }, null, 'javascript:alert(1)']));
  });
  await expectSane(page, labels, driver);
  await page.goto('/device');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [what, spoil] of [
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['no JSON', () => '\u0000\ufffd<html>'],
  ['null', () => 'null'],
  ['an empty list', () => '[]'],
  ['nothing', () => ''],
] as const) {
  test(`F-67: the app starts afresh if everything that the device stores is ${what}`, async ({
    page,
    labels,
    driver,
    fakeCity,
    row,
  }) => {
    await storedByVisit(page, labels, driver, fakeCity);
    const spoiled = await page.evaluate(
      () => Object.entries(localStorage).filter(([name]) => name.startsWith('parking.')) as [string, string][],
    );
    expect(spoiled.length).toBeGreaterThan(3);
    await page.evaluate(
      (pairs) => {
        for (const [name, text] of pairs) localStorage.setItem(name, text);
      },
      spoiled.map(([name, text]) => [name, spoil(text)] as const),
    );
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto('/profile/parking');
    // The city and the login are gone too, so both are chosen again.
    await page.goto(`/?city=${city}`);
    await signIn(page, labels, driver);
    await expectSane(page, labels, driver);
    row.figure(`${what}: ${spoiled.length} keys`);
  });
}

test('F-67: with invalid stored answers or ten megabytes of junk the app starts, or says so and offers to start without them', async ({
  page,
  labels,
  driver,
  fakeCity,
  pageErrors,
  row,
}) => {
  test.slow();
  await storedByVisit(page, labels, driver, fakeCity);
  const persisted = await page.evaluate((key) => localStorage.getItem(key) ?? '', answers);
  const junk = [null, 7, 'text', [], {}, [null], { result: null }, { pages: null }, { sessions: 7, vehicles: null }];
  const crash = page.getByRole('alert').filter({ hasText: 'Что-то сломалось' });
  const form = page.getByLabel(labels.plate);
  let broken = 0;
  for (const data of junk) {
    await page.evaluate(
      ([key, text, instead]) => {
        const client = JSON.parse(text) as { clientState: { queries: { state: { data: unknown } }[] } };
        for (const { state } of client.clientState.queries) state.data = JSON.parse(instead) as unknown;
        localStorage.setItem(key, JSON.stringify(client));
        sessionStorage.clear();
      },
      [answers, persisted, JSON.stringify(data)] as const,
    );
    await page.goto('/profile/parking');
    // After a crash the app restarts first with the same data, then without it. A form that is already rendered may
    // still crash once the rest of the page has read its part.
    let taps = 0;
    await expect(async () => {
      if (await crash.isVisible()) {
        taps += 1;
        await Promise.all([page.waitForEvent('load'), crash.getByRole('button', { name: 'Открыть заново' }).click()]);
      }
      await expect(form, JSON.stringify(data)).toHaveValue(driver.vehicles[0]?.number ?? '', { timeout: 2_000 });
      await expect(page.getByRole('banner')).toContainText('500', { timeout: 2_000 });
    }).toPass({ timeout: 45_000 });
    expect(taps, JSON.stringify(data)).toBeLessThanOrEqual(2);
    broken += taps;
    await openBlankPage(page);
  }
  row.figure(`${junk.length} kinds of spoiled answers, ${broken} times a way on by a tap`);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    localStorage.setItem(key, 'x'.repeat(4_500_000));
  }, answers);
  await expectSane(page, labels, driver);
  // Only errors of what crashed, or that React succeeded on a second try (error 520).
  const internalError = /TypeError|Cannot read properties|is not (a function|iterable)|undefined|React error #520/;
  expect(pageErrors.splice(0).filter((error) => !internalError.test(error))).toEqual([]);
});

test('F-67: the app works if large stored data are invalid: receipts, photos and files', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await storedByVisit(page, labels, driver, fakeCity);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('keyval-store');
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('keyval'));
        request.addEventListener('error', () => reject(new Error('no database')));
        request.addEventListener('success', () => {
          const store = request.result.transaction('keyval', 'readwrite').objectStore('keyval');
          for (const name of ['parking.proofs', 'parking.notes', 'parking.parkings.perm', 'parking.receipt.1'])
            store.put('x'.repeat(2_000_000), name);
          store.transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
  );
  await expectSane(page, labels, driver);
  for (const path of ['/device', '/profile/receipts', '/guest-payment']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

/** Fills the storage until not a single byte fits. Returns the number of characters. */
const fillSmallStorage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let filled = 0;
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part += 1) {
          localStorage.setItem(`foreign.${size}.${part}`, 'x'.repeat(size));
          filled += size;
        }
      } catch {
        // Continues with a smaller size.
      }
    return filled;
  });

test('F-68: with a full localStorage the app works, and a payment succeeds and is recorded', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await storedByVisit(page, labels, driver, fakeCity);
  row.figure(`${await fillSmallStorage(page)} characters of others`);
  await expectSane(page, labels, driver);
  await pay(page, labels, driver, fakeCity, row);
  await page.getByRole('button', { name: labels.done }).click();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F-68: with a device that was full before the app was stored, the app works online, and a payment succeeds', async ({
    page,
    labels,
    driver,
    fakeCity,
    context,
    row,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: fakeCity.url, quotaSize: 200_000 });
    await openPayForm(page, labels, driver);
    await page.waitForLoadState('networkidle');
    await page.goto('/');
    await expect(page.getByRole('link', { name: labels.payParking })).toBeVisible();
    await pay(page, labels, driver, fakeCity, row);
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    row.figure(`${Math.round(usage / 1000)} kB of 200 kB`);
  });

  test('F-69: after the storage was wiped the app is as on a first visit, and the money is what the city knows', async ({
    page,
    labels,
    driver,
    fakeCity,
    context,
    row,
  }) => {
    await page.goto(`/?city=${city}`);
    await waitForOfflineApp(page);
    await signIn(page, labels, driver);
    await pay(page, labels, driver, fakeCity, row);
    const devtools = await context.newCDPSession(page);
    await page.goto('about:blank');
    await devtools.send('Storage.clearDataForOrigin', { origin: fakeCity.url, storageTypes: 'all' });
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/profile/parking');
    await expect(page).toHaveURL(`${fakeCity.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('parking.sign-ins'))).toBeNull();
    // As on a first visit: a city, then a login.
    await page.getByRole('button', { name: /Пермь/ }).first().click();
    await signIn(page, labels, driver);
    await expect(page.getByRole('banner')).toContainText('440');
    await page.goto('/profile/operations');
    await expect(page.getByRole('main').getByText(/60,00/).first()).toBeVisible();
    await page.goto('/profile/parking');
    await expect(page.getByRole('article')).toHaveCount(1);
    row.figure('balance, stay and history are the city’s');
  });

  test('F-72: after a visit to every page Cache Storage holds no token and no API answer except the map’s objects', async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    await fakeCity.control.settings(city, everyPage);
    const driver = await makeDriver(fakeCity, {
      balanceKopecks: 50_000,
      vehicles: [{ number: nextPlate(), isMain: true }],
      operations: 5,
    });
    await signedIn(page.context(), city, driver);
    await open(page, labels, '/');
    await waitForOfflineApp(page);
    for (const { address, for: who } of rows) {
      if (who === 'corporate') continue;
      await page.goto(address);
      await expect(page.locator('main, [role=alert]').first()).toBeVisible();
    }
    await pay(page, labels, driver, fakeCity, row);
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), offlineTimeout)
      .toBe(1);
    const persisted = await page.evaluate(async () => {
      const found: { cache: string; url: string; text: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          found.push({ cache: name, url: request.url, text: (await (await cache.match(request))?.text()) ?? '' });
      }
      return found;
    });
    const ofApi = persisted.filter(({ url }) => /\/(city|api|backend|geocoder)\//.test(new URL(url).pathname));
    expect(ofApi.map(({ cache, url }) => [cache, new URL(url).pathname, new URL(url).search])).toEqual([
      ['map-info', `/city/${city}/api/info/get-map-info/v3`, ''],
    ]);
    for (const secret of [driver.token, driver.email, driver.password])
      expect(
        persisted
          .filter(({ url, text }) => decodeURIComponent(url).includes(secret) || text.includes(secret))
          .map(({ url }) => url),
      ).toEqual([]);
    row.figure(`${persisted.length} entries, 1 of an API`);
  });
});

for (const [what, isPerTabToo, areLocksToo] of [
  ['that belongs to the browser', false, false],
  ['and that of the tab', true, false],
  ['and that of the tab, and with it locks and channels between tabs,', true, true],
] as const) {
  test(`F-70: if the storage ${what} is forbidden, login and payment succeed, and a message says that the login will not be kept`, async ({
    page,
    labels,
    driver,
    fakeCity,
    row,
  }) => {
    await page.addInitScript(
      ([all, locksToo]) => {
        const forbidden = (): never => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { configurable: true, get: forbidden });
        if (all) Object.defineProperty(window, 'sessionStorage', { configurable: true, get: forbidden });
        if (!locksToo) return;
        // The way browsers respond if a site may not store anything.
        LockManager.prototype.request = (): Promise<never> =>
          Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
        LockManager.prototype.query = (): Promise<never> =>
          Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
        Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: forbidden });
      },
      [isPerTabToo, areLocksToo] as const,
    );
    await page.goto(`/?city=${city}`);
    await expect(
      page.getByText('Браузер не сохраняет данные этого сайта: вход и город придётся указать снова.'),
    ).toBeVisible();
    await signIn(page, labels, driver);
    await expect(page.getByRole('banner')).toContainText('500');
    await payFromMainPage(page, labels, driver, fakeCity, row);
  });
}

test('F-70: login and payment succeed with a storage that can be read and refuses every write', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await page.goto(`/?city=${city}`);
  await signIn(page, labels, driver);
  await expect(page.getByRole('banner')).toContainText('500');
  await payFromMainPage(page, labels, driver, fakeCity, row);
});
