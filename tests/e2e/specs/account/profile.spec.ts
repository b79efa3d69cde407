import type { Page } from '@playwright/test';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { city, expect, schemes, open, test, type FakeCity, zone } from '../../support/fixtures';
import { messageTo, newPerson, notThis } from '../../support/newcomer';
import { signedIn } from '../../support/signedIn';
import { costText, type Labels } from '../../support/labels';

const texts = {
  ru: {
    page: 'Мой профиль',
    main: 'Основной телефон',
    add: 'Добавить телефон',
    changeMain: 'Изменить основной телефон',
    changeEmail: 'Изменить почту',
    changePassword: 'Изменить пароль',
    changeName: 'Изменить имя',
    makeMain: /^Сделать основным \+7/,
    remove: /^Удалить \+7/,
    removeIt: 'Удалить телефон',
    removed: 'Телефон удалён',
    phone: 'Телефон',
    email: 'Почта',
    getCode: 'Получить код',
    smsCode: 'Код из SMS',
    mailCode: 'Код из письма',
    wait: / — через 0:\d\d$/,
    sendMailAgain: 'Отправить письмо ещё раз',
    wrongCode: 'Код неверный или устарел. Проверьте его или запросите новый.',
    taken: 'Этот телефон уже используется. Укажите другой.',
    added: 'Телефон добавлен',
    mainChanged: 'Основной телефон изменён',
    emailChanged: 'Почта изменена',
    passwordChanged: 'Пароль изменён',
    done: 'Готово',
    back: 'Назад',
    cancel: 'Отмена',
    again: 'Попробовать ещё раз',
    report: 'Присылать на почту отчёт об операциях',
    full: 'Фамилия, имя, отчество',
  },
  en: {
    page: 'My profile',
    main: 'Main phone',
    add: 'Add a phone',
    changeMain: 'Change the main phone',
    changeEmail: 'Change the e-mail',
    changePassword: 'Change the password',
    changeName: 'Change the name',
    makeMain: /^Make it main: \+7/,
    remove: /^Remove \+7/,
    removeIt: 'Remove the phone',
    removed: 'The phone has been removed',
    phone: 'Phone',
    email: 'E-mail',
    getCode: 'Get a code',
    smsCode: 'Code from the SMS',
    mailCode: 'Code from the e-mail',
    wait: / in 0:\d\d$/,
    sendMailAgain: 'Resend the e-mail',
    wrongCode: /code is wrong or/i,
    taken: 'This phone is in use already. Enter another one.',
    added: 'The phone has been added',
    mainChanged: 'The main phone has been changed',
    emailChanged: 'The e-mail has been changed',
    passwordChanged: 'The password has been changed',
    done: 'Done',
    back: 'Back',
    cancel: 'Cancel',
    again: 'Try again',
    report: 'E-mail me a report on operations',
    full: 'Full name',
  },
} as const;
type Texts = (typeof texts)[keyof typeof texts];

interface Known {
  email: string;
  firstName?: string;
  lastName?: string;
  middleName?: string | null;
  telephones: { phone: string; isMain: boolean }[];
  reportHistoryOperation: boolean;
}

/** The driver's profile as the city has it. */
const known = async ({ url }: FakeCity, { token }: SeededUser, at = city): Promise<Known> => {
  const reply = await fetch(`${url}/city/${at}/api/profile/get-profile-v6?token=${token}`);
  return ((await reply.json()) as { result: Known }).result;
};
const phonesOf = async (fakeCity: FakeCity, driver: SeededUser): Promise<Record<string, boolean>> =>
  Object.fromEntries((await known(fakeCity, driver)).telephones.map(({ phone, isMain }) => [phone, isMain]));

