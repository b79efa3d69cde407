import type { Locator, Page } from '@playwright/test';
import { workbook } from '../../../tools/workbook';
import { checkRules } from '../../support/checkRules';
import { companyCity, listsOf, makeCompany, withLogins } from '../../support/company';
import { expect, languagesOfFullRun, makeDriver, open, test } from '../../support/fixtures';

const city = companyCity;

const texts = {
  ru: {
    vehicles: /^Машины/,
    drivers: /^Водители/,
    devices: /^Устройства/,
    addVehicle: 'Добавить машину',
    addDriver: 'Добавить водителя',
    addDevice: 'Добавить устройство',
    plate: 'Номер автомобиля',
    name: 'Название',
    device: 'Отслеживающее устройство',
    vehicle: 'Машина',
    surname: 'Фамилия',
    firstName: 'Имя',
    phone: 'Телефон',
    save: 'Сохранить',
    removeVehicle: 'Удалить машину',
    removeDriver: 'Удалить водителя',
    removeDevice: 'Удалить устройство',
    search: 'Поиск по списку',
    found: 'Найдено: 1',
    vehicleExists: 'Данное транспортное средство уже существует',
    deviceExists: 'Данное отслеживающее устройство уже существует',
    deviceTaken: 'Данное устройство уже занято',
    phoneTaken: 'Этот телефон уже у другого водителя',
    onOf: (of: string) => `Включён: ${of}`,
    deviceOnOf: (of: string) => `Включено: ${of}`,
    vehicleOf: (plate: string) => `Машина ${plate}`,
    deviceOf: (number: string) => `Устройство ${number}`,
    needsNetwork: 'Для изменений нужна сеть',
    order: 'Порядок',
    turned: 'В обратном порядке',
    state: 'Состояние',
  },
  en: {
    vehicles: /^Vehicles/,
    drivers: /^Drivers/,
    devices: /^Devices/,
    addVehicle: 'Add a vehicle',
    addDriver: 'Add a driver',
    addDevice: 'Add a device',
    plate: 'Number plate',
    name: 'Name',
    device: 'Tracking device',
    vehicle: 'Car',
    surname: 'Last name',
    firstName: 'First name',
    phone: 'Phone',
    save: 'Save',
    removeVehicle: 'Delete the vehicle',
    removeDriver: 'Delete the driver',
    removeDevice: 'Delete the device',
    search: 'Search the list',
    found: 'Found: 1',
    vehicleExists: '',
    deviceExists: 'This tracking device already exists',
    deviceTaken: 'This device is already taken',
    phoneTaken: 'Another driver has this phone already',
    onOf: (of: string) => `On: ${of}`,
    deviceOnOf: (of: string) => `On: ${of}`,
    vehicleOf: (plate: string) => `Vehicle ${plate}`,
    deviceOf: (number: string) => `Device ${number}`,
    needsNetwork: 'Changes need a connection',
    order: 'Sort by',
    turned: 'Reverse order',
    state: 'State',
  },
} as const;
const { ru } = texts;

let devices = 0;
/** Returns the number of a new device. A city knows each number only once, whichever company owns it. */
const nextImei = (): string => {
  devices += 1;
  return String(860_000_000_000_010 + devices);
};

/** Chooses an option by typing a part of it. An empty part chooses the first one: none. */
const choose = async (window: Locator, label: string, part: string): Promise<void> => {
  const field = window.getByRole('combobox', { name: label });
  await field.click();
  if (part !== '') await field.fill(part);
  await window.getByRole('option').first().click();
};

const textOfDownload = async (page: Page, button: string): Promise<{ name: string; text: string }> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  const { readFile } = await import('node:fs/promises');
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

