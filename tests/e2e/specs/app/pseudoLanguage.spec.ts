import type { Page } from '@playwright/test';
import { city, expect, isFullRun, mainPlate, open, openPayForm, test, zone } from '../../support/fixtures';
import { everyPage, rows, type Row } from '../../support/addressTable';
import { untranslatedTexts, collectCityTexts, speakPseudo } from '../../support/pseudoLanguage';
import { costText, type Labels } from '../../support/labels';

test.use({ language: 'en' });

/**
 * Texts that are in no catalogue: languages in their own language, the country on a plate, names of stores, and
 * distances, whose units the browser knows.
 */
const untranslatable = /^((EN, )?English|(RU, )?Русский|EN|RU|RUS|App Store|Google Play|RuStore|APK|[\d.]+\skm)$/;

const check = async (page: Page, cityTexts: readonly string[], screen: string): Promise<void> => {
  expect.soft(await untranslatedTexts(page, cityTexts, (text) => untranslatable.test(text)), screen).toEqual([]);
};

const visit = async (page: Page, labels: Labels, { address, isWithoutPrefix }: Row): Promise<void> => {
  await page.goto(`${isWithoutPrefix ? '' : labels.prefix}${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
};

/** Controls are found by their position, because their texts are in no real language. */
const openMenu = (page: Page) => page.getByRole('banner').getByRole('button').first().click();

for (const viewport of [{ width: 360, height: 640 }, ...(isFullRun ? [{ width: 1280, height: 800 }] : [])]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('all texts of a visitor come from the catalogues, and longer ones fit', async ({ page, labels, context }) => {
      test.slow();
      const cityTexts = await collectCityTexts(context);
      await speakPseudo(context);
      await page.goto('/en');
      await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
      await check(page, cityTexts, 'choice of the city');
      await open(page, labels);
      for (const row of rows.filter(
        ({ for: audience, leadsTo }) => audience !== 'driver' && audience !== 'corporate' && leadsTo !== '/',
      )) {
        cityTexts.push(row.address);
        await visit(page, labels, row);
        await check(page, cityTexts, row.address);
      }
      await open(page, labels, '/guest-payment');
      // The button is off until there is a price. The line before it leads to what the form lacks.
      await page.locator('form .sticky > button').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await check(page, cityTexts, 'guest form with faults');
      await openMenu(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, cityTexts, 'menu');
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await check(page, cityTexts, 'login with faults');
    });

    test('all texts of a driver come from the catalogues, and longer ones fit', async ({
      page,
      labels,
      context,
      driver,
      fakeCity,
    }) => {
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 90 }],
      });
      test.slow();
      const cityTexts = await collectCityTexts(context);
      await openPayForm(page, labels, driver);
      await speakPseudo(context);
      await fakeCity.control.settings(city, everyPage);
      for (const row of rows.filter(({ for: audience }) => audience === 'driver')) {
        await visit(page, labels, row);
        await check(page, cityTexts, row.address);
      }
      await open(page, labels, '/profile/parking');
      await page.locator(`input[name=place], input`).first().fill(zone);
      await expect(page.getByText(costText(60_00, 'en')).first()).toBeVisible();
      await check(page, cityTexts, 'payment with a price');
      const stay = page.getByRole('article');
      for (const [index, name] of ['extending', 'stopping'].entries()) {
        await stay.getByRole('button').nth(index).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(page, cityTexts, name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await openMenu(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, cityTexts, 'menu of a driver');
    });
  });
}
