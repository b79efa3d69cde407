import type { Browser, BrowserContext } from '@playwright/test';

/** The city of the benches that need no other. */
export const city = 'perm';

/** A phone on which the city has been chosen, and on which a driver has signed in where a token is given; without a worker that would fetch meanwhile. */
export const openPhone = async (browser: Browser, token?: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ru-RU', serviceWorkers: 'block' });
  // What tsx calls in every function that is handed to the page.
  await context.addInitScript('globalThis.__name = (made) => made');
  await context.addInitScript(
    ([id, signIns]) => {
      localStorage.setItem('parking.city', JSON.stringify(id));
      if (signIns !== '') localStorage.setItem('parking.sign-ins', signIns);
    },
    [city, token === undefined ? '' : JSON.stringify({ [city]: { standart: { token, cacheKey: 'bench' } } })] as const,
  );
  return context;
};
