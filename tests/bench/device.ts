import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The city of the benches that need no other. */
export const city = 'perm';

/** By how much the processor of the phone that is measured is slower than this machine's. */
export const slower = 4;

const stays = new WeakMap<Page, CDPSession>();

/**
 * Makes a page's thread slow, or with 1 as quick as the machine again. The browser does it by keeping a core busy, also while the page rests:
 * a page beside it, and what draws for both, would not have that core.
 */
export const slowDown = async (page: Page, rate = slower): Promise<void> => {
  const session = stays.get(page) ?? (await page.context().newCDPSession(page));
  stays.set(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** A phone on which the city has been chosen, and on which a driver has signed in where a token is given; without a worker that would fetch meanwhile. */
export const openPhone = async (browser: Browser, token?: string): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  // What tsx calls in every function that is handed to the page.
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
