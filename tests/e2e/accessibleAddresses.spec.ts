import { arriveAs, everyPage, rows } from './addressTable';
import { checkContrast, checkRules } from './checkRules';
import { city, expect, test } from './journey';

for (const language of ['ru', 'en'] as const) {
  for (const who of ['guest', 'driver', 'corporate'] as const) {
    test.describe(`${who}, ${language}`, () => {
      test.use({ language, colorScheme: 'light' });

      test('every address can be read and used by everybody', async ({ page, w, driver, world }) => {
        test.slow();
        await world.control.settings(city, everyPage);
        await arriveAs(page, world, who, driver.token);
        // What leads elsewhere is looked at where it leads.
        for (const row of rows.filter(({ for: whom, leadsTo }) => (whom === 'all' ? who === 'guest' : whom === who) && leadsTo !== '/')) {
          if (language === 'ru') await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(`${row.isWithoutPrefix ? '' : w.prefix}${row.address}`);
          await expect(page.getByRole('heading', { level: 1, name: row.heading[language] })).toBeAttached();
          await checkRules(page, row.address);
          // Colours are the same in every language.
          if (language !== 'ru') continue;
          await page.emulateMedia({ colorScheme: 'dark' });
          await checkContrast(page, `${row.address}, dark`);
        }
      });
    });
  }
}
