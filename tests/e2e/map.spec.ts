import type { Page } from '@playwright/test';
import { getMapInfo, type WireFeature } from '../../src/api/contract/map';
import { anchorOf, type ParkingGeometry } from '../../src/domain/parking';
import type { Control } from '../tools/control';
import { expect, mainPlate, nextPlate, open, signIn, test } from './journey';
import { roubles, type Words } from './words';

test.use({ drawsMap: true });

/** A city of these journeys' own: its map is turned to one parking, and its prices are changed. */
const city = 'kaluga';

interface Place {
  feature: WireFeature;
  zone: string;
}

/** Turns the first look of the city's map to a kerb with spaces, at 90 roubles an hour. */
const lookAtKerb = async (url: string, control: Control): Promise<Place> => {
  const response = await fetch(`${url}/city/${city}${getMapInfo.path}`);
  const { features } = (await response.json()) as { features: WireFeature[] };
  const feature = features.find(
    ({ properties, geometry }) =>
      properties.category === 'roadside' &&
      geometry.type === 'LineString' &&
      !properties.freeparking &&
      (properties.spaces?.total ?? 0) > 5 &&
      properties.zone?.prices.every(({ daycode }) => daycode >= 0),
  );
  const zone = feature?.properties.zone?.zonenumber;
  if (!feature || zone === undefined) throw new Error('The city has no kerb to look at.');
  const prices = ['default', 'saturday', 'sunday', 'holiday'].map((type) => ({ type, interval: { from: '00:00:00', to: '23:59:59' }, price: 90 }));
  await control.settings(city, {
    useSessionWithoutRegister: true,
    // Where its sign stands.
    mapCenter: anchorOf(feature.geometry as ParkingGeometry),
    initialZoom: 18,
    prices: { [zone]: prices },
  });
  return { feature, zone };
};

