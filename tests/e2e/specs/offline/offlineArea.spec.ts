import type { Page } from '@playwright/test';
import { mapDrawn } from '../../../tools/mapDrawn';
import { checkContrast, checkRules } from '../../support/checkRules';
import { expect, open, test } from '../../support/fixtures';
import { offlineTimeout, waitForOfflineApp } from '../../support/waitForOfflineApp';

test.use({ serviceWorkers: 'allow', drawsMap: true });

const storedTiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('kept-tiles')).keys()).map(({ url }) => new URL(url).pathname));

test('the map of an area is saved, resumed after a fault, drawn without a network, and gone once it is deleted', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  test.slow();
  await open(page, labels, '/device');
  await waitForOfflineApp(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('map-engine')).keys()).length), offlineTimeout)
    .toBe(2);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), offlineTimeout)
    .toBe(1);
  // Nothing can be stored before the worker is active.
  await page.reload();
  const area = page.getByRole('region', { name: 'Карта без сети' });
  await area.getByRole('radio', { name: '3 км' }).check();
  await expect(area.getByText(/^Займёт на устройстве примерно [\d,]+\s[КМ]Б\.$/)).toBeVisible();
  await checkRules(page, 'an area to keep');

  // Three tiles fail to load. The rest is available, and the page reports the gap.
  await fakeCity.control.misbehave({ match: '/tiles/perm/15/', kind: '500', count: 3 });
  await area.getByRole('button', { name: 'Сохранить карту' }).click();
  await expect(area.getByText('Часть карты не загрузилась. Попробуйте догрузить её ещё раз.')).toBeVisible(
    offlineTimeout,
  );
  await fakeCity.control.clearFaults();
  const [, expectText, all] = /Сохранено (\d+) из (\d+)/.exec((await area.textContent()) ?? '') ?? [];
  const total = Number(all);
  expect(total).toBeGreaterThan(20);
  expect(Number(expectText)).toBe(total - 3);
  expect(await storedTiles(page)).toHaveLength(total - 3);

  await fakeCity.control.clearRequests();
  await page.reload();
  await area.getByRole('button', { name: 'Продолжить' }).click();
  await expect(area.getByText('Сохранено полностью')).toBeVisible(offlineTimeout);
  expect(await fakeCity.control.requests('/tiles/')).toHaveLength(3);
  expect(await storedTiles(page)).toHaveLength(total);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkContrast(page, 'an area that is kept, dark');
  await page.emulateMedia({ colorScheme: 'light' });

  // The tiles cached in passing are deleted, so the base map comes from the offline area.
  await page.evaluate(() => caches.delete('tiles'));
  await fakeCity.control.clearRequests();
  await context.setOffline(true);
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(new URL(request.url()).pathname));
  await page.goto('/');
  await mapDrawn(page);
  expect(lost.filter((path) => path.startsWith('/tiles/'))).toEqual([]);
  expect(await fakeCity.control.requests('/tiles/')).toEqual([]);

  await page.goto('/device');
  await expect(area.getByText(`Сохранено ${total} из ${total}`, { exact: false })).toBeVisible();
  await area.getByRole('button', { name: /^Удалить · [\d,]+\s[КМ]Б/ }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: 'Удалить', exact: true }).click();
  await window.getByRole('button', { name: labels.done }).click();
  await expect(area.getByRole('button', { name: 'Нужна сеть' })).toBeDisabled();
  expect(await storedTiles(page)).toEqual([]);
});
