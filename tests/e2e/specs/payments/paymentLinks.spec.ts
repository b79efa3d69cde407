import type { Page } from '@playwright/test';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { chooseMethod, methodRow } from '../../support/chooseMethod';
import {
  city,
  expect,
  languagesOfFullRun,
  mainPlate,
  makeDriver,
  nextPlate,
  open,
  openPayForm,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { holdAnswer } from '../../support/timing';
import { roubles, sumText, type Labels, costText } from '../../support/labels';
import { blockPopups } from '../../support/blockPopups';
import { openTopUp } from '../../support/openTopUp';

/** A driver with 10 roubles and a car. */
// The links are looked at before their pages open. `topUp.spec.ts` has the page that opens by the tap.
test.beforeEach(({ page }) => blockPopups(page));

const poorDriver = async ({ control }: FakeCity): Promise<SeededUser> => {
  const { users } = await control.seed(city, {
    users: [{ balanceKopecks: 1_000, vehicles: [{ number: nextPlate(), isMain: true }] }],
  });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  return driver;
};

const openSubscriptions = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/abonements');
};

/** Opens the payment page of the visible link, and closes it without paying. */
const openAndGoBack = async (page: Page, sum: RegExp | string): Promise<void> => {
  const link = page.getByRole('dialog').getByRole('link', { name: sum });
  const [provider] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await provider.close();
};

/** Opens the top-up dialog and requests a link for 50 roubles. */
const requestTopUp = async (page: Page, labels: Labels): Promise<void> => {
  await openTopUp(page);
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.amount).fill('50');
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  await expect(window.getByRole('link', { name: labels.pay(roubles(50)) })).toBeVisible();
};

const texts = {
  ru: {
    again: 'Я не платил, выбрать заново',
    waiting: /не платите ещё раз/,
    bought: 'Абонемент успешно приобретен.',
    buy: 'Купить',
  },
  en: {
    again: 'I have not paid, choose again',
    waiting: /do not pay again/,
    bought: 'The subscription has been bought.',
    buy: 'Buy',
  },
};

/** The address to which the app would lead its next visitor. */
const returnAddress = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('parking.return-address'));

for (const language of languagesOfFullRun) {
  test.describe(`links to payment pages, in ${language}`, () => {
    test.use({ language });
    const text = texts[language];

    test('an opened top-up page is awaited after a closed window and a reload, and the driver alone requests another link', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const driver = await poorDriver(fakeCity);
      await openPayForm(page, labels, driver);
      await requestTopUp(page, labels);
      // The driver has not left yet, so there is no return address.
      expect(await returnAddress(page)).toBeNull();
      await openAndGoBack(page, labels.pay(roubles(50)));
      expect(await returnAddress(page)).toContain('/profile/parking');
      const window = page.getByRole('dialog');
      const isStored = async (): Promise<void> => {
        await openTopUp(page);
        await expect(window.getByText(text.waiting)).toBeVisible();
        await expect(window.getByLabel(labels.amount)).toBeHidden();
        await expect(window.getByRole('link', { name: labels.pay(roubles(50)) })).toBeVisible();
      };
      await window.getByRole('button', { name: labels.close }).click();
      await isStored();
      await page.reload();
      await isStored();
      await window.getByRole('button', { name: text.again }).click();
      await expect(window.getByLabel(labels.amount)).toBeVisible();
      await expect(window.getByText(text.waiting)).toBeHidden();
      expect(await returnAddress(page)).toBeNull();
      expect((await fakeCity.control.ledger(city, driver.email)).links).toHaveLength(1);
    });

    test('a subscription that the balance does not cover gets a link first, its page opens separately, and the purchase is reconciled', async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      const driver = await poorDriver(fakeCity);
      await openSubscriptions(page, labels, driver);
      const buy = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /^Неделя, зона/ }) })
        .getByRole('button', { name: text.buy });
      await buy.click();
      const window = page.getByRole('dialog');
      await chooseMethod(window);
      await window.getByRole('button', { name: labels.getLink }).click();
      const link = window.getByRole('link', { name: /\d/ });
      await expect(link).toHaveAttribute('target', '_blank');
      // Another payment method needs another link.
      await chooseMethod(window, 1);
      await expect(link).toBeHidden();
      await chooseMethod(window);
      await window.getByRole('button', { name: labels.getLink }).click();
      await expect(link).toBeVisible();
      await openAndGoBack(page, /\d/);
      expect(await returnAddress(page)).toContain('/profile/abonements');
      await page.reload();
      await buy.click();
      await expect(window.getByText(text.waiting)).toBeVisible();
      await expect(methodRow(window)).toHaveCount(0);
      const [provider] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
      await page.bringToFront();
      await expect(window.getByText(text.bought)).toBeVisible();
      expect(await returnAddress(page)).toBeNull();
      const { debits, links } = await fakeCity.control.ledger(city, driver.email);
      expect(debits).toHaveLength(1);
      expect(links.filter(({ credits }) => credits > 0)).toHaveLength(1);
    });
  });
}

