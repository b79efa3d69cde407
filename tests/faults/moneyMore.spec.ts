import type { BrowserContext, Page } from '@playwright/test';
import { chooseMethod } from '../e2e/support/chooseMethod';
import { city, countCalls, mainPlate, nextPlate, open, openPayForm, zone } from '../e2e/support/fixtures';
import { hit } from '../e2e/support/hit';
import { signedIn } from '../e2e/support/signedIn';
import { hasten } from '../e2e/support/timing';
import { amountText, costText, type Labels, roubles } from '../e2e/support/labels';
import { debitsOf, payAt, poorDriver, prepareToPay, openTopUpForm } from './paymentSteps';
import { expect, test } from '../e2e/support/faultTest';

test('F-13: the driver requests a top-up link again after a lost answer, and only the newest link can be opened', async ({
  page,
  labels,
  fakeCity,
  context,
  row,
}) => {
  const driver = await poorDriver(fakeCity);
  const window = await openTopUpForm(page, labels, driver);
  const calls = countCalls(page, 'payment/refill');
  // The browser may repeat a reset request. No answer arrives.
  await fakeCity.control.misbehave({ match: 'payment/refill', kind: 'commit+rst', count: 20 });
  row.confirmed();
  await window.getByRole('button', { name: labels.getLink }).click();
  await expect(window.getByText(labels.notPaid)).toBeVisible();
  expect(calls()).toBe(1);
  await expect(window.getByRole('link', { name: labels.pay(roubles(50)) })).toHaveCount(0);
  await expect(window.getByLabel(labels.amount)).toHaveValue('50');
  await fakeCity.control.clearFaults();
  row.confirmed();
  // The same tap opens the payment page, unless the answer came too late for the browser to count it as its result.
  const opened = context.waitForEvent('page');
  await window.getByRole('button', { name: labels.getLink }).click();
  const link = window.getByRole('link', { name: labels.pay(roubles(50)) });
  await expect(link).toHaveCount(1);
  const { links } = await fakeCity.control.ledger(city, driver.email);
  expect(links.length).toBeGreaterThan(1);
  expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(links.at(-1)?.url);
  expect(await fakeCity.control.balanceOf(driver)).toBe(1_000);
  if (context.pages().length === 1) await link.click();
  await payAt(await opened, labels);
  await page.bringToFront();
  await expect(window.getByText(labels.credited(costText(50_00)))).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).links.reduce((sum, { credits }) => sum + credits, 0)).toBe(
    1,
  );
  expect(await fakeCity.control.balanceOf(driver)).toBe(6_000);
});

/** Hides the app's page, as if another one covered it on a phone. Returns the function that shows it again. */
const hide = async (page: Page): Promise<() => Promise<void>> => {
  const show = (state: 'hidden' | 'visible'): Promise<void> =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
      Object.defineProperty(document, 'hidden', { value: to === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await show('hidden');
  return () => show('visible');
};

/** Pays in the browser inside another app, which knows nothing of this page. */
const payInOtherBrowser = async (context: BrowserContext, address: string, labels: Labels): Promise<void> => {
  const elsewhere = await context.browser()?.newContext();
  const provider = await elsewhere?.newPage();
  await provider?.goto(address);
  if (provider) await payAt(provider, labels);
  await elsewhere?.close();
};

test('F-26, F-27: without popups the payment link still works, and a driver who returns sees what the city knows', async ({
  page,
  labels,
  fakeCity,
  context,
  row,
}) => {
  await context.addInitScript(() => {
    Object.assign(globalThis, { open: () => null });
  });
  const driver = await poorDriver(fakeCity);
  await page.clock.install();
  const window = await openTopUpForm(page, labels, driver);
  row.confirmed();
  await window.getByRole('button', { name: labels.getLink }).click();
  const link = window.getByRole('link', { name: labels.pay(roubles(50)) });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const [provider] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await provider.waitForLoadState();
  expect(await provider.evaluate(() => (globalThis as { opener?: unknown }).opener)).toBeNull();
  const address = provider.url();
  expect(new URL(address).pathname).toBe((await fakeCity.control.ledger(city, driver.email)).links[0]?.url);
  await provider.close();

  // From here on no time passes for the page, so that no timer sends a request.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  const comeBack = await hide(page);
  await payInOtherBrowser(context, address, labels);
  const before = (await fakeCity.control.requests('get-profile')).length;
  expect(await fakeCity.control.balanceOf(driver)).toBe(6_000);
  await comeBack();
  await expect.poll(async () => (await fakeCity.control.requests('get-profile')).length).toBeGreaterThan(before);
  // Rendering takes a moment, but much less than the next automatic request.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(window.getByText(labels.credited(costText(50_00)))).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0], timeout: 15_000 });
  await expect(
    page.getByRole('button', { name: labels.balance(amountText(6_000, 'ru')), includeHidden: true }),
  ).toBeVisible();
  await expect(window.getByText(`На балансе ${costText(6_000, 'ru')}`, { exact: true })).toBeVisible();
});

test('F-28: an answer whose every field has a wrong type is never shown as a success', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await page.clock.install();
  const pay = await prepareToPay(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'wrongtype' });
  row.confirmed();
  await pay.click();
  await expect(page.getByText(labels.checking)).toBeVisible();
  await expect(page.getByRole('heading', { name: labels.paid })).toHaveCount(0);
  await hasten(page, page.getByText(labels.notPaid));
  expect(await debitsOf(fakeCity, driver)).toEqual([]);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
});

