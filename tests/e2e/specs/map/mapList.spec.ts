import { getMapInfo, type WireFeature } from '../../../../src/api/contract/map';
import { checkRules } from '../../support/checkRules';
import { expect, open, test, zone } from '../../support/fixtures';

/** The number of rows that are rendered at first. */
const pageRows = 50;
const moscow = { latitude: 55.75, longitude: 37.62 };

test('without a map the parkings are a list in order, which keeps its filter and its place', async ({
  page,
  labels,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(moscow);
  await open(page, labels);
  const list = page.getByRole('list', { name: 'Парковки и другие места' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(pageRows);
  await expect(page.getByText('Карту на этом устройстве показать не получается.')).toBeVisible();
  // The pay button is shown over the list too.
  await expect(page.getByRole('link', { name: labels.payParking })).toBeInViewport();
  await checkRules(page, 'list in the place of the map');

  // A screen reader gets the content of a row, and the row's position among hundreds.
  const first = rows.first();
  await expect(first).toHaveAttribute('aria-posinset', '1');
  const all = Number(await first.getAttribute('aria-setsize'));
  expect(all).toBeGreaterThan(2 * pageRows);
  await expect(
    list
      .getByRole('button', { name: /^Зона \d+ .+ парковка \d+ м .*\d+,00 ₽\/ч .*(\d+ мест|свободно|Мало мест)/ })
      .first(),
  ).toBeVisible();

  // Scrolling loads more rows, and the page contains only those near the screen.
  await rows.nth(pageRows - 1).scrollIntoViewIfNeeded();
  await expect(list.locator(`[aria-posinset="${pageRows + 1}"]`)).toBeAttached();

  // Sorted by the distance from the driver, whose position is requested only on a tap.
  await page.getByRole('button', { name: 'От меня' }).click();
  await expect(page.getByText('Расстояния от вас')).toBeVisible();
  await expect(first).toContainText(/\d\sкм/);

  await page.getByRole('radio', { name: 'Дешевле' }).check();
  await expect(rows).toHaveCount(pageRows);
  await expect(first).toContainText(/бесплатно/i);

  await page.getByRole('button', { name: 'Фильтр' }).click();
  const window = page.getByRole('dialog');
  // What most drivers look for is on the first screen, the rest behind it.
  await expect(window.getByRole('checkbox')).toHaveCount(3);
  await window.getByText('Цена, виды парковок и другие места').click();
  await window.getByRole('checkbox', { name: /^Бесплатная парковка/ }).uncheck();
  await window.getByRole('checkbox', { name: 'С местами для инвалидов' }).check();
  await checkRules(page, 'filter');
  const show = window.getByRole('button', { name: /^Показать \d+ из \d+$/ });
  const displayedCount = Number(/\d+/.exec(await show.innerText())?.[0]);
  expect(displayedCount).toBeGreaterThan(0);
  expect(displayedCount).toBeLessThan(all);
  await show.click();
  await expect(first).toHaveAttribute('aria-setsize', String(displayedCount));
  await page.reload();
  await expect(page.getByText(`Показано ${displayedCount} из ${all}`)).toBeVisible();

  // A row opens the card. Back from paying leads to the same card over the same list.
  const row = list.getByRole('button', { name: /^Зона \d+ .*₽\/ч/ }).first();
  const zone = /\d+/.exec(await row.innerText())?.[0] ?? '';
  await row.click();
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await card.getByRole('button', { name: labels.payHere }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await page.goBack();
  await expect(card).toContainText(zone);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await expect(first).toHaveAttribute('aria-setsize', String(all));
});

test('a row names sign, address, price and free spaces, and other objects stand after all parkings', async ({
  page,
  labels,
  fakeCity,
}) => {
  const response = await fetch(`${fakeCity.url}/city/kaluga${getMapInfo.path}`);
  const { features } = (await response.json()) as { features: WireFeature[] };
  const parkings = features.filter(({ properties }) => properties.objecttype === 'parkings').length;
  expect(parkings).toBeLessThan(features.length);
  await open(page, labels, '', 'kaluga');
  const list = page.getByRole('list', { name: 'Парковки и другие места' });
  const lastRow = list.locator(`[aria-posinset="${features.length}"]`);
  await expect(async () => {
    await page.locator('[data-scrolls]').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    await expect(lastRow).toBeInViewport({ timeout: 500 });
  }).toPass();
  // The button to pay does not cover the last row.
  const [row, pay] = [
    await lastRow.boundingBox(),
    await page.getByRole('button', { name: 'Войти и оплатить' }).boundingBox(),
  ];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(pay?.y ?? 0);
  const lastParking = list.locator(`[aria-posinset="${parkings}"]`);
  await expect(async () => {
    await page.locator('[data-scrolls]').evaluate((scroller) => scroller.scrollBy(0, -400));
    await expect(lastParking).toBeAttached({ timeout: 200 });
  }).toPass();
  await expect(lastParking).toContainText(/₽|Бесплатно|Не работает|Цена/i);
  await expect(list.locator(`[aria-posinset="${parkings + 1}"]`)).not.toContainText(/₽|Бесплатно|Не работает|Цена/);
});

test('a driver outside the city reads that nothing is near, and the map stays', async ({ page, labels, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(moscow);
  await open(page, labels);
  await page.getByRole('button', { name: 'Фильтр' }).click();
  await page.getByRole('button', { name: 'Ближайшая с местами для инвалидов' }).click();
  await expect(page.getByText('Вы за пределами карты города Пермь.')).toBeInViewport();
  await page.getByRole('button', { name: labels.close }).click();
  await expect(page.getByRole('region', { name: labels.parking, exact: true })).toBeHidden();
});

test('a link that can be neither shared nor copied is shown in sight, selected and labelled', async ({
  page,
  labels,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, labels, `/?zone=${zone}`);
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await card.getByRole('button', { name: 'Подробности' }).click();
  await card.getByRole('button', { name: 'Поделиться' }).click();
  const field = page.getByLabel('Ссылка на парковку');
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
});
