import type { Page } from '@playwright/test';
import { everyPage } from '../e2e/support/addressTable';
import { city, makeDriver, nextPlate, zone, type FakeCity } from '../e2e/support/fixtures';
import type { SeededUser } from '../tools/control';
import { expect } from '../e2e/support/faultTest';

/** The checks for hostile and half-correct replies. */

/** Records code that runs, requests and reports of the policy. It starts before the page's own first script. */
export const watch = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  await page.exposeFunction('canary', () => seen.push(`ran at ${page.url()}`));
  await page.exposeFunction('reported', (what: string) => seen.push(`CSP: ${what} at ${page.url()}`));
  await page.addInitScript(() => {
    const { reported } = window as unknown as { reported: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reported(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('request', (request) => {
    // Names that a city has given are sent back to it as query values. Those are no requests to a foreign address.
    const { host, pathname } = new URL(request.url());
    if (`${host}${pathname}`.includes('canary')) seen.push(`asked for ${request.url()} at ${page.url()}`);
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  return seen;
};

/** The texts of the screen that no driver should read, and links that no driver should tap. */
export const nonsense = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    const links = [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).protocol);
    return [
      ...texts
        .filter((text) => /\bNaN\b|\bundefined\b|Invalid Date|\[object |(^|\s)null(\s|$)/.test(text))
        .map((text) => text.slice(0, 200)),
      ...links.filter((protocol) => !/^(https?|tel|mailto|sms|geo|blob):$/.test(protocol)),
    ];
  });

/** Creates a driver for whom the city has data on every screen. */
export const storiedDriver = async (fakeCity: FakeCity): Promise<SeededUser> => {
  const plate = nextPlate();
  await fakeCity.control.settings(city, everyPage);
  const driver = await makeDriver(fakeCity, {
    operations: 20,
    balanceKopecks: 50_000,
    firstName: 'Иван',
    vehicles: [{ number: plate, isMain: true, name: 'Лада' }],
  });
  await fakeCity.control.seed(city, {
    benefits: [{ user: driver.email, name: 'Житель квартала', salePercent: 50 }],
    sessions: [{ user: driver.email, number: plate, zone, durationMin: 300 }],
  });
  return driver;
};

/** Waits until the page has finished showing a reply. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('body')).toContainText(/\p{L}/u);
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0, { timeout: 20_000 });
};
