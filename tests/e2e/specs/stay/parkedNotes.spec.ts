import type { Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { chooseMethod } from '../../support/chooseMethod';
import { clockTime, inCity, moveTo } from '../../support/cityTime';
import { city, expect, mainPlate, makeDriver, nextPlate, open, test, zone } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { roubles } from '../../support/labels';

const texts = {
  ru: {
    iParked: 'Я припарковался',
    remember: 'Запомнить: я припарковался',
    saveNote: 'Запомнить',
    noteSaved: 'Записано',
    list: 'Записи о парковке',
    untilToday: 'Оплатить можно до 23:59 сегодня',
    untilTomorrow: 'Оплатить можно до 23:59 завтра',
    unpaid: (what: string) => new RegExp(`Не оплачено: ${what}`),
    about: (plate: string, place = zone) => `${plate}, зона ${place}`,
    pay: 'Оплатить',
    today: 'Сегодня',
    startToday: 'Начало сегодня',
    settled: 'Оплачено',
    mark: 'Нет номера зоны? Отметить место',
    photo: 'Фото таблички',
    removePhoto: 'Удалить фото',
    notAnImage: /Это не фото/,
    change: 'Изменить',
    save: 'Сохранить',
    remove: 'Удалить',
    putAway: 'Убрать',
    out: 'Выйти',
  },
  en: {
    iParked: 'Save parking note',
    remember: 'Save parking note',
    saveNote: 'Remember',
    noteSaved: 'Noted',
    list: 'Parking notes',
    untilToday: 'You can pay until 23:59 today',
    untilTomorrow: 'You can pay until 23:59 tomorrow',
    unpaid: (what: string) => new RegExp(`Not paid: ${what}`),
    about: (plate: string, place = zone) => `${plate}, zone ${place}`,
    pay: 'Pay',
    today: 'Today',
    startToday: 'Began today at',
    settled: 'Paid',
    mark: 'No zone number? Mark the place',
    photo: 'Photo of the sign',
    removePhoto: 'Remove the photo',
    notAnImage: /This is no photo/,
    change: 'Change',
    save: 'Save',
    remove: 'Remove',
    putAway: 'Put away',
    out: 'Sign out',
  },
} as const;
const { ru } = texts;

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** The bar on every page. */
const bar = (page: Page, what: RegExp) => page.getByRole('button', { name: what });
/** Waits until the whole app is on the device, as at every start but the first. */
const waitForOfflineApp = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};
/** The photos on the device, with their type and their width in pixels. */
const photos = (page: Page): Promise<{ type: string; width: number }[]> =>
  page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('no storage')));
      });
    const base = await answer(indexedDB.open('keyval-store'));
    const objectStore = base.transaction('keyval').objectStore('keyval');
    const storedPhotos = await answer<unknown[]>(objectStore.getAll(IDBKeyRange.bound('note-photo.', 'note-photo/')));
    base.close();
    return Promise.all(
      storedPhotos.map(async (value) =>
        value instanceof Blob
          ? { type: value.type, width: (await createImageBitmap(value)).width }
          : { type: '', width: 0 },
      ),
    );
  });

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ fakeCity }) => moveTo(fakeCity, inCity('12:00')));
test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

