import type { Locator, Page } from '@playwright/test';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import {
  city,
  expect,
  mainPlate,
  nextPlate,
  open,
  schemes,
  spelled,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { cityRecord, changeOnOtherDevice, nextDocument, sentBy } from '../../support/accountData';
import { signedIn } from '../../support/signedIn';
import type { Labels } from '../../support/labels';

const texts = {
  ru: {
    vehicles: 'Автомобили',
    add: 'Добавить автомобиль',
    edit: 'Изменить',
    save: 'Сохранить',
    remove: 'Удалить автомобиль',
    saveVehicle: 'Не удалять',
    main: 'основной',
    makeMain: 'Сделать основным',
    up: 'Выше',
    foreign: 'Иностранный номер',
    category: 'Категория',
    certificate: 'Номер свидетельства о регистрации',
    name: 'Название',
    empty: 'Введите номер автомобиля',
    exists: 'Данное транспортное средство уже существует',
    mismatch: 'Категория не подходит к типу номера',
    badCertificate: /^Нужны две цифры/,
    question: (plate: string, name: string) => `Удалить автомобиль ${plate}, ${name}?`,
    certificateText: (number: string) => `Свидетельство ${number}`,
  },
  en: {
    vehicles: 'Cars',
    add: 'Add a car',
    edit: 'Change',
    save: 'Save',
    remove: 'Remove the car',
    saveVehicle: 'Keep it',
    main: 'main',
    makeMain: 'Make it main',
    up: 'Move up',
    foreign: 'Foreign plate',
    category: 'Category',
    certificate: 'Registration certificate number',
    name: 'Name',
    empty: 'Enter the number plate',
    exists: 'This vehicle already exists',
    mismatch: 'The category does not match the type of plate',
    badCertificate: /^Two digits/,
    question: (plate: string, name: string) => `Remove the car ${plate}, ${name}?`,
    certificateText: (number: string) => `Certificate ${number}`,
  },
} as const;
const s = texts.ru;

const section = (page: Page, name: string = s.vehicles): Locator => page.getByRole('region', { name });
const row = (page: Page, plate: string, name?: string): Locator =>
  section(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: spelled(plate), exact: true }) });
const window = (page: Page): Locator => page.getByRole('dialog');
const spaced = (number: string): string => `${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)}`;

const openVehicles = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/my-profile');
  await expect(row(page, mainPlate(driver), labels.prefix === '/en' ? texts.en.vehicles : s.vehicles)).toBeVisible();
};
const second = ({ vehicles }: SeededUser): string => vehicles[1]?.number ?? '';
const edit = async (page: Page, plate: string): Promise<void> => {
  await row(page, plate).getByRole('button', { name: s.edit }).click();
  await expect(window(page).getByLabel(s.name)).toBeVisible();
};
const save = (page: Page): Promise<void> => window(page).getByRole('button', { name: s.save }).click();
const makeVehicleOwner = async (
  fakeCity: FakeCity,
  users: Parameters<FakeCity['control']['seed']>[1]['users'],
): Promise<SeededUser> => {
  const [user] = (await fakeCity.control.seed(city, { users })).users;
  if (!user) throw new Error('No driver was made');
  return user;
};

