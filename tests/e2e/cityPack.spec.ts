import { city, expect, open, test } from './journey';
import { keeping, keepsApp } from './keepsApp';

test.use({ serviceWorkers: 'allow' });

test('after nothing but the main page the city is there without a network: zones, tariffs, SMS commands and rules, with their age', async ({
  page,
  w,
  world,
  context,
}) => {
  await open(page, w, '/');
  await keepsApp(page);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('map-info')).keys()).length), keeping).toBe(1);
  await expect
    .poll(
      () => page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('Номер состоит из четырёх цифр') ?? false, city),
      keeping,
    )
    .toBe(true);

  await context.setOffline(true);
  await page.goto('/pages/rules');
  await expect(page.getByRole('heading', { name: 'Правила парковки' })).toBeVisible();
  await expect(page.getByText('Номер состоит из четырёх цифр', { exact: false })).toBeVisible();
  await page.goto('/device');
  const pack = page.getByRole('region', { name: 'Пермь без сети' });
  const parts = pack.getByRole('list', { name: 'Что откроется без сети' }).getByRole('listitem');
  await expect(parts).toHaveText([
    /Зоны и тарифы.*данные на \d\d:\d\d/,
    /Парковки на карте.*данные на \d\d:\d\d/,
    /Команды SMS.*данные на \d\d:\d\d/,
    /Правила и справка.*данные на \d\d:\d\d/,
  ]);
  await expect(pack.getByText(/Всего: [\d,]+\s[КМ]Б/)).toBeVisible();
  await expect(pack.getByRole('button', { name: 'Нужна сеть' })).toBeDisabled();

  await context.setOffline(false);
  // What did not come is not said to have come.
  await world.control.misbehave({ match: 'get-map-info', kind: '500', count: 1 });
  await pack.getByRole('button', { name: 'Обновить сейчас' }).click();
  await expect(pack.getByText('Обновилось не всё', { exact: false })).toBeVisible(keeping);
  await pack.getByRole('button', { name: 'Обновить сейчас' }).click();
  await expect(pack.getByText('Всё обновлено')).toBeVisible(keeping);
});