/** The refusals that a payment may get. Those of registration and login have their own forms. */
const ofPaying = [
  'NoDurationSelected',
  'NoZoneSelected',
  'NoSumEntered',
  'UnknownError',
  'ValidationError',
  'TokenNotFound',
  'AccountNotFound',
  'ParkingSessionIsOver',
  'ZoneNotFound',
  'ParkingSessionNotFound',
  'TariffNotFound',
  'ParkingSessionAlreadyExists',
  'ParkingSessionWasFree',
  'NoSaving',
  'PaymentServiceNotFound',
  'CalculationCostError',
  'NoMoneyNoHoney',
  'NotSelectedPaymentService',
  'CalendarIsEmpty',
  'EmptyTs',
  'NotInCity',
  'FuturePost',
  'PriceChangedTryLater',
  'RequiredField',
  'ItNeedToBeANumber',
  'ItNeedToBeAString',
  'InvalidFormat',
  'RefillAmountCanNotBeMaxAllowable',
  'SubscriptionAlreadyExists',
  'PaymentServiceError',
  'SetEmailInProfile',
  'InDevelopingError',
  'ServerGateParkingError',
  'TypeOfDayIsNotDefined',
  'CantFindLocation',
  'CantFindParking',
];

for (const language of ['ru', 'en'] as const) {
  test.describe(`the refusals of a price, in ${language}`, () => {
    test.use({ language });

    test(`F-18: every refusal of a price is shown as an alert in the app’s words, in ${language}, without a price and a pay button`, async ({
      page,
      labels,
      driver,
      fakeCity,
      row,
    }) => {
      await prepareToPay(page, labels, driver);
      const pay = page.getByRole('button', { name: language === 'ru' ? /^Оплатить( \d.*)?$/ : /^Pay( \d.*)?$/ });
      const messages = new Set<string>();
      const durations = page.getByRole('combobox', { name: language === 'ru' ? 'Другое время' : 'Another time' });
      for (const [index, errorName] of ofPaying.entries()) {
        const body = JSON.stringify({ status: 'error', errorName, errorMessage: 'Слова города' });
        await fakeCity.control.misbehave({ match: 'payment/cost', kind: 'answer', body, count: 100 });
        // The price of one hour is known already.
        await durations.selectOption({ index: 5 + index });
        const alert = page.getByRole('form').getByRole('alert');
        await expect(alert).toHaveCount(1);
        await expect.poll(async () => messages.has(await alert.innerText()), { message: errorName }).toBe(false);
        const text = await alert.innerText();
        messages.add(text);
        expect(text, errorName).not.toContain('Слова города');
        expect(text, errorName).toMatch(language === 'ru' ? /[а-яё]/i : /^[^а-яё]*[a-z][^а-яё]*$/i);
        await expect(pay).toBeDisabled();
        await expect(pay).not.toContainText('₽');
        await fakeCity.control.clearFaults();
      }
      row.figure(`${messages.size} refusals, ${messages.size} texts in ${language}`);
    });
  });
}

