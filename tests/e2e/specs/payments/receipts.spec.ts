import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pagesOfPdf } from '../../../contract/pdfText';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { expect, test as base } from '../../support/fixtures';
import { firm, orderReceipt } from '../../support/orderReceipt';
import { signedIn } from '../../support/signedIn';

const city = 'kazan';
const path = '/profile/receipts';

const person = {
  type: '1',
  firstName: 'Анна',
  lastName: 'Петрова',
  address: 'улица Мира, 5',
  typeDoc: '1',
  seriesDoc: '4500',
  numberDoc: '123456',
  DateDoc: '2015-03-17',
  issuer: 'Отдел по вопросам миграции',
};
const test = base.extend<{ user: SeededUser }>({
  user: async ({ fakeCity, context }, give) => {
    const { users } = await fakeCity.control.seed(city, {
      users: [{ firstName: 'Анна', email: `anna-${crypto.randomUUID()}@example.com` }],
    });

    const [user] = users;
    if (!user) throw new Error('No user was made');
    await signedIn(context, city, user);
    await give(user);
  },
});

const download = async (page: Page): Promise<Buffer> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name: 'Скачать' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('receipt.pdf');
  return readFile(await file.path());
};

test('RLIST-01, RLIST-03: each receipt and invoice of the list opens its document, to save, share and send', async ({
  page,
  user,
  fakeCity,
}) => {
  await page.addInitScript(() => {
    // A headless browser has neither a viewer of documents nor a printer.
    Object.assign(globalThis, {
      open: (href: string) => ({
        closed: false,
        location: { href },
        document: { readyState: 'complete' },
        print: () => document.body.setAttribute('data-printed', href),
      }),
    });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) =>
        document.body.setAttribute('data-shared', files?.map(({ name, type }) => `${name} ${type}`).join() ?? ''),
    });
  });
  const [receipt, invoice] = [
    await orderReceipt(fakeCity, city, user, person, '1234.50'),
    await orderReceipt(fakeCity, city, user, firm, '500'),
  ];
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Квитанции', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Квитанции/);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: receipt });
  await expect(row).toContainText('Ожидает оплаты');
  await expect(row).toContainText(/1\s234,50/);
  await expect(page.getByRole('button', { name: `Счёт № ${invoice}` })).toBeVisible();
  await checkRules(page);

  await page.getByRole('button', { name: `Квитанция № ${receipt}` }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByRole('link', { name: /^Открыть/ })).toHaveAttribute('href', /^blob:/);
  await checkRules(page);
  await window.getByRole('button', { name: 'Распечатать' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^blob:/);
  // An independent reader confirms that the PDF is the document of this row.
  const [receiptText] = await pagesOfPdf(new Uint8Array(await download(page)).buffer);
  for (const expected of [receipt, 'Петрова Анна', /1\s?234,50/]) expect(receiptText).toMatch(expected);
  await window.getByRole('button', { name: 'Поделиться' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', 'receipt.pdf application/pdf');

  const email = window.getByLabel('Отправить на почту');
  await expect(email).toHaveValue(user.email);
  const send = window.getByRole('button', { name: 'Отправить', exact: true });
  for (const [input, error] of [
    ['', 'Необходимо заполнить'], // B-75
    ['a@b', 'Неверный формат адреса'], // B-77
    [`${'a'.repeat(46)}@b.ru`, 'Длинна не более 50 символов'], // B-76
  ] as const) {
    await email.fill(input);
    await expect(send).toBeDisabled();
    await email.blur();
    await expect(window.getByText(error)).toBeVisible();
  }
  await email.press('Enter');
  expect(await fakeCity.control.requests('sendreceipt')).toHaveLength(0);
  await email.fill(' anna+1@example.com '); // B-78
  await send.click();
  await expect(page.getByRole('dialog')).toContainText('Отправлено на anna+1@example.com');
  expect(
    (await fakeCity.control.outbox()).some(({ to, text }) => to === 'anna+1@example.com' && text.includes(receipt)),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === path);
});

test.describe('in English, dark', () => {
  test.use({ language: 'en', colorScheme: 'dark' });

  test('RLIST-01, RLIST-03: the list in English in the dark opens the same documents', async ({
    page,
    user,
    fakeCity,
  }) => {
    const [receipt, invoice] = [
      await orderReceipt(fakeCity, city, user, person, '1234.50'),
      await orderReceipt(fakeCity, city, user, firm, '500'),
    ];
    // The address has no language, so the last chosen one applies.
    await page.goto('/en/profile/my-profile');
    await expect(page.getByText(user.email)).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Receipts', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: `Invoice No. ${invoice}` })).toBeVisible();
    await checkRules(page);
    await page.getByRole('button', { name: `Receipt No. ${receipt}` }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Open/ })).toHaveAttribute('href', /^blob:/);
    await checkRules(page);
  });
});

