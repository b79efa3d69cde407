import type { FrameLocator, Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { chooseMethod } from '../../support/chooseMethod';
import { blockPopups } from '../../support/blockPopups';
import { openTopUp } from '../../support/openTopUp';
import {
  city,
  expect,
  languagesOfFullRun,
  makeDriver,
  nextPlate,
  open,
  openPayForm,
  payAsGuest,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { costText, roubles } from '../../support/labels';

/** The reports that the city received about an order. */
const reports = async (fakeCity: FakeCity, order: string): Promise<Record<string, string>[]> =>
  (await fakeCity.control.requests('payment-from-portal'))
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))
    .filter((sent) => sent['order'] === order);

const address = (input: Record<string, string> = {}): string =>
  `/payment?${new URLSearchParams({ publicId: 'demo', amount: '150', currency: 'RUB', invoiceId: 'A-17', description: 'Пополнение', ...input })}`;

const form = (page: Page): FrameLocator => page.frameLocator('iframe');

const texts = {
  ru: {
    pay: /Оплатить/,
    decline: /банк/i,
    sum: '1\u00a0234,50\u00a0₽',
    home: '/',
    requested: (sum: string, order: string) => `Оплатить ${sum} по заказу ${order}, о котором просит ссылка`,
    warning: 'С этого устройства такого заказа не делали. Деньги получит тот, чей это заказ.',
    goOn: (sum: string) => `Оплатить ${sum}`,
    back: 'Назад',
    order: (order: string, sum: string) => `Заказ ${order} на ${sum}`,
  },
  en: {
    pay: /^Pay/,
    decline: /bank/i,
    sum: /1,234.50/,
    home: '/en',
    requested: (sum: string, order: string) => `Pay ${sum} for order ${order}, asked for by a link`,
    warning: 'This device did not place that order. The money goes to whoever did.',
    goOn: (sum: string) => `Pay ${sum}`,
    back: 'Back',
    order: (order: string, sum: string) => `Order ${order} for ${sum}`,
  },
};

/** Confirms an order that another device has placed, and continues. */
const goOn = (page: Page, language: 'ru' | 'en' = 'ru'): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: language === 'ru' ? /^Оплатить / : /^Pay / })
    .click();

for (const language of languagesOfFullRun) {
  test.describe(`the page of the card widget, in ${language}`, () => {
    test.use({ language });
    const text = texts[language];

    test.beforeEach(async ({ page, labels }) => {
      await open(page, labels);
      await expect(page.getByRole('banner')).toBeVisible();
    });

    test('a charged card is reported to the city once with sum, time and order, and the main page opens', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const order = `A-17-${language}`;
      const paid = labels.prefix + address({ invoiceId: order, amount: '1234.5' });
      await page.goto(paid);
      await goOn(page, language);
      await expect(form(page).getByText(text.sum).first()).toBeVisible();
      const from = Date.now();
      await form(page).getByRole('button', { name: text.pay }).click();
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect.poll(async () => (await reports(fakeCity, order)).length).toBe(1);
      const reported = await reports(fakeCity, order);
      expect(reported).toMatchObject([
        { amount: '1234.5', status: 'authorized', source: 'card-widget', order, billnumber: '' },
      ]);
      const paymentDate = reported[0]?.['paymentDate'] ?? '';
      expect(paymentDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      // The server's clock is known to about a second.
      expect(Math.abs(Date.parse(paymentDate) - from)).toBeLessThan(60_000);
      const { reports: storedReports } = await fakeCity.control.ledger(city);
      expect(storedReports.filter((report) => report.order === order)).toMatchObject([
        { kopecks: 123_450, status: 'authorized', source: 'card-widget' },
      ]);

      // The same address again in this tab: the order is paid, and no card form opens.
      await page.goto(paid);
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await reports(fakeCity, order)).toHaveLength(1);
    });

    test('a declined card is not reported to the city', async ({ page, labels, fakeCity }) => {
      const order = `A-18-${language}`;
      await page.goto(labels.prefix + address({ invoiceId: order }));
      await goOn(page, language);
      await form(page).getByRole('button', { name: text.decline }).click();
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      expect(await reports(fakeCity, order)).toEqual([]);
    });

    test('a card widget whose script fails to load leads home, and nothing is reported', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const order = `A-19-${language}`;
      await page.route('**/demo/card-widget.js', (route) => route.abort());
      await page.goto(labels.prefix + address({ invoiceId: order }));
      await goOn(page, language);
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await reports(fakeCity, order)).toEqual([]);
    });

    test('an order of another device needs a confirmation in the app’s own words, and Back leads home', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const order = `A-30-${language}-${'x'.repeat(60)}`;
      await page.setViewportSize({ width: 360, height: 640 });
      const sum = costText(100_000, language);
      const description = 'Парковка, зона 101';
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto(labels.prefix + address({ invoiceId: order, amount: '1000', description }));
      await expect(page.getByRole('heading', { level: 1, name: text.requested(sum, order) })).toBeVisible();
      await expect(page.getByText(text.warning)).toBeVisible();
      await expect(page.getByText(description)).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(scripts.filter((url) => url.includes('card-widget'))).toEqual([]);
      await checkRules(page, 'an order of another device');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: text.goOn(sum) }).click();
      await expect(form(page).getByText(text.order(order, sum))).toBeVisible();
      await expect(form(page).getByText(description)).toHaveCount(0);
      await page.reload();
      await page.getByRole('main').getByText(text.back, { exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await reports(fakeCity, order)).toEqual([]);
    });
  });
}