/** Addresses that look like a payment page but are none (ASVS 3.7.2, 1.2.2). */
const badPages = [
  undefined,
  '',
  ['javascript', 'alert(document.domain)'].join(':'),
  'data:text/html,<h1>pay</h1>',
  'https://pay.example.org/1',
  'http://pay.example.org/1',
  '//pay.example.org/1',
  'https://localhost@pay.example.org/1',
  'https://demo:demo@127.0.0.1/demo/pay/1',
  'https://xn--80ak6aa92e.com/demo/pay/1',
  'https:\\\\pay.example.org\\demo\\pay',
  ' /\t/pay.example.org/demo/pay/1',
  'blob:https://pay.example.org/1',
];

test('F-25: an address that is not a payment page of the city is neither opened nor offered, wherever it arrives', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const driver = await poorDriver(fakeCity);
  const window = await openTopUpForm(page, labels, driver);
  const here = page.url();
  for (const RedirectURL of badPages) {
    await fakeCity.control.misbehave({
      match: 'payment/refill',
      kind: 'answer',
      body: JSON.stringify({ status: 'ok', RedirectURL }),
    });
    row.confirmed();
    await window.getByRole('button', { name: labels.getLink }).click();
    await expect(window.getByText(/Страницу оплаты открыть нельзя/)).toBeVisible();
    await expect(window.getByRole('link')).toHaveCount(0);
    // Changes the amount, so that the next failure is reported again.
    await window.getByLabel(labels.amount).fill('60');
    await window.getByLabel(labels.amount).fill('50');
  }
  expect(page.url()).toBe(here);
  expect(page.context().pages()).toHaveLength(1);
  await expect(window.getByLabel(labels.amount)).toHaveValue('50');
  row.figure(`${badPages.length} addresses, none opened`);
});

test('F-25: a balance start that is answered with a foreign address is neither paid nor redirected, and the form stays', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  for (const RedirectURL of badPages.filter((address) => address)) {
    const pay = await prepareToPay(page, labels, driver);
    const here = page.url();
    await fakeCity.control.misbehave({
      match: 'payment/start',
      kind: 'answer',
      body: JSON.stringify({ status: 'ok', RedirectURL }),
    });
    row.confirmed();
    await pay.click();
    await expect(page.getByText(/Страницу оплаты открыть нельзя/)).toBeVisible();
    await expect(page.getByRole('heading', { name: labels.paid })).toHaveCount(0);
    await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
    expect(page.url()).toBe(here);
  }
  expect(await debitsOf(fakeCity, driver)).toEqual([]);
});

test('F-25: a guest whose payment is answered with a foreign address is not redirected, and can try again with the same input', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  await open(page, labels, `/guest-payment?zone=${zone}`);
  await page.getByLabel(labels.plate).fill(nextPlate());
  await page.getByRole('textbox', { name: labels.phone }).fill('9123456789');
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await chooseMethod(page);
  const here = page.url();
  for (const RedirectURL of badPages) {
    await fakeCity.control.misbehave({
      match: 'payment/start',
      kind: 'answer',
      body: JSON.stringify({ status: 'ok', RedirectURL }),
    });
    row.confirmed();
    const messages = page.waitForResponse(/payment\/start/);
    await page.getByRole('button', { name: labels.continue }).click();
    await messages;
    await expect(page.getByText(/Страницу оплаты открыть нельзя/)).toBeVisible();
    await expect(
      page.getByRole('link', { name: /оплат/i }).and(page.locator('[href*="pay.example"], [href*="demo/pay"]')),
    ).toHaveCount(0);
  }
  expect(page.url()).toBe(here);
  await expect(page.getByRole('radio', { name: labels.hour, exact: true })).toBeChecked();
  row.figure(`${badPages.length} addresses, none opened`);
});

/** Bodies that only look like a success, and refusals without a name. */
const oddBodies: readonly string[] = [
  '{"status":"OK"}',
  '{"status":"Ok","message":"Парковка оплачена"}',
  '{"message":"Парковка оплачена"}',
  '{"status":null}',
  '{"status":"error"}',
  '{"status":"Error","errorMessage":"Парковка оплачена"}',
  '{"status":true}',
  '{"status":"success","result":"ok"}',
];

