import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { checkContrast, checkRules } from '../../support/checkRules';
import { chooseMethod } from '../../support/chooseMethod';
import {
  city,
  expect,
  fillStay,
  mainPlate,
  makeDriver,
  nextPlate,
  openPayForm,
  signIn,
  test,
  zone,
  type FakeCity,
} from '../../support/fixtures';
import { offlineTimeout, waitForOfflineApp } from '../../support/waitForOfflineApp';
import { leaveForOtherPage, loadOtherPage, slowDownStorage, storedText } from '../../support/slowDownStorage';
import { costText, type Labels, roubles } from '../../support/labels';

test.use({ serviceWorkers: 'allow' });

const records = (page: Page, name = 'Записи'): Locator =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');
const record = (page: Page, plate: string): Locator => records(page).filter({ hasText: plate });

/** The text of the printed page, as a reader sees it. */
const printed = async (page: Page): Promise<{ pages: number; text: string }> => {
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  // Lines are broken where the columns end.
  return { pages: pdf.numPages, text: items.map((item) => ('str' in item ? item.str : '')).join('') };
};

/** Fills in the guest's form for a new vehicle, and continues to the payment. */
const goOn = async (
  page: Page,
  labels: Labels,
  plate: string,
  beforeFilling: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  await beforeFilling();
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await chooseMethod(page);
  await page.getByRole('button', { name: labels.continue }).click();
};

/**
 * Pays at the provider. Waits until the page to which the guest returns confirms the payment, and until the
 * confirmation is stored.
 */
const payThere = async (page: Page, labels: Labels): Promise<void> => {
  await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
  await expect.poll(() => storedText(page)).toContain('confirmedAt');
};

const staysOf = async ({ control }: FakeCity, plate: string) =>
  (await control.ledger(city)).sessions.filter(({ number }) => number === plate);

