import type { Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { city, expect, open, test, zone } from '../../support/fixtures';
import { findKerb } from '../../support/kerb';

/** The device draws no map here: a search result must lead on without one. */
const card = (page: Page) => page.getByRole('region', { name: 'Парковка', exact: true });

test('a driver finds a zone from the menu of another page, an address on the map, and a street without a network', async ({
  page,
  context,
  fakeCity,
  labels,
}) => {
  const kerb = await findKerb(fakeCity.url);
  await open(page, labels, '/sms-commands');
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('button', { name: 'Найти парковку' }).click();
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type(zone.replace(/^0+/, ''));
  await expect(page.getByRole('option').first()).toContainText(zone);
  await checkRules(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/\\?zone=${zone}$`));
  await expect(card(page)).toContainText(zone);
  await page.goBack();
  await expect(page).toHaveURL(/\/sms-commands$/);

  // Another street of the same town may have no parking. Its address shows this.
  await open(page, labels);
  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  await field.fill(`${kerb.street} 2`);
  const addresses = page.getByRole('group', { name: 'Адреса' });
  await addresses.getByRole('option').first().click();
  await expect(page.getByText(`Рядом с адресом «${kerb.street}, 2»`)).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  await field.fill('ul. lenina 12');
  await expect(page.getByRole('option').first()).toContainText('Ленина, 12');
  // Typed with a mistake, and with a letter of the other keyboard layout.
  const mistaken = kerb.street.replace(/^(..)./u, '$1ъ');
  await field.fill(mistaken);
  await expect(page.getByRole('option').first()).toContainText(kerb.street);
  await expect(page.getByText(/Нет сети: ищем среди зон/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText(kerb.street);
});

test('a search offers favourites and the nearest zones before anything is typed, and Enter alone chooses none', async ({
  page,
  labels,
}) => {
  await page.addInitScript((favourite) => localStorage.setItem('parking.favourites', JSON.stringify([favourite])), {
    zone,
    title: 'улица Ленина, 12',
    city,
    owner: 'guest',
  });
  await open(page, labels);
  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  await expect(page.getByRole('group', { name: 'Избранное' }).getByRole('option')).toContainText(zone);
  const near = page.getByRole('group', { name: 'Рядом с центром города' }).getByRole('option');
  await expect(near).toHaveCount(6);
  const metres = (await near.allTextContents()).map((text) => {
    const [, figure = '', unit] = /([\d,]+)\s(м|км)$/.exec(text) ?? [];
    return Number(figure.replace(',', '.')) * (unit === 'км' ? 1000 : 1);
  });
  expect(metres).toEqual([...metres].sort((one, other) => one - other));
  await checkRules(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/\\?zone=${zone}$`));
});

test('a driver who requests the position gets the zone suggested on the map and in the form, or reads why it failed', async ({
  page,
  context,
  fakeCity,
  labels,
}) => {
  const kerb = await findKerb(fakeCity.url);
  await open(page, labels);
  await page.getByRole('button', { name: 'Где я' }).click();
  await expect(page.getByText('Браузеру не разрешено узнать ваше место')).toBeVisible();
  await page.getByRole('button', { name: 'Понятно' }).click();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 55.75, longitude: 37.61, accuracy: 20 });
  await page.getByRole('button', { name: 'Где я' }).click();
  await expect(page.getByText(/Вы за пределами карты города Пермь/)).toBeVisible();
  await context.setGeolocation({ ...kerb.at, accuracy: 900 });
  await expect(async () => {
    await page.getByRole('button', { name: 'Где я' }).click();
    await expect(page.getByText(/зону по нему не назвать/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await context.setGeolocation({ ...kerb.at, accuracy: 5 });
  const hint = page.getByRole('button', { name: new RegExp(`вы в зоне ${kerb.zone}`) });
  await expect(async () => {
    await page.getByRole('button', { name: 'Где я' }).click();
    await expect(hint).toBeVisible({ timeout: 1000 });
  }).toPass();
  await checkRules(page);
  await hint.click();
  await expect(card(page)).toContainText(kerb.street);

  // The form is filled in only by a tap.
  await open(page, labels, '/guest-payment');
  await expect(page.getByLabel(labels.zone)).toHaveValue('');
  await page.getByRole('button', { name: 'Выбрать из списка' }).click();
  const zones = page.getByRole('dialog');
  await zones.getByRole('button', { name: 'Рядом со мной' }).click();
  await zones
    .getByRole('status')
    .getByText(/Похоже, вы/)
    .waitFor();
  await zones
    .getByRole('button', { name: new RegExp(`Зона ${kerb.zone}`) })
    .first()
    .click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(kerb.zone);
});

test('a zone that only the map knows can be found, opened and paid for by its number', async ({
  page,
  fakeCity,
  labels,
}) => {
  const kerb = await findKerb(fakeCity.url);
  await page.route('**/api/info/get-zones*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { code?: string; value?: string }[] };
    await route.fulfill({
      response,
      json: { ...json, result: json.result.filter((one) => !JSON.stringify(one).includes(`"${kerb.zone}"`)) },
    });
  });
  await open(page, labels, `/?zone=${kerb.zone}`);
  await expect(card(page)).toContainText(`Зона ${kerb.zone}`);
  await expect(page.getByText(/в этом городе нет/)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();

  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  await page.getByRole('combobox').fill(kerb.zone.replace(/^0+/, ''));
  await expect(page.getByRole('option').first()).toContainText(`Зона ${kerb.zone}`);
  await page.keyboard.press('Enter');
  await card(page).getByRole('button', { name: labels.payHere }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(kerb.zone);
});