test('CONST-31: a success highlights the vehicle or the document that it concerns', async ({
  page,
  labels,
  driver,
}) => {
  await page.addInitScript(() => {
    const highlights: string[] = [];
    const animate = Reflect.get(Element.prototype, 'animate') as (...args: unknown[]) => Animation;
    Element.prototype.animate = new Proxy(animate, {
      apply: (original, row: HTMLElement, args: Parameters<Element['animate']>): Animation => {
        const { row: name } = row.dataset;
        if (name !== undefined) highlights.push(`${name}, ${JSON.stringify(args[1])} ms`);
        return Reflect.apply(original, row, args);
      },
    });
    Object.assign(globalThis, { highlights });
  });
  const highlighted = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { highlights: string[] }).highlights);
  await openVehicles(page, labels, driver);
  await row(page, second(driver)).getByRole('button', { name: s.makeMain }).click();
  await expect.poll(highlighted).toEqual([`${second(driver)}, 800 ms`]);
  const lower = section(page).getByRole('listitem').last();
  await lower.getByRole('button', { name: s.up }).click();
  await expect.poll(async () => (await highlighted()).length).toBe(2);

  const [plate, number] = [nextPlate(), nextDocument('АВ')];
  await section(page).getByRole('button', { name: s.add }).click();
  await window(page).getByLabel(labels.plate).fill(plate);
  await window(page).getByRole('button', { name: s.add }).click();
  await expect(row(page, plate)).toBeVisible();
  await expect.poll(async () => (await highlighted()).at(-1)).toBe(`${plate}, 800 ms`);
  await page.getByRole('button', { name: 'Добавить документ' }).click();
  await window(page).getByRole('radio', { name: 'Свидетельство о регистрации' }).check();
  await window(page).getByLabel('Серия и номер').fill(number);
  await window(page).getByRole('button', { name: 'Добавить документ' }).click();
  await expect.poll(async () => (await highlighted()).at(-1)).toBe(`STS ${number}, 800 ms`);
});

