import type { Page } from '@playwright/test';
import { getMapInfo, type WireFeature } from '../../../../src/api/contract/map';
import { mapDrawn } from '../../../tools/mapDrawn';
import { checkRules } from '../../support/checkRules';
import { expect, open, test } from '../../support/fixtures';

/**
 * The controls over the map, and whether there is room for them: on a small phone, with large letters, with the list in
 * front.
 */

test.use({ drawsMap: true });

/** A city that only these journeys use. */
const city = 'kaluga';

/** Finds an object of the map that has a code but belongs to no zone. */
const objectOf = async (url: string): Promise<{ code: string; title: string }> => {
  const response = await fetch(`${url}/city/${city}${getMapInfo.path}`);
  const { features } = (await response.json()) as { features: WireFeature[] };
  const found = features.find(
    ({ properties: { code, zone, address } }) => code !== undefined && !zone && address !== undefined,
  )?.properties;
  if (found?.code === undefined || found.address === undefined)
    throw new Error('The city has nothing outside its zones.');
  return { code: found.code, title: found.address };
};

const storeFavourite = async (page: Page, place: { code: string; title: string }): Promise<void> => {
  await page.addInitScript((favourite) => localStorage.setItem('parking.favourites', JSON.stringify([favourite])), {
    ...place,
    city,
    owner: 'guest',
  });
};

/** Every visible button and link of the page's main part, with its name and its position. */
const standing = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const inside = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isWithin =
          left >= 0 && top >= main.getBoundingClientRect().top && right <= innerWidth && bottom <= innerHeight;
        const box = { left, top, right, bottom };
        return {
          name: one.ariaLabel ?? one.innerText,
          box,
          isWithin,
          isCovered: inside === null || !one.contains(inside),
        };
      }),
  );

