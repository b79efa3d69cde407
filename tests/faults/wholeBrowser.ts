import { existsSync } from 'node:fs';
import { chromium, type BrowserContext } from '@playwright/test';
import { expect, test } from '../e2e/support/faultTest';

/** The full Chromium, which stores pages for Back (bfcache). Chromium's headless shell does not. */
const path = '/usr/bin/chromium';

/**
 * Runs a row on a phone whose Back restores a page from memory. Without a full Chromium the row is skipped, with the
 * reason.
 */
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

/**
 * Leaves the page for one without the app and comes back. Expects the same page, with everything that it had in memory.
 */
export const leaveAndReturn = async (context: BrowserContext, whileAway?: () => Promise<unknown>): Promise<void> => {
  const [page] = context.pages();
  if (!page) throw new Error('No page is open.');
  await page.evaluate(() => {
    // Only in memory: a reloaded page has lost it.
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-kept', String(persisted)),
    );
  });
  await page.goto('/robots.txt');
  await whileAway?.();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
};
