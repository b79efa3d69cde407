import { checkRules } from '../../support/checkRules';
import { anotherDevice, countCalls, expect, open, signIn, test } from '../../support/fixtures';
import { fillPerson, storedDrafts, messageTo, newPerson, notThis, texts } from '../../support/newcomer';
import { holdAnswer } from '../../support/timing';

/** Counts the registrations that reached the city. */
const registrations = async (
  fakeCity: { control: { requests: (match: string) => Promise<{ body: string }[]> } },
  email: string,
): Promise<number> =>
  (await fakeCity.control.requests('/auth/registration')).filter(({ body }) => body.includes(encodeURIComponent(email)))
    .length;

test('F-6: a person registers by e-mail and SMS, after wrong codes, a new code and a double tap', async ({
  page,
  labels,
  fakeCity,
}) => {
  const x = texts.ru;
  const person = newPerson();
  const confirmed = countCalls(page, 'confirm-email');
  await open(page, labels);
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: x.register }).click();
  await expect(page.getByText(x.step(1, 3))).toBeVisible();
  await fillPerson(page, x, person);
  await page.getByRole('button', { name: x.go, exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: x.confirmEmail })).toBeVisible();
  expect(await registrations(fakeCity, person.email)).toBe(1);
  expect(await storedDrafts(page)).toContain(person.email);
  expect(await storedDrafts(page)).not.toContain(person.password.trim());
  await expect(page.getByText(x.again)).toBeVisible();
  await checkRules(page);

  const first = await messageTo(fakeCity, person.email);
  const code = page.getByLabel(x.emailCode);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByRole('button', { name: x.confirmEmailButton }).click();
  await expect(page.getByText(x.required)).toBeVisible();
  expect(confirmed()).toBe(0);
  await code.fill(notThis(first.code));
  await page.getByRole('button', { name: x.confirmEmailButton }).click();
  await expect(page.getByText(x.wrongCode)).toBeVisible();
  await expect(code).toBeFocused();

  await page.getByRole('button', { name: x.resendEmail }).click();
  await expect(page.getByText(x.emailSent)).toBeVisible();
  const second = await messageTo(fakeCity, person.email, 2);
  await code.fill(`${second.code.slice(0, 3)}-${second.code.slice(3)}`);
  await page.getByRole('button', { name: x.confirmEmailButton }).click();
  await expect(page.getByRole('heading', { name: x.confirmPhone })).toBeVisible();

  // A reload continues at this step. The first page also shows that a registration was started.
  await page.reload();
  await expect(page.getByLabel(x.smsCode)).toBeVisible();
  await open(page, labels, '/registration');
  await expect(page.getByText(x.started)).toBeVisible();
  await expect(page.getByLabel(x.lastName, { exact: true })).toHaveValue(person.lastName);
  await expect(page.getByLabel(x.password, { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: x.goOn }).click();
  await page.getByLabel(x.smsCode).fill((await messageTo(fakeCity, person.phone)).code);
  await page.getByRole('button', { name: x.finish }).dblclick();
  await expect(page.getByRole('banner').getByRole('button', { name: x.signIn })).toBeHidden();
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  expect(await storedDrafts(page)).toBe('');
});