/** Pays on the payment page of the visible link, and returns. */
const payThere = async (page: Page, labels: Labels, sum: RegExp | string): Promise<void> => {
  const link = page.getByRole('dialog').getByRole('link', { name: sum });
  const [provider] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
  await provider.close();
  await page.bringToFront();
};

test('the refund of a stopped stay is not taken as the awaited top-up', async ({ page, labels, fakeCity }) => {
  const driver = await poorDriver(fakeCity);
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 120 }],
  });
  await openPayForm(page, labels, driver);
  await requestTopUp(page, labels);
  await openAndGoBack(page, labels.pay(roubles(50)));
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: labels.close }).click();
  await page.getByRole('article').getByRole('button', { name: labels.stop }).click();
  await window.getByRole('button', { name: labels.stopParking, exact: true }).click();
  await expect(window.getByText(labels.stopped)).toBeVisible();
  // The payment page is still open, so its return address is stored again.
  await expect.poll(() => returnAddress(page)).toContain('/profile/parking');
  await window.getByRole('button', { name: labels.done }).click();
  const balance = await fakeCity.control.balanceOf(driver);
  expect(balance).toBeGreaterThan(1_000 + 5_000);
  await openTopUp(page);
  await window.getByRole('button', { name: 'Проверить' }).click();
  await expect(window.getByText(`На балансе ${costText(balance, 'ru')}`, { exact: true })).toBeVisible();
  await expect(window.getByText(texts.ru.waiting)).toBeVisible();
  await expect(window.getByText(/Баланс пополнен/)).toHaveCount(0);
  await payThere(page, labels, labels.pay(roubles(50)));
  await expect(window.getByText(labels.credited(costText(50_00)))).toBeVisible();
  expect(await fakeCity.control.balanceOf(driver)).toBe(balance + 5_000);
});

test('a top-up is recognised even if the balance has paid for something in between, and its link does not move under the tap', async ({
  page,
  labels,
  fakeCity,
}) => {
  const driver = await makeDriver(fakeCity, {
    balanceKopecks: 6_000,
    vehicles: [{ number: nextPlate(), isMain: true }],
  });
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await openPayForm(page, labels, driver);
  const window = await openTopUp(page);
  await window.getByLabel(labels.amount).fill('50.5');
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  await expect(window.getByRole('link')).toBeVisible();
  // Leaving the field rewrites its amount. The link must stay in place so that the tap hits it.
  await window.getByLabel(labels.amount).focus();
  await openAndGoBack(page, labels.pay(sumText(5_050, 'ru')));
  await window.getByRole('button', { name: labels.close }).click();
  await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
  await window.getByRole('button', { name: labels.extendFor(roubles(30)) }).click();
  await expect(page.getByText(labels.extended)).toBeVisible();
  await expect(window).toBeHidden();
  await openTopUp(page);
  await payThere(page, labels, labels.pay(sumText(5_050, 'ru')));
  await expect(window.getByText(labels.credited(costText(5_050, 'ru')))).toBeVisible();
  expect(await fakeCity.control.balanceOf(driver)).toBe(6_000 - 3_000 + 5_050);
  expect((await fakeCity.control.ledger(city, driver.email)).links.filter(({ credits }) => credits > 0)).toHaveLength(
    1,
  );
});

test('an opened link for an extension is still awaited after a reload', async ({ page, labels, fakeCity }) => {
  const driver = await poorDriver(fakeCity);
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await openPayForm(page, labels, driver);
  const extend = page.getByRole('article').getByRole('button', { name: labels.extend });
  await extend.click();
  const window = page.getByRole('dialog');
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  await openAndGoBack(page, /\d/);
  await page.reload();
  await extend.click();
  await expect(window.getByText(texts.ru.waiting)).toBeVisible();
  await expect(methodRow(window)).toHaveCount(0);
});