test.describe('a wide screen with the service worker', () => {
  test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' });

  test('a receipt that was opened once opens offline as the same file, and the list shows its age', async ({
    page,
    context,
    user,
    fakeCity,
  }) => {
    const [seen, other] = [
      await orderReceipt(fakeCity, city, user, person, '1000'),
      await orderReceipt(fakeCity, city, user, firm, '500'),
    ];
    await page.goto(path);
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await checkRules(page);
    await page.getByRole('button', { name: `Квитанция № ${seen}` }).click();
    const before = await download(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect
      .poll(() =>
        page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('"receipts"') ?? false, city),
      )
      .toBe(true);
    await page.close();

    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto(path);
    await expect(next.getByRole('main').getByText(/данные на/)).toBeVisible();
    await next.getByRole('button', { name: `Квитанция № ${seen}` }).click();
    expect((await download(next)).equals(before)).toBe(true);
    await expect(next.getByRole('button', { name: 'Для отправки нужна сеть' })).toBeDisabled();
    await next.goBack();
    await expect(next.getByRole('dialog')).toBeHidden();
    await next.getByRole('button', { name: `Счёт № ${other}` }).click();
    await expect(next.getByText('Документ загрузить не удалось')).toBeVisible();
    await checkRules(next);
  });
});

test.describe('without the service worker', () => {
  test('a stored receipt whose status has changed and which fails to load is shown as the earlier one', async ({
    page,
    user,
    fakeCity,
  }) => {
    const number = await orderReceipt(fakeCity, city, user, person, '1000');
    const opener = page.getByRole('button', { name: `Квитанция № ${number}` });
    await page.goto(path);
    await opener.click();
    const before = await download(page);
    await page.keyboard.press('Escape');
    let isDown = true;
    await page.route('**/receipt-list?*', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: (await reply.text()).replaceAll('Ожидает оплаты', 'Оплачена') });
    });
    await page.route('**/api/receipt?*', (route) => (isDown ? route.abort() : route.continue()));
    // A list that was just read is not refetched, so a minute passes.
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    await page.reload();
    await expect(page.getByText('Оплачена')).toBeVisible();
    await opener.click();
    await expect(page.getByText(/Это документ от .*: новый пока не загрузился/)).toBeVisible();
    expect((await download(page)).equals(before)).toBe(true);
    isDown = false;
    await page.getByRole('button', { name: 'Загрузить новый' }).click();
    await expect(page.getByText(/новый пока не загрузился/)).toHaveCount(0);
    await checkRules(page);
  });
});

test('RLIST-02: an empty list of receipts says so, and a failed city can be asked again', async ({
  page,
  user,
  fakeCity,
}) => {
  expect(user.token).not.toBe('');
  await fakeCity.control.misbehave({ match: 'receipt-list', kind: '500', count: 100 });
  await page.goto(path);
  await expect(page.getByText('Квитанции загрузить не удалось')).toBeVisible();
  const again = page.getByRole('button', { name: 'Попробовать ещё раз' });
  await expect(again).toBeEnabled();
  await fakeCity.control.clearFaults();
  await again.click();
  await expect(page.getByText('Квитанций пока нет.')).toBeVisible();
  await checkRules(page);
});

test('the page of receipts has no address with a language, and leads home in a city without receipts', async ({
  page,
  context,
  user,
  fakeCity,
}) => {
  await page.goto(`/en${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Receipts', level: 1 })).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === `/en${path}`);
  expect(user.token).not.toBe('');

  const { users } = await fakeCity.control.seed('voronezh', { users: [{ firstName: 'Анна' }] });
  const [other] = users;
  if (!other) throw new Error('No user was made');
  await signedIn(context, 'voronezh', other);
  await page.goto(path);
  // English was the last language, and this address names no language.
  await expect(page).toHaveURL((url) => url.pathname === '/en');
});
