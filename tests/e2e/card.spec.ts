import type { FrameLocator, Page } from '@playwright/test';
import { city, expect, languagesOfFullRun, open, test, type World } from './journey';

/** What the city was told of an order, as it was sent. */
const reports = async (world: World, order: string): Promise<Record<string, string>[]> =>
  (await world.control.requests('payment-from-portal'))
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))
    .filter((sent) => sent['order'] === order);

const address = (input: Record<string, string> = {}): string =>
  `/payment?${new URLSearchParams({ publicId: 'demo', amount: '150', currency: 'RUB', invoiceId: 'A-17', description: 'Пополнение', ...input })}`;

const form = (page: Page): FrameLocator => page.frameLocator('iframe');

const says = {
  ru: { pay: /Оплатить/, decline: /банк/i, sum: '1\u00a0234,50\u00a0₽', home: '/' },
  en: { pay: /^Pay/, decline: /bank/i, sum: /1,234.50/, home: '/en' },
};

for (const language of languagesOfFullRun) {
  test.describe(`the launcher of the card widget, in ${language}`, () => {
    test.use({ language });
    const text = says[language];

    test.beforeEach(async ({ page, w }) => {
      await open(page, w);
      await expect(page.getByRole('banner')).toBeVisible();
    });

    test('a card that is charged: the city is told once what, when and for which order, and the main page comes', async ({ page, w, world }) => {
      const order = `A-17-${language}`;
      const paid = w.prefix + address({ invoiceId: order, amount: '1234.5' });
      await page.goto(paid);
      await expect(form(page).getByText(text.sum).first()).toBeVisible();
      const from = Date.now();
      await form(page).getByRole('button', { name: text.pay }).click();
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect.poll(async () => (await reports(world, order)).length).toBe(1);
      const told = await reports(world, order);
      expect(told).toMatchObject([{ amount: '1234.5', status: 'authorized', source: 'card-widget', order, billnumber: '' }]);
      const paymentDate = told[0]?.['paymentDate'] ?? '';
      expect(paymentDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      // The server's clock is known to about a second.
      expect(Math.abs(Date.parse(paymentDate) - from)).toBeLessThan(60_000);
      const { reports: kept } = await world.control.ledger(city);
      expect(kept.filter((report) => report.order === order)).toMatchObject([{ kopecks: 123_450, status: 'authorized', source: 'card-widget' }]);

      // The same address once more in this tab: it is paid, and no card form comes.
      await page.goto(paid);
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await reports(world, order)).toHaveLength(1);
    });

    test('a card that is declined: nobody is told', async ({ page, w, world }) => {
      const order = `A-18-${language}`;
      await page.goto(w.prefix + address({ invoiceId: order }));
      await form(page).getByRole('button', { name: text.decline }).click();
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      expect(await reports(world, order)).toEqual([]);
    });

    test('a widget whose script does not come: home, and nobody is told', async ({ page, w, world }) => {
      const order = `A-19-${language}`;
      await page.route('**/demo/card-widget.js', (route) => route.abort());
      await page.goto(w.prefix + address({ invoiceId: order }));
      await expect(page).toHaveURL((url) => url.pathname === text.home);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await reports(world, order)).toEqual([]);
    });
  });
}

test.describe('the launcher of the card widget', () => {
  test('a success that the bank has not authorised is told as such', async ({ page, w, world }) => {
    await open(page, w);
    await page.route('**/demo/card-widget.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.cp = { CloudPayments: class { pay(scheme, options, { onComplete, onSuccess }) { onComplete({ success: false }, options); onSuccess(options); } } };`,
      }),
    );
    await page.goto(address({ invoiceId: 'A-20' }));
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect.poll(() => reports(world, 'A-20')).toMatchObject([{ status: 'not authorized', amount: '150' }]);
  });

  /** The addresses of the scripts that a page asked for. */
  const isHomeWithoutCard = async (page: Page, path: string): Promise<void> => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(scripts.filter((url) => url.includes('card-widget'))).toEqual([]);
  };

  test('a device that has no city yet: no card is charged, for nobody could be told of it', async ({ page, world }) => {
    await isHomeWithoutCard(page, address({ invoiceId: 'A-21' }));
    expect(await reports(world, 'A-21')).toEqual([]);
  });

  test('the address may name the city itself', async ({ page, world }) => {
    await page.goto(address({ invoiceId: 'A-22', city }));
    await form(page).getByRole('button', { name: says.ru.pay }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect.poll(async () => (await reports(world, 'A-22')).length).toBe(1);
  });

  for (const [what, input] of [
    ["another shop's key", { publicId: 'thief' }],
    ['another currency', { currency: 'USD' }],
    ['a sum of nothing', { amount: '0' }],
    ['no order', { invoiceId: '' }],
  ] as const) {
    test(`F-82: ${what}: home, without a card form`, async ({ page, w }) => {
      await open(page, w);
      await expect(page.getByRole('banner')).toBeVisible();
      await isHomeWithoutCard(page, address(input));
    });
  }
});