test('a refused link stores no return address', async ({ page, labels, fakeCity }) => {
  const driver = await poorDriver(fakeCity);
  await openPayForm(page, labels, driver);
  await page.route('**/api/payment/refill*', (route) =>
    route.fulfill({ json: { status: 'error', errorName: 'RefillAmountCanNotBeMaxAllowable' } }),
  );
  await openTopUp(page);
  const window = page.getByRole('dialog');
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  await expect(window.getByText('Сумма больше разрешённой. Введите меньше.')).toBeVisible();
  expect(await returnAddress(page)).toBeNull();
});

test('the return address is stored only while a payment is being sent', async ({ page, labels, driver, fakeCity }) => {
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await openPayForm(page, labels, driver);
  await page.getByRole('article').getByRole('button', { name: labels.stop }).click();
  const window = page.getByRole('dialog');
  const cancel = await holdAnswer(page, 'payment/cancel');
  await window.getByRole('button', { name: labels.stopParking, exact: true }).click();
  await expect.poll(() => returnAddress(page)).toContain('/profile/parking');
  cancel.release();
  await expect(window.getByText(labels.stopped)).toBeVisible();
  expect(await returnAddress(page)).toBeNull();
});

test('a subscription whose price has risen is not bought before the new price is shown', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openSubscriptions(page, labels, driver);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^День, зона/ }) })
    .first()
    .getByRole('button', { name: 'Купить' })
    .click();
  const window = page.getByRole('dialog');
  const pay = window.getByRole('button', { name: /^Оплатить \d/ });
  await expect(pay).toBeEnabled();
  await page.route('**/api/profile/get-subscription*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { result: { cost: number }[] };
    await route.fulfill({
      response,
      json: { ...reply, result: reply.result.map((offer) => ({ ...offer, cost: offer.cost + 1 })) },
    });
  });
  const before = await pay.innerText();
  await pay.click();
  await expect(window.getByText(/Цена изменилась/)).toBeVisible();
  await expect(pay).not.toHaveText(before);
  expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
});

test('the button of a payment window is disabled and says what is missing, and the driver’s own phone is one tap', async ({
  page,
  labels,
  fakeCity,
}) => {
  const driver = await poorDriver(fakeCity);
  await openPayForm(page, labels, driver);
  await openTopUp(page);
  const window = page.getByRole('dialog');
  const linkButton = window.getByRole('button', { name: labels.getLink });
  await expect(linkButton).toBeDisabled();
  await expect(linkButton).toHaveAccessibleDescription('Выберите способ оплаты');
  await window.getByLabel(labels.amount).fill('0');
  await expect(linkButton).toHaveAccessibleDescription('Сумма должна быть больше нуля');
  await window.getByLabel(labels.amount).fill('100');
  await chooseMethod(window, /телефон/i);
  const phone = window.getByLabel(labels.phone, { exact: true });
  const ownPhone = await phone.inputValue();
  expect(ownPhone.replace(/\D/g, '')).toBe(driver.phone.replace(/\D/g, ''));
  await phone.fill('+7 902');
  await expect(linkButton).toBeDisabled();
  await expect(linkButton).toHaveAccessibleDescription('Введите телефон полностью');
  await window.getByRole('list', { name: 'Ваши телефоны' }).getByRole('button', { name: ownPhone }).click();
  await expect(phone).toHaveValue(ownPhone);
  await checkRules(page, 'topping up with a phone');
  await linkButton.click();
  await expect(window.getByRole('link', { name: labels.pay(roubles(100)) })).toBeVisible();
});

test('no link for a subscription is requested while the city does not return the driver’s permits', async ({
  page,
  labels,
  fakeCity,
}) => {
  const driver = await poorDriver(fakeCity);
  await page.route('**/api/profile/get-benefits-v2*', (route) =>
    route.fulfill({ json: { status: 'error', errorName: 'ServerError' } }),
  );
  await openSubscriptions(page, labels, driver);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Неделя, зона/ }) })
    .getByRole('button', { name: 'Купить' })
    .click();
  const window = page.getByRole('dialog');
  await chooseMethod(window);
  await window.getByRole('button', { name: labels.getLink }).click();
  await expect(window.getByText(/Город не ответил, запрос не отправлен/)).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).links).toEqual([]);
  await page.unroute('**/api/profile/get-benefits-v2*');
  await window.getByRole('button', { name: labels.getLink }).click();
  await expect(window.getByRole('link', { name: /\d/ })).toBeVisible();
});
