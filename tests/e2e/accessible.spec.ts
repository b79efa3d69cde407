import { checkRules } from './checkRules';
import { city, expect, fillStay, looks, mainPlate, nextPlate, open, openPayForm, test, zone } from './journey';
import { roubles } from './words';

for (const [language, colorScheme] of looks()) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });

    test('the screens of a visitor can be read and used by everybody', async ({ page, w }) => {
      await page.goto(w.prefix || '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkRules(page, 'choice of the city');

      await open(page, w, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`);
      await expect(page.getByRole('textbox', { name: w.phone })).toBeVisible();
      await checkRules(page, 'guest form');
      await page.getByRole('button', { name: w.continue }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await checkRules(page, 'guest form with faults');

      await page.getByRole('banner').getByRole('button', { name: w.signIn }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkRules(page, 'login');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: w.menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkRules(page, 'menu');
    });

    test.describe('on a device that draws the map', () => {
      test.use({ drawsMap: true });

      test('the map and the card of a zone can be read and used by everybody', async ({ page, w }) => {
        await open(page, w);
        await expect(page.locator('canvas')).toBeVisible();
        await checkRules(page, 'map');
        await open(page, w, `/?zone=${zone}`);
        await expect(page.getByRole('region', { name: w.parking, exact: true })).toBeVisible();
        await checkRules(page, 'card of a zone');
      });
    });

    test('the screens of a driver too', async ({ page, w, driver, world }) => {
      await world.control.seed(city, { sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 90 }] });
      await openPayForm(page, w, driver);
      await expect(page.getByRole('article')).toBeVisible();
      await page.getByLabel(w.zone).fill(zone);
      await expect(page.getByRole('button', { name: w.pay(roubles(60)) })).toBeVisible();
      await checkRules(page, 'payment');
      await page.getByRole('article').getByRole('button', { name: w.extend }).click();
      await page.getByRole('dialog').getByRole('radio', { name: w.hour, exact: true }).check();
      await expect(page.getByRole('dialog').getByRole('button', { name: w.extendFor(roubles(60)) })).toBeVisible();
      await checkRules(page, 'extending');
      await page.keyboard.press('Escape');
      await page.getByRole('article').getByRole('button', { name: w.stop }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // The page behind the window had to be scrolled for the tap: what its header half covers there is not what is looked at.
      await page.evaluate(() => scrollTo(0, 0));
      await checkRules(page, 'stopping');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: w.menu }).click();
      await page.getByRole('link', { name: w.myProfile }).click();
      await expect(page.getByText(driver.email)).toBeVisible();
      await checkRules(page, 'profile');
    });
  });
}

test('paying needs no pointer: the whole form by keyboard', async ({ page, w, driver, world }) => {
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  await page.getByLabel(w.zone).focus();
  const pay = page.getByRole('button', { name: w.pay(roubles(60)) });
  await expect(pay).toBeVisible();
  for (let steps = 0; steps < 20 && !(await pay.evaluate((button) => button === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test('letters twice as large on the smallest phone: nothing runs off the screen', async ({ page, w, driver }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')));
  // At any time, also while the page is put up.
  await page.addInitScript(() => {
    Object.assign(window, { overhang: 0 });
    const look = (): void => {
      const here = window as unknown as { overhang: number };
      here.overhang = Math.max(here.overhang, document.documentElement.scrollWidth - innerWidth);
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
  });
  const overhang = (): Promise<number> => page.evaluate(() => (window as unknown as { overhang: number }).overhang);
  await open(page, w, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`);
  await expect(page.getByRole('textbox', { name: w.phone })).toBeVisible();
  expect(await overhang()).toBe(0);
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  await expect(page.getByRole('button', { name: w.pay(roubles(60)) })).toBeVisible();
  expect(await overhang()).toBe(0);
});
