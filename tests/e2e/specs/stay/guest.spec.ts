import { chooseMethod, methodRow } from '../../support/chooseMethod';
import { city, expect, nextPlate, open, fillSignIn, test, zone } from '../../support/fixtures';
import { costText } from '../../support/labels';

test('the city’s zones and settings are requested while the form itself is still loading', async ({ page }) => {
  const requestedScripts = new Set<string>();
  page.on('request', (request) => {
    const name = /\/get-(zones|settings)/.exec(request.url())?.[1];
    if (name) requestedScripts.add(name);
  });
  let letCome = (): void => undefined;
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/guest-payment-[\w-]+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(`/guest-payment?city=${city}&zone=${zone}`, { waitUntil: 'commit' });
  await expect.poll(() => [...requestedScripts].sort()).toEqual(['settings', 'zones']);
  letCome();
  await expect(page.getByText('улица Ленина, 12')).toBeVisible();
});

test('a link to a barrier, which is not a zone, requests no zones', async ({ page }) => {
  const requestedScripts: string[] = [];
  page.on('request', (request) => requestedScripts.push(request.url()));
  await page.goto('/guest-payment?city=kazan&type=planar');
  await expect(page.getByLabel('Номер билета или карты')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requestedScripts.filter((url) => url.includes('get-settings'))).toHaveLength(1);
  expect(requestedScripts.filter((url) => url.includes('get-zones'))).toEqual([]);
});

for (const language of ['ru', 'en'] as const) {
  test.describe(`a guest, in ${language}`, () => {
    test.use({ language });

    test('a guest pays from a link on a first visit and returns to the running stay', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const plate = nextPlate();
      await page.goto(`${labels.prefix}/guest-payment?city=${city}&zone=${zone}`);
      await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
      await expect(page.getByText('улица Ленина, 12')).toBeVisible();
      await page.getByLabel(labels.plate).pressSequentially(plate);
      await page.getByRole('radio', { name: labels.hour, exact: true }).check();
      await page.getByRole('textbox', { name: labels.phone }).fill('89123456789');
      await expect(page.getByRole('textbox', { name: labels.phone })).toHaveValue('+7 (912) 345 - 67 - 89');
      await chooseMethod(page);
      await page.getByRole('button', { name: labels.continue }).click();
      await page.waitForURL(/\/demo\/pay\//);
      const address = new URL(page.url()).pathname;
      await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
      await expect(page.getByRole('img', { name: new RegExp(zone) })).toBeVisible();
      const { sessions: ledgerStays, links } = await fakeCity.control.ledger(city);
      const stays = ledgerStays.filter(({ number }) => number === plate);
      expect(stays).toMatchObject([{ zone, durationMin: 60, kopecks: 6000 }]);
      expect(links.filter(({ url }) => url === address)).toMatchObject([{ kopecks: 6000, credits: 1 }]);
      await page.locator('summary').click();
      await expect(page.getByText(labels.ordered(costText(6000, language)), { exact: false })).toBeVisible();
      // The stay is stored on the device, and the next start shows it.
      await page.goto(labels.prefix || '/');
      await expect(page.getByRole('link', { name: /59/ })).toBeVisible();
    });
  });
}

test('a guest who declines reads that nothing is confirmed, and finds the form filled in again', async ({
  page,
  labels,
  fakeCity,
}) => {
  await page.clock.install();
  const plate = nextPlate();
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await chooseMethod(page);
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: 'Отказаться' }).click();
  await expect(page.getByText('Проверяем, прошла ли оплата')).toBeVisible();
  await expect(page).toHaveTitle('Проверка оплаты — Парковка');
  // Whoever declined need not wait for the city.
  await page.getByRole('link', { name: 'Я не оплачивал — начать заново' }).click();
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  expect((await fakeCity.control.ledger(city)).sessions.filter(({ number }) => number === plate)).toEqual([]);
});