test.describe('in English, with confirmation by call', () => {
  test.use({ language: 'en', colorScheme: 'dark' });

  test('the link in the e-mail continues on another device, where the phone is changed', async ({
    page,
    browser,
    labels,
    fakeCity,
    driver,
  }) => {
    const x = texts.en;
    const person = newPerson();
    const { users } = await fakeCity.control.seed('kazan', { users: [{}] });
    const taken = users[0]?.phone ?? driver.phone;
    await open(page, labels, '/registration', 'kazan');
    await fillPerson(page, x, person);
    await checkRules(page);
    await page.getByRole('button', { name: x.go, exact: true }).click();
    await expect(page.getByRole('heading', { name: x.confirmEmail })).toBeVisible();
    const { link, code } = await messageTo(fakeCity, person.email);

    const otherDevice = await anotherDevice(browser, { baseURL: fakeCity.url, locale: 'en-GB', colorScheme: 'dark' });
    const other = await otherDevice.newPage();
    await open(other, labels, link, 'kazan');
    await expect(other.getByLabel(x.emailCode)).toHaveValue(code);
    // Opening the link confirms nothing. That takes a tap.
    expect((await fakeCity.control.requests('confirm-email')).filter(({ body }) => body.includes(code))).toHaveLength(
      0,
    );
    await other.getByRole('button', { name: x.confirmEmailButton }).click();
    await expect(other.getByRole('heading', { name: x.confirmPhone })).toBeVisible();
    await other.getByRole('button', { name: 'Get a code by phone' }).click();
    await other.getByLabel(x.phone, { exact: true }).fill(taken);
    await other.getByRole('button', { name: x.getCode, exact: true }).click();
    await expect(other.getByText(x.phoneTaken)).toBeVisible();
    await expect(other.getByLabel(x.phone, { exact: true })).toBeFocused();
    const { phone } = newPerson();
    await other.getByLabel(x.phone, { exact: true }).fill(phone);
    await other.getByRole('button', { name: x.getCode, exact: true }).click();
    await expect(other.getByLabel(x.callCode)).toBeVisible();
    await checkRules(other);
    await other.getByLabel(x.callCode).fill((await messageTo(fakeCity, phone)).code);
    await other.getByRole('button', { name: x.finish }).click();
    await expect(other).toHaveURL(`${fakeCity.url}/en`);
    await expect(other.getByRole('banner').getByRole('button', { name: x.signIn })).toBeHidden();
    expect(await storedDrafts(other)).toBe('');
    await otherDevice.close();
  });

  test('an SMS sent by the owner confirms the phone in a city with SMS replies', async ({ page, labels, fakeCity }) => {
    const x = texts.en;
    const where = 'novosibirsk';
    const person = newPerson();
    await open(page, labels, '/registration', where);
    await fillPerson(page, x, person);
    await page.getByRole('button', { name: x.go, exact: true }).click();
    await page.getByLabel(x.emailCode).fill((await messageTo(fakeCity, person.email)).code);
    await page.getByRole('button', { name: x.confirmEmailButton }).click();
    await page.getByRole('button', { name: x.sendSms }).click();
    const link = page.getByRole('link', { name: x.smsLink });
    await expect(link).toHaveAttribute('href', /^sms:\d+\?&body=\d{4}$/);
    const code = /body=(\d{4})/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    await page.getByRole('button', { name: x.smsSent }).click();
    await expect(page.getByText(x.smsNotCome)).toBeVisible();
    await fakeCity.control.sms(where, person.phone, code);
    await page.getByRole('button', { name: x.smsSent }).click();
    await expect(page).toHaveURL(`${fakeCity.url}/en`);
  });
});

test('a registration without phone confirmation has two steps, and its input survives a reload', async ({
  page,
  labels,
  fakeCity,
}) => {
  const x = texts.ru;
  const person = newPerson();
  await open(page, labels, '/registration', 'tula');
  await expect(page.getByText(x.step(1, 2))).toBeVisible();
  await fillPerson(page, x, person);
  await page.reload();
  await expect(page.getByLabel(x.email, { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel(x.password, { exact: true })).toHaveValue('');
  await fillPerson(page, x, person);
  await page.getByRole('button', { name: x.go, exact: true }).click();
  // The link is opened in another tab of the same browser. The first tab follows the login and goes home.
  const tab = await page.context().newPage();
  await tab.goto((await messageTo(fakeCity, person.email)).link);
  await tab.getByRole('button', { name: x.confirmEmailButton }).click();
  await expect(tab).toHaveURL(`${fakeCity.url}/`);
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: x.signIn })).toBeHidden();
});

