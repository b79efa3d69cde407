import type { Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { expect, languagesOfFullRun, makeDriver, nextPlate, open, test } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { roubles } from '../../support/labels';

// A city that accepts SMS: `р16*{zone}*{plate}*{hours}`, `р16*х*{hours}`, `р16*с`, to 7878.
const city = 'kazan';
const zone = '0907';
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ fakeCity }) =>
  fakeCity.control.seed(city, { zones: [{ number: zone, address: 'улица Баумана, 1' }] }),
);

const texts = {
  ru: {
    pay: 'Оплатить по SMS',
    extend: 'Продлить по SMS',
    stop: 'Остановить по SMS',
    open: 'Открыть SMS',
    again: 'Открыть SMS ещё раз',
    came: 'SMS пришло',
    not: 'Не пришло',
    waits: (plate: string) => `Ждём ответное SMS: ${plate}, зона ${zone}`,
    paid: (plate: string) => `Оплачено по SMS: ${plate}, зона ${zone}`,
    nothing: 'По SMS ничего не сделано.',
    half: '30 мин',
    about: /^Так вы отметили. Конец около/,
    already: 'Эта парковка уже оплачена по SMS',
    ok: 'Понятно',
  },
  en: {
    pay: 'Pay by SMS',
    extend: 'Extend by SMS',
    stop: 'Stop by SMS',
    open: 'Open SMS',
    again: 'Open SMS again',
    came: 'The reply came',
    not: 'No reply',
    waits: (plate: string) => `Waiting for the reply SMS: ${plate}, zone ${zone}`,
    paid: (plate: string) => `Paid by SMS: ${plate}, zone ${zone}`,
    nothing: 'Nothing was done by SMS.',
    half: '30 min',
    about: /^As you have marked it. Ends at about/,
    already: 'This parking is already paid for by SMS',
    ok: 'OK',
  },
} as const;

const sheet = (page: Page) => page.getByRole('dialog');
const smsTo = (text: string): string => `sms:7878?&body=${encodeURIComponent(text)}`;
/** Waits until the whole app is on the device, as at every start but the first. */
const waitForOfflineApp = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

test('a driver without a network pays by SMS, which the city confirms, and can extend and end the stay by SMS', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const s = texts.ru;
  const plate = nextPlate();
  const driver = await makeDriver(fakeCity, { vehicles: [{ number: plate, isMain: true }] }, city);
  await signedIn(context, city, driver);
  await open(page, labels, `/profile/parking?zone=${zone}`, city);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  await waitForOfflineApp(page);
  await context.setOffline(true);

  await page.getByRole('radio', { name: s.half, exact: true }).check();
  await page.getByRole('button', { name: s.pay }).click();
  await expect(sheet(page)).toContainText('вместо 30 мин будет 1 ч');
  await expect(sheet(page).locator('code')).toHaveText(`р16*${zone}*${plate}*1`);
  const link = sheet(page).getByRole('link', { name: s.open });
  await expect(link).toHaveAttribute('href', smsTo(`р16*${zone}*${plate}*1`));
  await checkRules(page, 'the command');
  await link.click();
  await expect(sheet(page).getByText('Не отправляйте второе SMS')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(s.waits(plate))).toBeVisible();

  // A second payment of the same stay leads to the SMS that is still awaited, also after a reload.
  await page.reload();
  await expect(page.getByText(s.waits(plate))).toBeVisible();
  await page.getByRole('radio', { name: s.half, exact: true }).check();
  await page.getByRole('button', { name: s.pay }).click();
  await expect(sheet(page).getByRole('link', { name: s.again })).toBeVisible();
  await page.keyboard.press('Escape');

  // The SMS has arrived and the city knows the stay. The app itself has paid nothing.
  await fakeCity.control.seed(city, {
    users: [],
    sessions: [{ user: driver.email, number: plate, zone, durationMin: 60 }],
  });
  await context.setOffline(false);
  await expect(page.getByText(s.paid(plate))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Город это подтвердил.')).toBeVisible();
  expect(
    (await fakeCity.control.requests('/api/profile/start-parking')).filter(({ body }) => body.includes(driver.token)),
  ).toEqual([]);
  await page.getByRole('button', { name: s.ok }).click();
  await expect(page.getByText(s.paid(plate))).toBeHidden();

  await context.setOffline(true);
  const stay = page.getByRole('article');
  await stay.getByRole('button', { name: s.extend }).click();
  await sheet(page).getByRole('radio', { name: labels.twoHours, exact: true }).check();
  await expect(sheet(page).getByRole('link', { name: s.open })).toHaveAttribute('href', smsTo('р16*х*2'));
  await page.keyboard.press('Escape');
  await stay.getByRole('button', { name: s.stop }).click();
  await expect(sheet(page).getByRole('link', { name: s.open })).toHaveAttribute('href', smsTo('р16*с'));
});