/** Adds a second phone to the driver's account. Returns its number. */
const secondPhone = async (fakeCity: FakeCity, { token }: SeededUser): Promise<string> => {
  const { phone } = newPerson();
  const postToProfile = (path: string, body: Record<string, string>): Promise<unknown> =>
    fetch(`${fakeCity.url}/city/${city}/api/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ token, ...body }),
    });
  await postToProfile('profile/send-sms-code', { phone, edit: 'false' });
  await postToProfile('auth/confirm-phone', { code: (await messageTo(fakeCity, phone)).code });
  return phone;
};

/** The pattern of a phone number as the page shows it. */
const maskedPhone = (phone: string): RegExp =>
  new RegExp(phone.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, String.raw`\+7\s\($1\)\s$2\s-\W*$3\s-\W*$4`));

const openProfile = async (page: Page, labels: Labels, driver: SeededUser, x: Texts = texts.ru): Promise<void> => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/my-profile');
  await expect(page.getByRole('heading', { name: x.page, level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(driver.email)).toBeVisible();
};
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
/** The requests to the city that match and carry the driver's token. */
const sentTo = (fakeCity: FakeCity, match: string, { token }: SeededUser) =>
  fakeCity.control.requests(match).then((all) => all.filter(({ body, query }) => `${body}${query}`.includes(token)));

for (const [language, colorScheme] of schemes('ru')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const x = texts[language];

    test('a phone is added and made the main one, and the other is removed (PROF-05, 06, 09, 12, 14)', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      const { phone: next } = newPerson();
      await openProfile(page, labels, driver, x);
      await expect(main(page).getByText(x.full)).toBeVisible();
      await expect(main(page).getByText(costText(500_00, language))).toBeVisible();
      await checkRules(page, 'profile');
      // The main phone can be changed, but not removed.
      await expect(main(page).getByRole('button', { name: x.changeMain })).toHaveCount(1);
      await expect(main(page).getByRole('button', { name: x.remove })).toHaveCount(0);

      await main(page).getByRole('button', { name: x.add }).click();
      await dialog(page).getByLabel(x.phone, { exact: true }).fill(driver.phone);
      await dialog(page).getByRole('button', { name: x.getCode }).click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await checkRules(page, 'a phone of one’s own');
      await dialog(page).getByLabel(x.phone, { exact: true }).fill('79000000001');
      await dialog(page).getByRole('button', { name: x.getCode }).click();
      await expect(dialog(page).getByText(x.taken)).toBeVisible();
      await dialog(page).getByLabel(x.phone, { exact: true }).fill(next);
      await dialog(page).getByRole('button', { name: x.getCode }).dblclick();
      const code = dialog(page).getByLabel(x.smsCode);
      await expect(code).toBeFocused();
      await expect(dialog(page).getByText(maskedPhone(next))).toBeVisible();
      await expect(dialog(page).getByText(x.wait)).toBeVisible();
      await checkRules(page, 'code');
      const { code: correctCode } = await messageTo(fakeCity, next);
      // A typed code waits for the tap, because its length is unknown. A code that is filled in at once is sent
      // automatically (CONST-28).
      await code.pressSequentially(notThis(correctCode));
      await page.waitForTimeout(600);
      expect(await sentTo(fakeCity, 'confirm-phone', driver)).toHaveLength(0);
      await code.press('Enter');
      await expect(dialog(page).getByText(x.wrongCode)).toBeVisible();
      await page.waitForTimeout(600);
      expect(await sentTo(fakeCity, 'confirm-phone', driver)).toHaveLength(1);
      await code.clear();
      await code.fill(`${correctCode.slice(0, 2)}-${correctCode.slice(2)}`);
      await expect(dialog(page).getByText(x.added)).toBeVisible();
      expect(await phonesOf(fakeCity, driver)).toEqual({ [driver.phone]: true, [next]: false });
      await checkRules(page, 'main step');
      await page.keyboard.press('Escape');

      await main(page).getByRole('button', { name: x.makeMain }).click();
      await expect.poll(() => phonesOf(fakeCity, driver)).toEqual({ [driver.phone]: false, [next]: true });
      await expect(main(page).getByRole('button', { name: x.makeMain })).toHaveAccessibleName(
        maskedPhone(driver.phone),
      );
      await expect(main(page).getByRole('button', { name: x.changeMain })).toBeFocused();

      await main(page).getByRole('button', { name: x.remove }).click();
      await expect(dialog(page).getByText(maskedPhone(driver.phone))).toBeVisible();
      expect(await sentTo(fakeCity, 'delete-phone', driver)).toHaveLength(0);
      await checkRules(page, 'asked before a phone is removed');
      await dialog(page).getByRole('button', { name: x.removeIt }).click();
      await expect(dialog(page).getByText(x.removed)).toBeVisible();
      expect(await phonesOf(fakeCity, driver)).toEqual({ [next]: true });
      await dialog(page).getByRole('button', { name: x.done }).click();
      await expect(main(page).getByText(maskedPhone(driver.phone))).toHaveCount(0);
      await expect(main(page).getByText(maskedPhone(next))).toBeVisible();
    });

    test('the report by e-mail can be switched on and off (PROF-17)', async ({ page, labels, driver, fakeCity }) => {
      await openProfile(page, labels, driver, x);
      const box = main(page).getByRole('checkbox', { name: x.report });
      // The checkbox changes at once. It must not flip back until the cached data has followed.
      expect(
        await box.evaluate((tick: HTMLInputElement) => {
          tick.click();
          return tick.checked;
        }),
      ).toBe(true);
      await expect.poll(async () => (await known(fakeCity, driver)).reportHistoryOperation).toBe(true);
      await page.reload();
      await expect(box).toBeChecked();
      // A change that the city did not accept is not shown as accepted.
      await fakeCity.control.misbehave({ match: 'change-settings', kind: '500', count: 5 });
      await box.uncheck({ force: true }).catch(() => undefined);
      await expect(main(page).getByRole('alert')).toBeVisible();
      await expect(box).toBeChecked();
      expect((await known(fakeCity, driver)).reportHistoryOperation).toBe(true);
    });
  });
}

test('changing the main phone takes three steps, and an interrupted change states what was done (PROF-13)', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const x = texts.ru;
  const { phone: next } = newPerson();
  const second = await secondPhone(fakeCity, driver);
  await openProfile(page, labels, driver);
  await main(page).getByRole('button', { name: x.changeMain }).click();
  await dialog(page).getByLabel(x.phone, { exact: true }).fill(next);
  await dialog(page).getByRole('button', { name: x.getCode }).click();
  await expect(dialog(page).getByLabel(x.smsCode)).toBeVisible();

  await fakeCity.control.misbehave({ match: 'set-main-phone', kind: '500', count: 1 });
  await fakeCity.control.misbehave({ match: 'delete-phone', kind: '500', count: 1 });
  await dialog(page)
    .getByLabel(x.smsCode)
    .fill((await messageTo(fakeCity, next)).code);
  await expect(dialog(page).getByText(/добавлен, но основным пока остаётся/)).toBeVisible();
  expect(await phonesOf(fakeCity, driver)).toEqual({ [driver.phone]: true, [second]: false, [next]: false });
  await checkRules(page, 'stopped in the middle');
  await dialog(page).getByRole('button', { name: x.again }).click();
  await expect(dialog(page).getByText(/Основной телефон теперь/)).toBeVisible();
  expect(await phonesOf(fakeCity, driver)).toEqual({ [driver.phone]: false, [second]: false, [next]: true });
  await dialog(page).getByRole('button', { name: x.again }).click();
  await expect(dialog(page).getByText(x.mainChanged)).toBeVisible();
  expect(await phonesOf(fakeCity, driver)).toEqual({ [second]: false, [next]: true });
  await page.keyboard.press('Escape');
  await expect(main(page).getByText(maskedPhone(driver.phone))).toHaveCount(0);
  expect(await sentTo(fakeCity, 'send-sms-code', driver)).toHaveLength(2);
});

test('a lost answer is reconciled, and the phone is changed without a second code', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const x = texts.ru;
  const { phone: next } = newPerson();
  await openProfile(page, labels, driver);
  await main(page).getByRole('button', { name: x.changeMain }).click();
  await dialog(page).getByLabel(x.phone, { exact: true }).fill(next);
  await dialog(page).getByRole('button', { name: x.getCode }).click();
  await expect(dialog(page).getByLabel(x.smsCode)).toBeVisible();
  // A browser repeats an interrupted request. The correct code is then already used up.
  await fakeCity.control.misbehave({ match: 'confirm-phone', kind: 'commit+rst' });
  for (const match of ['set-main-phone', 'delete-phone'])
    await fakeCity.control.misbehave({ match, kind: 'commit+500' });
  await dialog(page)
    .getByLabel(x.smsCode)
    .fill((await messageTo(fakeCity, next)).code);
  await expect(dialog(page).getByText(x.mainChanged)).toBeVisible();
  expect(await phonesOf(fakeCity, driver)).toEqual({ [next]: true });
  for (const match of ['set-main-phone', 'delete-phone']) expect(await sentTo(fakeCity, match, driver)).toHaveLength(1);
});

test('an e-mail change handles invalid and taken addresses, back, cancel, another code and a new address (PROF-09 to PROF-11)', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const x = texts.ru;
  const { email: next } = newPerson();
  await openProfile(page, labels, driver);
  await main(page).getByRole('button', { name: x.changeEmail }).click();
  const field = dialog(page).getByLabel(x.email, { exact: true });
  const codeButton = dialog(page).getByRole('button', { name: x.getCode });
  for (const [input, message] of [
    ['', 'Заполните это поле.'],
    ['a@b.travel', 'Некорректная почта.'],
    ['a+tag@b.ru', 'Некорректная почта.'],
    [driver.email, 'Эта почта и так ваша.'],
  ] as const) {
    await field.fill(input);
    await codeButton.click();
    await expect(dialog(page).getByRole('alert')).toContainText(message);
  }
  expect(await sentTo(fakeCity, 'send-email-code', driver)).toHaveLength(0);
  await field.fill('driver@example.com');
  await field.blur();
  await expect(dialog(page).getByRole('alert')).toContainText('уже у другого пользователя');
  await field.fill(` ${next} `);
  await codeButton.click();
  const code = dialog(page).getByLabel(x.mailCode);
  await expect(code).toBeFocused();
  await dialog(page).getByRole('button', { name: x.back }).click();
  await expect(field).toBeVisible();
  await codeButton.click();
  await expect(code).toBeVisible();
  const first = await messageTo(fakeCity, next, 2);
  await expect(dialog(page).getByText(x.wait)).toBeVisible();
  await dialog(page).getByRole('button', { name: x.sendMailAgain }).click({ timeout: 15_000 });
  const { code: correctCode } = await messageTo(fakeCity, next, 3);
  if (first.code !== correctCode) {
    await code.fill(first.code);
    await expect(dialog(page).getByText(x.wrongCode)).toBeVisible();
  }
  expect((await known(fakeCity, driver)).email).toBe(driver.email);
  // The save may be interrupted, because the city took the e-mail when its code was confirmed.
  await fakeCity.control.misbehave({ match: 'change-profile', kind: 'commit+rst', count: 1 });
  await code.fill(correctCode);
  await expect(dialog(page).getByText(x.emailChanged)).toBeVisible();
  expect((await known(fakeCity, driver)).email).toBe(next);
  await page.keyboard.press('Escape');
  await expect(main(page).getByText(next)).toBeVisible();

  // Cancelling discards the change that was begun.
  await main(page).getByRole('button', { name: x.changeEmail }).click();
  await field.fill(newPerson().email);
  await codeButton.click();
  await expect(code).toBeVisible();
  await dialog(page).getByRole('button', { name: x.cancel }).click();
  await expect(dialog(page).getByText(x.wait)).toBeHidden();
  await dialog(page).getByRole('button', { name: x.changeEmail }).click();
  await expect(field).toHaveValue('');
  expect((await known(fakeCity, driver)).email).toBe(next);
});

test('a half-filled form stays when its driver changes the e-mail', async ({ page, labels, driver, fakeCity }) => {
  const x = texts.ru;
  const { email: next } = newPerson();
  await openProfile(page, labels, driver);
  const go = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: labels.menu }).click();
    await dialog(page).getByRole('link', { name, exact: true }).click();
  };
  await go('Парковка');
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByLabel(labels.plate).fill('А777АА77');
  await go(x.page);
  await main(page).getByRole('button', { name: x.changeEmail }).click();
  await dialog(page).getByLabel(x.email, { exact: true }).fill(next);
  await dialog(page).getByRole('button', { name: x.getCode }).click();
  await dialog(page)
    .getByLabel(x.mailCode)
    .fill((await messageTo(fakeCity, next)).code);
  await expect(dialog(page).getByText(x.emailChanged)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByText(next)).toBeVisible();
  await go('Парковка');
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue('А777АА77');
});

test('a password change checks length, repeat and current password, and applies to the next login (VAL-60, ERR-35)', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const x = texts.ru;
  await openProfile(page, labels, driver);
  await main(page).getByRole('button', { name: x.changePassword }).click();
  const [current, next, passwordAgain] = ['Текущий пароль', 'Новый пароль', 'Новый пароль ещё раз'].map((name) =>
    dialog(page).getByLabel(name, { exact: true }),
  );
  if (!current || !next || !passwordAgain) throw new Error('no fields');
  const save = dialog(page).getByRole('button', { name: 'Сохранить пароль' });
  await save.click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(3);
  await expect(current).toBeFocused();
  for (const [password, again, message] of [
    ['123', '123', 'Нужно от 4 до 20 знаков.'],
    ['1'.repeat(21), '1'.repeat(21), 'Нужно от 4 до 20 знаков.'],
    ['12 &', '12 & ', 'Пароли не совпадают.'],
  ] as const) {
    await current.fill('not this');
    await next.fill(password);
    await passwordAgain.fill(again);
    await save.click();
    await expect(dialog(page).getByRole('alert')).toContainText(message);
  }
  expect(await sentTo(fakeCity, 'change-password', driver)).toHaveLength(0);
  await passwordAgain.fill('12 &');
  await save.click();
  await expect(dialog(page).getByText('Это не ваш текущий пароль.')).toBeVisible();
  await expect(current).toBeFocused();
  await checkRules(page, 'a wrong password');
  await current.fill(driver.password);
  await save.click();
  await expect(dialog(page).getByText(x.passwordChanged)).toBeVisible();
  const login = async (password: string): Promise<string> => {
    const body = new URLSearchParams({ login: driver.email, password });
    const reply = await fetch(`${fakeCity.url}/city/${city}/api/auth/login-v5`, { method: 'POST', body });
    return ((await reply.json()) as { status: string }).status;
  };
  expect(await login('12 &')).toBe('ok');
  expect(await login(driver.password)).toBe('error');
  // The driver who changed it stays signed in.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(main(page).getByText(driver.email)).toBeVisible();
});

test('a name change sends only what was changed, and closes its window (PROF-15, PROF-16, ERR-46)', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const x = texts.ru;
  await openProfile(page, labels, driver);
  const edit = main(page).getByRole('button', { name: x.changeName });
  const save = dialog(page).getByRole('button', { name: 'Сохранить', exact: true });
  await edit.click();
  await save.click();
  await expect(dialog(page)).toBeHidden();
  expect(await sentTo(fakeCity, 'change-profile', driver)).toHaveLength(0);
  await edit.click();
  await dialog(page).getByLabel('Имя', { exact: true }).fill('');
  await save.click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Заполните это поле.');
  await dialog(page).getByLabel('Имя', { exact: true }).fill(' Пётр ');
  await fakeCity.control.misbehave({ match: 'change-profile', kind: '500', count: 1 });
  await save.click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await save.click();
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByText('Петров Пётр')).toBeVisible();
  expect(await known(fakeCity, driver)).toMatchObject({ firstName: 'Пётр', lastName: 'Петров' });
  const [, sent] = (await sentTo(fakeCity, 'change-profile', driver)).toReversed();
  expect([...new URLSearchParams(sent?.body).keys()].toSorted()).toEqual(['firstname', 'token']);
});

test('a name that was changed on another device is not overwritten', async ({ page, labels, driver, fakeCity }) => {
  await openProfile(page, labels, driver);
  await main(page).getByRole('button', { name: texts.ru.changeName }).click();
  await dialog(page).getByLabel('Имя', { exact: true }).fill('Пётр');
  const body = new URLSearchParams({ token: driver.token, lastname: 'Сидоров' });
  await fetch(`${fakeCity.url}/city/${city}/api/profile/change-profile`, { method: 'PUT', body });
  expect((await known(fakeCity, driver)).lastName).toBe('Сидоров');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Сидоров Иван')).toBeAttached();
  await dialog(page).getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await known(fakeCity, driver)).toMatchObject({ firstName: 'Пётр', lastName: 'Сидоров' });
});

test('CONST-28, VAL-72: a setting that is switched on and off again at once is not sent', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openProfile(page, labels, driver);
  const box = main(page).getByRole('checkbox', { name: texts.ru.report });
  await box.evaluate((tick: HTMLInputElement) => {
    tick.click();
    tick.click();
  });
  await expect(box).not.toBeChecked();
  await page.waitForTimeout(600);
  expect(await sentTo(fakeCity, 'change-settings', driver)).toHaveLength(0);
  await box.click();
  await expect.poll(async () => (await known(fakeCity, driver)).reportHistoryOperation).toBe(true);
  expect(await sentTo(fakeCity, 'change-settings', driver)).toHaveLength(1);
});

test('a setting whose answer was lost and which the city did not change is shown as unchanged', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openProfile(page, labels, driver);
  const box = main(page).getByRole('checkbox', { name: texts.ru.report });
  await fakeCity.control.misbehave({ match: 'change-settings', kind: '500', count: 1 });
  await box.click();
  await expect(main(page).getByRole('alert')).toContainText('настройка осталась прежней');
  await expect(box).not.toBeChecked();
});

test('a phone that is not removed stays, and the failure is explained', async ({ page, labels, driver, fakeCity }) => {
  const second = await secondPhone(fakeCity, driver);
  await openProfile(page, labels, driver);
  await main(page).getByRole('button', { name: texts.ru.remove }).click();
  const body = JSON.stringify({ status: 'error', errorName: 'NotToday' });
  await fakeCity.control.misbehave({ match: 'delete-phone', kind: 'answer', body, count: 1 });
  await dialog(page).getByRole('button', { name: texts.ru.removeIt }).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Произошла ошибка' })).toContainText(
    'Попробуйте ещё раз.',
  );
  expect(await phonesOf(fakeCity, driver)).toHaveProperty(second);
});

test('open payments continue under the account’s new e-mail, if it was changed on another device', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await openProfile(page, labels, driver);
  const { email: next } = newPerson();
  // The components that load after a driver's page have arrived. They name accounts by the device's salt.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('parking.device-salt'))).not.toBeNull();
  const keyOf = (email: string): Promise<string> =>
    page.evaluate(
      async ([of, owner]) => {
        const salt = JSON.parse(localStorage.getItem('parking.device-salt') ?? '""') as string;
        const digest = await crypto.subtle.digest(
          'SHA-256',
          new TextEncoder().encode(`${salt}|account|${of}|driver|${owner}`),
        );
        return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
      },
      [city, email] as const,
    );
  const [old, ownKey] = [await keyOf(driver.email), await keyOf(next)];
  await page.evaluate(
    ([of, accountKey]) => {
      const storedAttempt = {
        id: 'left',
        city: of,
        kind: 'refill',
        accountKey,
        payloadHash: 'p',
        target: 't',
        sentAt: Date.now(),
        knownSessionIds: [],
      };
      localStorage.setItem('parking.attempts', JSON.stringify([storedAttempt]));
    },
    [city, old] as const,
  );
  const postToProfile = (method: string, path: string, body: Record<string, string>): Promise<unknown> =>
    fetch(`${fakeCity.url}/city/${city}/api/${path}`, {
      method,
      body: new URLSearchParams({ token: driver.token, ...body }),
    });
  await postToProfile('POST', 'profile/send-email-code', { email: next, edit: 'true' });
  await postToProfile('POST', 'auth/confirm-email', { code: (await messageTo(fakeCity, next)).code });
  await postToProfile('PUT', 'profile/change-profile', { email: next });
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(main(page).getByText(next)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('parking.attempts'))).toContain(ownKey);
});

test('a city without private data shows no names, and a city without balances shows no balance (PROF-05, PROF-18)', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const x = texts.ru;
  await fakeCity.control.settings(city, { hasPrivateData: false, dontUseBalance: true });
  await openProfile(page, labels, driver);
  await expect(main(page).getByText(x.full)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Пополнить' })).toHaveCount(0);
  await main(page).getByRole('button', { name: x.changePassword }).click();
  await dialog(page).getByRole('button', { name: x.cancel }).click();
  await expect(dialog(page).getByRole('button', { name: x.changeEmail })).toBeVisible();
  await expect(dialog(page).getByLabel('Фамилия')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: x.done }).click();
  await expect(dialog(page)).toBeHidden();
});

test('a profile that does not load offers another try and a logout (PROF-20)', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await signedIn(page.context(), city, driver);
  await fakeCity.control.misbehave({ match: 'get-profile', kind: '500', count: 1000 });
  await open(page, labels, '/profile/my-profile');
  await expect(page.getByText('Профиль загрузить не удалось')).toBeVisible();
  await checkRules(page, 'no profile');
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: texts.ru.again }).first().click();
  await expect(main(page).getByText(driver.email)).toBeVisible();
  await main(page).getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('settings of the city that never came leave no row out in silence (PROF-18)', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await signedIn(page.context(), city, driver);
  await fakeCity.control.misbehave({ match: 'get-settings/v3', kind: '500', count: 1000 });
  await open(page, labels, '/profile/my-profile');
  await expect(main(page).getByText(driver.email)).toBeVisible();
  await expect(main(page).getByText('Настройки города загрузить не удалось')).toBeVisible();
  await expect(main(page).getByText('Петров Иван')).toHaveCount(0);
  await fakeCity.control.clearFaults();
  await main(page).getByRole('button', { name: texts.ru.again }).click();
  await expect(main(page).getByRole('button', { name: 'Пополнить' })).toBeVisible();
  await expect(main(page).getByText('Петров Иван')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the profile can be read without a network, and states what needs one', async ({
    page,
    labels,
    driver,
    context,
  }) => {
    const x = texts.ru;
    await openProfile(page, labels, driver);
    await expect(main(page).getByRole('checkbox', { name: x.report })).toBeVisible();
    const storedQueries = (): Promise<string> =>
      page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`) ?? '', city);
    await expect.poll(storedQueries).toContain('account-settings');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(main(page).getByText(driver.email)).toBeVisible();
    await expect(main(page).getByText('Петров Иван')).toBeVisible();
    await expect(main(page).getByText('Изменить данные можно, когда есть сеть.')).toBeVisible();
    await expect(main(page).getByRole('button', { name: x.changeEmail })).toBeDisabled();
    await expect(main(page).getByRole('checkbox', { name: x.report })).toBeDisabled();
    await context.setOffline(false);
    await expect(main(page).getByRole('button', { name: x.changeEmail })).toBeEnabled({ timeout: 20_000 });
  });
});
