import { chooseMethod } from '../../support/chooseMethod';
import { city, expect, makeDriver, open, test } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { amountText, sumText, costText } from '../../support/labels';
import { blockPopups } from '../../support/blockPopups';
import { openTopUp } from '../../support/openTopUp';

const topUp = { ru: 'Пополнить', en: 'Top up' } as const;
const holds = { ru: (sum: string) => `На балансе ${sum}`, en: (sum: string) => `Balance ${sum}` } as const;

for (const [language, from] of [
  ['ru', 'the header'],
  ['en', 'the profile'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a driver tops up from ${from}: the typed sum is credited to the kopeck, in the window, the header and the ledger`, async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      const driver = await makeDriver(fakeCity, { balanceKopecks: 10_050 });
      await signedIn(context, city, driver);
      await open(page, labels, '/profile/my-profile');
      await expect(page.getByRole('heading', { name: labels.myProfile })).toBeVisible();
      const header = page
        .getByRole('banner')
        .getByRole('button', { name: labels.balance(amountText(10_050, language)) });
      await expect(header).toBeVisible();
      if (from === 'the header') await openTopUp(page);
      else await page.getByRole('main').getByRole('button', { name: topUp[language], exact: true }).click();
      const window = page.getByRole('dialog');
      await expect(window.getByText(holds[language](costText(10_050, language)), { exact: true })).toBeVisible();
      await window.getByLabel(labels.amount).fill(language === 'ru' ? '1 123,45' : '1123.45');
      await chooseMethod(window);
      // One tap: the link is requested behind it, and stays in sight while its money is awaited.
      const [provider] = await Promise.all([
        context.waitForEvent('page'),
        window.getByRole('button', { name: labels.getLink }).click(),
      ]);
      await expect(window.getByRole('link', { name: labels.pay(sumText(112_345, language)) })).toBeVisible();
      expect((await fakeCity.control.ledger(city, driver.email)).links).toMatchObject([
        { kind: 'refill', kopecks: 112_345, credits: 0 },
      ]);
      expect(await fakeCity.control.balanceOf(driver)).toBe(10_050);

      await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
      await provider.close();
      await page.bringToFront();
      await expect(window.getByText(labels.credited(costText(112_345, language)))).toBeVisible();
      await expect(window.getByRole('button', { name: labels.done })).toBeFocused();
      await window.getByRole('button', { name: labels.done }).click();
      await expect(window).toBeHidden();

      const { links, debits } = await fakeCity.control.ledger(city, driver.email);
      expect(links).toMatchObject([{ kind: 'refill', kopecks: 112_345, credits: 1 }]);
      expect(debits).toEqual([]);
      const balance = await fakeCity.control.balanceOf(driver);
      expect(balance).toBe(10_050 + 112_345);
      await expect(
        page.getByRole('banner').getByRole('button', { name: labels.balance(amountText(balance, language)) }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByText(costText(balance, language), { exact: true })).toBeVisible();
    });
  });
}

test('a top-up in a city that takes 13 s for each answer is awaited and shown as credited', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await makeDriver(fakeCity, { balanceKopecks: 10_000 });
  await signedIn(context, city, driver);
  await open(page, labels, '/');
  await blockPopups(page);
  await openTopUp(page);
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.amount).fill('250');
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  const link = window.getByRole('link', { name: labels.pay(sumText(25_000, 'ru')) });
  await expect(link).toBeVisible();
  await fakeCity.control.misbehave({ match: 'get-profile', kind: 'delay', ms: 13_000, count: 100 });
  // The credit arrives after the driver has returned, so only the page's own polling can find it.
  await fakeCity.control.provider('later', 8_000);
  const [provider] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
  await provider.close();
  await expect(window.getByText(labels.credited(costText(25_000, 'ru')))).toBeVisible({ timeout: 45_000 });
  await fakeCity.control.provider('now');
  const { links } = await fakeCity.control.ledger(city, driver.email);
  expect(links).toMatchObject([{ kind: 'refill', kopecks: 25_000, credits: 1 }]);
});

test('the tab that the provider leads back to says what has become of the top-up, and so does the first one', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await makeDriver(fakeCity, { balanceKopecks: 10_000 });
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/my-profile');
  await openTopUp(page);
  const window = page.getByRole('dialog');
  await window.getByRole('radio', { name: sumText(30_000, 'ru') }).check();
  await expect(window.getByLabel(labels.amount)).toHaveValue('300');
  await chooseMethod(window);
  const [provider] = await Promise.all([
    context.waitForEvent('page'),
    window.getByRole('button', { name: `Пополнить на ${sumText(30_000, 'ru')}` }).click(),
  ]);
  await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
  await provider.goto('/');
  await expect(provider).toHaveURL((url) => url.pathname === '/profile/my-profile');
  const credited = labels.credited(costText(30_000, 'ru'));
  await expect(provider.getByRole('dialog').getByText(credited)).toBeVisible();
  await page.bringToFront();
  await expect(window.getByText(credited)).toBeVisible();
  await expect(window.getByRole('button', { name: labels.getLink })).toHaveCount(0);
  expect(await fakeCity.control.balanceOf(driver)).toBe(40_000);
});

test('a browser that refuses popups leaves the link, with the focus on it', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await makeDriver(fakeCity, { balanceKopecks: 10_000 });
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/my-profile');
  await blockPopups(page);
  await openTopUp(page);
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.amount).fill('250');
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  await expect(window.getByRole('link', { name: labels.pay(sumText(25_000, 'ru')) })).toBeFocused();
  // It has not been opened: another amount replaces it.
  await window.getByLabel(labels.amount).fill('300');
  await expect(window.getByRole('link')).toHaveCount(0);
  await expect(window.getByRole('button', { name: labels.getLink })).toBeEnabled();
});
