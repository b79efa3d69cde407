import type { Page } from '@playwright/test';
import { arriveAs, company, companyLoadingHeading, everyPage, map, rows, type Row } from '../../support/addressTable';
import { checkContrast, checkRules } from '../../support/checkRules';
import { city, expect, isFullRun, test } from '../../support/fixtures';

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
const matches = (text: string, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? text === expected : expected.test(text);

/** Expects no horizontal scrolling at the narrowest width that WCAG requires. */
const expectToFit = async (page: Page, screen: string): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${screen}, 320 px` })
    .toBeLessThanOrEqual(320);
  await page.setViewportSize({ width, height });
};

for (const who of ['guest', 'driver', 'corporate'] as const) {
  for (const language of ['ru', 'en'] as const) {
    test.describe(`${who}, ${language}`, () => {
      test.use({ language, colorScheme: 'light' });

      test('every address leads where the table says, shows nothing else on the way, and meets the accessibility rules', async ({
        page,
        labels,
        driver,
        fakeCity,
      }) => {
        test.slow();
        await fakeCity.control.settings(city, everyPage);
        await arriveAs(page, fakeCity, who, driver.token);
        // Where an address redirects other users does not depend on the language. Outside a full run only one language
        // checks it.
        const isOwnRow = (row: Row): boolean =>
          row.for === who || (row.for === 'all' && who === 'guest') || row.address === '/';
        const visited = language === 'en' && (who === 'corporate' || !isFullRun) ? rows.filter(isOwnRow) : rows;
        for (const row of visited) {
          // A company sees its own shell at every address.
          const isAllowed = row.for === who || (row.for === 'all' && who !== 'corporate');
          const elsewhere = row.elsewhere?.[who];
          const path = isAllowed
            ? (row.leadsTo ?? row.address)
            : (elsewhere?.path ?? (who === 'corporate' ? '/coop-profile' : '/'));
          const heading = (isAllowed ? row.heading : (elsewhere?.heading ?? (who === 'corporate' ? company : map)))[
            language
          ];
          await test.step(`${row.address} → ${path}`, async () => {
            const prefix = row.isWithoutPrefix ? '' : labels.prefix;
            await page.goto(`${prefix}${row.address}`);
            await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
            const expected = withoutSlash(
              `${row.isWithoutPrefix && isAllowed ? '' : labels.prefix}${path.split('?')[0] ?? ''}`,
            );
            // The heading alone does not prove it, because a first frame may already have it.
            await expect(page).toHaveURL(({ pathname }) => withoutSlash(pathname) === expected);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            const seen = await page.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen);
            const loadingHeading = (who === 'corporate' ? companyLoadingHeading : row.loadingHeading)?.[language];
            expect(seen.filter((one) => !matches(one, heading) && one !== loadingHeading)).toEqual([]);
            expect(await page.title()).not.toBe('');
            // A redirecting address is checked at its target. An address for everyone is checked once.
            if ((row.for === 'all' ? who !== 'guest' : row.for !== who) || row.leadsTo === '/') return;
            await checkRules(page, row.address);
            await expectToFit(page, row.address);
            // Colours are the same in every language.
            if (language !== 'ru') return;
            await page.emulateMedia({ colorScheme: 'dark' });
            await checkContrast(page, `${row.address}, dark`);
            await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
            await checkContrast(page, `${row.address}, in the device's own colours`);
            await page.emulateMedia({ forcedColors: 'none' });
          });
        }
      });
    });
  }
}

test('the receipts page has no address with a language, and a page that the city does not have leads home', async ({
  page,
  driver,
  fakeCity,
}) => {
  await fakeCity.control.settings(city, { ...everyPage, viewPenalty: false });
  await arriveAs(page, fakeCity, 'driver', driver.token);
  await page.goto('/en/profile/receipts');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  await page.goto('/profile/penalty');
  await expect(page.getByRole('heading', { level: 1, name: map.ru })).toBeAttached();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await fakeCity.control.settings(city, everyPage);
});

/** A visitor who has not chosen a city. */
test('without a city the pages of a city lead to the choice of a city', async ({ page }) => {
  for (const address of ['/', '/sms-commands', '/update']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'В каком городе вы паркуетесь?' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('the announcement of SMS is shown in the two cities that have it', async ({ page }) => {
  for (const [id, path] of [
    ['perm', '/update'],
    ['izhevsk', '/update'],
    ['kazan', '/'],
  ] as const) {
    await page.addInitScript((chosen) => localStorage.setItem('parking.city', JSON.stringify(chosen)), id);
    await page.goto('/update');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
});

/** First path segments that are no language, or that are superfluous. */
const turns = [
  ['/de', '/'],
  ['/abc', '/'],
  ['/xx-YY', '/'],
  ['/de/guest-payment', '/'],
  ['/ru', '/'],
  ['/ru/guest-payment', '/guest-payment'],
  ['/en', '/en'],
] as const;
test('an address with an unknown language leads to the same page without it or to the main page', async ({ page }) => {
  for (const [address, leadsTo] of turns)
    await test.step(`${address} → ${leadsTo}`, async () => {
      await page.goto(address);
      await expect(page).toHaveURL((url) => url.pathname === leadsTo);
      await expect(page.getByRole('banner')).toBeVisible();
    });
});

const nowhere = [
  ['/nowhere', '/'],
  ['/nowhere/at/all', '/'],
  ['/profile/nowhere', '/'],
  ['/en/nowhere', '/en'],
] as const;
test('an unknown address shows a page whose link leads to the main page', async ({ page }) => {
  for (const [address, home] of nowhere)
    await test.step(address, async () => {
      await page.goto(address);
      const way = page.getByRole('main').getByRole('link');
      await expect(way).toHaveAttribute('href', home);
      await way.click();
      await expect(page).toHaveURL((url) => url.pathname === home);
    });
});
