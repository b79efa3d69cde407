import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { city, fillStay, mainPlate } from '../e2e/journey';
import { signedIn } from '../e2e/signedIn';
import { roubles } from '../e2e/words';
import { findBrowser } from '../tools/browser.mjs';
import { expect, test } from './row';

/** A browser that can be killed as a phone kills an app: at once, and all of it. Its profile stays. */
const startBrowser = async (profile: string): Promise<{ child: ChildProcess; context: BrowserContext }> => {
  const child = spawn(
    findBrowser() ?? 'chromium',
    ['--headless', '--no-sandbox', '--disable-gpu', '--lang=ru-RU', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise<string>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const [, found] = /DevTools listening on (ws:\S+)/.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no pages.');
  return { child, context };
};

const kill = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    // Its helpers too: one of them holds the storage.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });

/** A browser that is closed writes down what it has; one that runs does so many seconds later. */
const closeWell = async ({ child, context }: { child: ChildProcess; context: BrowserContext }): Promise<void> => {
  const hasGone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Browser.close').catch(() => undefined);
  await hasGone;
};

for (const lateMs of [0, 6000]) {
  test(`F-30: the browser is killed ${lateMs / 1000} s after a payment was sent; the next start with the same profile finds out and says so`, async ({
    page,
    w,
    driver,
    world,
    row,
  }) => {
    row.leavesTheApp();
    await page.goto(world.url);
    const profile = await mkdtemp(join(tmpdir(), 'killed-'));
    try {
      // Whoever pays has been signed in since an earlier start.
      const before = await startBrowser(profile);
      await signedIn(before.context, city, driver);
      const home = await before.context.newPage();
      await home.goto(`${world.url}/profile/parking`);
      await expect(home.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
      await expect.poll(() => home.evaluate(() => localStorage.getItem('parking.device-salt'))).not.toBeNull();
      await closeWell(before);

      const first = await startBrowser(profile);
      const form = await first.context.newPage();
      await form.goto(`${world.url}/profile/parking`);
      await fillStay(form, w, driver);
      const pay = form.getByRole('button', { name: w.pay(roubles(60)) });
      await expect(pay).toBeEnabled();
      await world.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
      row.confirmed();
      await pay.click();
      await expect.poll(async () => (await world.control.ledger(city, driver.email)).debits.length).toBe(1);
      await form.waitForTimeout(lateMs);
      await kill(first.child);
      await world.control.behave();

      const next = await startBrowser(profile);
      const [again = await next.context.newPage()] = next.context.pages();
      await again.goto(world.url);
      await expect(again.getByText(new RegExp(`Парковка оплачена: ${mainPlate(driver)}`))).toBeVisible();
      expect(await world.control.requests('payment/start')).toHaveLength(1);
      expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
      await kill(next.child);
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