for (const [label, viewport, fontScale] of [
  ['on the smallest phone', { width: 320, height: 568 }, 16],
  ['on the smallest phone with letters twice as large', { width: 320, height: 568 }, 32],
  ['on a small phone with letters twice as large', { width: 360, height: 640 }, 32],
  ['on a phone that lies on its side', { width: 640, height: 360 }, 16],
  ['on a desk with letters twice as large', { width: 1280, height: 800 }, 32],
] as const) {
  test.describe(label, () => {
    test.use({ viewport });

    test('no control over the map covers another, and all of them can be tapped', async ({
      page,
      labels,
      fakeCity,
    }) => {
      await storeFavourite(page, await objectOf(fakeCity.url));
      await page.addInitScript((size) => {
        document.addEventListener('readystatechange', () =>
          document.documentElement.style.setProperty('font-size', `${size}px`),
        );
      }, fontScale);
      await open(page, labels, '', city);
      for (const name of ['Список', 'Избранное', 'Где я', 'Обновить парковки'])
        await expect(page.getByRole('button', { name })).toBeVisible();
      // The parts that load with the parkings move the others, so the final positions are checked.
      await expect(async () => {
        const all = await standing(page);
        expect(all.map(({ name }) => name)).toContain('Войти и оплатить');
        expect(all.filter(({ isWithin }) => !isWithin)).toEqual([]);
        expect(all.filter(({ isCovered }) => isCovered)).toEqual([]);
        const overlaps = all.flatMap((one, turn) =>
          all
            .slice(turn + 1)
            .filter(
              ({ box }) =>
                box.left < one.box.right &&
                one.box.left < box.right &&
                box.top < one.box.bottom &&
                one.box.top < box.bottom,
            )
            .map((other) => `${one.name} / ${other.name}`),
        );
        expect(overlaps).toEqual([]);
      }).toPass();

      // An expanded list stays on the screen and leaves the pay button in reach.
      await page.getByRole('button', { name: 'Избранное' }).click();
      await expect(page.getByRole('list', { name: 'Избранное' })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Войти и оплатить' })).toBeInViewport({ ratio: 1 });
    });
  });
}

test('the buttons of the map are hidden while it is dragged, and on a phone the payment button is below it', async ({
  page,
  labels,
}) => {
  await open(page, labels, '', city);
  const steps = ['Зона, парковка, адрес', 'Список', 'Где я', 'Обновить парковки'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  for (const one of steps) await expect(one).toBeVisible();
  await mapDrawn(page);
  const areVisible = (): Promise<boolean[]> =>
    Promise.all(steps.map((one) => one.evaluate((button) => button.checkVisibility({ opacityProperty: true }))));
  const middle = await page.locator('canvas').evaluate((canvas) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 4 });
  await expect.poll(areVisible).toEqual([false, false, false, false]);
  const pay = page.getByRole('button', { name: 'Войти и оплатить' });
  await expect(pay).toBeInViewport({ ratio: 1 });
  const [canvas, button] = [await page.locator('canvas').boundingBox(), await pay.boundingBox()];
  expect(canvas && canvas.y + canvas.height).toBeLessThanOrEqual(button?.y ?? 0);
  await page.mouse.up();
  await expect.poll(areVisible).toEqual([true, true, true, true]);

  // A drag also ends when something else interrupts it, such as an incoming call or another app.
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await expect.poll(areVisible).toEqual([false, false, false, false]);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(areVisible).toEqual([true, true, true, true]);
});

test('over the list only the payment button stays, and a closed card returns to the same row', async ({
  page,
  labels,
}) => {
  await open(page, labels, '', city);
  await page.getByRole('button', { name: 'Список', exact: true }).click();
  const list = page.getByRole('list', { name: 'Парковки и другие места' });
  const card = page.getByRole('region', { name: labels.parking, exact: true });
  const row = list.locator('[aria-posinset="40"]');
  await expect(row).toBeAttached();
  await expect(page.getByRole('button', { name: 'Где я' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Машина стоит здесь' })).toBeHidden();
  const pay = page.getByRole('button', { name: 'Войти и оплатить' });
  for (const close of [
    () => card.getByRole('button', { name: labels.close }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await row.scrollIntoViewIfNeeded();
    // Rows are measured as they are drawn, and move until then.
    let before = await row.boundingBox();
    await expect(async () => {
      const at = before;
      before = await row.boundingBox();
      expect(before).toEqual(at);
    }).toPass({ intervals: [100] });
    await row.getByRole('button').click();
    await close();
    await expect(card).toBeHidden();
    await expect(row).toBeInViewport();
    await expect.poll(() => row.boundingBox()).toEqual(before);
  }
  // The last row can be read above the pay button.
  const last = list.getByRole('listitem').last();
  await expect(async () => {
    await page
      .locator('[data-scrolls]')
      .evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' }));
    expect(await last.getAttribute('aria-posinset')).toBe(await last.getAttribute('aria-setsize'));
    const [row, button] = [await last.boundingBox(), await pay.boundingBox()];
    expect(row && row.y + row.height).toBeLessThanOrEqual(button?.y ?? 0);
  }).toPass();

  await page.getByRole('button', { name: 'Закрыть список' }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Где я' })).toBeVisible();
});

test('a failed refresh is reported once, with the age of what is shown, and can be tried again', async ({
  page,
  labels,
  fakeCity,
}) => {
  await open(page, labels, '', city);
  await expect(page.getByRole('button', { name: 'Список', exact: true })).toBeVisible();
  await fakeCity.control.misbehave({ match: 'get-map-info', kind: '500', count: 9 });
  await page.getByRole('button', { name: 'Обновить парковки' }).click();
  await expect(page.getByText('Обновить не удалось.')).toHaveCount(1);
  await expect(page.getByText(/Парковки на \d\d:\d\d/)).toBeVisible();
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: 'Обновить', exact: true }).click();
  await expect(page.getByText(/Парковки на/)).toBeHidden();
});

test.describe('with a copy stored on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a refresh that gets only the stored copy is not reported as successful', async ({ page, labels, fakeCity }) => {
    await open(page, labels, '', city);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length)).toBe(1);
    await fakeCity.control.misbehave({ match: 'get-map-info', kind: '500', count: 9 });
    await page.getByRole('button', { name: 'Обновить парковки' }).click();
    await expect(page.getByText('Обновить не удалось.')).toHaveCount(1);
    await fakeCity.control.clearFaults();
    await page.getByRole('button', { name: 'Обновить', exact: true }).click();
    await expect(page.getByText('Обновить не удалось.')).toBeHidden();
  });
});

test('a favourite that only the map knows opens once the map has loaded', async ({ page, labels, fakeCity }) => {
  const place = await objectOf(fakeCity.url);
  await storeFavourite(page, place);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/get-map-info/**', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, labels, '', city);
  await page.getByRole('button', { name: 'Избранное' }).click();
  await page.getByRole('list', { name: 'Избранное' }).getByRole('button').click();
  await expect(page.getByText(`Откроем «${place.title}», как только загрузятся парковки.`)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: place.title })).toBeVisible();
});

test('the wait for a position can be cancelled, and a later position is shown and followed', async ({
  page,
  context,
  labels,
}) => {
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const getPosition = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      if (document.documentElement.dataset['position'] !== 'never') getPosition(...args);
    };
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 54.5135, longitude: 36.2612, accuracy: 10 });
  await open(page, labels, '', city);
  const where = page.getByRole('button', { name: 'Где я' });
  await expect(where).toBeVisible();
  const shapes = new Set<string>();
  const recordShape = async (name: string): Promise<void> => {
    shapes.add(await page.getByRole('button', { name }).locator('svg').innerHTML());
  };
  await recordShape('Где я');
  const html = page.locator('html');
  await html.evaluate(({ dataset }) => (dataset['position'] = 'never'));
  await where.click();
  await expect(page.getByText('Узнаём, где вы…')).toBeVisible();
  await recordShape('Не искать меня');
  await page.getByRole('button', { name: 'Не искать меня' }).click();
  await expect(page.getByText('Узнаём, где вы…')).toBeHidden();

  await html.evaluate(({ dataset }) => delete dataset['position']);
  await where.click();
  const follow = page.getByRole('button', { name: 'Следовать за мной' });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await recordShape('Следовать за мной');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Карта следует за вами')).toBeAttached();
  await recordShape('Следовать за мной');
  // The states differ without relying on colours.
  expect(shapes.size).toBe(4);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(follow).toHaveCSS('border-top-width', '4px');
  await checkRules(page);
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('at a desk all controls stand in one place, and the current choice is visible without colours', async ({
    page,
    labels,
    fakeCity,
  }) => {
    await storeFavourite(page, await objectOf(fakeCity.url));
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, labels, '', city);
    const pay = page.getByRole('button', { name: 'Войти и оплатить' });
    // Everything stands in one place, below the search.
    for (const name of ['Зона, парковка, адрес', 'Список', 'Фильтр', 'Избранное', 'Машина стоит здесь', 'Где я']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(box?.x).toBeLessThan(400);
      expect(box?.y).toBeLessThan(300);
    }
    const left = (await pay.boundingBox())?.x;
    await page.getByRole('button', { name: 'Список', exact: true }).click();
    const colourOf = (name: string): Promise<string> =>
      page
        .getByRole('radio', { name })
        .locator('..')
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await colourOf('Ближе')).not.toBe(await colourOf('Дешевле'));
    const row = page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('button').first();
    await row.click();
    await expect(row).toHaveCSS('border-left-width', '4px');
    await page.getByRole('button', { name: 'Закрыть список' }).click();
    await expect
      .poll(async () => (await page.getByRole('region', { name: /^(Парковка|Паркомат)/ }).boundingBox())?.x)
      .toBe(left);
  });
});
