import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Control } from '../../../tools/control';
import { city, expect, fillStay, makeDriver, nextPlate, open, openPayForm, zone } from '../../support/fixtures';
import { offlineTimeout, waitForOfflineApp } from '../../support/waitForOfflineApp';
import { test } from '../../support/releaseFixtures';
import { roubles } from '../../support/labels';

test.use({ serviceWorkers: 'allow' });

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('F-61, F-62: a new version waits for consent and for the payments and forms of every tab, and old tabs keep their files', async ({
  page,
  labels,
  context,
  release,
}) => {
  await open(page, labels, '/');
  await waitForOfflineApp(page);
  const form = await context.newPage();
  await form.goto(`/guest-payment?zone=${zone}`);
  await form.getByLabel(labels.plate).fill(nextPlate());

  release.next();
  appendFileSync(join(release.dir, '_headers'), '\n/*\n  X-Release: next\n');
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() && /(next\.(js|css)|\.html(\?.*)?)$/.test(request.url()) && request.method() !== 'HEAD')
      fetched.push(request.url());
  });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const update = page.getByRole('button', { name: 'Обновить', exact: true });
  await expect(update).toBeVisible(offlineTimeout);
  // The bar may stay for days, so the controls at the lower edge must remain usable.
  await page
    .getByRole('link', { name: labels.payParking })
    .or(page.getByRole('button', { name: labels.payParking }))
    .click({ trial: true });
  // Only names have changed. The worker builds all files from what it has, except the engine, which is cached
  // separately, and the file that names the engine.
  expect(fetched.filter((url) => !/mapbox|MapCanvas/.test(url))).toEqual([]);
  const names = await page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => url),
  );
  expect(names.filter((url) => url.endsWith('next.js')).length).toBeGreaterThan(200);
  // A stored page has the headers of the new release, not those of the previous one.
  const releases = await page.evaluate(async () => {
    const pages = (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await caches.open(name)).matchAll('/en/index.html', { ignoreSearch: true }),
        ),
      )
    ).flat();
    return pages.map(({ headers }) => headers.get('X-Release'));
  });
  expect(releases).toContain('next');
  await form.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    if (!waiting) throw new Error('This tab knows of no new version.');
  });
  await form.waitForTimeout(1_500);
  await expect(form.getByText('Есть новая версия приложения.')).toBeHidden();

  await update.click();
  await expect(page.getByText('В другой вкладке заполняется форма. Сначала закончите её.')).toBeVisible();

  // The form is closed. A payment is now under way in a tab that is frozen and does not respond.
  await form.getByRole('button', { name: labels.menu }).click();
  await form.getByRole('dialog').getByRole('link', { name: 'Карта парковок' }).click();
  await expect(form.getByLabel(labels.plate)).toBeHidden();
  await form.evaluate(() => {
    void navigator.locks.request('attempt:one', () => new Promise((done) => Object.assign(window, { done })));
  });
  await update.click();
  await expect(page.getByText('В другой вкладке идёт оплата. Обновите, когда она закончится.')).toBeVisible();
  await form.evaluate(() => (window as unknown as { done: () => void }).done());
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);

  await Promise.all([page.waitForEvent('load'), update.click()]);
  await expect(page.getByText('Есть новая версия приложения.')).toBeHidden();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.some((name) => name.endsWith('next.js'))).toBe(true);

  // The other tab continues with the old release. The parts it has not opened yet are no longer on the server.
  await expect(form.getByText('Приложение обновилось.')).toBeVisible();
  await form.getByRole('button', { name: labels.menu }).click();
  await form.getByRole('link', { name: 'Парковка по SMS' }).click();
  await expect(form.getByRole('heading', { level: 1, name: /SMS/ })).toBeVisible();
  expect(await cacheNames(form)).toContain('earlier-release');

  await Promise.all([form.waitForEvent('load'), form.getByRole('button', { name: 'Открыть заново' }).click()]);
  await expect(form.getByRole('heading', { level: 1, name: /SMS/ })).toBeVisible();
  await form.reload();
  await expect.poll(() => cacheNames(form)).not.toContain('earlier-release');
});

