import type { Locator, Page } from '@playwright/test';
import { city, countCalls, fillStay, mainPlate, open, openPayForm, zone, type FakeCity } from '../e2e/support/fixtures';
import { hasten, holdAnswer, revisitPage } from '../e2e/support/timing';
import { amountText, costText, roubles } from '../e2e/support/labels';
import { debitsOf, payAt, poorDriver, prepareToPay, openTopUpForm } from './paymentSteps';
import { expect, test } from '../e2e/support/faultTest';
import { inWholeBrowser, leaveAndReturn } from './wholeBrowser';

/** The running stay in the header. */
const inHeader = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /Сейчас идёт: 1 парковка/ });

test('F-1: a payment whose answer never comes is reconciled: shown as paid, also in the header, and not offered again', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await page.clock.install();
  const pay = await prepareToPay(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
  row.confirmed();
  await pay.click();
  await expect.poll(() => debitsOf(fakeCity, driver)).toEqual([6000]);
  await hasten(page, page.getByRole('heading', { name: labels.paid }));
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toHaveCount(0);
  await expect(inHeader(page)).toBeVisible();
  expect(await debitsOf(fakeCity, driver)).toEqual([6000]);
});

test('F-4: during an answer that takes a minute the app says that it checks, never that it failed, and then shows the success', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await page.clock.install();
  const pay = await prepareToPay(page, labels, driver);
  const answer = await holdAnswer(page, 'payment/start');
  // No reading succeeds in the meantime, so only the answer itself shows the outcome.
  await fakeCity.control.misbehave({ match: '/profile/', kind: 'rst', count: 1000 });
  row.confirmed();
  await pay.click();
  await expect.poll(() => debitsOf(fakeCity, driver)).toEqual([6000]);
  await hasten(page, page.getByText(labels.checking));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(labels.notPaid)).toHaveCount(0);
  answer.release();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await fakeCity.control.clearFaults();
  expect(await debitsOf(fakeCity, driver)).toEqual([6000]);
});

test('F-5: five taps and Enter on a start without an answer make one call', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await page.clock.install();
  const pay = await prepareToPay(page, labels, driver);
  const calls = countCalls(page, 'payment/start');
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'hang', count: 9 });
  row.confirmed();
  await page.locator('form button[type=submit]').evaluate(async (button: HTMLButtonElement) => {
    for (let tap = 0; tap < 5; tap += 1) {
      button.click();
      button.form?.requestSubmit();
      // Waits for the browser's own frames, because the journey controls the page's clock.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.getByLabel(labels.plate).press('Enter');
  await expect(page.getByRole('button', { name: 'Оплачиваем…' })).toBeVisible();
  await hasten(page, page.getByText(labels.notPaid));
  expect(calls()).toBe(1);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(pay).toBeEnabled();
  row.figure('5 taps, 5 submits and Enter: 1 call');
});

test('F-7: Enter, a click and the keyboard’s "Go" in one moment make one payment', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await prepareToPay(page, labels, driver);
  row.confirmed();
  await page.getByLabel(labels.plate).evaluate((field: HTMLInputElement) => {
    const form = field.form;
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    form?.requestSubmit();
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    form?.requestSubmit();
  });
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  const { debits, sessions: stays } = await fakeCity.control.ledger('perm', driver.email);
  expect(debits).toHaveLength(1);
  expect(stays.map(({ number }) => number)).toEqual([mainPlate(driver)]);
  row.figure('4 submits, 1 call, 1 debit');
});

test('F-14: a payment page that was opened in one tab is awaited in the other too, which offers no second one', async ({
  page,
  labels,
  fakeCity,
  context,
  row,
}) => {
  const driver = await poorDriver(fakeCity);
  const other = await context.newPage();
  const windows = [
    await openTopUpForm(page, labels, driver),
    await openTopUpForm(other, labels, driver, '70'),
  ] as const;
  row.confirmed(2);
  await windows[0].getByRole('button', { name: labels.getLink }).click();
  const link = windows[0].getByRole('link', { name: labels.pay(roubles(50)) });
  await expect(link).toBeVisible();
  // A second link replaces the first, which has not been opened.
  await windows[1].getByRole('button', { name: labels.getLink }).click();
  const newest = windows[1].getByRole('link', { name: labels.pay(roubles(70)) });
  await expect(newest).toBeVisible();
  await expect(link).toHaveCount(0);
  const [provider] = await Promise.all([context.waitForEvent('page'), newest.click()]);
  for (const window of windows) {
    await expect(window.getByText(/Если вы уже заплатили, не платите ещё раз/)).toBeVisible();
    await expect(window.getByRole('button', { name: labels.getLink })).toHaveCount(0);
    await expect(window.getByRole('link')).toHaveCount(1);
  }
  await payAt(provider, labels);
  for (const tab of [other, page]) {
    await tab.bringToFront();
    await revisitPage(tab);
    await expect(
      tab.getByRole('button', { name: labels.balance(amountText(8_000, 'ru')), includeHidden: true }),
    ).toBeVisible();
  }
  expect(await fakeCity.control.balanceOf(driver)).toBe(8_000);
  row.figure('2 links made, 1 could be opened, 1 credited');
});

