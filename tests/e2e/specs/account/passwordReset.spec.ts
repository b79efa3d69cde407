import type { Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { anotherDevice, expect, open, test } from '../../support/fixtures';
import { storedDrafts, messageTo, notThis, texts, type Texts } from '../../support/newcomer';
import type { Labels } from '../../support/labels';

const newPassword = ' new&pass+1';

const name = async (page: Page, x: Texts, login: string): Promise<void> => {
  await page.getByLabel(x.login).fill(login);
  await page.getByRole('button', { name: x.next }).click();
};

const choosePassword = async (page: Page, x: Texts, password: string): Promise<void> => {
  await page.getByLabel(x.newPassword, { exact: true }).fill(password);
  await page.getByLabel(x.newPasswordAgain).fill(password);
  await page.getByRole('button', { name: x.save }).click();
};

/** Signs in through the dialog that ends a password reset. */
const enter = async (page: Page, labels: Labels, login: string, password: string): Promise<void> => {
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.login).fill(login);
  await window.getByLabel(labels.password, { exact: true }).fill(password);
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(window).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeHidden();
};

test('a password is reset by an e-mail link on another device, and the link is valid once', async ({
  page,
  browser,
  labels,
  fakeCity,
  driver,
}) => {
  const x = texts.ru;
  await open(page, labels, '/restore-password');
  await page.getByRole('button', { name: x.next }).click();
  await expect(page.getByText(x.required)).toBeVisible();
  await name(page, x, 'no one');
  await expect(page.getByText(x.loginFormat)).toBeVisible();
  await expect(page.getByLabel(x.login)).toBeFocused();
  await checkRules(page);
  await name(page, x, 'nobody@example.com');
  await page.getByRole('button', { name: x.byLink }).click();
  await expect(page.getByText(x.noEmail)).toBeVisible();
  await page.goBack();
  await name(page, x, ` ${driver.email} `);
  await page.getByRole('button', { name: x.byLink }).dblclick();
  await expect(page.getByText(x.again)).toBeVisible();
  await checkRules(page);
  const { link } = await messageTo(fakeCity, driver.email);
  expect((await fakeCity.control.outbox()).filter(({ to }) => to === driver.email)).toHaveLength(1);

  const otherDevice = await anotherDevice(browser, { baseURL: fakeCity.url, locale: 'ru-RU' });
  const other = await otherDevice.newPage();
  await open(other, labels, link);
  await expect(other.getByLabel(x.newPassword, { exact: true })).toBeVisible();
  await choosePassword(other, x, '12345');
  await expect(other.getByText(x.passwordLength).first()).toBeVisible();
  expect(await fakeCity.control.requests('restore-password/change')).toHaveLength(0);
  await other.reload();
  await choosePassword(other, x, newPassword);
  await expect(other.getByRole('dialog', { name: x.updated })).toBeVisible();
  await checkRules(other);
  await other.getByRole('dialog').getByRole('button', { name: x.signIn }).click();
  await enter(other, labels, driver.email, newPassword);
  await otherDevice.close();

  await page.goto(link);
  await expect(page.getByText(x.badLink)).toBeVisible();
  expect(await storedDrafts(page)).toBe('');
});

test('a late answer for one login’s e-mail is not shown as sent for the next login', async ({
  page,
  labels,
  fakeCity,
  driver,
}) => {
  const x = texts.ru;
  await open(page, labels, '/restore-password');
  await name(page, x, driver.email);
  await fakeCity.control.misbehave({ match: 'restore-password/send-email', kind: 'delay', ms: 3000 });
  const answer = page.waitForResponse((response) => response.url().includes('restore-password/send-email'));
  await page.getByRole('button', { name: x.byLink }).click();
  await page.goBack();
  await name(page, x, 'another@example.com');
  await expect(page.getByRole('button', { name: x.byLink })).toBeVisible();
  await (await answer).finished();
  await expect(page.getByText('Письмо отправлено')).toBeHidden();
  await expect(page.getByRole('button', { name: x.byLink })).toBeVisible();
});

test('the digits of a reset call are the password at once', async ({ page, labels, fakeCity, driver }) => {
  const x = texts.ru;
  await open(page, labels, '/restore-password');
  await name(page, x, '79990000000');
  await page.getByRole('button', { name: x.byCall }).click();
  await expect(page.getByText(x.noPhone)).toBeVisible();
  await page.goBack();
  await name(page, x, driver.phone);
  await page.getByRole('button', { name: x.byCall }).click();
  await expect(page.getByText(x.willCall)).toBeVisible();
  await page.getByRole('button', { name: x.signInNew }).click();
  await enter(page, labels, driver.phone, (await messageTo(fakeCity, driver.phone)).code);
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  expect(await storedDrafts(page)).toBe('');
});

test.describe('in English', () => {
  test.use({ language: 'en', colorScheme: 'dark' });

  test('a password is reset by an SMS code, after a wrong code and a reload', async ({
    page,
    labels,
    fakeCity,
    driver,
  }) => {
    const x = texts.en;
    await open(page, labels, '/restore-password');
    await name(page, x, driver.phone);
    await page.getByRole('button', { name: x.bySms }).click();
    await expect(page.getByLabel(x.smsCode)).toBeFocused();
    await checkRules(page);
    const { code } = await messageTo(fakeCity, driver.phone);
    await page.reload();
    await page.getByLabel(x.smsCode).fill(notThis(code));
    await choosePassword(page, x, newPassword);
    await expect(page.getByText(x.wrongCode)).toBeVisible();
    await expect(page.getByLabel(x.smsCode)).toBeFocused();
    await page.getByLabel(x.smsCode).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: x.save }).dblclick();
    await page.getByRole('dialog', { name: x.updated }).getByRole('button', { name: x.signIn }).click();
    await enter(page, labels, driver.email, newPassword);
  });

  test('an account without a password reads why it is on the page, and a lost answer leaves a way to sign in', async ({
    page,
    labels,
    fakeCity,
  }) => {
    const x = texts.en;
    await open(page, labels, '/restore-password?error=EmptyPass&email=nopassword%40example.com');
    await expect(page.getByText(x.noPassword)).toBeVisible();
    await expect(page.getByLabel(x.login)).toHaveValue('nopassword@example.com');
    await page.getByRole('button', { name: x.next }).click();
    await page.getByRole('button', { name: x.byLink }).click();
    await open(page, labels, (await messageTo(fakeCity, 'nopassword@example.com')).link);
    await expect(page.getByLabel(x.newPassword, { exact: true })).toBeVisible();
    await fakeCity.control.misbehave({ match: 'restore-password/change', kind: 'commit+500' });
    await choosePassword(page, x, newPassword);
    await expect(page.getByText(x.maybeChanged)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: x.signIn, exact: true }).click();
    await enter(page, labels, 'nopassword@example.com', newPassword);
    await expect(page).toHaveURL(`${fakeCity.url}/en`);
  });
});
