import type { Locator, Page } from '@playwright/test';
import { chooseMethod } from '../e2e/support/chooseMethod';
import { companyCity, makeCompany, withLogins } from '../e2e/support/company';
import { city as usualCity, makeDriver, mainPlate, nextPlate, zone, type FakeCity } from '../e2e/support/fixtures';
import { fillPerson, newPerson, texts } from '../e2e/support/newcomer';
import { orderReceipt } from '../e2e/support/orderReceipt';
import { signedIn } from '../e2e/support/signedIn';
import { settled } from './hostilePage';
import type { SeededUser } from '../tools/control';
import { expect, test, type Row } from '../e2e/support/faultTest';
import { openTopUp } from '../e2e/support/openTopUp';

/** The values that every text field of every form gets. */
const hostile = [
  `'"<>&\0\r\n`,
  '\ud83d',
  `А${'\u0301'.repeat(1000)}`,
  'constructor',
  '__proto__',
  'null',
  'undefined',
  '<b>x</b>',
  'x'.repeat(100_000),
];

const x = texts.ru;

interface Moment {
  page: Page;
  fakeCity: FakeCity;
  driver: SeededUser;
  row: Row;
}

interface Form {
  name: string;
  city?: string;
  /** Defaults to a driver. */
  for?: 'guest' | 'company';
  isWindow?: boolean;
  /** A search has nothing to send, and the buttons of the other forms require a sum, a choice or a date. */
  isNeverSent?: true;
  show: (moment: Moment) => Promise<unknown>;
}

const at =
  (path: string) =>
  ({ page }: Moment): Promise<unknown> =>
    page.goto(path);

/** Opens a page and taps a button on it. */
const behind =
  (path: string, button: string | RegExp) =>
  async ({ page }: Moment): Promise<void> => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  };

/** Opens a page and the top-up over it. */
const behindBalance =
  (path: string) =>
  async ({ page }: Moment): Promise<void> => {
    await page.goto(path);
    await openTopUp(page);
  };

const forms: readonly Form[] = [
  // Without a price for what was pasted it cannot be sent.
  { name: 'guest payment', for: 'guest', isNeverSent: true, show: at('/guest-payment') },
  { name: 'ticket of a guest', for: 'guest', city: 'kazan', show: at('/guest-payment?type=planar') },
  {
    name: 'zones to choose from',
    for: 'guest',
    isWindow: true,
    isNeverSent: true,
    show: behind('/guest-payment', 'Выбрать из списка'),
  },
  {
    name: 'search of the map',
    for: 'guest',
    isWindow: true,
    isNeverSent: true,
    show: behind('/', 'Зона, парковка, адрес'),
  },
  { name: 'cities', for: 'guest', isWindow: true, isNeverSent: true, show: behind('/news', 'Пермь') },
  { name: 'registration', for: 'guest', show: at('/registration') },
  {
    name: 'code of a registration',
    for: 'guest',
    show: async ({ page, row }) => {
      await page.goto('/registration');
      // A registration that was begun continues after a reload.
      await settled(page);
      if (await page.getByLabel(x.emailCode).isVisible()) return;
      await fillPerson(page, x, newPerson());
      row.expectCodeRequests();
      await page.getByRole('button', { name: x.go, exact: true }).click();
    },
  },
  { name: 'restore', for: 'guest', show: at('/restore-password') },
  {
    name: 'code of a restore',
    for: 'guest',
    show: async ({ page, fakeCity, row }) => {
      await page.goto('/restore-password');
      await settled(page);
      if (await page.getByLabel(x.smsCode).isVisible()) return;
      // Another driver each time, because the codes for one phone are limited.
      const { phone } = await makeDriver(fakeCity);
      await page.getByLabel(x.login).fill(phone);
      await page.getByRole('button', { name: x.next }).click();
      row.expectCodeRequests();
      await page.getByRole('button', { name: x.bySms }).click();
    },
  },
  { name: 'legal login', for: 'guest', show: at('/legal/auth') },
  { name: 'login', for: 'guest', isWindow: true, show: behind('/news', 'Войти') },
  { name: 'payment', show: at('/profile/parking') },
  { name: 'ticket', city: 'kazan', show: at('/profile/parking?type=planar') },
  { name: 'payment without a balance', city: 'tyumen', show: at('/profile/parking') },
  { name: 'top-up', isWindow: true, isNeverSent: true, show: behindBalance('/profile/parking') },
  {
    name: 'payer of a receipt',
    city: 'kazan',
    isWindow: true,
    isNeverSent: true,
    show: async (moment) => {
      await behindBalance('/profile/my-profile')(moment);
      const window = moment.page.getByRole('dialog');
      await window.getByLabel('Сумма').fill('100');
      await chooseMethod(window, /^Квитанция/);
      await expect(window.getByRole('textbox').nth(3)).toBeVisible();
    },
  },
  {
    name: 'e-mail of a receipt',
    city: 'kazan',
    isWindow: true,
    // None of these texts is an address, and the button requires one (VAL-39).
    isNeverSent: true,
    show: async ({ page, fakeCity, driver }) => {
      await orderReceipt(fakeCity, 'kazan', driver);
      await page.goto('/profile/receipts');
      await page
        .getByRole('button', { name: /^Счёт № / })
        .first()
        .click({ timeout: 20_000 });
    },
  },
  { name: 'appeal', show: at('/profile/feedback') },
  {
    name: 'talk about an appeal',
    show: async ({ page }) => {
      const text = `Не работает паркомат ${crypto.randomUUID()}`;
      await page.goto('/profile/feedback');
      await page.getByRole('textbox', { name: 'Сообщение' }).fill(text);
      await page.getByRole('button', { name: 'Отправить обращение' }).click();
      await page.getByRole('link', { name: text }).click();
      await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
    },
  },
  { name: 'constructor', isNeverSent: true, show: at('/profile/constructor') },
  { name: 'operations', isNeverSent: true, show: at('/profile/operations?period=custom') },
  ...[
    'Изменить почту',
    'Изменить пароль',
    'Изменить имя',
    'Добавить телефон',
    'Добавить автомобиль',
    'Добавить документ',
  ].map((name): Form => ({
    name,
    isWindow: true,
    show: behind('/profile/my-profile', name),
  })),
  {
    name: 'car of a company',
    for: 'company',
    city: companyCity,
    isWindow: true,
    show: behind('/coop-profile', 'Добавить машину'),
  },
  {
    name: 'driver of a company',
    for: 'company',
    city: companyCity,
    isWindow: true,
    show: behind('/coop-profile?list=drivers', 'Добавить водителя'),
  },
  {
    name: 'device of a company',
    for: 'company',
    city: companyCity,
    isWindow: true,
    show: behind('/coop-profile?list=devices', 'Добавить устройство'),
  },
];

