import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The city of the benches that need no particular one. */
export const city = 'perm';

/** How much slower the processor of the measured phone is than this machine's. */
export const slower = 4;

const stays = new WeakMap<Page, CDPSession>();

/**
 * Slows down a page's thread; with 1 it is as fast as the machine again. The browser does this by keeping a core busy,
 * even while the page is idle. A second page, and the process that draws for both, would lack that core.
 */
export const slowDown = async (page: Page, rate = slower): Promise<void> => {
  const session = stays.get(page) ?? (await page.context().newCDPSession(page));
  stays.set(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/**
 * Opens a phone on which the city has been chosen, with a signed-in driver if a token is given. Workers are blocked,
 * because they would fetch in the background.
 */
export const openPhone = async (browser: Browser, token?: string): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  // A helper that tsx calls in every function that is passed to the page.
  await context.addInitScript('globalThis.__name = (made) => made');
  await context.addInitScript(
    ([id, logins]) => {
      localStorage.setItem('parking.city', JSON.stringify(id));
      if (logins !== '') localStorage.setItem('parking.sign-ins', logins);
    },
    [city, token === undefined ? '' : JSON.stringify({ [city]: { standart: { token, cacheKey: 'bench' } } })] as const,
  );
  return context;
};
