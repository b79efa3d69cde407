import type { Locator, Page, Route } from '@playwright/test';
import { getMapInfo, type WireFeature } from '../../../../src/api/contract/map';
import { anchorOf, type ParkingGeometry } from '../../../../src/domain/map/mapFeature';
import type { Control } from '../../../tools/control';
import { mapDrawn } from '../../../tools/mapDrawn';
import { expect, languagesOfFullRun, mainPlate, nextPlate, open, signIn, test } from '../../support/fixtures';
import { pixelsOf } from '../../support/pixels';
import { everyDay } from '../../support/prices';
import { roubles, type Labels } from '../../support/labels';

test.use({ drawsMap: true });

/** A city that only these journeys use: its map starts at one parking, and its prices are changed. */
const city = 'kaluga';

interface Place {
  feature: WireFeature;
  zone: string;
}

/** Sets the initial view of the city's map to a kerb with spaces, at 90 roubles an hour. */
const findKerb = async (url: string, control: Control): Promise<Place> => {
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
  const prices = everyDay(['00:00:00', '23:59:59', 90]);
  await control.settings(city, {
    useSessionWithoutRegister: true,
    // The position of its marker.
    mapCenter: anchorOf(feature.geometry as ParkingGeometry),
    initialZoom: 18,
    prices: { [zone]: prices },
  });
  return { feature, zone };
};

interface View {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** The map's view. The tab stores it whenever the driver, or something the driver asked for, has moved the map. */
const viewOf = (page: Page): Promise<View | undefined> =>
  page.evaluate(
    (id) => (JSON.parse(sessionStorage.getItem('parking.map-view') ?? '{}') as Record<string, View>)[id],
    city,
  );

/** Gives the city a base map of another provider: a style at an address. */
const withStyle = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/city-kaluga-/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"mapSource":.*?,"profile"/,
      '"mapSource":{"type":"style","url":"/tiles/style.json"},"profile"',
    );
    await route.fulfill({ response, body });
  });

const pin = (page: Page): Locator => page.locator('.mapboxgl-marker');

/**
 * Taps the map until a card is open, because the target may not be drawn yet. Each tap gets enough time to open the
 * card, also on a slow machine. The card moves the map, so that every further tap at the same place would miss.
 */
const tapUntilOpen = (page: Page, card: Locator, place: () => Promise<{ x: number; y: number }>): Promise<void> =>
  expect(async () => {
    const { x, y } = await place();
    await page.touchscreen.tap(x, y);
    await expect(card).toBeVisible({ timeout: 10_000 });
  }).toPass();