test('on a phone with slow storage a guest is led to the payment page once the payment is stored, and it ends as paid', async ({
  page,
  labels,
}) => {
  await slowDownStorage(page);
  const plate = nextPlate();
  await goOn(page, labels, plate);
  await page.waitForURL(/\/demo\/pay\//);
  await payThere(page, labels);
  await page.goto('/device');
  await expect(record(page, plate)).toContainText('Оплачено');
});

test('on a phone with slow storage a guest who opens another page is not led away from it, and the stay is kept', async ({
  page,
  labels,
}) => {
  await slowDownStorage(page, 1_200);
  const plate = nextPlate();
  const answered = page.waitForResponse('**/payment/start');
  await goOn(page, labels, plate, () => loadOtherPage(page, labels));
  await answered;
  // The app makes no claim about a payment that cannot have been made yet.
  await expect(page.getByText('Открываем страницу оплаты…')).toBeVisible();
  await leaveForOtherPage(page, labels);
  await page.goto(`/guest-payment?city=${city}`);
  await page.getByRole('link', { name: 'не оплачено' }).click();
  // There is nothing to wait for, so the payment can be started at once.
  await expect(page.getByRole('heading', { name: 'Парковка не оплачена' })).toBeVisible();
  await checkRules(page, 'a stay whose payment page never opened');
  const stay = page.url();
  await page.getByRole('button', { name: 'Открыть страницу оплаты' }).click();
  await page.waitForURL(/\/demo\/pay\//);
  // Back without a payment. From here on the stay may have been paid.
  await page.goto(stay);
  await expect(page.getByRole('heading', { name: 'Проверяем, прошла ли оплата' })).toBeVisible();
  await page.goBack();
  await payThere(page, labels);
});

test('a guest’s paid, refused and unsent payments are shown as such without a network and can be printed', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const [paid, refused, lost] = [nextPlate(), nextPlate(), nextPlate()];
  await goOn(page, labels, paid);
  await page.waitForURL(/\/demo\/pay\//);
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await payThere(page, labels);

  await fakeCity.control.settings(city, { providerIsDown: true });
  await goOn(page, labels, refused);
  await expect(page.getByText('Платёжная система не отвечает.', { exact: false })).toBeVisible();
  await fakeCity.control.settings(city, { providerIsDown: false });

  await context.route('**/payment/start', (route) => route.abort('connectionreset'));
  await goOn(page, labels, lost);
  await expect(page.getByText(labels.notPaid)).toBeVisible();

  // Only the first of the three stays is in the city's ledger.
  expect(await staysOf(fakeCity, paid)).toMatchObject([{ zone, kopecks: 6000 }]);
  expect([...(await staysOf(fakeCity, refused)), ...(await staysOf(fakeCity, lost))]).toEqual([]);

  await waitForOfflineApp(page);
  await context.setOffline(true);
  await page.goto('/device');
  await expect(records(page)).toHaveCount(3);
  await expect(record(page, paid)).toContainText('Оплачено');
  await expect(record(page, paid)).toContainText(costText(60_00));
  await expect(record(page, refused)).toContainText(/Не оплачено.*\(PaymentServiceError\)/);
  await expect(record(page, lost)).toContainText('Связь оборвалась, ответа нет.');
  await record(page, paid).getByText('Оплата парковки').click();
  await expect(record(page, paid).getByText(order, { exact: true })).toBeVisible();
  await expect(record(page, paid)).toContainText(/Город подтвердил\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d UTC\+05:00/);
  await expect(page.getByText(labels.offline)).toBeVisible();
  await checkRules(page, 'device');
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkContrast(page, 'device, dark');

  const { pages, text } = await printed(page);
  expect(pages).toBe(1);
  for (const expected of [
    paid,
    refused,
    lost,
    order,
    'Пермь',
    'PaymentServiceError',
    'UTC+05:00',
    'Это не фискальный документ',
    costText(60_00),
  ])
    expect(text.replaceAll(/\s/g, '')).toContain(expected.replaceAll(/\s/g, ''));
  expect(text).not.toContain('Что хранит это устройство');
  expect(text).not.toContain('9123456789');

  await page.getByRole('radio', { name: 'Неудачные' }).check();
  await expect(records(page)).toHaveCount(2);
  await page.getByRole('radio', { name: 'Успешные' }).check();
  await expect(records(page)).toHaveCount(1);
  expect((await printed(page)).text).not.toContain(lost);
  await page.getByRole('radio', { name: 'Все' }).check();

  await record(page, lost).getByText('Оплата парковки').click();
  await record(page, lost).getByRole('button', { name: 'Удалить запись' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: labels.done }).click();
  await page.reload();
  await expect(records(page)).toHaveCount(2);
  await expect(record(page, lost)).toHaveCount(0);
  await page.getByRole('button', { name: 'Удалить все записи' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: labels.done }).click();
  await expect(page.getByText('Здесь появятся оплаты и неудачные попытки.')).toBeVisible();
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a driver who logs out can save the payments as a file, then they are gone, and the next driver sees none', async ({
    page,
    labels,
    driver,
    fakeCity,
  }) => {
    const plate = mainPlate(driver);
    await openPayForm(page, labels, driver);
    await fillStay(page, labels, driver);
    await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
    await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
    const menu = async (line: string): Promise<void> => {
      await page.getByRole('banner').getByRole('button', { name: labels.menu }).click();
      await page.getByRole('dialog').getByText(line, { exact: true }).click();
    };
    await menu('On this device');
    await expect(records(page, 'Records')).toHaveCount(1);
    await expect(records(page, 'Records')).toContainText(plate);
    const [session] = (await fakeCity.control.ledger(city, driver.email)).sessions;
    await records(page, 'Records').getByText('Pay for parking').click();
    await expect(records(page, 'Records').getByText(session?.id ?? '', { exact: true })).toBeVisible();
    await checkRules(page, 'device of a driver');

    await menu('Sign out');
    const window = page.getByRole('dialog');
    const file = page.waitForEvent('download');
    await window.getByRole('button', { name: 'Save receipts and log' }).click();
    const saved = await readFile(await (await file).path(), 'utf8');
    expect(saved).toContain(plate);
    expect(saved).toContain('This is not a fiscal document.');
    expect(saved).not.toContain(driver.email);
    await checkRules(page, 'logging out with proofs');
    await window.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
    await page.goto('/en/device');
    await expect(page.getByText('Payments and failed attempts will appear here.')).toBeVisible();

    const next = await makeDriver(fakeCity, { balanceKopecks: 100 });
    await signIn(page, labels, next);
    await page.goto('/en/device');
    await expect(page.getByText('Payments and failed attempts will appear here.')).toBeVisible();
    await expect(page.getByText(plate)).toHaveCount(0);
    // There is nothing to confirm.
    await menu('Sign out');
    await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
  });
});

test('the stored parts of the map show their size and are gone once they are deleted', async ({ page, labels }) => {
  await page.goto(`/?city=${city}`);
  await waitForOfflineApp(page);
  await page.reload();
  const cachedCount = (name: string): Promise<number> =>
    page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, name);
  await expect.poll(() => cachedCount('map-info'), offlineTimeout).toBe(1);
  await page.evaluate(() => fetch('/tiles/perm/10/669/318.pbf').then((answer) => answer.text()));
  await expect.poll(() => cachedCount('tiles'), offlineTimeout).toBeGreaterThan(0);

  await page.goto('/device');
  const list = page.getByRole('list', { name: 'Что хранится' });
  const row = (name: string): Locator =>
    list.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(row('Само приложение')).toContainText(/[КМ]Б/);
  await expect(row('Само приложение').getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/Всего приложение занимает .*[КМ]Б/)).toBeVisible();
  for (const [name, cache] of [
    ['Подложка карты', 'tiles'],
    ['Парковки на карте', 'map-info'],
  ] as const) {
    await expect(row(name)).toContainText(/\d\sБ|[КМ]Б/);
    await row(name).getByRole('button').click();
    const window = page.getByRole('dialog');
    await window.getByRole('button', { name: 'Удалить', exact: true }).click();
    await window.getByRole('button', { name: labels.done }).click();
    await expect(row(name)).toHaveCount(0);
    expect(await cachedCount(cache)).toBe(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('parking.map-loaded-at'))).toBeNull();
});
