import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** The worker fetches the whole app first, while two other journeys are running. */
export const offlineTimeout = { timeout: 45_000 };

/** Waits until the whole app is on the device, as at every start but the first. */
export const waitForOfflineApp = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), offlineTimeout).toBe(true);
};