test.describe('with the map', () => {
  test.use({ drawsMap: true });

  test('F-62: a release that changes only headers reaches a device with a worker, which downloads no file', async ({
    page,
    labels,
    context,
    release,
  }) => {
    const next = 'https://next.example';
    await open(page, labels, '/');
    await waitForOfflineApp(page);
    const cachedNames = (): Promise<string[]> =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('precache'));
        const answers = names.flatMap((name) =>
          ['/index.html', '/en/index.html'].map(async (path) =>
            (await caches.open(name)).match(path, { ignoreSearch: true }),
          ),
        );
        return (await Promise.all(answers)).map((answer) => answer?.headers.get('Content-Security-Policy') ?? '');
      });
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('map-engine')).keys()).length), offlineTimeout)
      .toBe(2);
    expect((await cachedNames()).join()).not.toContain(next);

    release.nextHeaders((text) => text.replace("connect-src 'self'", `connect-src 'self' ${next}`));
    const fetched: string[] = [];
    context.on('request', (request) => {
      // The worker itself is not counted: the browser has it already, or fetches it again.
      const isFile =
        /\.(js|css|html)(\?|$)/.test(request.url()) && !/\/(sw|assets\/worker-[\w-]+)\.js$/.test(request.url());
      if (request.serviceWorker() && request.method() !== 'HEAD' && isFile) fetched.push(request.url());
    });
    /** The scripts of the map's two workers, with their Content-Security-Policy. */
    const workers = new Map<string, string>();
    page.on('response', (response) => {
      const [name] = /mapbox-gl-csp-worker|mapWorker/.exec(response.url()) ?? [];
      if (name !== undefined) workers.set(name, response.headers()['content-security-policy'] ?? '');
    });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const update = page.getByRole('button', { name: 'Обновить', exact: true });
    await expect(update).toBeVisible(offlineTimeout);
    await Promise.all([page.waitForEvent('load'), update.click()]);
    await expect.poll(cachedNames).toEqual(Array(2).fill(expect.stringContaining(next)));
    expect(await page.evaluate(async () => (await fetch('/')).headers.get('Content-Security-Policy'))).toContain(next);
    await expect
      .poll(() => [...workers.keys()].toSorted(), offlineTimeout)
      .toEqual(['mapWorker', 'mapbox-gl-csp-worker']);
    expect([...workers.values()]).toEqual(Array(2).fill(expect.stringContaining(next)));
    expect(fetched).toEqual([]);
  });
});

