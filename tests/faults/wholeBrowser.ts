import { existsSync } from 'node:fs';
import { chromium, type BrowserContext } from '@playwright/test';
import { expect, test } from '../e2e/support/faultTest';

/** The one that keeps pages alive for Back (bfcache): the shell of Chromium does not. */
const path = '/usr/bin/chromium';

/** A phone whose Back brings a page out of the memory; the row is skipped, and says so, where no whole Chromium stands. */
export const inWholeBrowser = async (
  baseURL: string,
  row: (context: BrowserContext) => Promise<void>,
): Promise<void> => {
  test.skip(!existsSync(path), `Only a whole Chromium keeps pages for Back, and there is none at ${path}.`);
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await row(
      await browser.newContext({
        baseURL,
        locale: 'ru-RU',
        serviceWorkers: 'block',
        viewport: { width: 390, height: 844 },
      }),
    );
  } finally {
    await browser.close();
  }
};

/** Leaves the page for one of another kind and comes back: the very same page stands there again, with all that it had in memory. */
export const leaveAndReturn = async (context: BrowserContext, whileAway?: () => Promise<unknown>): Promise<void> => {
  const [page] = context.pages();
  if (!page) throw new Error('No page is open.');
  await page.evaluate(() => {
    // In the memory alone: a page that is loaded anew has lost it.
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-kept', String(persisted)),
    );
  });
  await page.goto('/robots.txt');
  await whileAway?.();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
};
