import type { Locator, Page } from '@playwright/test';
import { companyCity, listsOf, makeCompany, withLogins } from '../e2e/support/company';
import { city, makeDriver, open, type FakeCity } from '../e2e/support/fixtures';
import { fillPerson, messageTo, newPerson, texts } from '../e2e/support/newcomer';
import { signedIn } from '../e2e/support/signedIn';
import type { Labels } from '../e2e/support/labels';
import { expect, test } from '../e2e/support/faultTest';

/** The rows of the catalogue of bad input that no e2e journey covers, in the real forms. Each is named by its id. */
const x = texts.ru;

type InvalidRows = readonly (readonly [id: string, typed: string, says: string | RegExp])[];

/** For each value in turn: after one tap the field names the error and has the focus. */
const expectRejected = async (field: Locator, action: Locator, rows: InvalidRows): Promise<void> => {
  for (const [id, input, message] of rows) {
    await field.fill(input);
    await action.click();
    await expect(field, `${id}: ${input.slice(0, 20)}`).toHaveAccessibleDescription(
      typeof message === 'string' ? new RegExp(message) : message,
    );
    await expect(field, `${id}: ${input.slice(0, 20)}`).toBeFocused();
  }
};

const bodies = async ({ control }: FakeCity, match: string): Promise<URLSearchParams[]> =>
  (await control.requests(match)).map(({ body }) => new URLSearchParams(body));

/** Invalid e-mails for every form that has one. */
const invalidEmails = ['a@b', 'a@@b.ru', '@b.ru', 'a b@c.ru', 'a@b..ru', '.a@b.ru'];

const openProfile = async (page: Page, fakeCity: FakeCity, { prefix }: Labels) => {
  const driver = await makeDriver(fakeCity, { balanceKopecks: 0 });
  await signedIn(page.context(), city, driver);
  await page.goto(`${prefix}/profile/my-profile`);
  await expect(page.getByRole('main').getByText(driver.email)).toBeVisible();
  return driver;
};

/** The account's texts about e-mail and password. */
const accountTexts = {
  ru: {
    changeEmail: 'Изменить почту',
    email: 'Почта',
    getCode: 'Получить код',
    mailCode: 'Код из письма',
    invalidEmail: 'Некорректная почта.',
    changePassword: 'Изменить пароль',
    passwords: ['Текущий пароль', 'Новый пароль', 'Новый пароль ещё раз'],
    length: 'Нужно от 4 до 20 знаков.',
    differ: 'Пароли не совпадают.',
    save: 'Сохранить пароль',
    changed: 'Пароль изменён',
  },
  en: {
    changeEmail: 'Change the e-mail',
    email: 'E-mail',
    getCode: 'Get a code',
    mailCode: 'Code from the e-mail',
    invalidEmail: 'Incorrect e-mail.',
    changePassword: 'Change the password',
    passwords: ['Current password', 'New password', 'New password again'],
    length: 'It needs 4 to 20 characters.',
    differ: 'The passwords are not the same.',
    save: 'Save the password',
    changed: 'The password has been changed',
  },
} as const;