/** Taps the middle of the drawn map, where a parking is. */
const tapMiddle = async (page: Page, labels: Labels): Promise<void> => {
  const canvas = page.locator('canvas');
  await mapDrawn(page);
  await tapUntilOpen(page, page.getByRole('region', { name: labels.parking, exact: true }), async () => {
    // Measured at each tap, because the size may still change while the page loads.
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The map is not drawn.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
};

for (const language of languagesOfFullRun) {
  test.describe(`the map, in ${language}`, () => {
    test.use({ language });

    test('a driver taps a parking, reads its price and pays there', async ({ page, labels, fakeCity }) => {
      const { feature, zone } = await findKerb(fakeCity.url, fakeCity.control);
      const { users } = await fakeCity.control.seed(city, {
        users: [{ balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] }],
      });
      const [driver] = users;
      if (!driver) throw new Error('No driver was made');
      await open(page, labels, '', city);
      await signIn(page, labels, driver);
      await tapMiddle(page, labels);

      const card = page.getByRole('region', { name: labels.parking, exact: true });
      await expect(card).toContainText(feature.properties.address ?? '');
      await expect(card).toContainText(zone);
      await expect(card).toContainText(String(feature.properties.spaces?.total));
      await expect(card).toContainText(/90[.,]00\s₽/);
      await card.getByRole('button', { name: labels.payHere }).click();

      await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
      await page.getByRole('radio', { name: labels.hour, exact: true }).check();
      await page.getByRole('button', { name: labels.pay(roubles(90)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([
        { zone, number: mainPlate(driver), kopecks: 9000 },
      ]);
    });

    test('a guest taps a parking, and its zone is filled in in the form', async ({ page, labels, fakeCity }) => {
      const { feature, zone } = await findKerb(fakeCity.url, fakeCity.control);
      await open(page, labels, '', city);
      await tapMiddle(page, labels);
      const card = page.getByRole('region', { name: labels.parking, exact: true });
      await card.getByRole('button', { name: labels.payHere }).click();
      await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
      // Back leads to the card of the same parking, not just of its zone.
      await page.goBack();
      await expect(card).toContainText(feature.properties.address ?? '');
    });
  });
}

test('the card of a parking can be closed by its button, by Escape and by Back', async ({ page, labels, fakeCity }) => {
  await findKerb(fakeCity.url, fakeCity.control);
  await open(page, labels, '', city);
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  for (const close of [
    () => card.getByRole('button', { name: labels.close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    // Starts at the city's initial view, not at the last view.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await tapMiddle(page, labels);
    await close();
    await expect(card).toBeHidden();
  }
});

test('a parking that is tapped again is filled in again, whatever was typed in between', async ({
  page,
  labels,
  fakeCity,
}) => {
  const { zone } = await findKerb(fakeCity.url, fakeCity.control);
  await open(page, labels, `/?zone=${zone}`, city);
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await card.getByRole('button', { name: labels.payHere }).click();
  await page.getByLabel(labels.zone).fill('0909');
  await page.goBack();
  await expect(card).toContainText(zone);
  await card.getByRole('button', { name: labels.payHere }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
});

test('a change of language keeps the zone of a link and the input of the form', async ({ page, labels, fakeCity }) => {
  const { zone } = await findKerb(fakeCity.url, fakeCity.control);
  await open(page, labels, `/?zone=${zone}`, city);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('region', { name: 'Parking', exact: true })).toContainText(zone);
  await page.getByRole('button', { name: 'Pay here' }).click();
  await page.getByLabel('Zone number').fill('0909');
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue('0909');
});

test('the list over the map opens a card and returns to the same row, and the filter applies to the map too', async ({
  page,
  labels,
}) => {
  await open(page, labels, '', city);
  const opener = page.getByRole('button', { name: 'Список', exact: true });
  const list = page.getByRole('list', { name: 'Парковки и другие места' });
  await opener.click();
  const row = list.locator('[aria-posinset="40"]');
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button').click();
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  await expect(card).toBeVisible();
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(row).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Фильтр' }).click();
  await page.getByRole('dialog').getByText('Цена, виды парковок и другие места').click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Парковки/ })
    .uncheck();
  await page.getByRole('button', { name: /^Показать/ }).click();
  await expect(page.getByText(/^Показано \d+ из \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Что значат знаки на карте' }).click();
  const legend = page.getByRole('dialog');
  await expect(legend).toContainText('Парковка сейчас не работает');
  // The legend starts with the drivers' first question, the prices. Two kinds with the same name are distinguished.
  await expect(legend.getByRole('heading', { level: 3 }).first()).toHaveText('Цвета: сколько стоит парковка');
  await expect(legend.getByText('Паркомат', { exact: true })).toHaveCount(1);
  await expect(legend.getByText('Парковка с паркоматом', { exact: true })).toHaveCount(1);
});

test('F-53: tiles and glyphs that fail to load hide no parking', async ({ page, labels, fakeCity, pageErrors }) => {
  const { zone } = await findKerb(fakeCity.url, fakeCity.control);
  // The last of them fail after everything else has loaded. Code that waits for the drawn map must be notified all the
  // same.
  const rest = page.waitForResponse(/get-map-info/).then(() => page.waitForTimeout(2000));
  await page.route('**/tiles/**', async (route) => {
    await rest;
    await route.fulfill({ status: 500 });
  });
  await open(page, labels, '', city);
  await tapMiddle(page, labels);
  await expect(page.getByRole('region', { name: labels.parking, exact: true })).toContainText(zone);
  expect(pageErrors).toEqual([]);
});

for (const [name, answer] of [
  ['is not there', (route: Route) => route.fulfill({ status: 404 })],
  ['is a page of somebody else', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<html>' })],
  ['is nothing', (route: Route) => route.fulfill({ json: null })],
  ['never comes', () => undefined],
] as const)
  test(`a city’s own map background that ${name} hides no parking, and is drawn once it arrives`, async ({
    page,
    labels,
    fakeCity,
    pageErrors,
  }) => {
    const { zone } = await findKerb(fakeCity.url, fakeCity.control);
    await withStyle(page);
    let isThere = false;
    await page.route('**/tiles/style.json', (route) => {
      if (!isThere) return answer(route);
      const source = {
        type: 'geojson',
        attribution: '© Другая карта',
        data: { type: 'FeatureCollection', features: [] },
      };
      const layer = { id: 'ground', type: 'background', paint: { 'background-color': '#FFFFFF' } };
      return route.fulfill({ json: { version: 8, name: 'ground', sources: { other: source }, layers: [layer] } });
    });
    await open(page, labels, '', city);
    await tapMiddle(page, labels);
    const card = page.getByRole('region', { name: labels.parking, exact: true });
    await expect(card).toContainText(zone);
    isThere = true;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('© Другая карта')).toBeAttached();
    // The parking is drawn again on the new map, and can be tapped as before.
    const mark = await pin(page).boundingBox();
    if (!mark) throw new Error('What was picked is not marked');
    await card.getByRole('button', { name: labels.close }).click();
    await expect(card).toBeHidden();
    await tapUntilOpen(page, card, () => Promise.resolve({ x: mark.x + mark.width / 2, y: mark.y + mark.height }));
    await expect(card).toContainText(zone);
    expect(pageErrors).toEqual([]);
  });

/** How far the foot of the pin is above the place. */
const pinLiftPx = 18;

test('a chosen parking is centred in the space that its card leaves, even if the card loads late', async ({
  page,
  labels,
  fakeCity,
}) => {
  const { feature, zone } = await findKerb(fakeCity.url, fakeCity.control);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await open(page, labels, `/?zone=${zone}&parkingCode=${feature.properties.code}`, city);
    const card = page.getByRole('region', { name: labels.parking, exact: true });
    await expect(card).toContainText(feature.properties.address ?? '');
    await expect(async () => {
      const searchBar = page.getByRole('button', { name: 'Зона, парковка, адрес' });
      const [at, sheet, map, search] = await Promise.all(
        [pin(page), card, page.locator('canvas'), searchBar].map((one) => one.boundingBox()),
      );
      if (!at || !sheet || !map || !search) throw new Error('Something is not drawn');
      const isPhone = size.width < 900;
      const middle = isPhone ? map.x + map.width / 2 : (sheet.x + sheet.width + map.x + map.width) / 2;
      const level = isPhone ? (search.y + search.height + sheet.y) / 2 : map.y + map.height / 2;
      expect(Math.abs(at.x + at.width / 2 - middle)).toBeLessThan(3);
      // The pin stands above the sign of the place.
      expect(Math.abs(at.y + at.height + pinLiftPx - level)).toBeLessThan(3);
    }).toPass();
  }
});

test('a zone of a link is shown as a whole, and a zone without objects on the map says so', async ({
  page,
  labels,
  fakeCity,
}) => {
  const { feature, zone } = await findKerb(fakeCity.url, fakeCity.control);
  await fakeCity.control.seed(city, { zones: [{ number: '0990', address: 'улица без разметки' }] });
  await open(page, labels, `/?zone=${zone}`, city);
  const response = await fetch(`${fakeCity.url}/city/${city}${getMapInfo.path}`);
  const { features } = (await response.json()) as { features: WireFeature[] };
  const points = features
    .filter(({ properties }) => properties.zone?.zonenumber === feature.properties.zone?.zonenumber)
    .map(({ geometry }) => anchorOf(geometry as ParkingGeometry));
  expect(points.length).toBeGreaterThan(3);
  await expect(page.getByRole('region', { name: labels.parking, exact: true })).toContainText(zone);
  await expect(async () => {
    const [view, map, card] = [
      await viewOf(page),
      await page.locator('canvas').boundingBox(),
      await page.getByRole('region', { name: labels.parking, exact: true }).boundingBox(),
    ];
    if (!view || !map || !card) throw new Error('The map has not been moved');
    const perDegree = (512 * 2 ** view.zoom) / 360;
    const shrink = Math.cos((view.latitude * Math.PI) / 180);
    for (const { latitude, longitude } of points) {
      const x = map.x + map.width / 2 + (longitude - view.longitude) * perDegree;
      const y = map.y + map.height / 2 - ((latitude - view.latitude) * perDegree) / shrink;
      expect(x).toBeGreaterThan(map.x);
      expect(x).toBeLessThan(map.x + map.width);
      expect(y).toBeGreaterThan(map.y);
      expect(y).toBeLessThan(card.y);
    }
  }).toPass();

  await open(page, labels, '/?zone=0990', city);
  await expect(page.getByText('На карте этой зоны нет.')).toBeVisible();
});

test('a zone that is too large to draw its kerbs still shows the colours of its prices', async ({
  page,
  labels,
  fakeCity,
}) => {
  const { feature, zone } = await findKerb(fakeCity.url, fakeCity.control);
  await fakeCity.control.settings(city, {
    prices: { [zone]: [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 300 }] },
  });
  const { latitude, longitude } = anchorOf(feature.geometry as ParkingGeometry);
  await page.route(`**${getMapInfo.path}*`, async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as { features: WireFeature[] };
    // The kerb runs for more than a kilometre along one street, and as far along the next.
    const [kerb] = json.features.filter(({ properties }) => properties.zone?.zonenumber === zone);
    const along = (north: number, code: string) => ({
      ...kerb,
      properties: { ...kerb?.properties, code },
      geometry: {
        type: 'LineString',
        coordinates: [-0.01, 0.01].map((east) => ({ latitude: latitude + north, longitude: longitude + east })),
      },
    });
    await route.fulfill({ response: reply, json: { ...json, features: [along(0, '9001'), along(0.004, '9002')] } });
  });
  await open(page, labels, `/?zone=${zone}`, city);
  await expect.poll(async () => (await viewOf(page))?.zoom).toBeLessThan(14);
  const dearest = [0xa3, 0x23, 0x1b];
  await expect
    .poll(async () => {
      const pixels = await pixelsOf(page.locator('canvas'));
      return pixels.evaluate((all, colour) => {
        let count = 0;
        for (let at = 0; at < all.length; at += 4)
          if (colour.every((part, offset) => Math.abs(part - (all[at + offset] ?? 0)) < 8)) count += 1;
        return count;
      }, dearest);
    })
    .toBeGreaterThan(200);
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('if a city’s first view shows no parking, the map moves to the nearest ones, but not after the driver moved it', async ({
    page,
    labels,
    fakeCity,
  }) => {
    const { feature } = await findKerb(fakeCity.url, fakeCity.control);
    // A corner of the city's map, far from all objects.
    const corner = { latitude: 54.4486, longitude: 36.1422 };
    await fakeCity.control.settings(city, { mapCenter: corner, initialZoom: 17 });
    await open(page, labels, '', city);
    await mapDrawn(page);
    await page.getByRole('button', { name: 'Отдалить' }).click();
    await expect
      .poll(async () => (await viewOf(page))?.longitude ?? corner.longitude)
      .not.toBeCloseTo(corner.longitude, 3);
    const moved = await viewOf(page);

    // After leaving and returning, the view is the last one, regardless of the city's initial view.
    await fakeCity.control.settings(city, { mapCenter: anchorOf(feature.geometry as ParkingGeometry) });
    await page.goto('/news');
    await page.goto('/');
    await page.getByRole('button', { name: 'Приблизить' }).click();
    await expect.poll(async () => ((await viewOf(page))?.zoom ?? 0) - (moved?.zoom ?? 0)).toBeCloseTo(1, 1);
    expect((await viewOf(page))?.longitude).toBeCloseTo(moved?.longitude ?? 0, 5);

    // A place that a link names takes precedence.
    await page.goto(`/?zone=${feature.properties.zone?.zonenumber}`);
    await expect.poll(async () => (await viewOf(page))?.longitude).not.toBeCloseTo(moved?.longitude ?? 0, 3);
  });
});

test('closing a card returns the focus to the map, which has a name in the language of the page', async ({
  page,
  labels,
  fakeCity,
}) => {
  await findKerb(fakeCity.url, fakeCity.control);
  await open(page, labels, '', city);
  await tapMiddle(page, labels);
  await page
    .getByRole('region', { name: labels.parking, exact: true })
    .getByRole('button', { name: labels.close })
    .click();
  await expect(page.locator('canvas')).toBeFocused();
  await expect(page.locator('canvas')).toHaveAttribute('aria-label', 'Карта парковок');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('canvas')).toHaveAttribute('aria-label', 'Parking map');
});

test('a tap on refresh brings new parkings to the map and to the list beside it', async ({
  page,
  labels,
  fakeCity,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, labels, '', 'tula');
  await page.getByRole('button', { name: 'Список', exact: true }).click();
  const first = page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first();
  const before = Number(await first.getAttribute('aria-setsize'));
  await fakeCity.control.seed('tula', { features: 7 });
  await page.getByRole('button', { name: 'Обновить парковки' }).click();
  await expect(first).toHaveAttribute('aria-setsize', String(before + 7));
});

test.describe('without a map', () => {
  test.use({ drawsMap: false });

  test('the parkings are requested again after an hour without any action', async ({ page, labels, fakeCity }) => {
    await page.clock.install();
    await open(page, labels, '', 'tula');
    const first = page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first();
    const before = Number(await first.getAttribute('aria-setsize'));
    await fakeCity.control.seed('tula', { features: 5 });
    await page.clock.fastForward('59:00');
    await expect(first).toHaveAttribute('aria-setsize', String(before));
    await page.clock.fastForward('02:00');
    await expect(first).toHaveAttribute('aria-setsize', String(before + 5));
  });
});

test('the credit of the map is shown below it, and with its links in the legend', async ({ page, labels }) => {
  await page.route(/\/assets\/city-kaluga-/, async (route) => {
    const response = await route.fetch();
    const attribution = '© <a href=\\"https://maps.example.com/\\">Участники карты</a>';
    const body = (await response.text()).replace('"mapSource":{', `"mapSource":{"attribution":"${attribution}",`);
    await route.fulfill({ response, body });
  });
  await open(page, labels, '', city);
  await expect(page.getByText('© Участники карты')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Участники карты' })).toBeHidden();
  await page.getByRole('button', { name: 'Что значат знаки на карте' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Участники карты/ })).toHaveAttribute(
    'href',
    'https://maps.example.com/',
  );
});

test('F-53: a map that loses its drawing context is replaced by the list, and returns on a tap', async ({
  page,
  labels,
}) => {
  await open(page, labels, '', city);
  await expect(page.getByRole('button', { name: 'Обновить парковки' })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('canvas')?.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext(),
  );
  await expect(page.getByText('Карту на этом устройстве показать не получается.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Показать карту' }).click();
  await expect(page.getByRole('button', { name: 'Обновить парковки' })).toBeVisible();
});

test.describe('a device without WebGL', () => {
  test('F-53: a device without WebGL gets the list at once, without an offer to try again', async ({
    page,
    labels,
    pageErrors,
  }) => {
    await page.addInitScript(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }));
    await open(page, labels, '', city);
    await expect(page.getByText('Карту на этом устройстве показать не получается.')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Показать карту' })).toBeHidden();
    // The engine's own message in the console.
    expect(pageErrors.splice(0).map((error) => error.split('\n')[0])).toEqual(['Error: Failed to initialize WebGL']);
  });
});
