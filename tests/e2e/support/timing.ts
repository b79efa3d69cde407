import type { Locator, Page } from '@playwright/test';
import { city, expect, type FakeCity } from './fixtures';

/** What must come in a certain order in a journey is put into it here, not left to delays: a slow machine is later than any. */

export interface HeldAnswer {
  /** Resolves once the city has done what was asked, and its answer waits. */
  answered: Promise<void>;
  release: () => void;
}

/** Holds the city's answers to a call, which it has carried out, until they are let go. */
export const holdAnswer = async (page: Page, match: string): Promise<HeldAnswer> => {
  let [isDone, release] = [(): void => undefined, (): void => undefined];
  const answered = new Promise<void>((resolve) => (isDone = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/${match}**`, async (route) => {
    const response = await route.fetch();
    isDone();
    await held;
    await route.fulfill({ response });
  });
  return { answered, release: () => release() };
};

/** The page is seen again: what an app hears when somebody comes back to it. */
export const revisitPage = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Comes back to the page until something is there: a first look back may be answered by a reading that was under way before. */
export const revisitUntilVisible = (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    await revisitPage(page);
    await expect(what).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });

/** The city knows a driver's token no longer, and the page finds out. */
export const expireLogin = async (page: Page, { control }: FakeCity, title: string): Promise<void> => {
  await control.misbehave({ match: 'api/profile/', kind: 'tokenExpired', count: 100 });
  await revisitUntilVisible(page, page.getByRole('dialog', { name: title }));
  await control.clearFaults();
};

/**
 * Lets the page's clock run ahead until something is there: a page whose clock was installed, and which waits for times of its
 * own. In steps, so that none of its questions reaches its deadline before the city has answered.
 */
export const hasten = (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(4000);
    await expect(what).toBeVisible({ timeout: 400 });
  }).toPass({ intervals: [0], timeout: 30_000 });

/** From here on each page is opened a while after the one before, so that the city is asked anew. */
export const ageStoredQueries = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    const stored = localStorage.getItem(key);
    if (stored)
      localStorage.setItem(
        key,
        stored.replaceAll(/"dataUpdatedAt":(\d+)/g, (_, at: string) => `"dataUpdatedAt":${Number(at) - 600_000}`),
      );
  }, `parking.queries.${city}`);
