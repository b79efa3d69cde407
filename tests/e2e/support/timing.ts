import type { Locator, Page } from '@playwright/test';
import { city, expect, type FakeCity } from './fixtures';

/** Journeys enforce the order of events here instead of relying on delays, because a slow machine exceeds any delay. */

export interface HeldAnswer {
  /** Resolves once the city has executed the request and its answer is held back. */
  answered: Promise<void>;
  release: () => void;
}

/** Holds back the city's answers to a call until they are released. The city has executed the call by then. */
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

/** Fires the event that an app receives when its user returns. */
export const revisitPage = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/**
 * Returns to the page until an element is visible. The first return may get the answer of a request that was already
 * under way.
 */
export const revisitUntilVisible = (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    await revisitPage(page);
    await expect(what).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });

/** The city rejects the driver's token, and the page notices. */
export const expireLogin = async (page: Page, { control }: FakeCity, title: string): Promise<void> => {
  await control.misbehave({ match: 'api/profile/', kind: 'tokenExpired', count: 100 });
  await revisitUntilVisible(page, page.getByRole('dialog', { name: title }));
  await control.clearFaults();
};

/**
 * Moves the page's installed clock forward until an element is visible. It moves in steps, so that no request reaches
 * its deadline before the city has answered.
 */
export const hasten = (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(4000);
    await expect(what).toBeVisible({ timeout: 400 });
  }).toPass({ intervals: [0], timeout: 30_000 });

/** Ages the stored queries whenever a page is opened, so that the data is refetched. */
export const ageStoredQueries = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    const stored = localStorage.getItem(key);
    if (stored)
      localStorage.setItem(
        key,
        stored.replaceAll(/"dataUpdatedAt":(\d+)/g, (_, at: string) => `"dataUpdatedAt":${Number(at) - 600_000}`),
      );
  }, `parking.queries.${city}`);
