import type { Page } from '@playwright/test';

interface Measured {
  times: number[];
}

/** The page itself measures from the tap or the key to the frame that shows it, in whole 8 ms; below this it says nothing. */
export const minMs = 16;

/** Before the page goes anywhere: what it is to note of itself. */
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

/** The slowest interaction of a deed. */
export const slowestOf = async (page: Page, action: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured.times.splice(0));
  await action();
  // What an interaction took is told a while after its frame.
  await page.waitForTimeout(400);
  return Math.max(
    minMs,
    ...(await page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured.times)),
  );
};
