import type { Page } from '@playwright/test';

interface Measured {
  times: number[];
}

/**
 * The page itself measures from the tap or key to the frame that shows the result, in steps of 8 ms. Shorter times are
 * not reported.
 */
export const minMs = 16;

/** Must be called before the page navigates: installs the observer. */
export const recordInteractions = async (page: Page): Promise<void> => {
  await page.addInitScript((earliest) => {
    const measured: Measured = { times: [] };
    Object.assign(globalThis, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId || entry.name === 'input') measured.times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: earliest } as PerformanceObserverInit);
  }, minMs);
};

/** Returns the slowest interaction of an action. */
export const slowestOf = async (page: Page, action: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured.times.splice(0));
  await action();
  // The duration of an interaction is reported some time after its frame.
  await page.waitForTimeout(400);
  return Math.max(
    minMs,
    ...(await page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured.times)),
  );
};