for (const language of languagesOfFullRun) {
  test.describe(language, () => {
    test.use({ language, colorScheme: language === 'ru' ? 'light' : 'dark' });
    const s = texts[language];

    test('a guest states whether the SMS reply came, and without it nothing counts as paid', async ({
      page,
      labels,
      context,
    }) => {
      const plate = nextPlate();
      await open(page, labels, `/guest-payment?zone=${zone}&duration=60`, city);
      await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
      await waitForOfflineApp(page);
      await context.setOffline(true);
      // The missing value is requested at its field.
      await page.getByRole('button', { name: s.pay }).click();
      await expect(page.getByLabel(labels.plate)).toBeFocused();
      await page.getByLabel(labels.plate).fill(plate);
      await page.getByRole('button', { name: s.pay }).click();
      await sheet(page).getByRole('link', { name: s.open }).click();
      await sheet(page).getByRole('button', { name: s.not }).click();
      await expect(sheet(page)).toContainText(s.nothing);
      await expect(sheet(page).getByRole('link', { name: s.open, exact: true })).toBeVisible();
      await sheet(page).getByRole('link', { name: s.open, exact: true }).click();
      await sheet(page).getByRole('button', { name: s.came }).click();
      await expect(sheet(page)).toBeHidden();
      await expect(page.getByText(s.paid(plate))).toBeVisible();
      await expect(page.getByText(s.about)).toBeVisible();
      // The hint also appears where the stay could be paid again.
      await expect(page.getByText(s.already)).toBeVisible();
      await checkRules(page, 'told');
    });
  });
}

test('while the outcome of a payment is unknown, no SMS payment is offered, even after a restart', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const plate = nextPlate();
  const driver = await makeDriver(
    fakeCity,
    { balanceKopecks: 50_000, vehicles: [{ number: plate, isMain: true }] },
    city,
  );
  await signedIn(context, city, driver);
  await open(page, labels, `/profile/parking?zone=${zone}&duration=60`, city);
  await waitForOfflineApp(page);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect.poll(async () => (await fakeCity.control.ledger(city, driver.email)).debits.length).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByRole('button', { name: 'Проверяем оплату…' })).toBeDisabled();
  await expect(page.getByRole('button', { name: texts.ru.pay })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(new RegExp(`Парковка оплачена: ${plate}`))).toBeVisible({ timeout: 30_000 });
});

const isListStored = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => localStorage.getItem(`parking.queries.${name}`)?.includes('"sms-commands"') ?? false, id);

test('without a network a driver pays, extends and ends a stay by the commands that the city lists', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const s = texts.ru;
  const [plate, parked] = [nextPlate(), nextPlate()];
  const listing = 'perm';
  await fakeCity.control.seed(listing, { zones: [{ number: zone, address: 'улица Ленина, 1' }] });
  const driver = await makeDriver(
    fakeCity,
    { vehicles: [{ number: plate, isMain: true }, { number: parked }] },
    listing,
  );
  await fakeCity.control.seed(listing, {
    sessions: [{ user: driver.email, number: parked, zone, durationMin: 60 }],
  });
  await signedIn(context, listing, driver);
  await open(page, labels, `/profile/parking?zone=${zone}&duration=60`, listing);
  await expect(page.getByRole('article')).toBeVisible();
  await waitForOfflineApp(page);
  await expect.poll(() => isListStored(page, listing), { timeout: 30_000 }).toBe(true);
  await context.setOffline(true);

  await page.getByRole('button', { name: s.pay }).click();
  const command = `парковка*${zone}*${plate}*1`;
  await expect(sheet(page).locator('code')).toHaveText(command);
  await expect(sheet(page).getByText('парковка*0101*А123ВС*2', { exact: true })).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: s.open })).toHaveAttribute('href', smsTo(command));
  await checkRules(page, 'a command from the list');
  await page.keyboard.press('Escape');

  const stay = page.getByRole('article');
  await stay.getByRole('button', { name: s.extend }).click();
  await expect(sheet(page).getByRole('link', { name: s.open })).toHaveAttribute('href', smsTo('продлить*1'));
  await page.keyboard.press('Escape');
  await stay.getByRole('button', { name: s.stop }).click();
  await expect(sheet(page).getByRole('link', { name: s.open })).toHaveAttribute('href', smsTo('стоп'));
});

test('a list of SMS commands that cannot be read is offered as it is, with copy', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const s = texts.ru;
  const plate = nextPlate();
  const listing = 'tula';
  await fakeCity.control.settings(listing, {
    smsCommands: [
      { name: 'Оплатить парковку', example: '12*А123ВС77*2' },
      { name: 'Узнать баланс', example: 'баланс' },
    ],
  });
  await fakeCity.control.seed(listing, { zones: [{ number: zone, address: 'улица Ленина, 1' }] });
  const driver = await makeDriver(fakeCity, { vehicles: [{ number: plate, isMain: true }] }, listing);
  await signedIn(context, listing, driver);
  await open(page, labels, `/profile/parking?zone=${zone}&duration=60`, listing);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  await waitForOfflineApp(page);
  await expect.poll(() => isListStored(page, listing), { timeout: 30_000 }).toBe(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: s.pay }).click();
  await expect(sheet(page)).toContainText(zone);
  await expect(sheet(page).getByRole('article')).toHaveCount(1);
  await expect(sheet(page).locator('code')).toHaveText('12*А123ВС77*2');
  await expect(sheet(page).getByText('Это пример: перед отправкой впишите своё.')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Скопировать' })).toBeVisible();
  await checkRules(page, 'the list');
});

test('a city that lists no SMS commands says that a payment needs a network', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await fakeCity.control.settings('omsk', { smsCommands: [] });
  await open(page, labels, `/guest-payment?zone=0901`, 'omsk');
  await expect(page.getByLabel(labels.zone)).toHaveValue('0901');
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await expect(page.getByText(labels.needsNetwork)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.ru.pay })).toHaveCount(0);
});