const storedQueries = (page: Page): Promise<string> =>
  page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`) ?? '', city);

test('a driver and a company in one city have separate pages, and the logout of one keeps the other', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const [driver, company] = [
    await makeDriver(fakeCity, { balanceKopecks: 77_700 }, city),
    await makeCompany(fakeCity, ['А001АА63']),
  ];
  await withLogins(context, { standart: driver.token });
  await open(page, labels, '/profile/operations', city);
  await expect(page.getByRole('heading', { level: 1, name: 'История операций' })).toBeVisible();
  await expect.poll(() => storedQueries(page)).toContain('journey-standart');

  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Войти как организация' }).click();
  const window = page.getByRole('dialog', { name: 'Вход для корпоративных клиентов' });
  await window.getByLabel('ИНН').fill(company.inn);
  await window.getByLabel('Номер договора').fill(company.contract);
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expect(page).toHaveURL(/\/coop-profile$/);
  // The company's shell shows nothing of the driver's, at any address.
  await expect(page.getByRole('banner')).not.toContainText('777');
  await expect(page.getByRole('main')).toContainText(/1\s500\s₽/);
  for (const address of ['/profile/parking', '/', '/news', '/nowhere']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/coop-profile$/);
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  }
  await expect.poll(() => storedQueries(page)).toContain(company.inn);
  expect(await storedQueries(page)).toContain('journey-standart');

  // The company signs out. Its data is removed, and the driver's data stays.
  await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  await expect(page.getByRole('banner')).toContainText('777');
  await expect.poll(() => storedQueries(page)).not.toContain(company.inn);
  await expect.poll(() => storedQueries(page)).toContain('journey-standart');
  await page.goto('/coop-profile');
  await expect(page).toHaveURL(`${fakeCity.url}/`);
});

test('F-37: a company’s expired login leaves the driver’s login as it is', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const [driver, company] = [await makeDriver(fakeCity, { balanceKopecks: 77_700 }, city), await makeCompany(fakeCity)];
  await withLogins(context, { standart: driver.token, coop: company.token });
  await open(page, labels, '/coop-profile', city);
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expect.poll(() => storedQueries(page)).toContain(company.inn);
  await fakeCity.control.misbehave({ match: 'corp-profile', kind: 'tokenExpired', count: 10 });
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Время входа истекло' })).toBeVisible();
  await fakeCity.control.clearFaults();
  await expect.poll(() => storedQueries(page)).not.toContain(company.inn);
  const logins = await page.evaluate(() => localStorage.getItem('parking.sign-ins') ?? '');
  expect(logins).toContain(driver.token);
  expect(logins).not.toContain(company.token);
  // Signing out on the company's page ends only the company's login.
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  await page.goto('/profile/operations');
  await expect(page.getByRole('heading', { level: 1, name: 'История операций' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('777');
});

test('changes of another manager are kept, and typed input survives an expired login', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const company = await makeCompany(fakeCity, ['А001АА63']);
  const [one, other] = [nextImei(), nextImei()];
  const editOnServer = async (form: Record<string, string>): Promise<void> => {
    const body = new URLSearchParams(form);
    const reply = await fetch(`${fakeCity.url}/city/${city}/api/profile/ts/1?token=${company.token}`, {
      method: 'POST',
      body,
    });
    expect(reply.ok).toBe(true);
  };
  await editOnServer({ IMEI: other });
  await withLogins(context, { coop: company.token });
  await open(page, labels, '/coop-profile', city);
  const tabs = page.getByRole('navigation');

  // Someone else puts a device into the vehicle while it is being named. The name is saved, and the device stays.
  await page.getByRole('button', { name: ru.vehicleOf('А001АА63') }).click();
  const window = page.getByRole('dialog', { name: ru.vehicleOf('А001АА63') });
  await expect(window.getByRole('combobox', { name: ru.device })).toHaveValue('Без устройства');
  await editOnServer({ number: 'А001АА63', IMEI: one });
  await window.getByLabel(ru.name).fill('Рабочая');
  await window.getByRole('button', { name: ru.save, exact: true }).click();
  await expect(window).toHaveCount(0);
  expect((await listsOf(fakeCity, company)).ts).toMatchObject([{ name: 'Рабочая', imei: one }]);

  // The other device does not displace it either.
  await tabs.getByRole('link', { name: ru.devices }).click();
  await page.getByRole('button', { name: ru.deviceOf(other) }).click();
  const device = page.getByRole('dialog', { name: 'Устройство' });
  await choose(device, ru.vehicle, `А001АА63 — Рабочая, в ней уже ${one}`);
  await device.getByRole('button', { name: ru.save, exact: true }).click();
  await expect(device.getByRole('alert')).toHaveText('В этой машине уже другое устройство');
  // The first Escape closes the list of the choice, which has the focus.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(device).toHaveCount(0);

  // A foreign vehicle. The login expires while its form is open.
  await tabs.getByRole('link', { name: ru.vehicles }).click();
  await page.getByRole('button', { name: ru.addVehicle }).click();
  const added = page.getByRole('dialog', { name: 'Новая машина' });
  await added.getByRole('checkbox').check();
  await added.getByRole('textbox').first().fill('AB 777');
  await fakeCity.control.misbehave({ match: 'corp-profile', kind: 'tokenExpired', count: 10 });
  await added.getByRole('button', { name: ru.addVehicle, exact: true }).click();
  await page.getByRole('dialog', { name: 'Время входа истекло' }).getByRole('button', { name: 'Войти снова' }).click();
  await fakeCity.control.clearFaults();
  const login = page.getByRole('dialog', { name: 'Вход для корпоративных клиентов' });
  await login.getByLabel('ИНН').fill(company.inn);
  await login.getByLabel('Номер договора').fill(company.contract);
  await login.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(login).toHaveCount(0);
  await expect(added.getByRole('textbox').first()).toHaveValue(/^AB ?777$/);
  await added.getByRole('button', { name: ru.addVehicle, exact: true }).click();
  await expect(added).toHaveCount(0);
  expect((await listsOf(fakeCity, company)).ts).toMatchObject([{ numberTs: 'А001АА63' }, { numberTs: 'AB777' }]);
});

for (const language of languagesOfFullRun) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const x = texts[language];

    test('the entries of each list can be added, refused, found, changed, switched, removed and read offline', async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      test.slow();
      const company = await makeCompany(fakeCity, ['А001АА63']);
      await withLogins(context, { coop: company.token });
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, labels, '/coop-profile', city);
      const tabs = page.getByRole('navigation');
      const window = page.getByRole('dialog');
      const gone = (): Promise<void> => expect(window).toHaveCount(0);
      const send = async (label: string): Promise<void> =>
        window.getByRole('button', { name: label, exact: true }).click();

      // Vehicles: a second one, the first one again, a name.
      await page.getByRole('button', { name: x.addVehicle }).click();
      await window.getByRole('textbox').first().fill('a001aa63');
      await send(x.addVehicle);
      await expect(window.getByRole('alert')).toBeVisible();
      if (language === 'ru') await expect(window.getByRole('alert')).toHaveText(x.vehicleExists);
      await checkRules(page, 'a vehicle of a company');
      await window.getByRole('textbox').first().fill('в002вв63');
      // The answer is lost, but the vehicle was added. The list shows it.
      await fakeCity.control.misbehave({ match: '/ts/1', method: 'POST', kind: 'commit+rst' });
      await send(x.addVehicle);
      await gone();
      await fakeCity.control.clearFaults();
      await expect(tabs.getByRole('link', { name: x.vehicles })).toContainText('2');
      expect((await listsOf(fakeCity, company)).ts.map(({ numberTs }) => numberTs)).toEqual(['А001АА63', 'В002ВВ63']);

      // Devices: one in a vehicle, one without.
      await tabs.getByRole('link', { name: x.devices }).click();
      const [one, other] = [nextImei(), nextImei()];
      for (const [number, plate] of [
        [one, 'А001АА63'],
        [other, ''],
      ] as const) {
        await page.getByRole('button', { name: x.addDevice }).click();
        await window.getByLabel('IMEI').fill('номер 86');
        await send(x.addDevice);
        await expect(window.getByRole('alert')).toBeVisible();
        await window.getByLabel('IMEI').fill(number);
        await choose(window, x.vehicle, plate);
        await send(x.addDevice);
        await gone();
      }
      await page.getByRole('button', { name: x.addDevice }).click();
      await window.getByLabel('IMEI').fill(one);
      await send(x.addDevice);
      await expect(window.getByRole('alert')).toHaveText(x.deviceExists); // B-91
      await checkRules(page, 'a device of a company');
      await page.keyboard.press('Escape');
      await gone();
      await page.getByRole('switch', { name: x.deviceOnOf(other) }).click();
      await expect(page.getByRole('switch', { name: x.deviceOnOf(other) })).not.toBeChecked();
      await checkRules(page, 'devices of a company');

      // A device of another vehicle is refused. A free one is accepted.
      await tabs.getByRole('link', { name: x.vehicles }).click();
      await page.getByRole('button', { name: x.vehicleOf('В002ВВ63') }).click();
      await window.getByLabel(x.name).fill('Ларгус');
      await choose(window, x.device, one);
      await send(x.save);
      await expect(window.getByRole('alert')).toHaveText(x.deviceTaken); // B-92
      await choose(window, x.device, other);
      await send(x.save);
      await gone();
      await expect(page.getByRole('table')).toContainText('Ларгус');
      expect((await listsOf(fakeCity, company)).ts).toMatchObject([{ imei: one }, { name: 'Ларгус', imei: other }]);

      // Drivers.
      await tabs.getByRole('link', { name: x.drivers }).click();
      for (const [surname, phone] of [
        ['Иванов', '79120000001'],
        ['Петрова', '79120000002'],
      ] as const) {
        await page.getByRole('button', { name: x.addDriver }).click();
        await window.getByLabel(x.surname).fill(surname);
        await window.getByLabel(x.firstName).fill('Анна');
        await window.getByLabel(x.phone).fill(phone);
        await choose(window, x.vehicle, 'b002bb');
        if (surname === 'Иванов') await checkRules(page, 'a driver of a company');
        await send(x.addDriver);
        await gone();
      }
      const anna = page.getByRole('switch', { name: x.onOf('Петрова Анна') });
      await expect(anna).toBeChecked();
      await fakeCity.control.misbehave({ match: 'deactivate-driver', kind: 'commit+500' });
      await anna.click();
      await expect(anna).not.toBeChecked();
      await page.getByRole('button', { name: 'Иванов Анна', exact: true }).click();
      await window.getByLabel(x.phone).fill('8 912 000-00-02');
      await send(x.save);
      await expect(window.getByRole('alert')).toHaveText(x.phoneTaken);
      await window.getByLabel(x.phone).fill('79120000003');
      await window.getByLabel(x.firstName).fill('Иван');
      await send(x.save);
      await gone();
      expect((await listsOf(fakeCity, company)).drivers).toMatchObject([
        { name: 'Иванов Иван', phone: '79120000003', ts: 'В002ВВ63', active: true },
        { name: 'Петрова Анна', active: false },
      ]);
      await page.getByLabel(x.search).fill('000-00-03');
      await expect(page.getByText(x.found)).toBeVisible();
      await checkRules(page, 'drivers of a company');

      // Cards have no column headers, so the order and its direction are chosen above them.
      await page.getByLabel(x.search).fill('');
      await page.setViewportSize({ width: 360, height: 640 });
      const first = page.getByRole('list', { name: x.drivers }).getByRole('listitem').first();
      await expect(first).toContainText('Иванов Иван');
      await page.getByRole('button', { name: x.turned }).click();
      await expect(first).toContainText('Петрова Анна');
      await page.getByRole('combobox', { name: x.order }).selectOption({ label: x.state });
      await expect(first).toContainText('Иванов Иван');
      await page.setViewportSize({ width: 1280, height: 800 });

      // Each is removed after a confirmation.
      await page.getByRole('button', { name: 'Иванов Иван', exact: true }).click();
      await send(x.removeDriver);
      await send(x.removeDriver);
      await gone();
      await tabs.getByRole('link', { name: x.devices }).click();
      await page.getByRole('button', { name: x.deviceOf(one) }).click();
      await send(x.removeDevice);
      await send(x.removeDevice);
      await gone();
      await tabs.getByRole('link', { name: x.vehicles }).click();
      await page.getByRole('button', { name: x.vehicleOf('В002ВВ63') }).click();
      await send(x.removeVehicle);
      await send(x.removeVehicle);
      await gone();
      await expect(tabs.getByRole('link', { name: x.vehicles })).toContainText('1');
      const companyLists = await listsOf(fakeCity, company);
      expect([companyLists.ts.length, companyLists.drivers.length, companyLists.devices.length]).toEqual([1, 1, 1]);
      expect(companyLists.drivers[0]?.ts).toBeFalsy();

      // Without a network the lists can be read, but nothing can be changed.
      await context.setOffline(true);
      await expect(page.getByRole('button', { name: x.needsNetwork })).toBeDisabled();
      await tabs.getByRole('link', { name: x.drivers }).click();
      await expect(page.getByRole('switch', { name: x.onOf('Петрова Анна') })).toBeDisabled();
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(page.getByRole('listitem').filter({ hasText: 'Петрова Анна' })).toBeVisible();
      await context.setOffline(false);
      await checkRules(page, 'drivers of a company on a phone');
    });
  });
}

/** Encodes a text as Windows-1251, as old spreadsheet programs do. */
const inWindows1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (character) => {
      const code = character.charCodeAt(0);
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    }),
  );

test('a file with 500 rows, 20 of them bad, sends each good row once, over a lost answer and a cut connection', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  test.setTimeout(180_000);
  const company = await makeCompany(fakeCity, ['А001АА63']);
  await withLogins(context, { coop: company.token });
  await open(page, labels, '/coop-profile?page=import', city);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'улицы.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Город;Улица\nСамара;Ленина'),
  });
  await expect(page.getByRole('alert')).toContainText('Не нашлись нужные столбцы');

  const validPlates = Array.from({ length: 479 }, (_, index) => `К${String(index + 1).padStart(3, '0')}МН63`);
  const invalidPlates = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? `Ж${index}` : (validPlates[index] ?? ''),
  );
  const lines = validPlates.flatMap((plate, index) =>
    index % 24 === 20 ? [plate, invalidPlates[Math.floor(index / 24)] ?? ''] : [plate],
  );
  const buffer = inWindows1251(
    ['Госномер;Модель', 'а001аа63;есть', ...lines.map((plate) => `${plate};Ларгус`)].join('\r\n'),
  );
  await file.setInputFiles({ name: 'машины.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { level: 2, name: 'Машины: машины.csv' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('К добавлению479');
  await checkRules(page, 'what a file would do');
  await page.getByRole('checkbox', { name: 'Только строки с ошибками' }).check();
  await expect(page.getByRole('list', { name: 'Строки файла' }).getByRole('listitem')).toHaveCount(20);
  await page.getByRole('checkbox', { name: 'Только строки с ошибками' }).uncheck();
  // The preview has sent nothing.
  expect((await fakeCity.control.requests('/ts/1')).length).toBe(0);

  await fakeCity.control.misbehave({ match: '/ts/1', method: 'POST', kind: 'commit+rst', nth: 60 });
  await page.getByRole('button', { name: 'Добавить 479 машин' }).click();
  await expect
    .poll(async () => (await fakeCity.control.requests('/ts/1')).length, { timeout: 60_000, intervals: [100] })
    .toBeGreaterThan(150);
  await context.setOffline(true);
  await expect(page.getByText('Связь с городом прервалась')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await fakeCity.control.misbehave({ match: '/ts/1', method: 'POST', kind: 'delay', ms: 1000, count: 500 });
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('Не закрывайте страницу.')).toBeVisible();
  // The page is closed in the middle. The same file then shows what exists already, and adds the rest.
  await page.reload();
  await fakeCity.control.clearFaults();
  await file.setInputFiles({ name: 'машины.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: /^Добавить \d+ маши(н|ны|ну)$/ }).click();
  await expect(page.getByText('Готово. Строки с ошибками не добавлены')).toBeVisible({ timeout: 90_000 });
  await checkRules(page, 'what a file has done');
  // Only requests in flight when the connection broke or the page was closed may have been sent twice.
  const sentVehicles = (await fakeCity.control.requests('/ts/1')).map(({ body }) => body);
  expect(new Set(sentVehicles).size).toBe(479);
  expect(sentVehicles.length).toBeLessThanOrEqual(481);
  const plates = (await listsOf(fakeCity, company)).ts.map(({ numberTs }) => numberTs);
  expect(plates.toSorted()).toEqual(['А001АА63', ...validPlates].toSorted());

  // The same file has nothing left to add. The list of hundreds is shown at once and can be exported to a file.
  await page.getByRole('button', { name: 'Другой файл' }).click();
  await file.setInputFiles({ name: 'машины.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Добавлять нечего')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Эти столбцы не переносятся: Модель');

  // Drivers from a workbook. One of them is inactive and stays inactive.
  await page.getByRole('button', { name: 'Другой файл' }).click();
  const sheet = workbook([
    ['ФИО', 'Телефон', { shared: 'Номер машины' }, 'Состояние', 'Стаж'],
    [{ shared: 'Ким Олег' }, { number: '79120000003' }, 'К001МН63', 'в работе', '5'],
    ['Ли Анна', '8 912 000-00-04', undefined, 'отключён'],
    ['Нет Машины', '8 912 000-00-04', 'Т999ТТ99'],
  ]);
  await file.setInputFiles({ name: 'водители.xlsx', mimeType: 'application/octet-stream', buffer: sheet });
  await expect(page.getByRole('heading', { level: 2, name: 'Водители: водители.xlsx' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Эти столбцы не переносятся: Стаж');
  await page.getByRole('button', { name: 'Добавить 2 водителей' }).click();
  await expect(page.getByText('Готово. Строки с ошибками не добавлены')).toBeVisible();
  expect((await listsOf(fakeCity, company)).drivers).toMatchObject([
    { name: 'Ким Олег', phone: '79120000003', ts: 'К001МН63', active: true },
    { name: 'Ли Анна', phone: '79120000004', active: false },
  ]);
  await page.getByRole('navigation').getByRole('link', { name: ru.vehicles }).click();
  await page.getByLabel(ru.search).fill('к479');
  await expect(page.getByText(ru.found)).toBeVisible();
  // The file has what is on the screen, or the whole list.
  const found = await textOfDownload(page, 'Скачать CSV');
  expect(found.name).toMatch(/^mashiny-\d{4}-\d\d-\d\d\.csv$/);
  expect(found.text.startsWith('\uFEFFНомер машины;')).toBe(true);
  expect(found.text.trim().split('\r\n')).toHaveLength(2);
  expect((await textOfDownload(page, 'Скачать весь список')).text.trim().split('\r\n')).toHaveLength(481);

  // The city stops responding while the device still reports a network. A retry is offered, and once the city answers,
  // editing works again.
  await fakeCity.control.misbehave({ match: '/city/', kind: 'rst', count: 1000 });
  await page.reload();
  await expect(page.getByRole('button', { name: ru.needsNetwork })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  await fakeCity.control.clearFaults();
  await expect(page.getByRole('button', { name: ru.addVehicle })).toBeEnabled({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toHaveCount(0);
});

test('a corrected plate leaves the vehicle its name, its device and its drivers, also after a lost answer', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const company = await makeCompany(fakeCity, ['А001АА63', 'В002ВВ63']);
  const imei = nextImei();
  const callServer = async (method: string, path: string, form: Record<string, string>): Promise<void> => {
    const url = `${fakeCity.url}/city/${city}/api/${path}?token=${company.token}`;
    const reply = await fetch(url, { method, body: new URLSearchParams({ token: company.token, ...form }) });
    expect(reply.ok).toBe(true);
  };
  await callServer('POST', 'profile/ts/1', { number: 'А001АА63', IMEI: imei });
  for (const [driver, phone] of [
    ['Ким Олег', '79120000001'],
    ['Ли Анна', '79120000002'],
  ] as const)
    await callServer('PUT', 'corp-profile/add-driver', { driver, phone, car_number: 'А001АА63' });
  await withLogins(context, { coop: company.token });
  await open(page, labels, '/coop-profile', city);
  const window = page.getByRole('dialog');
  await page.getByRole('button', { name: ru.vehicleOf('А001АА63') }).click();
  await expect(window).toContainText('Водители: Ким Олег, Ли Анна');
  await window.getByLabel(ru.plate).fill('a 007 aa-63');
  await window.getByLabel(ru.name).fill('Рабочая');
  // One of the drivers cannot be given the vehicle back at once.
  await fakeCity.control.misbehave({ match: 'edit-driver', kind: '502', count: 1 });
  await window.getByRole('button', { name: ru.save, exact: true }).click();
  await expect(window.getByRole('alert')).toContainText('Номер исправлен, но');
  await window.getByRole('button', { name: ru.save, exact: true }).click();
  await expect(window).toHaveCount(0);
  const { ts, drivers } = await listsOf(fakeCity, company);
  expect(ts).toMatchObject([{ numberTs: 'А007АА63', name: 'Рабочая', imei }, { numberTs: 'В002ВВ63' }]);
  expect(drivers).toMatchObject([
    { name: 'Ким Олег', ts: 'А007АА63', active: true },
    { name: 'Ли Анна', ts: 'А007АА63', active: true },
  ]);
});

test('the corrected number of a device leaves it in its vehicle, also with a move after a lost answer', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const company = await makeCompany(fakeCity, ['А001АА63', 'В002ВВ63']);
  const [imei, free, corrected] = [nextImei(), nextImei(), nextImei()];
  for (const device of [
    { number: 'А001АА63', IMEI: imei },
    { number: '', IMEI: free },
  ]) {
    const url = `${fakeCity.url}/city/${city}/api/profile/ts/1?token=${company.token}`;
    expect((await fetch(url, { method: 'POST', body: new URLSearchParams(device) })).ok).toBe(true);
  }
  await withLogins(context, { coop: company.token });
  await open(page, labels, '/coop-profile?list=devices', city);
  const window = page.getByRole('dialog');
  const field = window.getByRole('textbox', { name: 'IMEI' });
  const save = window.getByRole('button', { name: ru.save, exact: true });

  // The list of vehicles does not have this one.
  await page.getByRole('button', { name: ru.deviceOf(free) }).click();
  await expect(window).toContainText('Чтобы исправить номер, удалите устройство и добавьте его заново.');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: ru.deviceOf(imei) }).click();
  await field.fill(free);
  await save.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(`${ru.deviceExists}$`));
  await field.fill(corrected);
  await window.getByRole('textbox', { name: 'VIN' }).fill('SN-7');
  await field.focus();
  await expect(window).toContainText('Обычно в VIN 17 цифр и латинских букв');
  await save.click();
  await expect(window).toHaveCount(0);
  await expect(page.getByRole('button', { name: ru.deviceOf(corrected) })).toBeFocused();
  let { ts, devices: fitted } = await listsOf(fakeCity, company);
  expect(ts).toMatchObject([{ numberTs: 'А001АА63', imei: corrected, vin: 'SN7' }, { numberTs: 'В002ВВ63' }]);
  expect(fitted).toMatchObject([{ imei: corrected, vin: 'SN7' }, { imei: free }]);

  await page.getByRole('button', { name: ru.deviceOf(corrected) }).click();
  await field.fill(imei);
  await choose(window, ru.vehicle, 'В002ВВ63');
  // The numbers are corrected, and the vehicle is not changed at once.
  await fakeCity.control.misbehave({ match: 'change-cars', kind: '502', nth: 2, count: 1 });
  await save.click();
  await expect(window.getByRole('alert')).toContainText('Изменение не сохранено');
  await save.click();
  await expect(window).toHaveCount(0);
  ({ ts, devices: fitted } = await listsOf(fakeCity, company));
  expect(ts).toMatchObject([{ numberTs: 'А001АА63' }, { numberTs: 'В002ВВ63', imei, vin: 'SN7' }]);
  expect(ts[0]?.imei ?? '').toBe('');
  expect(fitted).toMatchObject([{ imei, vin: 'SN7' }, { imei: free }]);
});

test('invalid input in the company’s forms is named at its field and not sent, and valid input is sent as shown', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  test.slow();
  const company = await makeCompany(fakeCity, ['А001АА63', 'В002ВВ63']);
  await withLogins(context, { coop: company.token });
  await open(page, labels, '/coop-profile', city);
  const window = page.getByRole('dialog');
  const long = 'x'.repeat(100_000);
  const marks = '\u0301'.repeat(1000);
  const names = [long, marks, 'Ким\0'].map((input) => [input, 'Не больше 100 символов в одну строку'] as const);
  const expectRejected = async (
    label: string,
    action: string,
    rows: readonly (readonly [typed: string, says: string])[],
  ): Promise<void> => {
    const field = window.getByRole('textbox', { name: label });
    for (const [input, message] of rows) {
      await field.fill(input);
      await window.getByRole('button', { name: action, exact: true }).click();
      await expect(field, input.slice(0, 20)).toBeFocused();
      await expect(field, input.slice(0, 20)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    }
    await expect(window.locator('b')).toHaveCount(0);
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
  };

  await page.getByRole('button', { name: ru.addVehicle }).click();
  const format = 'Такого номера не бывает. Проверьте буквы и регион или отметьте «Иностранный»';
  await expectRejected(ru.plate, ru.addVehicle, [
    ['', 'Введите номер автомобиля'],
    ['   ', 'Введите номер автомобиля'],
    ['А123ВС7777', 'Не больше 9 символов'],
    ['А123ВС7', format],
    ['Ж123ВС77', format],
    ['А12ОВС77', format],
    ['<b>А1</b>', format],
    [`'"<>&`, format],
    ['__proto__', format],
    [long, 'Не больше 9 символов'],
    [marks, 'Не больше 9 символов'],
    ['a 001 aa 63', ru.vehicleExists],
  ]);
  await close();

  await page.getByRole('button', { name: ru.vehicleOf('В002ВВ63') }).click();
  await expectRejected(ru.plate, ru.save, [
    ['', 'Введите номер автомобиля'],
    ['Ж123ВС77', format],
    ['a 001 aa 63', ru.vehicleExists],
  ]);
  await window.getByLabel(ru.plate).fill('В002ВВ63');
  await expectRejected(ru.name, ru.save, names);
  await window.getByLabel(ru.name).fill(`'"<b>&__proto__</b>`);
  await window.getByRole('button', { name: ru.save, exact: true }).click();
  await expect(window).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(`'"<b>&__proto__</b>`);

  const tabs = page.getByRole('navigation');
  await tabs.getByRole('link', { name: ru.drivers }).click();
  await page.getByRole('button', { name: ru.addDriver }).click();
  await expectRejected(ru.surname, ru.addDriver, [['', 'Заполните это поле'], ['  ', 'Заполните это поле'], ...names]);
  await window.getByLabel(ru.surname).fill('constructor');
  await expectRejected(ru.firstName, ru.addDriver, [['', 'Заполните это поле']]);
  await window.getByLabel(ru.firstName).fill('Олег');
  await expectRejected(ru.phone, ru.addDriver, [
    ['', 'Введите телефон'],
    ['7912345678', 'В телефоне 11 цифр, например \\+7 912 345-67-89'],
    ['791234567890', 'В телефоне 11 цифр, например \\+7 912 345-67-89'],
    ['8-800-FLOWERS', 'В телефоне 11 цифр, например \\+7 912 345-67-89'],
  ]);
  await window.getByLabel(ru.phone).fill('8 912 000-00-07');
  await window.getByRole('button', { name: ru.addDriver, exact: true }).click();
  await expect(window).toHaveCount(0);

  await tabs.getByRole('link', { name: ru.devices }).click();
  await page.getByRole('button', { name: ru.addDevice }).click();
  const wrongNumber = 'В номере бывают цифры и латинские буквы, не больше 30';
  await expectRejected('IMEI', ru.addDevice, [
    ['', 'Укажите IMEI или VIN'],
    ['8600000000000x!', wrongNumber],
    ['null', wrongNumber],
    [long, wrongNumber],
  ]);
  await window.getByRole('textbox', { name: 'IMEI' }).fill('');
  await expectRejected('VIN', ru.addDevice, [
    ['ХТА21093000000001', wrongNumber],
    [marks, wrongNumber],
  ]);
  // A number of another length is questioned, and sent as it is.
  await window.getByRole('textbox', { name: 'IMEI' }).fill('86-00077');
  await window.getByRole('textbox', { name: 'VIN' }).fill('xta 21093 0000 00777');
  await expect(window.getByText('Обычно в IMEI 15 цифр.')).toBeVisible();
  await window.getByRole('button', { name: ru.addDevice, exact: true }).click();
  await expect(window).toHaveCount(0);
  const { ts, drivers, devices: fitted } = await listsOf(fakeCity, company);
  expect(ts.map(({ name }) => name ?? '')).toEqual(['', `'"<b>&__proto__</b>`]);
  expect(drivers).toMatchObject([{ name: 'constructor Олег', phone: '79120000007' }]);
  expect(fitted).toMatchObject([{ vin: 'XTA21093000000777', imei: '8600077' }]);
  expect(
    (await fakeCity.control.requests('/ts/1')).length + (await fakeCity.control.requests('add-driver')).length,
  ).toBe(2);
});

