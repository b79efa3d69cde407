import { getMapInfo, type WireFeature } from '../../../../src/api/contract/map';
import { anchorOf, type ParkingGeometry } from '../../../../src/domain/map/mapFeature';
import { checkRules } from '../../support/checkRules';
import { expect, nextPlate, open, signIn, test } from '../../support/fixtures';
import { everyDay } from '../../support/prices';
import { roubles } from '../../support/labels';

/** A city that only these journeys use: its prices are changed. */
const city = 'kaluga';

interface Place {
  zone: string;
  code: string;
  address: string;
  at: { latitude: number; longitude: number };
}

/** Finds a kerb of the city that is in operation, and prices it at 90 roubles an hour on every day. */
const findPlace = async (
  url: string,
  settings: (city: string, patch: Record<string, unknown>) => Promise<unknown>,
): Promise<Place> => {
  const response = await fetch(`${url}/city/${city}${getMapInfo.path}`);
  const { features } = (await response.json()) as { features: WireFeature[] };
  const kerb = features.find(
    ({ properties, geometry }) =>
      properties.category === 'roadside' &&
      geometry.type === 'LineString' &&
      !properties.freeparking &&
      properties.spaces?.fordisabled === 0 &&
      properties.zone?.prices.every(({ daycode }) => daycode >= 0),
  );
  const { code, address, zone } = kerb?.properties ?? {};
  if (!kerb || code === undefined || address === undefined || zone === undefined)
    throw new Error('The city has no kerb to look at.');
  const prices = everyDay(['00:00:00', '23:59:59', 90]);
  await settings(city, { useSessionWithoutRegister: true, prices: { [zone.zonenumber]: prices } });
  return { zone: zone.zonenumber, code, address, at: anchorOf(kerb.geometry as ParkingGeometry) };
};