const tariff = (price: number) => [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price }];

test('F-15: a tariff that changes after the price was shown charges no more without another tap', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  const changing = '0915';
  await fakeCity.control.seed(city, { zones: [{ number: changing, prices: tariff(60) }] });
  const changeTo = (price: number): Promise<unknown> =>
    fakeCity.control.settings(city, { prices: { [changing]: tariff(price) } });
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  const answer = page.waitForResponse(
    (response) => response.url().includes('payment/cost') && (response.request().postData() ?? '').includes(changing),
  );
  await page.getByLabel(labels.zone).fill(changing);
  const pageText = await (await answer).text();
  const button = (sum: number): Locator => page.getByRole('button', { name: labels.pay(roubles(sum)) });
  await expect(button(60)).toBeEnabled();

  await changeTo(90);
  await button(60).click();
  await expect(page.getByText('Цена изменилась. Проверьте её и нажмите ещё раз.')).toBeVisible();
  await expect(button(90)).toBeEnabled();
  expect(await debitsOf(fakeCity, driver)).toEqual([]);

  // The city itself notices the change only at the start.
  await changeTo(120);
  await fakeCity.control.misbehave({ match: 'payment/cost', kind: 'answer', body: pageText.replaceAll('60', '90') });
  await fakeCity.control.misbehave({
    match: 'payment/start',
    kind: 'answer',
    body: JSON.stringify({ status: 'error', errorName: 'PriceChangedTryLater' }),
  });
  row.confirmed();
  await button(90).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Цена изменилась. Проверьте её и попробуйте ещё раз.' }),
  ).toBeVisible();
  await expect(button(120)).toBeEnabled();
  expect(await debitsOf(fakeCity, driver)).toEqual([]);
  row.confirmed();
  await button(120).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect(await debitsOf(fakeCity, driver)).toEqual([12_000]);
});

test('F-17: a price that the city cannot calculate shows neither an alert nor a zero, and the payment is disabled', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openPayForm(page, labels, driver);
  await fakeCity.control.settings(city, { refusals: { getCost: 'CostCalculationError' } });
  const priceResponse = page.waitForResponse(/payment\/cost/);
  await fillStay(page, labels, driver);
  await priceResponse;
  await expect(page.locator('form [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const pay = page.getByRole('button', { name: 'Оплатить', exact: true });
  await expect(pay).toBeDisabled();
  await expect(page.getByRole('form').getByText(/(^|\D)0([.,]00)?\s₽/)).toHaveCount(0);
  await page.getByLabel(labels.plate).press('Enter');
  expect(await fakeCity.control.requests('payment/start')).toEqual([]);
});

test('F-19: a start that was executed twice and refused as "parked already" is recognised as the start’s own stay and paid', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  const pay = await prepareToPay(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'dup' });
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await expect(page.getByText(labels.paidSum(costText(60_00)), { exact: true })).toBeVisible();
  expect(await debitsOf(fakeCity, driver)).toEqual([6000]);
});

test('F-19: a refusal as "parked already" because of a stay of another length is shown as refused, with that stay', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await openPayForm(page, labels, driver);
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('payment/cost') && (response.request().postData() ?? '').includes('Duration=60'),
  );
  await fillStay(page, labels, driver);
  const pageText = await (await answer).text();
  const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(pay).toBeEnabled();
  // Another device starts a stay at the same moment: the price was calculated before that stay existed.
  await fakeCity.control.misbehave({ match: 'payment/cost', kind: 'answer', body: pageText });
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 120 }],
  });
  row.confirmed();
  await pay.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Для этого автомобиля парковка уже идёт. Её можно продлить.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: labels.paid })).toHaveCount(0);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  expect(await debitsOf(fakeCity, driver)).toEqual([]);
});

const card = (invoiceId: string): string =>
  `/payment?${new URLSearchParams({ publicId: 'demo', amount: '150', currency: 'RUB', invoiceId, description: 'Пополнение' })}`;

/** Pays an order of another device with a card that the bank accepts. The main page follows. */
const payByCard = async (page: Page, invoiceId: string): Promise<void> => {
  await page.goto(card(invoiceId));
  await page.getByRole('button', { name: /^Оплатить 150/ }).click();
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: /Оплатить/ })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner')).toBeVisible();
};