test('invalid registration input is not sent, each field has its message, and the first one gets the focus', async ({
  page,
  labels,
  fakeCity,
  driver,
}) => {
  const x = texts.ru;
  const person = newPerson();
  await open(page, labels, '/registration');
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await expect(page.getByLabel(x.lastName, { exact: true })).toBeFocused();
  await expect(page.getByText(x.noConsent)).toBeVisible();
  await checkRules(page);
  await fillPerson(page, x, person);
  await page.getByLabel(x.passwordAgain, { exact: true }).fill(`${person.password} `);
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await expect(page.getByText(x.passwordsDiffer)).toBeVisible();
  await expect(page.getByLabel(x.passwordAgain, { exact: true })).toBeFocused();
  await page.getByLabel(x.password, { exact: true }).fill('12345');
  await page.getByLabel(x.passwordAgain, { exact: true }).fill('12345');
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await expect(page.getByText(x.passwordLength)).toBeVisible();
  await page.getByLabel(x.email, { exact: true }).fill(driver.email);
  await page.getByLabel(x.email, { exact: true }).blur();
  await expect(page.getByText(x.emailTaken)).toBeVisible();
  expect(await registrations(fakeCity, person.email)).toBe(0);
  expect(await registrations(fakeCity, driver.email)).toBe(0);

  // The rules can be opened and left without losing any input. Neither does a change of language lose it.
  await page.getByRole('link', { name: x.rules }).click();
  await expect(page).toHaveURL(/personal-data-rules/);
  await page.goBack();
  await expect(page.getByLabel(x.email, { exact: true })).toHaveValue(driver.email);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel(texts.en.email, { exact: true })).toHaveValue(driver.email);
  await expect(page.getByLabel(texts.en.password, { exact: true })).toHaveValue('12345');
});

test('lost answers during a registration leave a way to continue', async ({ page, labels, fakeCity }) => {
  const x = texts.ru;
  const person = newPerson();
  await open(page, labels, '/registration');
  await fillPerson(page, x, person);
  await fakeCity.control.misbehave({ match: '/auth/registration', kind: 'commit+500' });
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await expect(page.getByText(x.maybeMailed)).toBeVisible();
  await messageTo(fakeCity, person.email);
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await page.getByLabel(x.emailCode).fill((await messageTo(fakeCity, person.email, 2)).code);
  await page.getByRole('button', { name: x.confirmEmailButton }).click();
  await page.getByLabel(x.smsCode).fill((await messageTo(fakeCity, person.phone)).code);
  await fakeCity.control.misbehave({ match: 'confirm-phone', kind: 'commit+500' });
  await page.getByRole('button', { name: x.finish }).click();
  await expect(page.getByText(x.maybeRegistered)).toBeVisible();
  await page.getByRole('button', { name: x.finish }).click();
  await expect(page.getByText(x.wrongCode)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: x.signIn, exact: true }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.login).fill(person.email);
  await window.getByLabel(labels.password, { exact: true }).fill(person.password);
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  expect(await storedDrafts(page)).toBe('');
});

test('a failed check does not stop a registration, and a step that may be done already says so', async ({
  page,
  labels,
  fakeCity,
}) => {
  const x = texts.ru;
  const person = newPerson();
  await open(page, labels, '/registration');
  await fakeCity.control.misbehave({ match: 'check-email', kind: 'tokenExpired' });
  await fillPerson(page, x, person);
  await expect(page.getByText(x.unknown)).toBeVisible();
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await page.getByLabel(x.emailCode).fill((await messageTo(fakeCity, person.email)).code);
  await page.getByRole('button', { name: x.confirmEmailButton }).click();
  await page.getByRole('button', { name: x.changePhone }).click();
  await expect(page.getByLabel(x.phone)).toBeFocused();
  await page.getByRole('button', { name: x.keepOldPhone }).click();
  await expect(page.getByLabel(x.smsCode)).toBeFocused();
  await page.getByLabel(x.smsCode).fill((await messageTo(fakeCity, person.phone)).code);
  await fakeCity.control.misbehave({ match: 'confirm-phone', kind: 'commit+tokenExpired' });
  await page.getByRole('button', { name: x.finish }).click();
  await expect(page.getByText(x.stepOver)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: x.signIn, exact: true })).toBeVisible();
});

test('a late registration answer does not lead back a person who left, and signing in deletes the draft', async ({
  page,
  labels,
  driver,
}) => {
  const x = texts.ru;
  const person = newPerson();
  await open(page, labels, '/registration');
  await fillPerson(page, x, person);
  const registration = await holdAnswer(page, 'auth/registration');
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await registration.answered;
  await page.getByRole('link', { name: x.rules }).click();
  await expect(page).toHaveURL(/personal-data-rules$/);
  await signIn(page, labels, driver);
  const answer = page.waitForResponse(/auth\/registration/);
  registration.release();
  await (await answer).finished();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/personal-data-rules$/);
  expect(await storedDrafts(page)).toBe('');
});