/** Taps the middle of the drawn map, again until the parking there has been drawn. */
const tapMiddle = async (page: Page, w: Words): Promise<void> => {
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The map is not drawn.');
  await expect(async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('region', { name: w.parking, exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
};

for (const language of ['ru', 'en'] as const) {
  test.describe(`the map, in ${language}`, () => {
    test.use({ language });

    test('a driver taps a parking, reads what it costs, and pays there', async ({ page, w, world }) => {
      const { feature, zone } = await lookAtKerb(world.url, world.control);
      const { users } = await world.control.seed(city, { users: [{ balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] }] });
      const [driver] = users;
      if (!driver) throw new Error('No driver was made');
      await open(page, w, '', city);
      await signIn(page, w, driver);
      await tapMiddle(page, w);

      const card = page.getByRole('region', { name: w.parking, exact: true });
      await expect(card).toContainText(feature.properties.address ?? '');
      await expect(card).toContainText(zone);
      await expect(card).toContainText(String(feature.properties.spaces?.total));
      await expect(card).toContainText(/90[.,]00\s₽/);
      await card.getByRole('button', { name: w.payHere }).click();

      await expect(page.getByLabel(w.zone)).toHaveValue(zone);
      await page.getByRole('radio', { name: w.hour, exact: true }).check();
      await page.getByRole('button', { name: w.pay(roubles(90)) }).click();
      await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
      expect((await world.control.ledger(city, driver.email)).sessions).toMatchObject([{ zone, number: mainPlate(driver), kopecks: 9000 }]);
    });

    test('a guest taps a parking and has its zone in the form', async ({ page, w, world }) => {
      const { feature, zone } = await lookAtKerb(world.url, world.control);
      await open(page, w, '', city);
      await tapMiddle(page, w);
      const card = page.getByRole('region', { name: w.parking, exact: true });
      await card.getByRole('button', { name: w.payHere }).click();
      await expect(page.getByLabel(w.zone)).toHaveValue(zone);
      // Back is the same parking's card, not just its zone's.
      await page.goBack();
      await expect(card).toContainText(feature.properties.address ?? '');
    });
  });
}

test('the card is closed by its button, by Escape and by Back', async ({ page, w, world }) => {
  await lookAtKerb(world.url, world.control);
  await open(page, w, '', city);
  const card = page.getByRole('region', { name: w.parking, exact: true });
  for (const close of [() => card.getByRole('button', { name: w.close }).click(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.reload();
    await tapMiddle(page, w);
    await close();
    await expect(card).toBeHidden();
  }
});

test('a parking tapped once more is filled in once more, whatever was typed meanwhile', async ({ page, w, world }) => {
  const { zone } = await lookAtKerb(world.url, world.control);
  await open(page, w, `/?zone=${zone}`, city);
  const card = page.getByRole('region', { name: w.parking, exact: true });
  await card.getByRole('button', { name: w.payHere }).click();
  await page.getByLabel(w.zone).fill('0909');
  await page.goBack();
  await expect(card).toContainText(zone);
  await card.getByRole('button', { name: w.payHere }).click();
  await expect(page.getByLabel(w.zone)).toHaveValue(zone);
});

test('a language change keeps the zone that a link named, and what was typed on the form', async ({ page, w, world }) => {
  const { zone } = await lookAtKerb(world.url, world.control);
  await open(page, w, `/?zone=${zone}`, city);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('region', { name: 'Parking', exact: true })).toContainText(zone);
  await page.getByRole('button', { name: 'Pay here' }).click();
  await page.getByLabel('Zone number').fill('0909');
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page.getByLabel(w.zone)).toHaveValue('0909');
});

test('the list over the map leads to a card and back to the same row; what the filter leaves is what is drawn', async ({ page, w }) => {
  await open(page, w, '', city);
  const opener = page.getByRole('button', { name: 'Список', exact: true });
  const list = page.getByRole('list', { name: 'Парковки и другие места' });
  await opener.click();
  const row = list.locator('[aria-posinset="40"]');
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button').click();
  const card = page.getByRole('region', { name: w.parking, exact: true });
  await expect(card).toBeVisible();
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(row).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Фильтр' }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Парковки/ })
    .uncheck();
  await page.getByRole('button', { name: /^Показать/ }).click();
  await expect(page.getByText(/^Показано \d+ из \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Что значат знаки на карте' }).click();
  const legend = page.getByRole('dialog');
  await expect(legend).toContainText('Парковка сейчас не работает');
  // What a driver asks first; and two kinds of one name are told apart.
  await expect(legend.getByRole('heading', { level: 3 }).first()).toHaveText('Цвета: сколько стоит парковка');
  await expect(legend.getByText('Паркомат', { exact: true })).toHaveCount(1);
  await expect(legend.getByText('Парковка с паркоматом', { exact: true })).toHaveCount(1);
});

test('tiles and glyphs that do not come hide no parking', async ({ page, w, world, faults }) => {
  const { zone } = await lookAtKerb(world.url, world.control);
  await page.route('**/tiles/**', (route) => route.fulfill({ status: 500 }));
  await open(page, w, '', city);
  await tapMiddle(page, w);
  await expect(page.getByRole('region', { name: w.parking, exact: true })).toContainText(zone);
  expect(faults).toEqual([]);
});

test('whose the map is stands below it, and with its links in the legend', async ({ page, w }) => {
  await page.route(/\/assets\/city-kaluga-/, async (route) => {
    const response = await route.fetch();
    const credit = '© <a href=\\"https://maps.example.com/\\">Участники карты</a>';
    const body = (await response.text()).replace('"mapSource":{', `"mapSource":{"attribution":"${credit}",`);
    await route.fulfill({ response, body });
  });
  await open(page, w, '', city);
  await expect(page.getByText('© Участники карты')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Участники карты' })).toBeHidden();
  await page.getByRole('button', { name: 'Что значат знаки на карте' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Участники карты/ })).toHaveAttribute('href', 'https://maps.example.com/');
});

test('a map whose drawing is lost gives way to the list, and comes back on a tap', async ({ page, w }) => {
  await open(page, w, '', city);
  await expect(page.getByRole('button', { name: 'Приблизить' })).toBeVisible();
  await page.evaluate(() => document.querySelector('canvas')?.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext());
  await expect(page.getByText('Карту на этом устройстве показать не получается.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Показать карту' }).click();
  await expect(page.getByRole('button', { name: 'Приблизить' })).toBeVisible();
});

test.describe('a device whose drawing is switched off', () => {
  test('has the list as soon as the engine has said so, and is not asked to try again', async ({ page, w, faults }) => {
    await page.addInitScript(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }));
    await open(page, w, '', city);
    await expect(page.getByText('Карту на этом устройстве показать не получается.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Показать карту' })).toBeHidden();
    // The engine's own words, to whoever looks into the console.
    expect(faults.splice(0).map((fault) => fault.split('\n')[0])).toEqual(['Error: Failed to initialize WebGL']);
  });
});
