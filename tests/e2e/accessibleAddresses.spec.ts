import { arriveAs, everyPage, rows } from './addressTable';
import { checkRules } from './checkRules';
import { city, expect, test } from './journey';

// Colours do not depend on the language: each is looked at once.
for (const [language, colorScheme] of [
  ['ru', 'light'],
  ['en', 'dark'],
] as const) {
  for (const who of ['guest', 'driver'] as const) {
    test.describe(`${who}, ${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme });

      test('every address can be read and used by everybody', async ({ page, w, driver, world }) => {
        test.slow();
        await world.control.settings(city, everyPage);
        await arriveAs(page, world, who, driver.token);
        // What leads elsewhere is looked at where it leads.
        for (const row of rows.filter(({ for: whom, leadsTo }) => (whom === 'all' ? who === 'guest' : whom === who) && leadsTo !== '/')) {
          await page.goto(`${row.isWithoutPrefix ? '' : w.prefix}${row.address}`);
          await expect(page.getByRole('heading', { level: 1, name: row.heading[language] })).toBeAttached();
          await checkRules(page, row.address);
        }
      });
    });
  }
}