test('F-63: after a bad release is withdrawn, its worker and caches are gone, and the app works', async ({
  page,
  labels,
  release,
}) => {
  await open(page, labels, '/');
  await waitForOfflineApp(page);
  release.killWorker();
  await page.reload();
  await expect.poll(() => cacheNames(page), offlineTimeout).toEqual([]);
  await page.reload();
  await expect(
    page.getByRole('link', { name: labels.payParking }).or(page.getByRole('button', { name: labels.payParking })),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(async () => (await page.evaluate(() => navigator.serviceWorker.getRegistrations())).length).toBe(0);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('F-62: a page of a removed release reloads itself once, and not over typed input', async ({
    page,
    labels,
    release,
    pageErrors,
  }) => {
    const windowOf = page.getByRole('dialog');
    /** Waits until the components that load after the page have arrived. The dialogs are not among them. */
    const hasSettled = (): Promise<void> =>
      expect
        .poll(() =>
          page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/UpdateBar-/.test(name))),
        )
        .toBe(true);
    await open(page, labels, `/guest-payment?zone=${zone}`);
    await hasSettled();
    await page.waitForLoadState('networkidle');
    release.next();
    const plate = nextPlate();
    await page.getByLabel(labels.plate).fill(plate);
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(page.getByText('Часть приложения не загрузилась.', { exact: false })).toBeVisible();
    await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Открыть заново' }).click()]);
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(windowOf).toBeVisible();

    // The form is not half filled in, so the page reloads automatically, at most once a minute.
    await page.evaluate(() => sessionStorage.clear());

    await page.goto('/sms-commands');
    await hasSettled();
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(windowOf).toBeVisible();
    await page.keyboard.press('Escape');
    release.next();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('banner').getByRole('button', { name: 'Пермь' }).click(),
    ]);
    await page.getByRole('banner').getByRole('button', { name: 'Пермь' }).click();
    await expect(windowOf).toBeVisible();

    // A file is missing again right after that. The page must not reload in a loop.
    await page.keyboard.press('Escape');
    await hasSettled();
    release.next();
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(page.getByRole('button', { name: 'Открыть заново' })).toBeVisible();
    // Only errors about the missing files.
    expect(pageErrors.splice(0).filter((error) => !/Failed to fetch dynamically imported module/.test(error))).toEqual(
      [],
    );
  });

  test('F-62: a missing file over an open window makes the browser ask whether to reload, as the page’s bar is covered', async ({
    page,
    labels,
    release,
    pageErrors,
  }) => {
    const noteDialog = page.getByRole('dialog');
    await open(page, labels, '/sms-commands');
    await page.getByRole('button', { name: labels.menu }).click();
    await noteDialog.getByRole('button', { name: 'Я припарковался' }).click();
    const plate = noteDialog.getByLabel(labels.plate);
    const draftPlate = nextPlate();
    await plate.fill(draftPlate);
    await page.waitForLoadState('networkidle');
    release.next();
    const answered: string[] = [];
    for (const isTaken of [false, true]) {
      const leaveDialog = page.waitForEvent('dialog');
      const loaded = isTaken ? page.waitForEvent('load') : undefined;
      const tapped = noteDialog.getByRole('button', { name: 'Выбрать из списка' }).click();
      const dialog = await leaveDialog;
      answered.push(dialog.message());
      await (isTaken ? dialog.accept() : dialog.dismiss());
      await Promise.all([tapped, loaded]);
      // The page does not reload automatically, and not if the user refuses.
      if (!isTaken) await expect(plate).toHaveValue(draftPlate);
    }
    expect(answered).toEqual(
      Array(2).fill('Часть приложения не загрузилась. Открыть его заново? Набранное в форме может пропасть.'),
    );
    await expect(noteDialog).toHaveCount(0);
    expect(pageErrors.splice(0).filter((error) => !/Failed to fetch dynamically imported module/.test(error))).toEqual(
      [],
    );
  });

  test('F-62: a missing file during a payment is reported at once, and a reload is offered once the outcome is known', async ({
    page,
    labels,
    baseURL,
    release,
    pageErrors,
  }) => {
    const control = new Control(String(baseURL));
    const driver = await makeDriver(
      { url: String(baseURL), control },
      { balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] },
    );
    await openPayForm(page, labels, driver);
    await fillStay(page, labels, driver);
    await page.waitForLoadState('networkidle');
    release.next();
    await control.misbehave({ match: '/api/payment/start', kind: 'delay', ms: 12_000, count: 1 });
    await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
    await page.getByRole('button', { name: labels.menu }).click();
    const bar = page.getByRole('status').filter({ hasText: 'Часть приложения не загрузилась.' });
    await expect(bar).toContainText('Откройте его заново, когда станет ясно с оплатой.');
    await expect(bar.getByRole('button')).toHaveCount(0);
    await Promise.all([page.waitForEvent('load'), bar.getByRole('button', { name: 'Открыть заново' }).click()]);
    await expect(page.getByRole('banner')).toBeVisible();
    const { sessions: stays } = await control.ledger(city, driver.email);
    expect(stays).toHaveLength(1);
    expect(pageErrors.splice(0).filter((error) => !/Failed to fetch dynamically imported module/.test(error))).toEqual(
      [],
    );
  });

  test('F-62: if the code for windows did not load, a tap offers to reload the app', async ({
    page,
    labels,
    pageErrors,
  }) => {
    const missing = /\/DialogHost-/;
    let isMissing = true;
    await page.route(missing, (route) => (isMissing ? route.abort() : route.fallback()));
    const hasFailed = page.waitForEvent('requestfailed', { predicate: (request) => missing.test(request.url()) });
    await open(page, labels, '/sms-commands');
    await hasFailed;
    const leaveDialog = page.waitForEvent('dialog');
    const loaded = page.waitForEvent('load');
    const tapped = page.getByRole('button', { name: labels.menu }).click();
    const dialog = await leaveDialog;
    expect(dialog.message()).toContain('Открыть его заново?');
    isMissing = false;
    await dialog.accept();
    await Promise.all([tapped, loaded]);
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(
      pageErrors.splice(0).filter((error) => !/Failed to fetch dynamically imported module|ERR_FAILED/.test(error)),
    ).toEqual([]);
  });
});