test('an unknown city in a link gives a message and the choice of a city, where its zone is not filled in', async ({
  page,
}) => {
  await page.goto(`/guest-payment?city=atlantis&zone=${zone}`);
  await expect(page.getByText('Города «atlantis» из ссылки в приложении нет.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать город' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Пермь' }).click();
  await expect(page.getByRole('button', { name: 'Выбрать город' })).toBeHidden();
  await expect(page.getByLabel('Номер зоны')).toHaveValue('');
});

test('a link as mail programs and tools leave it fills in the form', async ({ page, labels }) => {
  await page.goto(
    `/guest-payment?CITY=${city.toUpperCase()}&amp;zone=${zone}&plate=%C0123%C2%D159&foreign=0&duration=60?utm_source=qr`,
  );
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue('А123ВС59');
  expect(page.url()).not.toContain('foreign');
  await expect(page.getByText('₽').first()).toBeVisible();
});

test('F-87: an unknown zone in a link gives a message and the list of zones, without a price or a crash', async ({
  page,
  labels,
}) => {
  await page.goto(`/guest-payment?city=${city}&zone=7777&plate=${encodeURIComponent(nextPlate())}&duration=60`);
  await expect(page.getByText(labels.unknownZone)).toBeVisible();
  await expect(page.getByRole('button', { name: labels.continue })).toBeDisabled();
  await page.getByRole('button', { name: /^Осталось: место/ }).click();
  await expect(page.getByLabel(labels.zone)).toBeFocused();
  await expect(page.getByText('₽')).toHaveCount(0);
  await page.getByRole('button', { name: 'Выбрать из списка' }).click();
  await page.getByRole('dialog').getByText(zone, { exact: true }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
});

test('a range of house numbers stays on one line in the list of zones, however long the name of the street', async ({
  page,
  labels,
  fakeCity,
}) => {
  const streets = Array.from({ length: 24 }, (_, length) => ({
    number: String(8100 + length),
    address: `улица ${'Щука'.padEnd(length + 4, 'ш')}, 1–145`,
  }));
  // No other journey reads the zones of this city.
  await fakeCity.control.seed('barnaul', { zones: streets });
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, labels, '/guest-payment', 'barnaul');
  await page.getByRole('button', { name: 'Выбрать из списка' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('Щука');
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(streets.length);
  const linesOfRange = (row: Element): number => {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent?.includes('1–145'));
    const range = document.createRange();
    const at = texts.currentNode.textContent?.indexOf('1–145') ?? -1;
    range.setStart(texts.currentNode, at);
    range.setEnd(texts.currentNode, at + 5);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  for (const row of await rows.all()) expect(await row.evaluate(linesOfRange)).toBe(1);
});

test('in a city without guest payments a link leads to the main page with a message, and signing in there opens its zone’s form', async ({
  page,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.seed('tula', { zones: [{ number: zone, address: 'улица Советская, 1' }] });
  await fakeCity.control.settings('tula', { useSessionWithoutRegister: false });
  await page.goto(`/guest-payment?city=tula&zone=${zone}`);
  await expect(page.getByText('В этом городе без входа платить нельзя.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'улица Советская, 1' })).toBeVisible();
  const [driver] = (await fakeCity.control.seed('tula', { users: [{}] })).users;
  if (!driver) throw new Error('Nobody was made');
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await fillSignIn(page, labels, driver);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page).toHaveURL((url) => url.pathname === '/profile/parking');
});

test('B-17: a link can state that its plate is foreign, whatever it looks like', async ({ page }) => {
  const price = page.waitForRequest('**/payment/cost');
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=PO12345&foreign=1&duration=60`);
  await expect(page.getByLabel('Иностранный номер')).toBeChecked();
  expect(new URLSearchParams((await price).postData() ?? '').get('Vehicle')).toBe('PO12345');
});

test('a link to the main page opens its zone, even if a payment page was opened a moment ago', async ({
  page,
  labels,
}) => {
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`);
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await chooseMethod(page);
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.goto(`/?zone=${zone}`);
  await expect(page.getByRole('heading', { name: 'улица Ленина, 12' })).toBeVisible();
  // An address without its own target counts as the return from the provider.
  await page.goto('/');
  await expect(page).toHaveURL((url) => url.pathname === '/guest-payment' && url.searchParams.has('stay'));
});

test('in a city without guest payments the parking code of a link is passed to the main page', async ({
  page,
  fakeCity,
}) => {
  await fakeCity.control.settings('tula', { useSessionWithoutRegister: false });
  for (const type of ['', '&type=planar']) {
    await page.goto(`/guest-payment?city=tula&parkingCode=4711${type}`);
    await expect(page.getByText('В этом городе без входа платить нельзя.', { exact: false })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('parkingCode') === '4711');
  }
});

test('a guest whose page is closed before the answer can try again, and pays once', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const plate = nextPlate();
  const link = `/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`;
  const fillAndSend = async (on: typeof page): Promise<void> => {
    await on.goto(link);
    await on.getByRole('textbox', { name: labels.phone }).fill('79123456789');
    await chooseMethod(on);
    await on.getByRole('button', { name: labels.continue }).click();
  };
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'hang' });
  const before = (await fakeCity.control.requests('payment/start')).length;
  await fillAndSend(page);
  await expect.poll(async () => (await fakeCity.control.requests('payment/start')).length).toBe(before + 1);
  await page.close();
  const next = await context.newPage();
  await fillAndSend(next);
  await next.waitForURL(/\/demo\/pay\//);
  await next.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(next.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
  expect((await fakeCity.control.ledger(city)).sessions.filter(({ number }) => number === plate)).toHaveLength(1);
});

test('Back from the payment page shows the unpaid stay and a link to fill it in again', async ({ page, labels }) => {
  await page.clock.install();
  const plate = nextPlate();
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`);
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await chooseMethod(page);
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.goBack();
  await expect(page.getByText('Проверяем, прошла ли оплата')).toBeVisible();
  const again = page.getByRole('link', { name: 'Я не оплачивал — начать заново' });
  await again.click();
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
});

test('GUEST-07: the button is off until the price is there, and a tap on what is missing leads to it', async ({
  page,
  labels,
}) => {
  await page.goto(`/guest-payment?city=${city}&zone=${zone}`);
  const pay = page.getByRole('button', { name: labels.continue });
  const missing = page.getByRole('button', { name: /^Осталось:/ });
  await expect(missing).toHaveText('Осталось: номер машины, телефон, способ оплаты');
  await expect(pay).toBeDisabled();
  await missing.click();
  await expect(page.getByLabel(labels.plate)).toBeFocused();
  await page.getByLabel(labels.plate).fill(nextPlate());
  await expect(pay).toBeEnabled();
  await missing.click();
  await expect(page.getByRole('textbox', { name: labels.phone })).toBeFocused();
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await expect(missing).toHaveText('Осталось: способ оплаты');
  await missing.click();
  await expect(methodRow(page)).toBeFocused();
  await chooseMethod(page);
  await expect(missing).toHaveCount(0);
  // The device offers the same method next time.
  await page.reload();
  await expect(methodRow(page)).toContainText('Банковская карта');
});

test('MAP-16: zones that did not load are an error with a retry, and a number can be paid for without them', async ({
  page,
  fakeCity,
}) => {
  await fakeCity.control.misbehave({ match: 'get-zones', kind: '500', count: 100 });
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(nextPlate())}&duration=60`);
  const card = page.getByRole('alert').filter({ hasText: 'Ошибка' });
  await expect(card).toContainText('Список зон не загрузился', { timeout: 15_000 });
  await expect(page.getByText('Итого')).toBeVisible();
  await fakeCity.control.clearFaults();
  await card.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByText('улица Ленина, 12')).toBeVisible();
  await expect(card).toHaveCount(0);
});