for (const [language, colorScheme] of schemes('ru')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const x = texts[language];

    test('VEH-01 to VEH-11: a vehicle is added, changed, made the main one and removed, and the city has what the screen shows', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      await fakeCity.control.settings(city, { useTsCategory: true });
      await openVehicles(page, labels, driver);
      await expect(row(page, mainPlate(driver), x.vehicles)).toContainText(x.main);
      await checkRules(page, 'list');
      const [plate, certificate] = [nextPlate(), nextDocument('АВ')];

      await section(page, x.vehicles).getByRole('button', { name: x.add }).click();
      const dialog = window(page);
      await dialog.getByRole('button', { name: x.add }).click();
      await expect(dialog.getByText(x.empty)).toBeVisible();
      await expect(dialog.getByLabel(labels.plate)).toBeFocused();
      await dialog.getByLabel(labels.plate).fill(mainPlate(driver).toLowerCase());
      await dialog.getByLabel(x.certificate).fill('12');
      await dialog.getByRole('button', { name: x.add }).click();
      await expect(dialog.getByText(x.exists)).toBeVisible();
      await expect(dialog.getByText(x.badCertificate)).toBeVisible();
      await dialog.getByLabel(labels.plate).fill('1234АВ77');
      await dialog.getByLabel(x.certificate).fill(` ${spaced(certificate)} `.toLowerCase());
      await dialog.getByRole('button', { name: x.add }).click();
      await expect(dialog.getByText(x.mismatch)).toBeVisible();
      await expect(dialog.getByLabel(x.category)).toBeFocused();
      await checkRules(page, 'faults');
      expect(await sentBy(fakeCity, driver, 'POST', 'car')).toEqual([]);
      expect(await sentBy(fakeCity, driver, 'POST', 'check-document')).toEqual([]);

      // Similar Latin letters, lower case and spaces are accepted in the plate of a car.
      const twins: Record<string, string> = {
        А: 'a',
        В: 'b',
        Е: 'e',
        К: 'k',
        М: 'm',
        Н: 'h',
        О: 'o',
        Р: 'p',
        С: 'c',
        Т: 't',
        У: 'y',
        Х: 'x',
      };
      await dialog.getByLabel(labels.plate).fill(Array.from(plate, (char) => twins[char] ?? ` ${char} `).join(''));
      await dialog.getByLabel(x.name).fill(' Рабочая ');
      await dialog.getByRole('button', { name: x.add }).dblclick();
      await expect(dialog).toBeHidden();
      const added = row(page, plate, x.vehicles);
      await expect(added).toContainText('Рабочая');
      await expect(added).toContainText(x.certificateText(spaced(certificate)));
      expect(await sentBy(fakeCity, driver, 'POST', 'car')).toEqual([
        {
          numberTs: plate,
          number: plate.slice(0, 6),
          formatGrz: 'rus',
          country: 'rus',
          region: '59',
          category: 'B',
          STSNumber: certificate,
          docType: 'STS',
          name: 'Рабочая',
        },
      ]);
      expect((await cityRecord(fakeCity, driver)).vehicle(plate)).toMatchObject({
        STSNumber: certificate,
        name: 'Рабочая',
        mainTs: false,
      });

      await added.getByRole('button', { name: x.makeMain }).click();
      await expect(added).toContainText(x.main);
      await expect(section(page, x.vehicles).getByText(x.main, { exact: true })).toHaveCount(1);
      await expect.poll(async () => (await cityRecord(fakeCity, driver)).main).toEqual([plate]);
      await added.getByRole('button', { name: x.up }).click();
      await expect(section(page, x.vehicles).getByRole('listitem').nth(1)).toContainText('Рабочая');
      expect((await cityRecord(fakeCity, driver)).plates).toEqual([mainPlate(driver), plate, second(driver)]);
      expect((await cityRecord(fakeCity, driver)).main).toEqual([plate]);
      expect(await sentBy(fakeCity, driver, 'PUT', 'change-cars-v2')).toHaveLength(2);

      await added.getByRole('button', { name: x.edit }).click();
      await expect(dialog.getByLabel(labels.plate)).toHaveValue(plate);
      await expect(dialog.getByLabel(x.certificate)).toHaveValue(spaced(certificate));
      // Elements that are scrolled under the page's header would not count as tap targets.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await checkRules(page, 'edit');
      await dialog.getByRole('button', { name: x.save }).click();
      await expect(dialog).toBeHidden();
      expect(await sentBy(fakeCity, driver, 'PUT', 'car')).toEqual([]);

      const other = nextPlate();
      await added.getByRole('button', { name: x.edit }).click();
      await dialog.getByLabel(labels.plate).fill(other);
      await dialog.getByLabel(x.certificate).fill('');
      await dialog.getByRole('button', { name: x.save }).click();
      await expect(dialog).toBeHidden();
      await expect(added).toHaveCount(0);
      const renamed = row(page, other, x.vehicles);
      await expect(renamed).toContainText(x.main);
      expect(await sentBy(fakeCity, driver, 'PUT', 'car')).toMatchObject([
        {
          oldgrz: plate,
          newgrz: other,
          numberTs: other,
          number: other.slice(0, 6),
          STSNumber: '',
          name: 'Рабочая',
          id: expect.any(String),
        },
      ]);
      expect((await cityRecord(fakeCity, driver)).vehicle(other)).toMatchObject({
        STSNumber: null,
        name: 'Рабочая',
        mainTs: true,
      });

      await renamed.getByRole('button', { name: x.edit }).click();
      await dialog.getByRole('button', { name: x.remove }).click();
      await expect(dialog.getByText(x.question(other, 'Рабочая'))).toBeFocused();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await checkRules(page, 'remove');
      await dialog.getByRole('button', { name: x.saveVehicle }).click();
      await dialog.getByRole('button', { name: x.remove }).click();
      await dialog.getByRole('button', { name: x.remove }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(renamed).toHaveCount(0);
      expect(await sentBy(fakeCity, driver, 'DELETE', 'car')).toMatchObject([
        { numberTs: other, region: '59', name: 'Рабочая', mainTs: 'true', id: expect.any(String) },
      ]);
      expect((await cityRecord(fakeCity, driver)).plates).toEqual([mainPlate(driver), second(driver)]);
      await expect(row(page, mainPlate(driver), x.vehicles)).toContainText(x.main);
    });
  });
}

