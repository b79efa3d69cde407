import { city, expect, open, test } from '../../support/fixtures';
import { offlineTimeout, waitForOfflineApp } from '../../support/waitForOfflineApp';

test.use({ serviceWorkers: 'allow' });

test('after a visit to the main page alone, zones, tariffs, SMS commands and rules are available offline with their age', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await open(page, labels, '/');
  await waitForOfflineApp(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), offlineTimeout)
    .toBe(1);
  await expect
    .poll(
      () =>
        page.evaluate(
          (id) => localStorage.getItem(`parking.queries.${id}`)?.includes('Номер состоит из четырёх цифр') ?? false,
          city,
        ),
      offlineTimeout,
    )
    .toBe(true);

  await context.setOffline(true);
  await page.goto('/pages/rules');
  await expect(page.getByRole('heading', { name: 'Правила парковки' })).toBeVisible();
  await expect(page.getByText('Номер состоит из четырёх цифр', { exact: false })).toBeVisible();
  await page.goto('/device');
  const offlineBundle = page.getByRole('region', { name: 'Пермь без сети' });
  const parts = offlineBundle.getByRole('list', { name: 'Что откроется без сети' }).getByRole('listitem');
  await expect(parts).toHaveText([
    /Зоны и тарифы.*данные на \d\d:\d\d/,
    /Парковки на карте.*данные на \d\d:\d\d/,
    /Команды SMS.*данные на \d\d:\d\d/,
    /Правила и справка.*данные на \d\d:\d\d/,
  ]);
  await expect(offlineBundle.getByText(/Всего: [\d,]+\s[КМ]Б/)).toBeVisible();
  await expect(offlineBundle.getByRole('button', { name: 'Нужна сеть' })).toBeDisabled();

  await context.setOffline(false);
  // Data that did not arrive is not reported as updated.
  await fakeCity.control.misbehave({ match: 'get-map-info', kind: '500', count: 1 });
  await offlineBundle.getByRole('button', { name: 'Обновить сейчас' }).click();
  await expect(offlineBundle.getByText('Обновилось не всё', { exact: false })).toBeVisible(offlineTimeout);
  await offlineBundle.getByRole('button', { name: 'Обновить сейчас' }).click();
  await expect(offlineBundle.getByText('Всё обновлено')).toBeVisible(offlineTimeout);
});