const fieldsOf = (form: Locator): Locator =>
  form
    .getByRole('textbox')
    .or(form.getByRole('searchbox'))
    .or(form.getByRole('combobox'))
    .or(form.locator('input[type=password]'))
    .and(form.locator('input, textarea'));

for (const { name, for: who, city = usualCity, isWindow = false, isNeverSent = false, show } of forms) {
  test(`B-22, preface: pasted content is plain text in every text field of a form (${name})`, async ({
    page,
    context,
    fakeCity,
    row,
  }) => {
    test.setTimeout(240_000);
    await fakeCity.control.settings(city, { viewPenalty: true, useReceipts: true, useSubscriptionConstructor: true });
    if (city === 'tyumen') await fakeCity.control.seed(city, { zones: [{ number: zone }] });
    const driver = await makeDriver(
      fakeCity,
      { balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] },
      city,
    );
    if (who === 'guest')
      await context.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
    else if (who === 'company')
      await withLogins(context, { coop: (await makeCompany(fakeCity, [mainPlate(driver)])).token });
    else await signedIn(context, city, driver);
    const form = isWindow ? page.getByRole('dialog').last() : page.getByRole('main');
    const fields = fieldsOf(form);
    let longestMs = 0;
    let [filled, sent] = [0, 0];
    for (const text of hostile) {
      // Opened again, because the previous text may have been accepted and the dialog closed.
      await show({ page, fakeCity, driver, row });
      await expect(fields.filter({ visible: true }).first()).toBeEditable();
      let filledNow = 0;
      // A form that settings replace by another one has no field for a moment.
      await expect(async () => {
        filledNow = 0;
        for (let index = 0; index < (await fields.count()); index += 1) {
          const field = fields.nth(index);
          if (!(await field.isVisible()) || !(await field.isEditable())) continue;
          const began = Date.now();
          await field.fill(text, { timeout: 15_000 });
          await field.blur({ timeout: 15_000 });
          // The page responds, so nothing hangs.
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
          longestMs = Math.max(longestMs, Date.now() - began);
          filledNow += 1;
        }
        expect(filledNow, `fields filled with ${JSON.stringify(text.slice(0, 20))}`).toBeGreaterThan(0);
      }).toPass({ timeout: 60_000 });
      filled += filledNow;
      const send = form.locator('button[type=submit]:enabled').filter({ visible: true });
      if (await send.count()) {
        row.expectCodeRequests();
        await send.first().click();
        sent += 1;
        // Leaves time to render the result. A dialog that closes afterwards steps back in the history, which would undo
        // a navigation at that moment.
        await page.waitForTimeout(500);
        await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
      }
      await expect(page.locator('main b, [role=dialog] b').filter({ hasText: /^x$/ })).toHaveCount(0);
      expect(await page.locator('body').innerText()).not.toMatch(/\bNaN\b|Invalid Date|\[object /);
    }
    // On a busy machine. Code whose time grows with the square of the text's length takes a minute.
    expect(longestMs).toBeLessThan(15_000);
    if (isNeverSent) expect(sent, 'times it was sent').toBe(0);
    else expect(sent, 'times it was sent').toBeGreaterThan(0);
    row.figure(`${filled} fields filled with ${hostile.length} texts, sent ${sent} times, at most ${longestMs} ms`);
  });
}