test('VEH-03, VEH-05, VEH-12: an empty list states the next step, the first vehicle is the main one, and a foreign plate is accepted', async ({
  page,
  labels,
  fakeCity,
}) => {
  const driver = await makeVehicleOwner(fakeCity, [{ email: `bare-${crypto.randomUUID()}@example.com` }]);
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/my-profile');
  await expect(section(page)).toContainText('Автомобилей пока нет');
  await section(page).getByRole('button', { name: s.add }).click();
  await expect(window(page).getByLabel(s.category)).toHaveCount(0);
  await window(page).getByLabel(s.foreign).check();
  await window(page).getByLabel(labels.plate, { exact: true }).fill('ab 123 cd');
  await window(page).getByRole('button', { name: s.add }).click();
  await expect(window(page)).toBeHidden();
  await expect(section(page).getByRole('img', { name: 'A B 1 2 3 C D' })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText(s.main);
  expect(await sentBy(fakeCity, driver, 'POST', 'car')).toEqual([
    { numberTs: 'AB123CD', number: 'AB123CD', formatGrz: 'other', country: 'other', docType: 'STS' },
  ]);
  expect((await cityRecord(fakeCity, driver)).main).toEqual(['AB123CD']);
});

test('every type of plate is drawn and accepted', async ({ page, labels, fakeCity }) => {
  const plates = ['А123ВС59', 'АВ123С77', 'АВ12377', '1234АВ77', 'А123477', '123А177', '1234А77'];
  const driver = await makeVehicleOwner(fakeCity, [
    { email: `all-${crypto.randomUUID()}@example.com`, vehicles: [{ number: 'Х999ХХ59' }] },
  ]);
  await openVehicles(page, labels, driver);
  for (const plate of plates) {
    await section(page).getByRole('button', { name: s.add }).click();
    await window(page).getByLabel(labels.plate).fill(plate);
    await window(page).getByRole('button', { name: s.add }).click();
    await expect(window(page)).toBeHidden();
  }
  expect((await cityRecord(fakeCity, driver)).plates).toEqual(['Х999ХХ59', ...plates]);
  await expect(section(page).getByRole('img').locator('svg')).toHaveCount(plates.length + 1);
});

test('before a parked vehicle is changed or removed, the window states what happens to its stay', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const plate = mainPlate(driver);
  await fakeCity.control.seed(city, { sessions: [{ user: driver.email, number: plate, zone, durationMin: 90 }] });
  await openVehicles(page, labels, driver);
  await expect(row(page, plate)).toContainText(/Припаркован до \d/);
  await edit(page, plate);
  await expect(window(page).getByText(`Оплаченная парковка останется на номере ${plate}`)).toBeVisible();
  await window(page).getByRole('button', { name: s.remove }).click();
  await expect(window(page).getByText('Парковка при этом не остановится, и деньги за неё не вернутся.')).toBeVisible();
  await window(page).getByRole('button', { name: s.remove }).click();
  await expect(window(page)).toBeHidden();
  await expect(row(page, plate)).toHaveCount(0);
  expect((await cityRecord(fakeCity, driver)).plates).toEqual([second(driver)]);
  expect((await fakeCity.control.ledger(city, driver.email)).sessions).toMatchObject([
    { number: plate, isCancelled: false },
  ]);
  await page.goto('/profile/my-profile');
  await edit(page, second(driver));
  await expect(window(page).getByText('припаркован')).toHaveCount(0);
});

test('the payment form shows the current vehicles after one is added or renamed or another is made the main one', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/parking');
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  const toProfile = async (): Promise<void> => {
    await page.getByRole('button', { name: labels.menu }).click();
    await page.getByRole('link', { name: labels.myProfile }).click();
  };
  await toProfile();
  const other = nextPlate();
  await edit(page, mainPlate(driver));
  await window(page).getByLabel(labels.plate).fill(other);
  await save(page);
  await expect(row(page, other)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(labels.plate)).toHaveValue(other);
  const offers = page.getByRole('list', { name: 'Ваши автомобили' });
  await expect(offers.getByRole('img', { name: spelled(other) })).toBeVisible();
  await expect(offers.getByRole('img', { name: spelled(mainPlate(driver)) })).toHaveCount(0);

  await toProfile();
  await row(page, second(driver)).getByRole('button', { name: s.makeMain }).click();
  await expect(row(page, second(driver))).toContainText(s.main);
  await page.goBack();
  await expect(page.getByLabel(labels.plate)).toHaveValue(second(driver));
  expect((await cityRecord(fakeCity, driver)).main).toEqual([second(driver)]);
});