const reportsOf = async ({ control }: FakeCity, invoiceId: string) =>
  (await control.ledger(city)).reports.filter(({ order }) => order === invoiceId);

test('F-23: a card payment that could not be reported to the city is reported once at a later start, and never shown as unpaid', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const invoice = `F-23-${crypto.randomUUID()}`;
  await open(page, labels);
  const tries = async (): Promise<number> => (await fakeCity.control.requests('payment-from-portal')).length;
  await fakeCity.control.misbehave({ match: 'payment-from-portal', kind: 'rst', count: 1000 });
  let lost = 0;
  page.on('requestfailed', (request) => (lost += request.url().includes('payment-from-portal') ? 1 : 0));
  await payByCard(page, invoice);
  // Once after the payment, and once by the main page that followed.
  await expect.poll(() => lost).toBe(2);
  await expect(page.getByText(/не оплачен/i)).toHaveCount(0);
  // An unusable answer does not count as an answer.
  await fakeCity.control.clearFaults();
  await fakeCity.control.misbehave({ match: 'payment-from-portal', kind: 'html200' });
  const before = await tries();
  await page.reload();
  await expect.poll(tries).toBe(before + 1);
  expect(await reportsOf(fakeCity, invoice)).toEqual([]);
  await page.reload();
  await expect
    .poll(() => reportsOf(fakeCity, invoice))
    .toMatchObject([{ kopecks: 15_000, status: 'authorized', source: 'card-widget' }]);
  // The report was answered, so no later start repeats it. No card form has opened.
  const answered = await tries();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await tries()).toBe(answered);
  await expect(page.locator('iframe')).toHaveCount(0);
  row.figure(`${answered} requests, 1 report`);
});

test('F-24: a reload and Back after a card payment neither report it again nor open the card form', async ({
  page,
  labels,
  fakeCity,
}) => {
  const invoice = `F-24-${crypto.randomUUID()}`;
  await open(page, labels);
  await payByCard(page, invoice);
  for (const navigate of [() => page.reload(), () => page.goBack(), () => page.goForward(), () => page.reload()]) {
    await navigate();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).search).not.toContain(invoice);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await expect.poll(async () => (await reportsOf(fakeCity, invoice)).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await reportsOf(fakeCity, invoice)).toHaveLength(1);
});

test('F-24: a page that Back restores from memory after a card payment neither reports it again nor opens the card form', async ({
  labels,
  fakeCity,
  row,
}) => {
  // The fixture's own page stays blank.
  row.allowLeavingApp();
  await inWholeBrowser(fakeCity.url, async (context) => {
    const page = await context.newPage();
    const invoice = `F-24-${crypto.randomUUID()}`;
    await open(page, labels);
    await payByCard(page, invoice);
    await expect.poll(async () => (await reportsOf(fakeCity, invoice)).length).toBe(1);
    await leaveAndReturn(context);
    await expect(page.getByRole('banner')).toBeVisible();
    // Long enough for anything that it might do.
    await page.waitForTimeout(1500);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(new URL(page.url()).search).not.toContain(invoice);
    expect(await reportsOf(fakeCity, invoice)).toHaveLength(1);
    row.figure('1 report, after Back out of the memory');
  });
});

test('F-29: a busy city gets one request, the driver reads how long to wait, and one later tap pays once', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  const pay = await prepareToPay(page, labels, driver);
  const calls = countCalls(page, 'payment/start');
  await fakeCity.control.misbehave({ match: 'payment/start', kind: '429', ms: 1000 });
  row.confirmed();
  await pay.click();
  await expect(page.getByText('Сервер города занят, деньги не списаны. Попробуйте через 1 с.')).toBeVisible();
  await expect(pay).toBeEnabled();
  await page.waitForTimeout(1000);
  expect(calls()).toBe(1);
  row.confirmed();
  await pay.click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  expect(calls()).toBe(2);
  expect(await debitsOf(fakeCity, driver)).toEqual([6000]);
});

test('F-29: a payment to a city that is down can be sent again only after a read has shown that it was not executed', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await page.clock.install();
  const pay = await prepareToPay(page, labels, driver);
  const calls = countCalls(page, 'payment/start');
  await fakeCity.control.misbehave({ match: 'payment/start', kind: '503', ms: 2000 });
  row.confirmed();
  await pay.click();
  await expect(page.getByText(labels.checking)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Проверяем оплату…' })).toBeDisabled();
  await hasten(page, page.getByText(labels.notPaid));
  await expect(pay).toBeEnabled();
  expect(calls()).toBe(1);
  expect(await debitsOf(fakeCity, driver)).toEqual([]);
});
