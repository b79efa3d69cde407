import { city, expect, test, type World } from './journey';

/** What the city was told of an order. */
const reports = async (world: World, order: string): Promise<number> =>
  (await world.control.requests('payment-from-portal')).filter(({ query }) => query.includes(`order=${order}`)).length;

const address = (input: Record<string, string> = {}): string =>
  `/payment?${new URLSearchParams({ publicId: 'demo', amount: '150', currency: 'RUB', invoiceId: 'A-17', description: 'Пополнение', ...input })}`;

test.describe('the launcher of the card widget', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`/?city=${city}`);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('a card that is charged: the city is told once, and the main page comes', async ({ page, world }) => {
    await page.goto(address());
    const form = page.frameLocator('iframe');
    await expect(form.getByText('150,00 ₽').first()).toBeVisible();
    await form.getByRole('button', { name: /Оплатить/ }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await reports(world, 'A-17')).toBe(1);
    // The same address once more in this tab: paid again, told once.
    await page.goto(address());
    await page
      .frameLocator('iframe')
      .getByRole('button', { name: /Оплатить/ })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await reports(world, 'A-17')).toBe(1);
  });

  test('a card that is declined: nobody is told', async ({ page, world }) => {
    await page.goto(address({ invoiceId: 'A-18' }));
    await page.frameLocator('iframe').getByRole('button', { name: /банк/i }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(await reports(world, 'A-18')).toBe(0);
  });

  for (const [what, input] of [
    ["another shop's key", { publicId: 'thief' }],
    ['another currency', { currency: 'USD' }],
    ['a sum of nothing', { amount: '0' }],
    ['no order', { invoiceId: '' }],
  ] as const) {
    test(`${what}: home, without a card form`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto(address(input));
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(scripts.filter((url) => url.includes('card-widget'))).toEqual([]);
    });
  }
});