test('a vehicle that was added on another device is kept when the main one changes on this device', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openVehicles(page, labels, driver);
  const [expectText, certificate] = [nextPlate(), nextDocument('КХ')];
  await changeOnOtherDevice(fakeCity, driver, 'POST', 'car', {
    numberTs: expectText,
    STSNumber: certificate,
    name: 'Дачная',
  });
  await row(page, second(driver)).getByRole('button', { name: s.makeMain }).click();
  await expect(row(page, expectText)).toContainText('Дачная');
  const known = await cityRecord(fakeCity, driver);
  expect(known.plates).toEqual([mainPlate(driver), second(driver), expectText]);
  expect(known.main).toEqual([second(driver)]);
  expect(known.vehicle(expectText)).toMatchObject({ STSNumber: certificate, name: 'Дачная' });
  expect(known.vehicle(mainPlate(driver))?.name).toBe('Лада');
});

test('a list of vehicles that cannot be read in full is not sent back to the city', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openVehicles(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'get-profile', kind: '500', count: 100 });
  await row(page, second(driver)).getByRole('button', { name: s.makeMain }).click();
  await expect(section(page).getByRole('alert')).toContainText('ничего не отправлено');
  expect(await sentBy(fakeCity, driver, 'PUT', 'change-cars-v2')).toEqual([]);
  await fakeCity.control.clearFaults();
  expect((await cityRecord(fakeCity, driver)).main).toEqual([mainPlate(driver)]);
});

test('VEH-08: a lost answer is reconciled: a done change is shown, a missing one is reported, and an unknown one is not guessed', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openVehicles(page, labels, driver);
  const [retained, lost, unseen, cut] = [nextPlate(), nextPlate(), nextPlate(), nextPlate()];
  const add = async (plate: string): Promise<void> => {
    await window(page).getByLabel(labels.plate).fill(plate);
    await window(page).getByRole('button', { name: s.add }).click();
  };
  const posts = async (): Promise<number> => (await sentBy(fakeCity, driver, 'POST', 'car')).length;

  await fakeCity.control.misbehave({ match: 'profile/car', kind: 'commit+500' });
  await section(page).getByRole('button', { name: s.add }).click();
  await add(retained);
  await expect(window(page)).toBeHidden();
  await expect(row(page, retained)).toBeVisible();

  await fakeCity.control.clearFaults();
  await fakeCity.control.misbehave({ match: 'profile/car', kind: '500' });
  await section(page).getByRole('button', { name: s.add }).click();
  await add(lost);
  await expect(window(page).getByRole('alert')).toContainText('Сейчас этого изменения в списке нет');
  await expect(row(page, lost)).toHaveCount(0);
  expect(await posts()).toBe(2);

  await fakeCity.control.clearFaults();
  await fakeCity.control.misbehave({ match: 'profile/car', kind: 'commit+500' });
  await fakeCity.control.misbehave({ match: 'get-profile', kind: '500', count: 100 });
  await add(unseen);
  await expect(window(page).getByRole('alert')).toContainText('Когда появится связь, список покажет');
  expect(await posts()).toBe(3);
  await fakeCity.control.clearFaults();
  expect((await cityRecord(fakeCity, driver)).plates).toEqual([mainPlate(driver), second(driver), retained, unseen]);
  await page.reload();
  await expect(row(page, unseen)).toBeVisible();
  expect(await posts()).toBe(3);

  // A browser automatically repeats an interrupted request. The second one is refused, but the vehicle was added.
  await fakeCity.control.misbehave({ match: 'profile/car', kind: 'commit+rst' });
  await section(page).getByRole('button', { name: s.add }).click();
  await add(cut);
  await expect(window(page)).toBeHidden();
  await expect(row(page, cut)).toBeVisible();
  expect((await cityRecord(fakeCity, driver)).plates.filter((plate) => plate === cut)).toHaveLength(1);
});