test('selected drivers are switched off once each, with one refusal named, and the rest goes on after a cut', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const company = await makeCompany(fakeCity, ['А001АА63', 'В002ВВ63']);
  const surnames = ['Авдеев', 'Белов', 'Волков', 'Громов', 'Дымов', 'Ежов'];
  for (const [index, surname] of surnames.entries()) {
    const url = `${fakeCity.url}/city/${city}/api/corp-profile/add-driver?token=${company.token}`;
    const driver = { token: company.token, driver: `${surname} Олег`, phone: `7912000000${index}` };
    expect((await fetch(url, { method: 'PUT', body: new URLSearchParams(driver) })).ok).toBe(true);
  }
  await withLogins(context, { coop: company.token });
  await open(page, labels, '/coop-profile?list=drivers', city);
  await expect(page.getByText('6 водителей')).toBeVisible();
  const bar = page.getByRole('group', { name: 'Выбранные строки' });
  const window = page.getByRole('dialog');

  // A filtered-out row is not selected with the others.
  await page.getByLabel(ru.search).fill('ов');
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await expect(bar).toContainText('Выбрано: 5');
  await page.getByRole('checkbox', { name: 'Выбрать: Дымов Олег' }).uncheck();
  await expect(bar).toContainText('Выбрано: 4');
  await checkRules(page, 'selected drivers of a company');
  await bar.getByRole('button', { name: 'Отключить' }).click();
  await expect(window).toContainText('Белов Олег, Волков Олег, Громов Олег, Ежов Олег');
  await checkRules(page, 'the question before drivers are switched off');

  // The first answer is lost although the city has done it. The third request does not get through.
  await fakeCity.control.misbehave({ match: 'deactivate-driver', kind: 'truncate', nth: 1 });
  await fakeCity.control.misbehave({ match: 'deactivate-driver', kind: '502', nth: 3, count: 2 });
  await window.getByRole('button', { name: 'Отключить 4 водителей' }).click();
  const result = page.getByText('Отключено 3 из 4, 1 строка не подтверждена');
  await expect(result).toBeVisible({ timeout: 30_000 });
  await checkRules(page, 'what has become of the selected drivers');
  await expect(page.getByText('Громов Олег: ответ города потерялся')).toBeVisible();
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText('Отключено 4 из 4')).toBeVisible();
  const { drivers } = await listsOf(fakeCity, company);
  expect(drivers.filter(({ active }) => active).map(({ name }) => name)).toEqual(['Авдеев Олег', 'Дымов Олег']);
  // Nobody was switched off twice.
  expect((await fakeCity.control.requests('deactivate-driver')).filter(({ executed }) => executed)).toHaveLength(4);

  // The rows that are on get a vehicle, and the others are deleted.
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByLabel(ru.search).fill('');
  const filter = page.getByRole('combobox', { name: 'Показать' });
  await filter.selectOption({ label: 'Включён' });
  await expect(page.getByText('Найдено: 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await bar.getByRole('button', { name: 'Назначить машину' }).click();
  await choose(window, ru.vehicle, 'b002');
  await window.getByRole('button', { name: 'Назначить машину: 2' }).click();
  await expect(page.getByText('Машина назначена: 2 из 2')).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await filter.selectOption({ label: 'Отключён' });
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await bar.getByRole('button', { name: 'Удалить' }).click();
  await window.getByRole('button', { name: 'Удалить 4 водителей' }).click();
  await expect(page.getByText('Удалено 4 из 4')).toBeVisible();
  expect((await listsOf(fakeCity, company)).drivers).toMatchObject([
    { name: 'Авдеев Олег', ts: 'В002ВВ63' },
    { name: 'Дымов Олег', ts: 'В002ВВ63' },
  ]);
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('a vehicle is added with its name and device, a row opens where it is clicked, and a file brings names', async ({
    page,
    labels,
    fakeCity,
    context,
  }) => {
    const company = await makeCompany(
      fakeCity,
      Array.from({ length: 120 }, (_, index) => `К${String(index + 1).padStart(3, '0')}МН63`),
    );
    const imei = nextImei();
    const url = `${fakeCity.url}/city/${city}/api/profile/ts/1?token=${company.token}`;
    expect((await fetch(url, { method: 'POST', body: new URLSearchParams({ IMEI: imei }) })).ok).toBe(true);
    await withLogins(context, { coop: company.token });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, labels, '/coop-profile', city);
    const window = page.getByRole('dialog');
    await page.getByRole('button', { name: ru.addVehicle }).click();
    // With a mouse and a keyboard one can type at once.
    await expect(window.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('т777тт63');
    await window.getByLabel(ru.name).fill('Последняя');
    await choose(window, ru.device, imei.slice(-4));
    await window.getByRole('button', { name: ru.addVehicle, exact: true }).click();
    await expect(window).toHaveCount(0);
    await expect(page.getByText('Машина Т777ТТ63 добавлена')).toBeVisible();
    const added = page.getByRole('button', { name: ru.vehicleOf('Т777ТТ63') });
    await expect(added).toBeInViewport();
    await expect(added).toBeFocused();
    expect((await listsOf(fakeCity, company)).ts.at(-1)).toMatchObject({
      numberTs: 'Т777ТТ63',
      name: 'Последняя',
      imei,
    });
    expect(await fakeCity.control.requests('change-cars')).toHaveLength(1);

    await page.getByText('Последняя').click();
    await expect(page.getByRole('dialog', { name: ru.vehicleOf('Т777ТТ63') })).toBeVisible();
    await page.keyboard.press('Escape');

    // Names of many vehicles go as one list.
    await page.getByRole('navigation').getByRole('link', { name: 'Из файла' }).click();
    const rows = Array.from({ length: 90 }, (_, index) => `К${String(index + 1).padStart(3, '0')}МН63;Ларгус ${index}`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'имена.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Госномер;Наименование\n${rows.join('\n')}`),
    });
    await expect(page.getByText('Уже в списке и получат название или устройство из файла: 90 машин.')).toBeVisible();
    await page.getByRole('button', { name: 'Отправить 90 строк' }).click();
    await expect(page.getByText('Готово: выполнены все строки.')).toBeVisible();
    expect(await fakeCity.control.requests('change-cars')).toHaveLength(2);
    const named = (await listsOf(fakeCity, company)).ts.filter(({ name }) => name?.startsWith('Ларгус'));
    expect(named).toHaveLength(90);
  });
});