test('F-28: a status that is not a plain "ok" is never shown as paid', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  test.setTimeout(240_000);
  await page.clock.install();
  for (const body of oddBodies) {
    const pay = await prepareToPay(page, labels, driver);
    await fakeCity.control.misbehave({ match: 'payment/start', kind: 'answer', body });
    row.confirmed();
    await pay.click();
    await hasten(page, page.getByText(labels.notPaid));
    await expect(page.getByRole('heading', { name: labels.paid })).toHaveCount(0);
  }
  for (const status of ['error', 'Error']) {
    const pay = await prepareToPay(page, labels, driver);
    const body = JSON.stringify({ status, errorName: 'TariffNotFound' });
    await fakeCity.control.misbehave({ match: 'payment/start', kind: 'answer', body });
    row.confirmed();
    await pay.click();
    await expect(page.getByRole('alert').filter({ hasText: 'не найден тариф' })).toBeVisible();
    await expect(page.getByRole('heading', { name: labels.paid })).toHaveCount(0);
  }
  expect(await debitsOf(fakeCity, driver)).toEqual([]);
  row.figure(`${oddBodies.length} odd answers and 2 refusals, 0 told as paid`);
});

test('F-6: an extension and the end of a stay make one call each, however often they are tapped at once', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await openPayForm(page, labels, driver);
  const [renewed, cancelled] = [countCalls(page, 'payment/renew'), countCalls(page, 'payment/cancel')];
  const window = page.getByRole('dialog');
  await page.getByRole('article').getByRole('button', { name: labels.extend }).click();
  await window.getByRole('radio', { name: labels.hour, exact: true }).check();
  const extend = window.getByRole('button', { name: labels.extendFor(roubles(60)) });
  await expect(extend).toBeEnabled();
  row.confirmed();
  await hit(extend);
  await expect(page.getByText(labels.extended)).toBeVisible();
  await expect(window).toBeHidden();
  await page.getByRole('article').getByRole('button', { name: labels.stop }).click();
  row.confirmed();
  await hit(window.getByRole('button', { name: labels.stopParking, exact: true }));
  await expect(window.getByText(labels.stopped)).toBeVisible();
  expect([renewed(), cancelled()]).toEqual([1, 1]);
  const { debits, refunds } = await fakeCity.control.ledger(city, driver.email);
  expect([debits.length, refunds.length]).toEqual([1, 1]);
});

test('F-6: a top-up link makes one call, however often it is requested at once', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const driver = await poorDriver(fakeCity);
  const window = await openTopUpForm(page, labels, driver);
  const calls = countCalls(page, 'payment/refill');
  row.confirmed();
  await hit(window.getByRole('button', { name: labels.getLink }));
  await expect(window.getByRole('link', { name: labels.pay(roubles(50)) })).toBeVisible();
  expect(calls()).toBe(1);
  expect((await fakeCity.control.ledger(city, driver.email)).links).toHaveLength(1);
});

test('F-6: a subscription, an appeal and a vehicle make one call each, however often they are sent at once', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await signedIn(page.context(), city, driver);
  const bought = countCalls(page, 'payment/subscription');
  await open(page, labels, '/profile/abonements');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^День, зона/ }) })
    .first()
    .getByRole('button', { name: 'Купить' })
    .click();
  const window = page.getByRole('dialog');
  const pay = window.getByRole('button', { name: /^Оплатить \d/ });
  await expect(pay).toBeEnabled();
  row.confirmed();
  await hit(pay);
  await expect(window.getByText('Абонемент успешно приобретен.')).toBeVisible();
  expect(bought()).toBe(1);

  const text = `F-6 ${crypto.randomUUID()}`;
  await open(page, labels, '/profile/feedback');
  await page.getByRole('textbox', { name: 'Сообщение' }).fill(text);
  await hit(page.getByRole('button', { name: 'Отправить обращение' }));
  await expect(page.getByRole('link', { name: text })).toHaveCount(1);
  const appeals = (await fakeCity.control.requests('')).filter(
    ({ method, body }) => method === 'POST' && new URLSearchParams(body).get('message') === text,
  );
  expect(appeals).toHaveLength(1);

  const plate = nextPlate();
  await open(page, labels, '/profile/my-profile');
  await page.getByRole('button', { name: 'Добавить автомобиль' }).click();
  await window.getByLabel(labels.plate).fill(plate);
  await hit(window.getByRole('button', { name: 'Добавить автомобиль' }));
  await expect(window).toBeHidden();
  const vehicleRequests = (await fakeCity.control.requests('/profile/car')).filter(
    ({ method, body }) => method === 'POST' && body.includes(encodeURIComponent(plate)),
  );
  expect(vehicleRequests).toHaveLength(1);
  row.figure('6 deeds, 1 call each');
});