test('ERR-47: a refusal of a vehicle is shown in words, and the list is read again', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openVehicles(page, labels, driver);
  await section(page).getByRole('button', { name: s.add }).click();
  const plate = nextPlate();
  await window(page).getByLabel(labels.plate).fill(plate);
  await changeOnOtherDevice(fakeCity, driver, 'POST', 'car', { numberTs: plate, name: 'Дачная' });
  await window(page).getByRole('button', { name: s.add }).click();
  await expect(window(page).getByRole('alert').filter({ hasText: 'Изменение не сохранено' })).toContainText(s.exists);
  await page.keyboard.press('Escape');
  await expect(row(page, plate)).toBeVisible();
});

test('VAL-17: a certificate that is taken is refused at its field, and nothing is sent if the check fails', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const [taken, free] = [nextDocument('МН'), nextDocument('МН')];
  const somebody = await makeVehicleOwner(fakeCity, [{ email: `else-${crypto.randomUUID()}@example.com` }]);
  await changeOnOtherDevice(fakeCity, somebody, 'POST', 'car', { numberTs: nextPlate(), STSNumber: taken });
  await openVehicles(page, labels, driver);
  await edit(page, mainPlate(driver));
  const field = window(page).getByLabel(s.certificate);
  await field.fill(taken.toLowerCase());
  await save(page);
  await expect(window(page).getByText('Этот номер свидетельства уже занят')).toBeVisible();
  await expect(field).toBeFocused();
  await field.blur();
  await expect(window(page).getByText('Этот номер свидетельства уже занят')).toBeVisible();
  await save(page);
  expect(await sentBy(fakeCity, driver, 'POST', 'check-document')).toEqual([{ type: 'STS', number: taken }]);

  await fakeCity.control.misbehave({ match: 'check-document', kind: '500' });
  await field.fill(free);
  await save(page);
  await expect(window(page).getByRole('alert')).toContainText('ничего не отправлено');
  expect(await sentBy(fakeCity, driver, 'PUT', 'car')).toEqual([]);
  await save(page);
  await expect(window(page)).toBeHidden();
  expect((await cityRecord(fakeCity, driver)).vehicle(mainPlate(driver))).toMatchObject({
    STSNumber: free,
    name: 'Лада',
    mainTs: true,
  });
});

test('a vehicle that is added while the list is being sent to the city is in that list too', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openVehicles(page, labels, driver);
  const added = nextPlate();
  await fakeCity.control.misbehave({ match: 'change-cars-v2', kind: 'delay', ms: 3000 });
  await row(page, second(driver)).getByRole('button', { name: s.makeMain }).click();
  await section(page).getByRole('button', { name: s.add }).click();
  await window(page).getByLabel(labels.plate).fill(added);
  await window(page).getByRole('button', { name: s.add }).click();
  await expect(window(page)).toBeHidden();
  await expect(row(page, added)).toBeVisible();
  await expect(row(page, second(driver))).toContainText(s.main);
  const known = await cityRecord(fakeCity, driver);
  expect(known.plates).toEqual([mainPlate(driver), second(driver), added]);
  expect(known.main).toEqual([second(driver)]);
});

test('a late answer to a closed window closes no other window, and a failure is reported', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openVehicles(page, labels, driver);
  const [expectText, late, next] = [nextPlate(), nextPlate(), nextPlate()];
  const add = async (plate: string): Promise<void> => {
    await section(page).getByRole('button', { name: s.add }).click();
    await window(page).getByLabel(labels.plate).fill(plate);
    await window(page).getByRole('button', { name: s.add }).click();
    await page.keyboard.press('Escape');
    await expect(window(page)).toBeHidden();
  };
  await fakeCity.control.misbehave({ match: 'profile/car', kind: 'delay', ms: 3000 });
  await add(late);
  await edit(page, mainPlate(driver));
  await expect(row(page, late)).toHaveCount(1);
  await expect(window(page).getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  await page.keyboard.press('Escape');
  await changeOnOtherDevice(fakeCity, driver, 'POST', 'car', { numberTs: expectText, name: 'Дачная' });
  await fakeCity.control.misbehave({ match: 'profile/car', kind: 'delay', ms: 3000 });
  await add(expectText);
  await expect(window(page).getByText('Изменение не сохранено')).toBeVisible();
  await expect(window(page)).toContainText(s.exists);
  await page.keyboard.press('Escape');
  await section(page).getByRole('button', { name: s.add }).click();
  await window(page).getByLabel(labels.plate).fill(next);
  await expect(window(page).getByLabel(labels.plate)).toHaveValue(next);
});

