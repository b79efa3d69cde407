import type { Page } from '@playwright/test';

interface WaitTimes {
  /**
   * Milliseconds from the opening of the page to the first frame with the text. Undefined while the text is missing.
   */
  displayedAfter: number | undefined;
  /** The longest time for which something was busy, in milliseconds. */
  turnedFor: number;
}

/** On every page opened from now on, measures when a text appears and how long anything is busy. */
export const measureWaiting = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((expectedText) => {
    const waited: WaitTimes = { displayedAfter: undefined, turnedFor: 0 };
    Object.assign(window, { waited });
    let since: number | undefined;
    const sample = (): void => {
      requestAnimationFrame(sample);
      const now = performance.now();
      if (waited.displayedAfter === undefined && document.querySelector('main')?.textContent?.includes(expectedText))
        waited.displayedAfter = now;
      const isTurning = [...document.querySelectorAll('[aria-busy=true]')].some((one) => one.checkVisibility());
      since = isTurning ? (since ?? now) : undefined;
      if (since !== undefined) waited.turnedFor = Math.max(waited.turnedFor, now - since);
    };
    sample();
  }, text);

export const waitedOn = (page: Page): Promise<WaitTimes> =>
  page.evaluate(() => (window as unknown as { waited: WaitTimes }).waited);
