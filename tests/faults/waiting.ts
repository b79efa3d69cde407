import type { Page } from '@playwright/test';

interface Waited {
  /** Milliseconds from the opening of the page to the first frame with the text in it; undefined while it is not there. */
  saidAfter: number | undefined;
  /** The longest time in milliseconds for which something turned. */
  turnedFor: number;
}

/** Measures, on every page that is opened from now on, when a text is there, and how long anything turns. */
export const measureWaiting = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const waited: Waited = { saidAfter: undefined, turnedFor: 0 };
    Object.assign(window, { waited });
    let since: number | undefined;
    const look = (): void => {
      requestAnimationFrame(look);
      const now = performance.now();
      if (waited.saidAfter === undefined && document.querySelector('main')?.textContent?.includes(wanted)) waited.saidAfter = now;
      const isTurning = [...document.querySelectorAll('[aria-busy=true]')].some((one) => one.checkVisibility());
      since = isTurning ? (since ?? now) : undefined;
      if (since !== undefined) waited.turnedFor = Math.max(waited.turnedFor, now - since);
    };
    look();
  }, text);

export const waitedOn = (page: Page): Promise<Waited> => page.evaluate(() => (window as unknown as { waited: Waited }).waited);