test('a guest without a network notes the stay with a tap, pays for it retroactively, and the note closes by itself', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const plate = nextPlate();
  await open(page, labels, `/guest-payment?zone=${zone}&duration=60`);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: ru.remember })).toBeVisible();
  await checkRules(page, 'without a network');

  // The missing value is requested at its field.
  await page.getByRole('button', { name: ru.remember }).click();
  const form = sheet(page, ru.iParked);
  await expect(form.getByLabel(labels.plate)).toBeFocused();
  await expect(form.getByLabel(labels.zone)).toHaveValue(zone);
  await checkRules(page, 'the form of a note');
  await page.keyboard.press('Escape');
  await page.getByLabel(labels.plate).fill(plate);
  await page.getByRole('button', { name: ru.remember }).click();
  const list = sheet(page, ru.list);
  await expect(list.getByText(ru.noteSaved, { exact: true })).toBeVisible();
  const parkedNote = list.getByRole('article', { name: ru.about(plate) });
  await expect(parkedNote).toContainText(ru.untilToday);
  await expect(parkedNote).toContainText('с 12:0');
  await checkRules(page, 'noted');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  // A second tap adds no second note.
  await page.getByRole('button', { name: ru.remember }).click();
  await expect(list.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bar(page, ru.unpaid(ru.about(plate)))).toContainText(ru.untilToday);
  // Announced once, without the remaining time.
  await expect(page.getByRole('status').filter({ hasText: ru.unpaid(ru.about(plate)) })).toHaveText(
    `Не оплачено: ${ru.about(plate)}`,
  );

  // Half an hour later the network is back.
  await moveTo(fakeCity, inCity('12:30'));
  await context.setOffline(false);
  await page.goto('/');
  await bar(page, ru.unpaid(ru.about(plate))).click();
  await expect(parkedNote.getByRole('link', { name: ru.pay, exact: true })).toBeVisible();
  const startTime = /с (\d\d:\d\d)/.exec((await parkedNote.textContent()) ?? '')?.[1] ?? '';
  await parkedNote.getByRole('link', { name: ru.pay, exact: true }).click();
  await expect(list).toBeHidden();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  await expect(page.getByRole('radio', { name: ru.today, exact: true })).toBeChecked({ timeout: 15_000 });
  await expect(page.getByLabel(ru.startToday)).toHaveValue(startTime);
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await chooseMethod(page);
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
  await expect(bar(page, ru.unpaid(ru.about(plate)))).toBeHidden();
  const stays = (await fakeCity.control.ledger(city)).sessions.filter(({ number }) => number === plate);
  expect(stays).toMatchObject([{ zone, kopecks: 6000, durationMin: 60 }]);
  expect(clockTime(stays[0]?.startMs ?? 0)).toBe(startTime);
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: ru.iParked }).click();
  await expect(parkedNote).toContainText(ru.settled);
  await parkedNote.getByRole('button', { name: ru.putAway }).click();
  await expect(parkedNote).toBeHidden();
});

test.describe('in English, in the dark', () => {
  test.use({
    language: 'en',
    colorScheme: 'dark',
    viewport: { width: 360, height: 640 },
    geolocation: { latitude: 58.01, longitude: 56.25 },
    permissions: ['geolocation'],
  });

  test('a driver marks the place, photographs the sign, adds the number later and pays, and nothing of the note remains', async ({
    page,
    labels,
    driver,
    fakeCity,
    context,
  }) => {
    const s = texts.en;
    await signedIn(context, city, driver);
    await open(page, labels);
    await page.getByRole('button', { name: labels.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: s.iParked }).click();
    const form = sheet(page, s.iParked);
    await expect(form.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
    await form.getByRole('button', { name: s.saveNote, exact: true }).click();
    await expect(form.getByLabel(labels.zone)).toBeFocused();
    await form.getByRole('button', { name: s.mark }).click();
    await expect(form.getByRole('button', { name: s.mark })).toBeHidden();
    await form.getByRole('button', { name: s.saveNote, exact: true }).click();
    const list = sheet(page, s.list);
    const parkedNote = list.getByRole('article', { name: mainPlate(driver) });
    await expect(parkedNote).toBeVisible();

    const choose = parkedNote.getByLabel(s.photo);
    await choose.setInputFiles({ name: 'sign.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(parkedNote).toContainText(s.notAnImage);
    await choose.setInputFiles('public/icons/icon-512.png');
    await expect(parkedNote.getByRole('img', { name: s.photo })).toBeVisible();
    expect(await photos(page)).toEqual([{ type: 'image/jpeg', width: 512 }]);
    await expect(parkedNote.getByRole('button', { name: s.removePhoto })).toBeFocused();
    await checkRules(page, 'a note with its photo');

    // An hour and a reload later the driver finds the number.
    await moveTo(fakeCity, inCity('13:00'));
    await page.reload();
    await bar(page, s.unpaid(mainPlate(driver))).click();
    await expect(parkedNote).toContainText(s.untilTomorrow);
    await expect(parkedNote.getByRole('img', { name: s.photo })).toBeVisible();
    await parkedNote.getByRole('button', { name: s.change }).click();
    const change = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: s.save }) });
    await change.getByLabel(labels.zone).fill(zone);
    await change.getByLabel(s.startToday).fill('11:45');
    await change.getByRole('button', { name: s.save }).click();
    const whole = list.getByRole('article', { name: s.about(mainPlate(driver)) });
    await expect(whole).toContainText('since 11:45');
    await whole.getByRole('link', { name: s.pay, exact: true }).click();
    await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
    await expect(page.getByLabel(s.startToday)).toHaveValue('11:45');
    await page.getByRole('radio', { name: labels.hour, exact: true }).check();
    await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
    await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
    await expect(bar(page, s.unpaid(mainPlate(driver)))).toBeHidden();
    const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
    expect(debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
    expect(stays).toMatchObject([{ zone, startMs: inCity('11:45'), endMs: inCity('12:45') }]);

    await page.getByRole('button', { name: labels.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: s.iParked }).click();
    await expect(whole).toContainText(s.settled);
    await whole.getByRole('button', { name: s.putAway }).click();
    await expect(whole).toBeHidden();
    await expect.poll(() => photos(page)).toEqual([]);
  });
});