test('an unknown outcome is not reported as unsaved, and a second try accepts the driver’s own saved change', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openVehicles(page, labels, driver);
  const [plate, certificate] = [nextPlate(), nextDocument('ОР')];
  await fakeCity.control.misbehave({ match: 'profile/car', kind: 'commit+500' });
  await section(page).getByRole('button', { name: s.add }).click();
  await expect(window(page).getByLabel(s.certificate)).toBeVisible();
  await fakeCity.control.misbehave({ match: 'get-profile', kind: '500', count: 100 });
  await window(page).getByLabel(labels.plate).fill(plate);
  await window(page).getByLabel(s.certificate).fill(certificate);
  await window(page).getByRole('button', { name: s.add }).click();
  await expect(window(page).getByRole('alert')).toContainText('Пока неизвестно, сохранено ли изменение');
  await expect(window(page).getByRole('alert')).not.toContainText('не сохранено');
  await fakeCity.control.clearFaults();
  await window(page).getByRole('button', { name: s.add }).click();
  await expect(window(page)).toBeHidden();
  await expect(row(page, plate)).toContainText(spaced(certificate));
  expect((await cityRecord(fakeCity, driver)).plates.filter((one) => one === plate)).toHaveLength(1);
});

test('the input survives the question whether to remove the vehicle', async ({ page, labels, driver }) => {
  await openVehicles(page, labels, driver);
  await edit(page, mainPlate(driver));
  await window(page).getByLabel(s.name).fill('Новая');
  await window(page).getByRole('button', { name: s.remove }).click();
  await expect(window(page).getByLabel(s.name)).toBeHidden();
  await window(page).getByRole('button', { name: s.saveVehicle }).click();
  await expect(window(page).getByLabel(s.name)).toHaveValue('Новая');
  await expect(window(page).getByRole('button', { name: s.remove })).toBeFocused();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network vehicles are shown, but certificates and documents are not, as their numbers are never stored', async ({
    page,
    labels,
    driver,
    fakeCity,
    context,
  }) => {
    const [certificate, licence, plate] = [nextDocument('ТУ'), nextDocument('17'), nextPlate()];
    await changeOnOtherDevice(fakeCity, driver, 'PUT', 'car', {
      oldgrz: mainPlate(driver),
      newgrz: mainPlate(driver),
      STSNumber: certificate,
    });
    await changeOnOtherDevice(fakeCity, driver, 'POST', 'document', { type: 'VU', title: licence });
    await openVehicles(page, labels, driver);
    await expect(row(page, mainPlate(driver))).toContainText(spaced(certificate));
    await expect(page.getByText(spaced(licence))).toBeVisible();
    await edit(page, second(driver));
    await window(page).getByLabel(labels.plate).fill(plate);
    await save(page);
    await expect(row(page, plate)).toBeVisible();
    const retained = (): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(retained).toContain(plate);
    expect(await retained()).not.toContain(certificate.slice(4));
    expect(await retained()).not.toContain(licence.slice(4));

    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(row(page, plate)).toBeVisible();
    await expect(row(page, mainPlate(driver))).not.toContainText(spaced(certificate));
    await expect(page.getByText('Их номера на устройстве не хранятся: нужна сеть.')).toBeVisible();
    await expect(row(page, plate).getByRole('button', { name: s.edit })).toBeDisabled();
    await expect(section(page).getByRole('button', { name: s.add })).toBeDisabled();
  });
});