test('the card of a link shows every detail, can be saved and shared, and works by keyboard', async ({
  page,
  context,
  labels,
  fakeCity,
}) => {
  const kerb = await findPlace(fakeCity.url, (id, patch) => fakeCity.control.settings(id, patch));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, labels, `/?zone=${kerb.zone}&parkingCode=${kerb.code}`, city);
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await expect(card).toContainText(kerb.address);
  // The price of this hour appears once.
  await expect(card).not.toContainText(/90(,00)?\s₽\/ч(?!ас)/);
  // The card is small at first. Pulled up by its edge, it shows everything.
  await expect(card.getByRole('heading', { name: 'Тариф' })).toBeHidden();
  const box = await card.boundingBox();
  if (!box) throw new Error('No card');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 150, { steps: 4 });
  await page.mouse.up();
  await expect(card.getByRole('heading', { name: 'Тариф' })).toBeVisible();
  await expect(card).toContainText('Каждый день');
  await expect(card).toContainText('круглосуточно');
  await checkRules(page);
  // The route opens in the maps of a desktop, because the driver's position is not known.
  await expect(card.getByRole('link', { name: 'Маршрут' })).toHaveAttribute(
    'href',
    /^https:\/\/yandex\.ru\/maps\/\?rtext=~[\d.]+,[\d.]+&rtt=auto$/,
  );
  await expect(card).not.toContainText('пешком');

  await card.getByRole('button', { name: 'Поделиться' }).click();
  await expect(card.getByText('Ссылка скопирована')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('region', { name: labels.parking, exact: true })).toContainText(kerb.address);
  await other.close();

  await card.getByRole('button', { name: 'Избранное' }).click();
  await expect(card.getByRole('button', { name: 'Избранное' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.reload();
  const favourites = page.getByRole('button', { name: 'Избранное' });
  await favourites.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Избранное' })).toBeVisible();
  // Past the vehicle's button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: kerb.address })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(favourites).toBeFocused();

  // Starts at the driver's position once it is known, and leads to spaces for the disabled.
  await context.setGeolocation({ latitude: kerb.at.latitude + 0.004, longitude: kerb.at.longitude });
  await context.grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Фильтр' }).click();
  await page.getByRole('button', { name: 'Ближайшая с местами для инвалидов' }).click();
  await expect(card).toContainText(/Для инвалидов: [1-9]/);
  await expect(card).toContainText(/≈.*мин пешком/);
});

test('the card shows the price and one button at first, opens and closes by touch and keys, and keeps the focus', async ({
  page,
  context,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.settings(city, { useSessionWithoutRegister: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, labels, '', city);
  const list = page.getByRole('list', { name: 'Парковки и другие места' });
  const row = list.getByRole('button', { name: /^Зона \d+ .*Уличная парковка.*₽\/ч/ }).first();
  await row.click();
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  const title = await card.getByRole('heading').first().innerText();
  // What was tapped stands in the address, and a copy of it opens the same.
  await expect(page).toHaveURL(/\?zone=\d+&parkingCode=\d+$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('region', { name: labels.parking, exact: true })).toContainText(title);
  await other.close();
  const pay = card.getByRole('button', { name: labels.payHere });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expect(card).toContainText(/₽\/час|Бесплатно/);
  const names = (): Promise<(string | null)[]> =>
    card
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  expect(await names()).toEqual(['Подробности', labels.close, labels.payHere]);
  const peek = await card.boundingBox();
  expect(peek?.height).toBeLessThan(300);

  // By keys: the focus stays on the handle.
  const handle = card.getByRole('button', { name: 'Подробности' });
  await handle.focus();
  await page.keyboard.press('Enter');
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  await expect(handle).toBeFocused();
  await expect(card.getByRole('heading', { name: 'Тариф' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading', { name: 'Тариф' })).toBeHidden();

  // By a tap on the handle.
  await handle.click();
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  await handle.click();
  await expect(handle).toHaveAttribute('aria-expanded', 'false');

  // Pulled up by the price, the card follows the pointer.
  const edge = await card.boundingBox();
  if (!edge) throw new Error('No card');
  await page.mouse.move(edge.x + 100, edge.y + 100);
  await page.mouse.down();
  await page.mouse.move(edge.x + 100, edge.y, { steps: 4 });
  await expect.poll(async () => (await card.boundingBox())?.height).toBeCloseTo(edge.height + 100, -1);
  await page.mouse.move(edge.x + 100, edge.y - 200, { steps: 4 });
  await page.mouse.up();
  await expect(card.getByRole('heading', { name: 'Тариф' })).toBeVisible();

  // Back closes it, and a swipe does.
  await page.goBack();
  await expect(card).toBeHidden();
  await row.click();
  await expect(card).toBeVisible();
  const again = await card.boundingBox();
  if (!again) throw new Error('No card');
  await page.mouse.move(again.x + 100, again.y + 60);
  await page.mouse.down();
  await page.mouse.move(again.x + 100, again.y + again.height - 10, { steps: 6 });
  await page.mouse.up();
  await expect(card).toBeHidden();
});

test('a driver pays from the card and finds the vehicle again, and a logout removes every trace', async ({
  page,
  labels,
  fakeCity,
}) => {
  const kerb = await findPlace(fakeCity.url, (id, patch) => fakeCity.control.settings(id, patch));
  const { users } = await fakeCity.control.seed(city, {
    users: [{ balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] }],
  });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  await open(page, labels, '', city);
  await signIn(page, labels, driver);
  await page.goto(`/?zone=${kerb.zone}&parkingCode=${kerb.code}`);
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await card.getByRole('button', { name: 'Подробности' }).click();
  await card.getByRole('button', { name: 'Избранное' }).click();
  await card.getByRole('button', { name: labels.payHere }).click();
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await page.getByRole('button', { name: labels.pay(roubles(90)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Моя машина' }).click();
  await expect(page.getByText(`Машина: ${kerb.address}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Маршрут к машине' })).toHaveAttribute('href', /rtt=pd$/);
  const storedFavourites = (): Promise<string> =>
    page.evaluate(() => ['favourites', 'cars', 'spots'].map((name) => localStorage.getItem(`parking.${name}`)).join());
  expect(await storedFavourites()).toContain(kerb.address);

  await page.goto('/profile/my-profile');
  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
  expect(await storedFavourites()).not.toContain(kerb.address);
});

test('a place for other vehicles says so above the button and does not prevent a payment', async ({
  page,
  labels,
  fakeCity,
}) => {
  const response = await fetch(`${fakeCity.url}/city/${city}${getMapInfo.path}`);
  const { features } = (await response.json()) as { features: WireFeature[] };
  const { zone, code } = features.find(({ properties }) => properties.category === 'resident')?.properties ?? {};
  await open(page, labels, `/?zone=${zone?.zonenumber}&parkingCode=${code}`, city);
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await expect(card.getByText('Места для резидентов')).toBeVisible();
  await expect(card.getByRole('button', { name: labels.payHere })).toBeEnabled();
  await checkRules(page);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a guest marks where the vehicle stands and is led back to it', async ({ page, context, labels, fakeCity }) => {
    const kerb = await findPlace(fakeCity.url, (id, patch) => fakeCity.control.settings(id, patch));
    await open(page, labels, '', city);
    const mark = page.getByRole('button', { name: 'I left my car here' });
    await mark.click();
    await expect(
      page.getByText('Location is turned off for this site. Allow it in the browser settings.'),
    ).toBeVisible();
    await context.setGeolocation(kerb.at);
    await context.grantPermissions(['geolocation']);
    await mark.click();
    await expect(page.getByText('The car is marked on the map')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'My car' }).click();
    await expect(page.getByRole('link', { name: 'Route to the car' })).toHaveAttribute('href', /rtt=pd$/);
    await checkRules(page);
    await page.getByRole('button', { name: 'I’ve left, remove the pin' }).click();
    await expect(mark).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('parking.cars'))).toBe('[]');
  });
});

test('the zone of a link opens even if the city’s list of zones fails to load', async ({ page, labels, fakeCity }) => {
  const kerb = await findPlace(fakeCity.url, (id, patch) => fakeCity.control.settings(id, patch));
  await fakeCity.control.misbehave({ match: 'get-zones', kind: '500', count: 1000 });
  await open(page, labels, `/?zone=${kerb.zone}`, city);
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await expect(card).toContainText(kerb.zone);
  await expect(
    card.getByRole('link', { name: 'Оплатить здесь' }).or(card.getByRole('button', { name: 'Оплатить здесь' })),
  ).toBeVisible();
  await expect(page.getByText('в этом городе нет')).toBeHidden();
});

test('the map shows nothing of an earlier card when it opens from another page', async ({ page, labels, fakeCity }) => {
  const kerb = await findPlace(fakeCity.url, (id, patch) => fakeCity.control.settings(id, patch));
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await open(page, labels, `/?zone=${kerb.zone}`, city);
  await expect(card).toBeVisible();
  await page.goto(`/guest-payment?zone=${kerb.zone}`);
  await expect(page.getByLabel(labels.zone)).toHaveValue(kerb.zone);
  await page.evaluate((label) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector(`section[aria-label="${label}"]`)) seen.push(location.href);
    }).observe(document, { childList: true, subtree: true });
  }, labels.parking);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Карта парковок', exact: true })).toBeAttached();
  await expect(page.getByRole('list', { name: 'Парковки и другие места' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
