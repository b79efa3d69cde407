import type { Page } from '@playwright/test';
import { expect, fillStay, openPayForm, test } from './journey';
import { roubles } from './words';

/** What a browser does that installs apps, once the app listens; the one of the tests has no such button. */
const offerInstalling = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => {
            document.documentElement.dataset['asked'] = 'yes';
            return Promise.resolve();
          },
          userChoice: Promise.resolve({ outcome: 'dismissed' }),
        });
        dispatchEvent(offer);
        return offer.defaultPrevented;
      }),
    )
    .toBe(true);

test('the app is offered for installing after the first payment, not before, and once; its shortcuts lead to the form and to the stays', async ({
  page,
  w,
  driver,
}) => {
  await openPayForm(page, w, driver);
  await offerInstalling(page);
  const offer = page.getByText('Установите приложение');
  await fillStay(page, w, driver);
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Установить', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(offer).toHaveCount(0);

  // Refused: from now on it stands in the menu alone.
  await page.goto('/?source=app&do=extend');
  const stays = page.getByRole('dialog');
  await expect(stays.getByRole('button', { name: w.extend })).toBeVisible();
  await page.keyboard.press('Escape');
  await offerInstalling(page);
  await page.getByRole('button', { name: w.menu }).click();
  await expect(page.getByRole('button', { name: 'Установить приложение' })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goto('/?source=app&do=pay');
  await expect(page).toHaveURL(/\/profile\/parking$/);
});
