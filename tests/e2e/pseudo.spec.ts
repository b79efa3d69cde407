import type { Page } from '@playwright/test';
import { city, expect, isFullRun, mainPlate, open, openPayForm, test, zone } from './journey';
import { everyPage, rows, type Row } from './addressTable';
import { faultsOf, noteAnswers, speakPseudo } from './pseudo';
import { roubles, type Words } from './words';

test.use({ language: 'en' });

/** What is said in plain letters on purpose: languages named in themselves, the country on a plate, names of stores. */
const own = /^((EN, )?English|(RU, )?Русский|EN|RU|RUS|App Store|Google Play|RuStore|APK)$/;

const check = async (page: Page, said: readonly string[], screen: string): Promise<void> => {
  expect.soft(await faultsOf(page, said, (text) => own.test(text)), screen).toEqual([]);
};

const visit = async (page: Page, w: Words, { address, isWithoutPrefix }: Row): Promise<void> => {
  await page.goto(`${isWithoutPrefix ? '' : w.prefix}${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
};

/** Controls of a window are found by place, for their words are nobody's. */
const openMenu = (page: Page) => page.getByRole('banner').getByRole('button').first().click();

for (const viewport of [{ width: 360, height: 640 }, ...(isFullRun ? [{ width: 1280, height: 800 }] : [])]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('words of a visitor: all from the catalogues, and longer ones fit', async ({ page, w, context }) => {
      test.slow();
      const said = await noteAnswers(context);
      await speakPseudo(context);
      await page.goto('/en');
      await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
      await check(page, said, 'choice of the city');
      await open(page, w);
      for (const row of rows.filter(({ for: whom, leadsTo }) => whom !== 'driver' && whom !== 'corporate' && leadsTo !== '/')) {
        said.push(row.address);
        await visit(page, w, row);
        await check(page, said, row.address);
      }
      await open(page, w, '/guest-payment');
      await page.locator('form button[type=submit]').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await check(page, said, 'guest form with faults');
      await openMenu(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, said, 'menu');
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await check(page, said, 'login with faults');
    });

    test('words of a driver: all from the catalogues, and longer ones fit', async ({ page, w, context, driver, world }) => {
      await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 90 }] });
      test.slow();
      const said = await noteAnswers(context);
      await openPayForm(page, w, driver);
      await speakPseudo(context);
      await world.control.settings(city, everyPage);
      for (const row of rows.filter(({ for: whom }) => whom === 'driver')) {
        await visit(page, w, row);
        await check(page, said, row.address);
      }
      await open(page, w, '/profile/parking');
      await page.locator(`input[name=place], input`).first().fill(zone);
      await expect(page.getByText(roubles(60)).first()).toBeVisible();
      await check(page, said, 'payment with a price');
      const stay = page.getByRole('article');
      for (const [index, name] of ['extending', 'stopping'].entries()) {
        await stay.getByRole('button').nth(index).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(page, said, name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await openMenu(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, said, 'menu of a driver');
    });
  });
}