test('in a city without retroactive payments the note says so and offers SMS instead', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const [where, street] = ['kazan', '0908'];
  await fakeCity.control.seed(where, { zones: [{ number: street, address: 'улица Баумана, 2' }] });
  await fakeCity.control.settings(where, { usePostPayment: false, usePostPaymentYesterday: false });
  const plate = nextPlate();
  const driver = await makeDriver(fakeCity, { vehicles: [{ number: plate, isMain: true }] }, where);
  await signedIn(context, where, driver);
  await open(page, labels, `/profile/parking?zone=${street}`, where);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  await waitForOfflineApp(page);
  await context.setOffline(true);
  // Two equal buttons replace the pay button.
  const [sms, remember] = [
    page.getByRole('button', { name: 'Оплатить по SMS' }),
    page.getByRole('button', { name: ru.remember }),
  ];
  await expect(sms).toBeVisible();
  expect((await sms.boundingBox())?.width).toBe((await remember.boundingBox())?.width);
  await remember.click();
  const list = sheet(page, ru.list);
  const parkedNote = list.getByRole('article', { name: ru.about(plate, street) });
  await expect(parkedNote).toContainText('Задним числом город оплату не принимает: оплатите сейчас.');
  await page.keyboard.press('Escape');

  await moveTo(fakeCity, inCity('12:20'));
  await context.setOffline(false);
  await page.goto('/');
  await bar(page, ru.unpaid(ru.about(plate, street))).click();
  await expect(parkedNote).toContainText('Задним числом город оплату за это время не принимает.');
  await expect(parkedNote.getByRole('link', { name: ru.pay, exact: true })).toHaveCount(0);
  await expect(parkedNote.getByRole('link', { name: 'Оплатить с этой минуты' })).toBeVisible();
  await checkRules(page, 'nothing afterwards');
  // The rest is paid by SMS, and its reply settles the note.
  await parkedNote.getByRole('button', { name: 'Оплатить по SMS' }).click();
  const command = sheet(page, 'Оплата по SMS');
  await expect(command.locator('code')).toHaveText(`р16*${street}*${plate}*1`);
  await command.getByRole('link', { name: 'Открыть SMS' }).click();
  await command.getByRole('button', { name: 'SMS пришло' }).click();
  await expect(command).toBeHidden();
  await expect(parkedNote).toContainText(ru.settled);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Оплачено по SMS: ${ru.about(plate, street)}`)).toBeVisible();
  await expect(bar(page, ru.unpaid(ru.about(plate, street)))).toBeHidden();
  expect((await fakeCity.control.ledger(where)).debits.filter(({ account }) => account === driver.email)).toEqual([]);
});

test('a logout lists the driver’s notes and deletes them with their photos, and a guest’s note stays', async ({
  page,
  labels,
  driver,
  context,
}) => {
  const guests = nextPlate();
  await open(page, labels, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(guests)}&duration=60`);
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: ru.remember }).click();
  await expect(sheet(page, ru.list).getByRole('article', { name: ru.about(guests) })).toBeVisible();
  await context.setOffline(false);
  await signedIn(context, city, driver);
  await page.goto(`/profile/parking?zone=${zone}`);
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  await expect(bar(page, ru.unpaid(ru.about(guests)))).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('button', { name: ru.remember }).click();
  const parkedNote = sheet(page, ru.list).getByRole('article', { name: ru.about(mainPlate(driver)) });
  await parkedNote.getByLabel(ru.photo).setInputFiles('public/icons/icon-192.png');
  await expect(parkedNote.getByRole('img', { name: ru.photo })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page, ru.unpaid(ru.about(mainPlate(driver))))).toBeVisible();

  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: ru.out }).click();
  const signOutDialog = sheet(page, 'Выйти из профиля?');
  await expect(signOutDialog).toContainText(ru.about(mainPlate(driver)));
  await checkRules(page, 'leaving with a note');
  await signOutDialog.getByRole('button', { name: ru.out }).click();
  await expect(signOutDialog).toBeHidden();
  await expect(bar(page, ru.unpaid(ru.about(guests)))).toBeVisible();
  await expect.poll(() => photos(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('parking.parked-notes'))).not.toContain(mainPlate(driver));
});
