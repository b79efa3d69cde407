import type { Locator, Page } from '@playwright/test';
import { nextDocument } from '../../support/accountData';
import { chooseMethod } from '../../support/chooseMethod';
import { city, expect, makeDriver, nextPlate, open, test } from '../../support/fixtures';
import { costText } from '../../support/labels';
import { openTopUp } from '../../support/openTopUp';
import { signedIn } from '../../support/signedIn';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** The time in which a list may be drawn once more after an act. */
const settleMs = 700;

/** Expects that the focus is on something of the page, also once everything has settled. */
const expectFocus = async (page: Page): Promise<void> => {
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? 'none');
  await expect.poll(focused).not.toMatch(/^(BODY|none)$/);
  await page.waitForTimeout(settleMs);
  expect(await focused()).not.toMatch(/^(BODY|none)$/);
};

/** Presses a button by the keyboard. */
const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};

test('after every act on vehicles and documents the focus is on a next action, and the section says what was done', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const [first, second, third] = [nextPlate(), nextPlate(), nextPlate()];
  const driver = await makeDriver(fakeCity, { vehicles: [{ number: first, isMain: true }, { number: second }] });
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/my-profile');
  const cars = section(page, 'Автомобили');
  const rowOf = (plate: string): Locator => cars.locator(`[data-row="${plate}"]`);

  await press(rowOf(second).getByRole('button', { name: 'Сделать основным' }));
  await expect(cars.getByRole('status')).toHaveText(`Основной автомобиль: ${second}`);
  await expectFocus(page);
  // The row's own next action, not the first one of the page.
  await expect(rowOf(second).locator(':focus')).toHaveCount(1);

  await press(cars.getByRole('button', { name: 'Выше' }).last());
  await expect(cars.getByRole('status')).toHaveText('Порядок изменён');
  await expectFocus(page);

  await press(cars.getByRole('button', { name: 'Добавить автомобиль' }));
  await dialog(page).getByLabel(labels.plate).fill(third);
  await press(dialog(page).getByRole('button', { name: 'Добавить автомобиль' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(cars.getByRole('status')).toHaveText('Автомобиль добавлен');
  await expectFocus(page);

  await press(rowOf(third).getByRole('button', { name: 'Изменить' }));
  await dialog(page).getByLabel('Название').fill('Рабочая');
  await press(dialog(page).getByRole('button', { name: 'Сохранить' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(cars.getByRole('status')).toHaveText('Сохранено');
  await expectFocus(page);

  for (const plate of [third, first, second]) {
    await press(rowOf(plate).getByRole('button', { name: 'Изменить' }));
    await press(dialog(page).getByRole('button', { name: 'Удалить автомобиль' }));
    await expect(dialog(page).getByText(/^Удалить автомобиль .*\?$/)).toBeFocused();
    await press(dialog(page).getByRole('button', { name: 'Удалить автомобиль' }));
    await expect(dialog(page)).toHaveCount(0);
    await expect(cars.getByRole('status')).toHaveText('Автомобиль удалён');
    // The last one leaves an empty list.
    await expectFocus(page);
    await expect(cars.locator(':focus')).toHaveCount(1);
  }

  const documents = section(page, 'Документы');
  await press(documents.getByRole('button', { name: 'Добавить документ' }));
  await dialog(page).getByRole('radio', { name: 'Водительское удостоверение' }).check();
  await dialog(page).getByLabel('Серия и номер').fill(nextDocument('19'));
  await press(dialog(page).getByRole('button', { name: 'Добавить документ' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(documents.getByRole('status')).toHaveText('Документ добавлен');
  await expectFocus(page);
  await press(documents.getByRole('button', { name: 'Изменить' }));
  await press(dialog(page).getByRole('button', { name: 'Удалить документ' }));
  await press(dialog(page).getByRole('button', { name: 'Удалить документ' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(documents.getByRole('status')).toHaveText('Документ удалён');
  await expectFocus(page);
  await expect(documents.locator(':focus')).toHaveCount(1);
});

/** Acts on the permits of a driver of Moscow: the first press asks, the second acts, the third closes. */
const actOnPermit = async (page: Page, row: Locator, name: string, done: string): Promise<void> => {
  await press(row.getByRole('button', { name, exact: true }));
  await press(dialog(page).getByRole('button', { name, exact: true }));
  await expect(dialog(page).getByText(done)).toBeVisible();
  const ready = dialog(page).getByRole('button', { name: 'Готово' });
  await expect(ready).toBeFocused();
  await ready.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(page);
  await expect(row.locator(':focus').or(page.locator('[data-row]:focus'))).toHaveCount(1);
};

test('ABON-07: after every act on a permit the focus is on its next action, and the refund names its sum before and after', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const vehicles = [{ number: nextPlate(), isMain: true }, { number: nextPlate() }];
  const driver = await makeDriver(fakeCity, { balanceKopecks: 5_000_000, vehicles }, 'moscow');
  await signedIn(context, 'moscow', driver);
  await open(page, labels, '/profile/constructor', 'moscow');
  const next = page.getByRole('button', { name: 'Далее' });
  await page.getByRole('group', { name: 'Зоны' }).getByRole('checkbox').first().check();
  // Only a permit that has begun can be paused.
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Moscow' }).format(Date.now());
  await page.getByLabel('Дата начала').fill(today);
  await next.click();
  await press(page.getByRole('button', { name: 'Купить', exact: true }).first());
  await press(dialog(page).getByRole('button', { name: /^Оплатить \d/ }));
  await expect(dialog(page).getByText('Абонемент успешно приобретен.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'К абонементам' })).toBeFocused();
  await expect(page).toHaveURL(/\/profile\/abonements$/);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(page);

  const row = page.locator('[data-row]');
  await expect(row).toHaveCount(1);
  await actOnPermit(page, row, 'Приостановить', 'Действие абонемента приостановлено');
  await press(row.getByRole('button', { name: 'Возобновить', exact: true }));
  await press(dialog(page).getByRole('button', { name: 'Возобновить', exact: true }));
  await expect(dialog(page).getByText(/^Теперь действует до \d\d\/\d\d\/\d\d/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(page);

  await press(row.getByRole('button', { name: 'Сменить автомобиль' }));
  await dialog(page).getByRole('radio').first().check();
  await press(dialog(page).getByRole('button', { name: 'Сменить автомобиль', exact: true }));
  await expect(dialog(page).getByRole('button', { name: 'Готово' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(page);

  const { debits } = await fakeCity.control.ledger('moscow', driver.email);
  const before = await fakeCity.control.balanceOf(driver);
  await press(row.getByRole('button', { name: 'Вернуть деньги' }));
  // The first day has begun, so a part of the price comes back.
  const price = (debits[0]?.kopecks ?? 0) / 100;
  await expect(dialog(page).getByText(/На баланс вернётся около [\d\s,]+₽/)).toBeVisible();
  await press(dialog(page).getByRole('button', { name: 'Вернуть деньги' }));
  await expect(dialog(page).getByText('Оплата за абонемент возвращена')).toBeVisible();
  const returned = (await fakeCity.control.balanceOf(driver)) - before;
  expect(returned).toBeGreaterThan(0);
  expect(returned / 100).toBeLessThanOrEqual(price);
  const said = await dialog(page)
    .getByText(/^Вернули на баланс/)
    .innerText();
  expect(Number(said.replace(/[^\d,]/g, '').replace(',', '.'))).toBe(returned / 100);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(page);
  await expect(page.getByText('действует', { exact: true })).toHaveCount(0);
});

test('ABON-06: a refund that the city refuses without a name shows its words at once', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await makeDriver(
    fakeCity,
    { balanceKopecks: 5_000_000, vehicles: [{ number: nextPlate() }] },
    'moscow',
  );
  await signedIn(context, 'moscow', driver);
  await open(page, labels, '/profile/constructor', 'moscow');
  await page.getByRole('group', { name: 'Зоны' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByRole('button', { name: 'Купить', exact: true }).first().click();
  await dialog(page)
    .getByRole('button', { name: /^Оплатить \d/ })
    .click();
  await dialog(page).getByRole('button', { name: 'К абонементам' }).click();
  const words = 'Вернуть можно только целые сутки';
  await page.route('**/backend/v2/refund', (route) =>
    route.fulfill({ json: { status: 'Error', errorMessage: words } }),
  );
  await page.getByRole('main').getByRole('button', { name: 'Вернуть деньги' }).click();
  await dialog(page).getByRole('button', { name: 'Вернуть деньги' }).click();
  await expect(dialog(page).getByText(words)).toBeVisible({ timeout: 3_000 });
  // An answer that says nothing is not told as money returned.
  await page.unroute('**/backend/v2/refund');
  await page.route('**/backend/v2/refund', (route) => route.fulfill({ json: {} }));
  await dialog(page).getByRole('button', { name: 'Вернуть деньги' }).click();
  await expect(dialog(page).getByText('Город пока не подтвердил')).toBeVisible();
  await expect(dialog(page).getByText('Оплата за абонемент возвращена')).toHaveCount(0);
});

test('a top-up by keyboard keeps the focus in its window to the end', async ({ page, labels, fakeCity, context }) => {
  const driver = await makeDriver(fakeCity, { balanceKopecks: 10_000 });
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/my-profile');
  await openTopUp(page);
  await chooseMethod(dialog(page));
  await dialog(page).getByLabel(labels.amount).fill('500');
  const [provider] = await Promise.all([
    context.waitForEvent('page'),
    press(dialog(page).getByRole('button', { name: labels.getLink })),
  ]);
  await provider.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(provider.getByRole('heading', { name: labels.providerPaid })).toBeVisible();
  await provider.close();
  await page.bringToFront();
  await expectFocus(page);
  await expect(dialog(page).getByText(labels.credited(costText(50_000, 'ru')))).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: labels.done })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(page);
});