test('a registration that finishes late does not replace the login of another driver', async ({
  page,
  labels,
  fakeCity,
  driver,
}) => {
  const x = texts.ru;
  const person = newPerson();
  await open(page, labels, '/registration');
  await fillPerson(page, x, person);
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await page.getByLabel(x.emailCode).fill((await messageTo(fakeCity, person.email)).code);
  await page.getByRole('button', { name: x.confirmEmailButton }).click();
  await page.getByLabel(x.smsCode).fill((await messageTo(fakeCity, person.phone)).code);
  const confirmation = await holdAnswer(page, 'confirm-phone');
  await page.getByRole('button', { name: x.finish }).click();
  await confirmation.answered;
  await signIn(page, labels, driver);
  const answer = page.waitForResponse(/confirm-phone/);
  confirmation.release();
  await (await answer).finished();
  await page.waitForTimeout(500);
  await page.goto('/profile/my-profile');
  await expect(page.getByText(driver.email)).toBeVisible();
  await expect(page.getByText(person.email)).toBeHidden();
  expect(await storedDrafts(page)).toBe('');
});

test('only the registration page loads the captcha script, which may arrive late, if the build has a captcha', async ({
  page,
  labels,
  fakeCity,
}) => {
  const x = texts.ru;
  const person = newPerson();
  // The settings of a build appear literally in its script.
  await page.route(/\/assets\/base-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = (await response.text())
      .replace('captchaSiteKey:``', 'captchaSiteKey:`demo`')
      .replace('captchaScript:``', 'captchaScript:`/demo/captcha.js`');
    await route.fulfill({ response, body: script });
  });
  let requestCount = 0;
  await page.route('**/demo/captcha.js', (route) => {
    requestCount += 1;
    return requestCount === 1 ? route.abort() : route.continue();
  });
  await open(page, labels, '/news');
  expect(requestCount).toBe(0);
  await page.goto('/registration');
  await expect(page.getByText(/Проверка «я не робот» не загрузилась/)).toBeVisible();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  const box = page.getByRole('checkbox', { name: /Я не робот/ });
  await expect(box).toBeVisible();
  await fillPerson(page, x, person);
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await expect(page.getByText('Подтвердите, что вы не робот.')).toBeVisible();
  expect(await registrations(fakeCity, person.email)).toBe(0);
  await checkRules(page);
  await box.check();
  await expect(page.getByText('Проверено')).toBeVisible();
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await expect(page.getByRole('heading', { name: x.confirmEmail })).toBeVisible();
  expect((await fakeCity.control.requests('check-captcha')).filter(({ executed }) => executed)).toHaveLength(1);
});

test('the page of the e-mail link offers the app, and leads to its store if the app is not installed', async ({
  page,
  labels,
}) => {
  await page.route('https://android.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'A store' }),
  );
  await open(page, labels, '/registration/confirmation/1/0123456789abcdef0123456789abcdef/123456');
  await page.getByRole('complementary').getByRole('button', { name: texts.ru.openApp }).click();
  await page.waitForURL('https://android.example.com/**');
});

test('a person who stays on the page of the e-mail link is not led to the store', async ({
  page,
  labels,
  pageErrors,
}) => {
  const link = '/registration/confirmation/1/0123456789abcdef0123456789abcdef/123456';
  await open(page, labels, link);
  // Both within the second after which the store opens.
  await page
    .getByRole('complementary')
    .evaluate((banner) => banner.querySelectorAll('button').forEach((one) => one.click()));
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.waitForTimeout(2_000);
  expect(new URL(page.url()).pathname).toBe(link);
  // The browser opens no app without a tap.
  expect(pageErrors.splice(0).filter((error) => !error.startsWith('Not allowed to launch'))).toEqual([]);
});

test('F-84: the registration and reset pages lead a signed-in driver home, and an unknown step leads to the beginning', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await open(page, labels, '/registration/confirmation/9/salt');
  await expect(page).toHaveURL(`${fakeCity.url}/registration`);
  await signIn(page, labels, driver);
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  for (const path of [
    '/registration',
    '/registration/confirmation/1/salt/123456',
    '/restore-password',
    '/restore-password/2/salt',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`${fakeCity.url}/`);
  }
});