test.describe('the page of the card widget', () => {
  test('a success that the bank has not authorised is reported as not authorised', async ({
    page,
    labels,
    fakeCity,
  }) => {
    await open(page, labels);
    await page.route('**/demo/card-widget.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.cp = { CloudPayments: class { pay(scheme, options, { onComplete, onSuccess }) { onComplete({ success: false }, options); onSuccess(options); } } };`,
      }),
    );
    await page.goto(address({ invoiceId: 'A-20' }));
    await goOn(page);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect.poll(() => reports(fakeCity, 'A-20')).toMatchObject([{ status: 'not authorized', amount: '150' }]);
  });

  /** Expects the path to lead home without loading the card widget. */
  const isHomeWithoutCard = async (page: Page, path: string): Promise<void> => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(scripts.filter((url) => url.includes('card-widget'))).toEqual([]);
  };

  test('on a device without a city no card is charged, as no city could receive the report', async ({
    page,
    fakeCity,
  }) => {
    await isHomeWithoutCard(page, address({ invoiceId: 'A-21' }));
    expect(await reports(fakeCity, 'A-21')).toEqual([]);
  });

  test('the address of the card page may name the city itself', async ({ page, fakeCity }) => {
    await page.goto(address({ invoiceId: 'A-22', city }));
    await goOn(page);
    await form(page).getByRole('button', { name: texts.ru.pay }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect.poll(async () => (await reports(fakeCity, 'A-22')).length).toBe(1);
  });

  /** The order in the address of a payment page of the fake city. */
  const orderIn = (href: string | null): string =>
    new URL(href ?? '', 'http://stand-in').pathname.split('/').at(-1) ?? '';

  test('a driver’s top-up that this device ordered needs no confirmation, even if its page has just opened', async ({
    page,
    labels,
    fakeCity,
  }) => {
    const driver = await makeDriver(fakeCity, {
      balanceKopecks: 1_000,
      vehicles: [{ number: nextPlate(), isMain: true }],
    });
    await openPayForm(page, labels, driver);
    await blockPopups(page);
    const window = await openTopUp(page);
    await window.getByLabel(labels.amount).fill('50');
    await chooseMethod(window);
    await window.getByRole('button', { name: labels.getLink }).click();
    const order = orderIn(await window.getByRole('link', { name: labels.pay(roubles(50)) }).getAttribute('href'));
    await page.goto(address({ invoiceId: order, amount: '50' }));
    await expect(form(page).getByText(texts.ru.order(order, costText(50_00)))).toBeVisible();
    // With another amount it is another order.
    await page.goto(address({ invoiceId: order, amount: '51' }));
    await expect(
      page.getByRole('heading', { level: 1, name: texts.ru.requested(costText(51_00), order) }),
    ).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('a guest’s stay that this device ordered needs no confirmation', async ({ page, labels }) => {
    await open(page, labels, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`);
    await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
    await payAsGuest(page, labels);
    const opened = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('parking.stays') ?? '[]') as { page: string }[])[0]?.page,
    );
    const order = orderIn(opened ?? null);
    await page.goto(address({ invoiceId: order, amount: '60' }));
    await expect(form(page).getByText(texts.ru.order(order, costText(60_00)))).toBeVisible();
  });

  for (const [what, input] of [
    ["another shop's key", { publicId: 'thief' }],
    ['another currency', { currency: 'USD' }],
    ['a sum of nothing', { amount: '0' }],
    ['no order', { invoiceId: '' }],
  ] as const) {
    test(`F-82: a card address with ${what} leads home without a card form`, async ({ page, labels }) => {
      await open(page, labels);
      await expect(page.getByRole('banner')).toBeVisible();
      await isHomeWithoutCard(page, address(input));
    });
  }
});
