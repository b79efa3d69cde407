import { checkRules } from '../../support/checkRules';
import { methodRow } from '../../support/chooseMethod';
import {
  city,
  expect,
  fillStay,
  schemes,
  mainPlate,
  nextPlate,
  open,
  openPayForm,
  test,
  zone,
} from '../../support/fixtures';
import { roubles } from '../../support/labels';

for (const [language, colorScheme] of schemes()) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });

    test('the screens of a visitor meet the accessibility rules', async ({ page, labels }) => {
      await page.goto(labels.prefix || '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkRules(page, 'choice of the city');

      await open(page, labels, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`);
      await expect(page.getByRole('textbox', { name: labels.phone })).toBeVisible();
      await checkRules(page, 'guest form');
      await page.getByRole('button', { name: /^(Осталось|Still needed):/ }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await checkRules(page, 'guest form with faults');
      await methodRow(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkRules(page, 'choice of the payment method');
      await page.getByRole('dialog').getByRole('button', { name: labels.close }).click();

      await page.getByRole('banner').getByRole('button', { name: labels.signIn }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkRules(page, 'login');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: labels.menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkRules(page, 'menu');
    });

    test.describe('on a device that draws the map', () => {
      test.use({ drawsMap: true });

      test('the map and the card of a zone meet the accessibility rules', async ({ page, labels }) => {
        await open(page, labels);
        await expect(page.locator('canvas')).toBeVisible();
        await checkRules(page, 'map');
        await open(page, labels, `/?zone=${zone}`);
        await expect(page.getByRole('region', { name: labels.parking, exact: true })).toBeVisible();
        await checkRules(page, 'card of a zone');
      });
    });

    test('the screens of a driver meet the accessibility rules', async ({ page, labels, driver, fakeCity }) => {
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 90 }],
      });
      await openPayForm(page, labels, driver);
      await expect(page.getByRole('article')).toBeVisible();
      await page.getByLabel(labels.zone).fill(zone);
      await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeVisible();
      await checkRules(page, 'payment');
      await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
      await page.getByRole('dialog').getByRole('radio', { name: labels.hour, exact: true }).check();
      await expect(page.getByRole('dialog').getByRole('button', { name: labels.extendFor(roubles(60)) })).toBeVisible();
      await checkRules(page, 'extending');
      await page.keyboard.press('Escape');
      await page.getByRole('article').getByRole('button', { name: labels.stop }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // The tap had scrolled the page behind the dialog. Elements that its header half covers there are not under test.
      await page.evaluate(() => scrollTo(0, 0));
      await checkRules(page, 'stopping');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: labels.menu }).click();
      await page.getByRole('link', { name: labels.myProfile }).click();
      await expect(page.getByText(driver.email)).toBeVisible();
      await checkRules(page, 'profile');
    });
  });
}

test('a driver can fill in and pay the whole form by keyboard', async ({ page, labels, driver, fakeCity }) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await page.getByLabel(labels.zone).focus();
  const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(pay).toBeVisible();
  for (let steps = 0; steps < 20 && !(await pay.evaluate((button) => button === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
});

test('no content runs off the smallest phone at double text size', async ({ page, labels, driver }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
  // Measured in every frame, also while the page is being built.
  await page.addInitScript(() => {
    Object.assign(window, { overhang: 0 });
    const findOverhang = (): void => {
      const here = window as unknown as { overhang: number };
      here.overhang = Math.max(here.overhang, document.documentElement.scrollWidth - innerWidth);
      requestAnimationFrame(findOverhang);
    };
    addEventListener('DOMContentLoaded', findOverhang);
  });
  const overhang = (): Promise<number> => page.evaluate(() => (window as unknown as { overhang: number }).overhang);
  await open(page, labels, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`);
  await expect(page.getByRole('textbox', { name: labels.phone })).toBeVisible();
  expect(await overhang()).toBe(0);
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeVisible();
  expect(await overhang()).toBe(0);
});