for (const language of ['ru', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const [x, y] = [texts[language], accountTexts[language]];

    test('B-77, B-81, B-82, B-84, B-85, B-86: a registration sends no invalid input, and sends the password as typed', async ({
      page,
      labels,
      fakeCity,
      row,
      driver,
    }) => {
      await open(page, labels, '/registration');
      const person = newPerson();
      await fillPerson(page, x, person);
      const go = page.getByRole('button', { name: x.go, exact: true });
      const [email, password, passwordAgain] = [x.email, x.password, x.passwordAgain].map((name) =>
        page.getByLabel(name, { exact: true }),
      );
      if (!email || !password || !passwordAgain) throw new Error('no fields');
      const consent = page.getByRole('checkbox', { name: x.consent });

      await consent.uncheck(); // B-86
      await go.click();
      await expect(page.getByText(x.noConsent)).toBeVisible();
      await consent.check();
      await expectRejected(
        email,
        go,
        invalidEmails.map((input) => ['B-77', input, /./] as const),
      );
      await email.fill(driver.email); // B-81
      await email.blur();
      await expect(page.getByText(x.emailTaken)).toBeVisible();
      await email.fill(person.email);
      for (const input of ['12345', '1'.repeat(21)]) {
        await passwordAgain.fill(input);
        await expectRejected(password, go, [['B-82', input, x.passwordLength]]);
      }
      await password.fill('123456');
      await expectRejected(passwordAgain, go, [
        ['B-85', '12345', x.passwordsDiffer],
        ['B-85', '123456 ', x.passwordsDiffer],
      ]);
      expect(await bodies(fakeCity, 'auth/registration')).toEqual([]);
      const input = ' +%&=😀\u0439é ы ';
      await password.fill(input);
      await passwordAgain.fill(input);
      await go.click();
      await expect(page.getByLabel(x.emailCode)).toBeVisible();
      row.expectCodeRequests();
      expect((await bodies(fakeCity, 'auth/registration')).map((sent) => sent.get('pass'))).toEqual([input]);
    });

    test('B-77, B-79, B-80, B-83, B-84, B-85: the profile sends no invalid e-mail or password', async ({
      page,
      fakeCity,
      labels,
      row,
    }) => {
      const driver = await openProfile(page, fakeCity, labels);
      const window = page.getByRole('dialog');
      await page.getByRole('button', { name: y.changeEmail }).click();
      const [field, codeButton] = [
        window.getByLabel(y.email, { exact: true }),
        window.getByRole('button', { name: y.getCode }),
      ];
      await expectRejected(field, codeButton, [
        ['B-79', 'a@b.travel', y.invalidEmail],
        ['B-79', 'a@b.online', y.invalidEmail],
        ['B-80', 'a+tag@b.ru', y.invalidEmail],
        ...invalidEmails.map((input) => ['B-77', input, y.invalidEmail] as const),
      ]);
      expect(await fakeCity.control.requests('send-email-code')).toEqual([]);
      const free = `a-${crypto.randomUUID()}@b.info`; // B-79
      await field.fill(free);
      row.expectCodeRequests();
      await codeButton.click();
      await expect(window.getByLabel(y.mailCode)).toBeVisible();
      expect((await bodies(fakeCity, 'send-email-code')).map((sent) => sent.get('email'))).toEqual([free]);
      await page.keyboard.press('Escape');
      await expect(window).toHaveCount(0);

      await page.getByRole('button', { name: y.changePassword }).click();
      const [current, next, passwordAgain] = y.passwords.map((name) => window.getByLabel(name, { exact: true }));
      if (!current || !next || !passwordAgain) throw new Error('no fields');
      const save = window.getByRole('button', { name: y.save });
      await current.fill(driver.password);
      for (const input of ['123', '1'.repeat(21)]) {
        await passwordAgain.fill(input);
        await expectRejected(next, save, [['B-83', input, y.length]]);
      }
      await next.fill('1234');
      await expectRejected(passwordAgain, save, [['B-85', '1234 ', y.differ]]);
      expect(await fakeCity.control.requests('change-password')).toEqual([]);
      const input = ' +%&=😀 '; // B-84
      await next.fill(input);
      await passwordAgain.fill(input);
      await save.click();
      await expect(window.getByText(y.changed)).toBeVisible();
      const login = new URLSearchParams({ login: driver.email, password: input });
      const reply = await fetch(`${fakeCity.url}/city/${city}/api/auth/login-v5`, { method: 'POST', body: login });
      expect(await reply.json()).toMatchObject({ status: 'ok' });
    });
  });
}

test('B-87, B-88: a code is required, sent without blanks and dashes, and checked by the city alone', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  await open(page, labels, '/registration');
  const person = newPerson();
  await fillPerson(page, x, person);
  await page.getByRole('button', { name: x.go, exact: true }).click();
  row.expectCodeRequests(2);
  const code = page.getByLabel(x.emailCode);
  const confirm = page.getByRole('button', { name: x.confirmEmailButton });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectRejected(code, confirm, [['B-87', '', x.required]]);
  expect(await bodies(fakeCity, 'confirm-email')).toEqual([]);
  const { code: correctCode } = await messageTo(fakeCity, person.email);
  const [wrong = '', other = ''] = ['1', '2', '3']
    .filter((digit) => !correctCode.startsWith(digit))
    .map((digit) => correctCode.replace(/^./, digit));
  for (const [id, input, sent] of [
    ['B-87', 'abcd', 'abcd'],
    ['B-87', wrong.slice(0, 3), wrong.slice(0, 3)],
    ['B-87', ` ${wrong} `, wrong],
    ['B-88', `${other.slice(0, 2)}-${other.slice(2)}`, other],
  ] as const) {
    await code.fill(input);
    await Promise.all([page.waitForResponse(/confirm-email/), confirm.click()]);
    await expect(page.getByText(x.wrongCode), id).toBeVisible();
    expect((await bodies(fakeCity, 'confirm-email')).at(-1)?.get('code'), id).toBe(sent);
  }
  await code.fill(` ${correctCode.slice(0, 2)}-${correctCode.slice(2)} `);
  await confirm.click();
  await expect(page.getByLabel(x.smsCode)).toBeVisible();
});

