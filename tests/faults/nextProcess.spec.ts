import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { city, makeDriver, nextPlate, disableWebGl, zone } from '../e2e/support/fixtures';
import { offlineTimeout, waitForOfflineApp } from '../e2e/support/waitForOfflineApp';
import { signedIn } from '../e2e/support/signedIn';
import { startFakeCity } from '../fake-city/startFakeCity';
import { Control } from '../tools/control';
import { closeWell, kill, startBrowser, type BrowserProcess } from './browserProcess';
import { expect, test } from '../e2e/support/faultTest';
import { expectStored } from './pages';
import { measureWaiting, waitedOn } from './waitTimes';

/**
 * The half of F-44 that only a new process can show: the memory is empty, and nothing listens at the city's address.
 */

const distDir = fileURLToPath(new URL('../../dist', import.meta.url));

/** Collects the uncaught errors of a page. */
const listen = (page: Page): string[] => {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
};

/** Waits until the worker has the whole app and has stored the map's objects. */
const hasApp = async (page: Page): Promise<void> => {
  await waitForOfflineApp(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), offlineTimeout)
    .toBe(1);
};

interface Screen {
  path: string;
  heading: string | RegExp;
  action?: string;
}

const screens: Readonly<Record<'driver' | 'guest', readonly Screen[]>> = {
  driver: [
    { path: '/', heading: 'Список парковок' },
    { path: '/profile/parking', heading: /^Закончится \d|^Закончится сегодня/, action: 'Продлить по SMS' },
    { path: '/profile/operations?period=all', heading: '№ H20' },
    { path: '/profile/my-profile', heading: 'Основной телефон' },
  ],
  guest: [
    { path: '/', heading: 'Список парковок' },
    { path: `/guest-payment?zone=${zone}`, heading: 'улица Ленина, 12' },
    { path: '/sms-commands', heading: 'парковка*0101*А123ВС*2' },
    { path: '/device', heading: 'На этом устройстве' },
  ],
};

for (const who of ['driver', 'guest'] as const) {
  test(`F-44: after the browser has ended, a new process without the city shows a ${who} what was seen, its age, and what needs a network`, async ({
    row,
  }) => {
    test.setTimeout(180_000);
    row.allowLeavingApp();
    const profile = await mkdtemp(join(tmpdir(), 'next-process-'));
    const server = await startFakeCity({ distDir, isControlOn: true });
    const control = new Control(server.url);
    await control.seed(city, { zones: [{ number: zone, address: 'улица Ленина, 12' }] });
    const plate = nextPlate();
    const driver = await makeDriver(
      { url: server.url, control },
      { operations: 20, balanceKopecks: 50_000, vehicles: [{ number: plate, isMain: true }] },
    );
    await control.seed(city, { sessions: [{ user: driver.email, number: plate, zone, durationMin: 300 }] });
    let isServed = true;
    const running: BrowserProcess[] = [];
    const begin = async (): Promise<BrowserProcess> => {
      const browser = await startBrowser(profile);
      running.push(browser);
      await disableWebGl(browser.context);
      return browser;
    };
    try {
      const first = await begin();
      if (who === 'driver') await signedIn(first.context, city, driver);
      const seen = await first.context.newPage();
      await seen.goto(`${server.url}/?city=${city}`);
      await hasApp(seen);
      for (const { path, heading } of screens[who]) {
        await seen.goto(`${server.url}${path}`);
        await expect(seen.getByRole('main').getByText(heading).first(), path).toBeVisible();
      }
      // Other data that the last page reads is stored too, not only the text that identified the page.
      for (const what of who === 'driver' ? ['sessions', 'account-settings'] : ['settings'])
        await expectStored(seen, what);
      await closeWell(first);

      await server.close();
      isServed = false;
      await expect(fetch(server.url), 'nobody answers').rejects.toThrow();

      const next = await begin();
      const page = await next.context.newPage();
      const messages = listen(page);
      await measureWaiting(page, 'Оплат');
      const measured: string[] = [];
      for (const { path, heading, action } of screens[who]) {
        await page.goto(`${server.url}${path}`);
        const main = page.getByRole('main');
        await expect(main.getByText(heading).first(), path).toBeVisible({ timeout: 8000 });
        await expect(page.getByRole('banner').locator('~ [role=status]').first(), path).toContainText(
          /Город не отвечает · данные на .*\d\d:\d\d/,
        );
        // Every pending request has ended, with or without success, before the result is checked.
        await expect(page.locator('[aria-busy=true]').filter({ visible: true }), path).toHaveCount(0);
        await expect(main.getByText(/загрузить не удалось/), path).toHaveCount(0);
        if (action) await expect(main.getByRole('button', { name: action }).first(), path).toBeEnabled();
        if (path === '/profile/parking')
          await expect(page.getByRole('button', { name: 'Оплатить по SMS' })).toBeEnabled();
        if (who === 'driver') await expect(page.getByRole('banner'), path).toContainText('500');
        const painted = (): Promise<number> =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
        await expect.poll(painted, path).toBeGreaterThan(0);
        const paint = await painted();
        const { turnedFor } = await waitedOn(page);
        expect(paint, path).toBeLessThan(4000);
        expect(turnedFor, path).toBeLessThan(4000);
        measured.push(`${path} painted after ${Math.round(paint)} ms, waited ${Math.round(turnedFor)} ms`);
      }
      expect(messages).toEqual([]);
      row.figure(measured.join('; '));
    } finally {
      for (const browser of running) await kill(browser);
      if (isServed) await server.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