test('B-28: a phone of nine digits after its seven is sent unchanged by the login and by an appeal', async ({
  page,
  labels,
  fakeCity,
  driver,
}) => {
  const short = '7912345678';
  await open(page, labels, '/news');
  await page.getByRole('banner').getByRole('button', { name: labels.signIn }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.login).fill(short);
  await window.getByLabel(labels.password, { exact: true }).fill('wrong');
  await Promise.all([
    page.waitForResponse(/auth\/login/),
    window.getByRole('button', { name: labels.signIn, exact: true }).click(),
  ]);
  expect((await bodies(fakeCity, 'auth/login')).map((sent) => sent.get('login'))).toEqual([short]);

  await signedIn(page.context(), city, driver);
  await page.goto('/profile/feedback');
  const text = `B-28 ${crypto.randomUUID()}`;
  await page.getByRole('textbox', { name: labels.phone }).fill(short);
  await page.getByRole('textbox', { name: 'Сообщение' }).fill(text);
  await page.getByRole('button', { name: 'Отправить обращение' }).click();
  await expect(page.getByRole('link', { name: text })).toBeVisible();
  const appeals = (await bodies(fakeCity, 'appealRegistration')).filter((sent) => sent.get('message') === text);
  expect(appeals.map((sent) => sent.get('phone'))).toEqual([short]);
});

test('B-32: a phone of another account is refused at its field, and no code is sent', async ({
  page,
  fakeCity,
  labels,
  driver,
  row,
}) => {
  await openProfile(page, fakeCity, labels);
  const window = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Добавить телефон' }).click();
  await window.getByLabel('Телефон', { exact: true }).fill(driver.phone);
  row.expectCodeRequests();
  await window.getByRole('button', { name: 'Получить код' }).click();
  await expect(window.getByLabel('Телефон', { exact: true })).toHaveAccessibleDescription(
    /Этот телефон уже используется/,
  );
  expect((await fakeCity.control.outbox()).filter(({ to }) => to === driver.phone)).toEqual([]);
});

test('B-78, B-89: blanks around a login are removed, a requested picture code is required, and a wrong one gives a new picture', async ({
  page,
  labels,
  fakeCity,
  driver,
}) => {
  await open(page, labels, '/news');
  await page.getByRole('banner').getByRole('button', { name: labels.signIn }).click();
  const window = page.getByRole('dialog');
  const send = window.getByRole('button', { name: labels.signIn, exact: true });
  await window.getByLabel(labels.login).fill(` ${driver.email} `);
  await window.getByLabel(labels.password, { exact: true }).fill('wrong');
  for (let tries = 0; tries < 3; tries += 1) {
    await Promise.all([page.waitForResponse(/auth\/login/), send.click()]);
    await expect(send).toBeEnabled();
  }
  expect((await bodies(fakeCity, 'auth/login')).map((sent) => sent.get('login'))).toEqual([
    driver.email,
    driver.email,
    driver.email,
  ]);
  const code = window.getByRole('textbox', { name: 'Код с картинки' });
  const captchaImage = await window.getByRole('img').getAttribute('src');
  await window.getByLabel(labels.password, { exact: true }).fill(driver.password);
  await send.click();
  await expect(code).toBeFocused();
  expect(await fakeCity.control.requests('auth/login')).toHaveLength(3);
  await code.fill('00000');
  await send.click();
  await expect(window.getByText(/Код с картинки неверный/)).toBeVisible();
  await expect(code).toHaveValue('');
  expect(await window.getByRole('img').getAttribute('src')).not.toBe(captchaImage);
});

test('B-93: the name of a company’s driver has two or more words: surname first, the rest as patronymic', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const company = await makeCompany(fakeCity);
  await withLogins(context, { coop: company.token });
  await open(page, labels, '/coop-profile', companyCity);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Водители/ })
    .click();
  const window = page.getByRole('dialog');
  const fields = ['Фамилия', 'Имя', /^Отчество/].map((name) => window.getByRole('textbox', { name }));
  const names = [
    ['Ким', 'Олег'],
    ['Мамедов', 'Али', 'Гусейн оглы'],
  ] as const;
  for (const [index, parts] of names.entries()) {
    await page.getByRole('button', { name: 'Добавить водителя' }).click();
    await window.getByLabel('Телефон').fill(`7912000000${index}`);
    const add = window.getByRole('button', { name: 'Добавить водителя', exact: true });
    await fields[0]?.fill(parts[0]);
    await add.click();
    await expect(fields[1] ?? window).toHaveAttribute('aria-invalid', 'true');
    for (const [at, part] of parts.entries()) await fields[at]?.fill(part);
    await add.click();
    await expect(window).toHaveCount(0);
  }
  expect((await listsOf(fakeCity, company)).drivers.map(({ name }) => name)).toEqual(
    names.map((parts) => parts.join(' ')),
  );
  // The city stores the name as one line, so the app splits it again.
  await page.reload();
  for (const parts of names) {
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`${parts.join(' ')}$`) })
      .click();
    for (const [at, field] of fields.entries()) await expect(field).toHaveValue(parts[at] ?? '');
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
  }
});
