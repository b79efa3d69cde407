import type { BrowserContext, Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import {
  city,
  expect,
  fillStay,
  languagesOfFullRun,
  mainPlate,
  nextPlate,
  open,
  openPayForm,
  signIn,
  test,
  zone,
} from '../../support/fixtures';
import { test as rowTest } from '../../support/faultTest';
import { expireLogin, holdAnswer, revisitPage } from '../../support/timing';
import { roubles, type Labels } from '../../support/labels';
import { openTopUp } from '../../support/openTopUp';

/** A city in which companies can sign in too. */
const companyCity = 'samara';

const texts = {
  ru: {
    window: 'Вход',
    empty: 'Заполните это поле',
    emailPhone: /Введите почту или телефон/,
    wrong: 'Неверный логин или пароль.',
    captcha: 'Код с картинки',
    captchaWrong: /Код с картинки неверный/,
    offline: /Нет связи/,
    legalLink: 'Вход для юридических лиц',
    person: /Физическое лицо/,
    company: /Юридическое лицо/,
    companyWindow: 'Вход для корпоративных клиентов',
    inn: 'ИНН',
    contract: 'Номер договора',
    innError: 'Только 10 или 12 цифр',
    noContract: /нет такого договора/,
    show: 'Показать пароль',
    expired: 'Время входа истекло',
    ok: 'Войти снова',
    out: 'Выйти',
    profile: 'Профиль',
    demoId: 'Войти через Демо ID',
    demoRefuse: 'Не входить',
    thirdPartyDenied: /Вы отказались от входа/,
    thirdPartyFailed: /Войти через другой сервис не получилось/,
    signOutQuestion: 'Выйти из профиля?',
    stay: 'Остаться',
  },
  en: {
    window: 'Sign in',
    empty: 'Fill in this field',
    emailPhone: /Enter an e-mail or a phone/,
    wrong: 'Incorrect login or password.',
    captcha: 'Code from the picture',
    captchaWrong: /code from the picture is wrong/i,
    offline: /No connection/,
    legalLink: 'Business sign-in',
    person: /Individual/,
    company: /Legal entity/,
    companyWindow: 'Sign in for corporate customers',
    inn: 'Tax number (INN)',
    contract: 'Contract number',
    innError: '10 or 12 digits only',
    noContract: /has no such contract/,
    show: 'Show password',
    expired: 'Session expired',
    ok: 'Sign in again',
    out: 'Sign out',
    profile: 'Profile',
    demoId: 'Sign in with Demo ID',
    demoRefuse: 'Do not sign in',
    thirdPartyDenied: /You refused to sign in/,
    thirdPartyFailed: /Signing in with another service did not work/,
    signOutQuestion: 'Sign out?',
    stay: 'Stay signed in',
  },
} as const;

const openLogin = (page: Page, labels: Labels) =>
  page.getByRole('banner').getByRole('button', { name: labels.signIn }).click();

const isDriver = (page: Page, labels: Labels) =>
  expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeHidden();

const logOut = async (page: Page, labels: Labels, out: string): Promise<void> => {
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: out }).click();
};

/** Opens a page of this city in another tab. */
const another = async (context: BrowserContext, labels: Labels, path = ''): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${labels.prefix}${path}` || '/');
  return page;
};

for (const language of languagesOfFullRun) {
  const x = texts[language];
  test.describe(`signing in, in ${language}`, () => {
    test.use({ language, colorScheme: language === 'ru' ? 'light' : 'dark' });

    test('wrong login input is named at its field and not sent, and three wrong passwords require a picture code', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      await open(page, labels, '/news');
      const before = (await fakeCity.control.requests('auth/login')).length;
      await openLogin(page, labels);
      const window = page.getByRole('dialog', { name: x.window });
      const [name, password, send] = [
        window.getByLabel(labels.login),
        window.getByLabel(labels.password, { exact: true }),
        window.getByRole('button', { name: labels.signIn, exact: true }),
      ];
      await expect(name).toHaveAttribute('autocomplete', 'username');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await send.click();
      await expect(name).toBeFocused();
      await expect(window.getByRole('alert').first()).toHaveText(x.empty);
      await name.fill('ivan@');
      await send.click();
      await expect(window.getByRole('alert').first()).toHaveText(x.emailPhone);
      await checkRules(page, 'login with faults');
      await name.fill(` ${driver.email} `);
      await send.click();
      await expect(password).toBeFocused();
      expect((await fakeCity.control.requests('auth/login')).length).toBe(before);

      await password.fill(' wrong &=%+ '); // B-84
      await window.getByRole('button', { name: x.show }).click();
      await expect(password).toHaveAttribute('type', 'text');
      for (const tries of [1, 2, 3]) {
        // The error of the previous try stays until the answer arrives. A tap before that has no effect.
        await Promise.all([page.waitForResponse(/auth\/login/), send.click()]);
        await expect(send).toBeEnabled();
        expect(await fakeCity.control.requests('auth/login')).toHaveLength(before + tries);
        await expect(window.getByText(x.wrong)).toBeVisible();
      }
      const sent = new URLSearchParams((await fakeCity.control.requests('auth/login')).at(-1)?.body);
      expect([sent.get('login'), sent.get('password'), sent.get('type')]).toEqual([driver.email, ' wrong &=%+ ', null]);
      const code = window.getByRole('textbox', { name: x.captcha });
      await expect(window.getByRole('img')).toBeVisible();
      await password.fill(driver.password);
      await send.click();
      await expect(code).toBeFocused();
      await code.fill('00000'); // B-89
      await send.click();
      await expect(window.getByText(x.captchaWrong)).toBeVisible();
      await expect(code).toHaveValue('');
      await expect(code).toBeFocused();
      await checkRules(page, 'login with a picture');
      const answer =
        (await fakeCity.control.ledger(city, driver.email)).codes.findLast(({ kind }) => kind === 'captcha')?.code ??
        '';
      await code.fill(` ${answer} `);
      await page.keyboard.press('Enter');
      await expect(window).toBeHidden();
      await isDriver(page, labels);
    });

    test('a legal entity signs in on its own page, which leads home once it is signed in', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const { users } = await fakeCity.control.seed(city, {
        users: [{ kind: 'legal', email: `legal-${crypto.randomUUID()}@example.com`, firstName: 'ООО «Верста»' }],
      });
      const [legal] = users;
      if (!legal) throw new Error('No legal entity');
      await open(page, labels, '/news');
      await openLogin(page, labels);
      await page.getByRole('dialog').getByRole('link', { name: x.legalLink }).click();
      await expect(page).toHaveURL(/\/legal\/auth$/);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: x.legalLink })).toBeVisible();
      await checkRules(page, 'login of a legal entity');
      await page.getByLabel(labels.login).fill(legal.email);
      await page.getByLabel(labels.password, { exact: true }).fill(legal.password);
      await page.getByRole('main').getByRole('button', { name: labels.signIn, exact: true }).click();
      await isDriver(page, labels);
      await expect(page).toHaveURL(`${fakeCity.url}${labels.prefix || '/'}`);
      const sent = new URLSearchParams((await fakeCity.control.requests('auth/login')).at(-1)?.body);
      expect(sent.get('type')).toBe('legal');
      await page.goto(`${labels.prefix}/legal/auth`);
      await expect(page).toHaveURL(`${fakeCity.url}${labels.prefix || '/'}`);
    });

    test('B-64, B-65, B-74: a company signs in by tax number and contract, and gets its own page', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const inn = language === 'ru' ? '7707083893' : '500100732259';
      await fakeCity.control.seed(companyCity, {
        users: [{ company: { name: 'ООО «Шесть верст»', inn, contract: 'К-1/ 7' }, balanceKopecks: 150_075 }],
      });
      await open(page, labels, '/news', companyCity);
      await expect
        .poll(() =>
          page.evaluate(
            (id) => localStorage.getItem(`parking.queries.${id}`)?.includes('isCoopProfile') ?? false,
            companyCity,
          ),
        )
        .toBe(true);
      await openLogin(page, labels);
      const window = page.getByRole('dialog');
      await checkRules(page, 'choice who signs in');
      await window.getByRole('button', { name: x.company }).click();
      await expect(window).toHaveAccessibleName(x.companyWindow);
      const [number, contract, send] = [
        window.getByLabel(x.inn),
        window.getByLabel(x.contract),
        window.getByRole('button', { name: labels.signIn, exact: true }),
      ];
      await expect(number).toBeFocused();
      const before = (await fakeCity.control.requests('login-corp')).length;
      await contract.fill('8');
      // Empty, letters, too few digits, too many digits.
      for (const input of ['', 'ИНН7707083893', '77О7', '77070838930']) {
        await number.fill(input);
        await send.click();
        await expect(number, input).toBeFocused();
        if (input) await expect(window.getByRole('alert').first(), input).toHaveText(x.innError);
        else await expect(number).toHaveAttribute('aria-invalid', 'true');
      }
      expect((await fakeCity.control.requests('login-corp')).length).toBe(before);
      await number.fill(` ${inn.slice(0, 4)} ${inn.slice(4)} `);
      await send.click();
      await expect(window.getByText(x.noContract)).toBeVisible();
      await expect(contract).toBeFocused();
      await checkRules(page, 'login of a company');
      await contract.fill('К-1/ 7');
      await send.click();
      await expect(page).toHaveURL(/\/coop-profile$/);
      const sent = new URLSearchParams((await fakeCity.control.requests('login-corp')).at(-1)?.body);
      expect([sent.get('inn'), sent.get('contractNumber')]).toEqual([inn, 'К-1/ 7']);
      await expect(page.getByRole('heading', { level: 1, name: 'ООО «Шесть верст»' })).toBeVisible();
      await expect(page.getByText(language === 'ru' ? /1\s500\s₽/ : /1,500\s₽/)).toBeVisible();
      await checkRules(page, 'page of a company');
      await page.getByRole('banner').getByRole('button', { name: x.out }).click();
      await expect(page).toHaveURL(`${fakeCity.url}${labels.prefix || '/'}`);
      await page.goto(`${labels.prefix}/coop-profile`);
      await expect(page).toHaveURL(`${fakeCity.url}${labels.prefix || '/'}`);
    });

    test.describe('with the service worker, which does not handle the third party’s return address', () => {
      test.use({ serviceWorkers: 'allow' });

      test('a refused third-party login is reported, and a second try signs in', async ({
        page,
        labels,
        context,
        driver,
      }) => {
        await open(page, labels, '/news');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await openLogin(page, labels);
        const window = page.getByRole('dialog');
        const button = window.getByRole('button', { name: x.demoId });
        const [refused] = await Promise.all([context.waitForEvent('page'), button.click()]);
        await refused.getByRole('button', { name: x.demoRefuse }).click();
        await expect(window.getByText(x.thirdPartyDenied)).toBeVisible();
        // Immediately: a visible button accepts the tap.
        const [popup] = await Promise.all([context.waitForEvent('page'), button.click()]);
        await checkRules(page, 'login with a refused third party');
        await popup.getByLabel(language === 'ru' ? 'Имя и фамилия' : 'First and last name').fill('Иван Петров');
        await popup.getByLabel('E-mail').fill(driver.email);
        await popup
          .getByRole('button', { name: language === 'ru' ? 'Войти' : 'Sign in', exact: true })
          .last()
          .click();
        await expect(window).toBeHidden();
        await isDriver(page, labels);
        expect(popup.isClosed()).toBe(true);
        await page.goto(`${labels.prefix}/profile/my-profile`);
        await expect(page.getByText(driver.email)).toBeVisible();
      });
    });
  });
}

const x = texts.ru;

test('AUTH-05: if popups are blocked, the third-party login leads away and back, and a link signs in nobody', async ({
  page,
  labels,
  fakeCity,
  driver,
}) => {
  await open(page, labels, '/news');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.reload();
  await openLogin(page, labels);
  await page.getByRole('dialog').getByRole('button', { name: x.demoId }).click();
  await page.getByLabel('Имя и фамилия').fill('Иван Петров');
  await page.getByLabel('E-mail').fill(driver.email);
  const calls = (await fakeCity.control.requests('yandexID')).length;
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await isDriver(page, labels);
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  expect((await fakeCity.control.requests('yandexID')).length).toBe(calls + 1);
  await logOut(page, labels, x.out);
  await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();

  await page.goto('/callback/third-party-id#access_token=somebody-elses&state=guessed');
  await expect(page.getByText(x.thirdPartyFailed)).toBeVisible();
  await expect(page).toHaveURL(`${fakeCity.url}/callback/third-party-id`);
  expect((await fakeCity.control.requests('yandexID')).length).toBe(calls + 1);
  await checkRules(page, 'a third party that failed');
  await page.getByRole('main').getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: x.demoId })).toBeVisible();
});

test('a third-party script that does not load hides its button and nothing else', async ({
  page,
  labels,
  driver,
  context,
}) => {
  await context.route('**/demo/sign-in.js', (route) => route.abort());
  await open(page, labels, '/news');
  await openLogin(page, labels);
  await page.waitForTimeout(900);
  await expect(page.getByRole('button', { name: x.demoId })).toBeHidden();
  await page.keyboard.press('Escape');
  await signIn(page, labels, driver);
  await isDriver(page, labels);
});

test('AUTH-13: an account without a password is led to the page where a password is set', async ({ page, labels }) => {
  await open(page, labels, '/news');
  await openLogin(page, labels);
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.login).fill('nopassword@example.com');
  await window.getByLabel(labels.password, { exact: true }).fill('anything');
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/restore-password\?error=EmptyPass&email=nopassword%40example\.com$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a login without a network, to an unreachable city or through a captive portal is explained, and the form stays', async ({
    page,
    labels,
    driver,
    fakeCity,
    context,
  }) => {
    await open(page, labels, '/news');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await openLogin(page, labels);
    const window = page.getByRole('dialog');
    await window.getByLabel(labels.login).fill(driver.email);
    await window.getByLabel(labels.password, { exact: true }).fill(driver.password);
    const send = window.getByRole('button', { name: labels.signIn, exact: true });
    await context.setOffline(true);
    await expect(window.getByRole('button', { name: 'Нужна сеть' })).toBeDisabled();
    await context.setOffline(false);
    // The device still reports a network, but nothing arrives.
    await fakeCity.control.misbehave({ match: 'auth/login', kind: 'rst', count: 10 });
    await send.click();
    await expect(window.getByText(x.offline)).toBeVisible();
    await fakeCity.control.clearFaults();
    await fakeCity.control.misbehave({ match: 'auth/login', kind: 'html200' });
    await send.click();
    await expect(window.getByText(/эта сеть Wi-Fi просит входа/)).toBeVisible();
    await expect(window.getByLabel(labels.password, { exact: true })).toHaveValue(driver.password);
    await send.click();
    await expect(window).toBeHidden();
    await isDriver(page, labels);
  });
});

test('F-37: a token that expires during a form opens one window; the same driver continues the form, another finds it empty', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const { users } = await fakeCity.control.seed(city, {
    users: [{ balanceKopecks: 1000, vehicles: [{ number: nextPlate(), isMain: true }] }],
  });
  const [other] = users;
  if (!other) throw new Error('No driver');
  const expire = async (): Promise<void> => {
    await expireLogin(page, fakeCity, x.expired);
    await expect(page.locator('[role=dialog]')).toHaveCount(1);
    await checkRules(page, 'the login has expired');
    // The page stays and explains how to go on.
    await expect(page).toHaveURL(/\/profile\/parking$/);
    await expect(page.getByRole('dialog').getByText(/Заполненное сохранится/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: x.ok }).click();
  };
  const enter = async ({ email, password }: { email: string; password: string }): Promise<void> => {
    const window = page.getByRole('dialog', { name: x.window });
    await window.getByLabel(labels.login).fill(email);
    await window.getByLabel(labels.password, { exact: true }).fill(password);
    await window.getByRole('button', { name: labels.signIn, exact: true }).click();
    await expect(window).toBeHidden();
  };
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await expire();
  await enter(driver);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await page.getByRole('button', { name: labels.done }).click();

  await page.getByLabel(labels.zone).fill(zone);
  await expire();
  await enter(other);
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(other));
  await expect(page.getByLabel(labels.zone)).toHaveValue('');
});

test('F-37: an earlier page of a driver leads home once the login has expired', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await open(page, labels);
  await signIn(page, labels, driver);
  await page.goto('/profile/feedback');
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Парковка', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/parking$/);
  await expireLogin(page, fakeCity, x.expired);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/profile\/parking$/);
  await page.goBack();
  await expect(page).toHaveURL(`${fakeCity.url}/`);
});

test('F-37: a company’s expired login opens one window with the company’s own form, and leads back to its page', async ({
  page,
  labels,
  fakeCity,
}) => {
  const company = { name: 'ООО «Вёрсты»', inn: '7707083893', contract: 'К-2' };
  await fakeCity.control.seed(companyCity, { users: [{ company, balanceKopecks: 1000 }] });
  await open(page, labels, '/legal/auth', companyCity);
  const window = page.getByRole('dialog');
  const enter = async (): Promise<void> => {
    await window.getByLabel(x.inn).fill(company.inn);
    await window.getByLabel(x.contract).fill(company.contract);
    await window.getByRole('button', { name: labels.signIn, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  };
  // A login that was begun on the page does not appear in the dialog.
  await page.getByRole('main').getByLabel(labels.login).fill('a@b.ru');
  await openLogin(page, labels);
  await window.getByRole('button', { name: x.company }).click();
  await enter();
  const expire = async (): Promise<void> => {
    await fakeCity.control.misbehave({ match: 'corp', kind: 'tokenExpired', count: 10 });
    await page.reload();
    await expect(page.getByRole('dialog', { name: x.expired })).toBeVisible();
    await expect(page.locator('[role=dialog]')).toHaveCount(1);
    await fakeCity.control.clearFaults();
    await expect(page).toHaveURL(/\/coop-profile$/);
  };
  await expire();
  await page.getByRole('dialog').getByRole('button', { name: x.ok }).click();
  await expect(window).toHaveAccessibleName(x.companyWindow);
  await enter();
  await expect(page.getByText(x.expired)).toBeHidden();
  await expire();
  await page.keyboard.press('Escape');
  await expect(page.getByText(x.expired)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: x.out, exact: true }).click();
  await expect(page).toHaveURL(`${fakeCity.url}/`);
});

test('input in a window stays there: a top-up over an expired login, a retyped password, a chosen place', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await open(page, labels, '/news');
  // Closing the dialog without a login forgets the place.
  await page.goto(`/?zone=${zone}`);
  await page.getByRole('button', { name: 'Подробности' }).press('Enter');
  await page.getByRole('button', { name: 'Войти и оплатить с баланса' }).click();
  await page.keyboard.press('Escape');
  await page.goto('/news');
  await openLogin(page, labels);
  const window = page.getByRole('dialog');
  const refusal = await holdAnswer(page, 'auth/login');
  await window.getByLabel(labels.login).fill(driver.email);
  await window.getByLabel(labels.password, { exact: true }).fill('not this one');
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await window.getByLabel(labels.password, { exact: true }).fill(driver.password);
  refusal.release();
  await expect(window.getByText(x.wrong)).toBeVisible();
  await expect(window.getByLabel(labels.password, { exact: true })).toHaveValue(driver.password);
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL(/\/news$/);
  // The focused element has disappeared with the login, so the page takes the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openTopUp(page);
  await window.getByRole('textbox', { name: /Сумма/ }).fill('777');
  await expireLogin(page, fakeCity, x.expired);
  await page.getByRole('dialog').getByRole('button', { name: x.ok }).click();
  const login = page.getByRole('dialog', { name: x.window });
  await login.getByLabel(labels.login).fill(driver.email);
  await login.getByLabel(labels.password, { exact: true }).fill(driver.password);
  await login.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(login).toBeHidden();
  await expect(window.getByRole('textbox', { name: /Сумма/ })).toHaveValue('777');
});

test('an expired login can be ended by the driver, and the device stores nothing of it', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await open(page, labels, '/news');
  await signIn(page, labels, driver);
  await page.goto('/profile/parking');
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  await expireLogin(page, fakeCity, x.expired);
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти и стереть данные' }).click();
  await expect(page).toHaveURL(`${fakeCity.url}/`);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('parking.sign-ins') ?? '')).not.toContain('expired');
});

/**
 * Allows for a busy machine: on an idle one the tabs follow within a second. The app's automatic refetches come later
 * than this.
 */
const atOnce = { timeout: 4000 };

rowTest(
  'F-35, F-36: every tab follows a login and a logout within a second',
  async ({ page, labels, context, driver, fakeCity }) => {
    await open(page, labels, '/news');
    const tab = await another(context, labels, '/news');
    await tab.getByRole('banner').getByRole('button', { name: labels.signIn }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
    await page.bringToFront();
    await signIn(page, labels, driver);
    await expect(tab.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeHidden();
    await expect(tab.getByRole('dialog')).toBeHidden();
    await tab.goto('/profile/my-profile');
    await expect(tab.getByText(driver.email)).toBeVisible();

    await logOut(page, labels, x.out);
    await expect(tab).toHaveURL(`${fakeCity.url}/`, atOnce);
    await expect(tab.getByText(driver.email)).toBeHidden();
    await expect(tab.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
    await tab.goBack();
    await expect(tab.getByText(driver.email)).toBeHidden();
    await expect(tab.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
  },
);

rowTest(
  'F-35: a tab that was frozen hears of the logout when it is resumed',
  async ({ page, labels, context, driver, fakeCity }) => {
    await open(page, labels, '/news');
    await signIn(page, labels, driver);
    const tab = await another(context, labels, '/profile/my-profile');
    await expect(tab.getByText(driver.email)).toBeVisible();
    const session = await context.newCDPSession(tab);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.bringToFront();
    await logOut(page, labels, x.out);
    await expect(page).toHaveURL(`${fakeCity.url}/`);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await tab.bringToFront();
    await expect(tab).toHaveURL(`${fakeCity.url}/`, atOnce);
    await expect(tab.getByText(driver.email)).toBeHidden();
  },
);

rowTest(
  'F-33, F-36: a tab that slept through the next login shows nothing of the last person',
  async ({ page, labels, context, driver, fakeCity }) => {
    const { users } = await fakeCity.control.seed(city, { users: [{ balanceKopecks: 1000 }] });
    const [other] = users;
    if (!other) throw new Error('No driver');
    await open(page, labels, '/news');
    await signIn(page, labels, driver);
    const tab = await another(context, labels, '/profile/my-profile');
    await openTopUp(tab);
    await expect(tab.getByRole('dialog')).toContainText('500');
    const session = await context.newCDPSession(tab);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.bringToFront();
    await logOut(page, labels, x.out);
    await signIn(page, labels, other);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await tab.bringToFront();
    await expect(tab.getByRole('dialog')).toBeHidden();
    await expect(tab.getByText(driver.email)).toBeHidden();
    await expect(tab.getByRole('banner').getByRole('button', { name: /Баланс 10 р/ })).toBeVisible();
  },
);

rowTest(
  'F-34: the slow answer for the last person is never shown to the next',
  async ({ page, labels, driver, fakeCity }) => {
    const { users } = await fakeCity.control.seed(city, {
      users: [{ balanceKopecks: 7700, firstName: 'Борис', lastName: 'Второй' }],
    });
    const [next] = users;
    if (!next) throw new Error('No driver');
    await open(page, labels, '/news');
    await signIn(page, labels, driver);
    await page.goto('/profile/my-profile');
    await expect(page.getByText(driver.email)).toBeVisible();
    const seen: string[] = [];
    await page.exposeFunction('seen', (text: string): number => seen.push(text));
    await fakeCity.control.misbehave({ match: 'get-profile', kind: 'delay', ms: 3000 });
    const profileRequests = (await fakeCity.control.requests('get-profile')).length;
    await expect
      .poll(async () => {
        await revisitPage(page);
        return (await fakeCity.control.requests('get-profile')).length;
      })
      .toBeGreaterThan(profileRequests);
    await logOut(page, labels, x.out);
    await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
    await page.evaluate((email) => {
      const recordText = (): void => {
        if (document.body.textContent?.includes(email))
          (window as unknown as { seen: (text: string) => void }).seen(document.body.textContent);
      };
      new MutationObserver(recordText).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, driver.email);
    await signIn(page, labels, next);
    await page.getByRole('button', { name: labels.menu }).click();
    await page.getByRole('link', { name: labels.myProfile }).click();
    await expect(page.getByText(next.email)).toBeVisible();
    await page.waitForTimeout(3200);
    expect(seen).toEqual([]);
  },
);

rowTest(
  'F-39: each city has its own login, and no token reaches another one',
  async ({ page, labels, driver, fakeCity }) => {
    await open(page, labels, '/news');
    await signIn(page, labels, driver);
    const token = await page.evaluate(
      () =>
        (
          JSON.parse(localStorage.getItem('parking.sign-ins') ?? '{}') as Record<
            string,
            { standart?: { token: string } }
          >
        )['perm']?.standart?.token ?? '',
    );
    expect(token).not.toBe('');
    await page.goto('/news?city=kazan');
    await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
    await page.goto('/?city=kazan');
    await page.waitForLoadState('networkidle');
    const elsewhere = (await fakeCity.control.requests('/city/kazan')).filter(
      ({ query, body }) => query.includes(token) || body.includes(token),
    );
    expect(elsewhere).toEqual([]);
  },
);

test('a logout asks for confirmation only while a stay is running', async ({ page, labels, driver, fakeCity }) => {
  await open(page, labels, '/news');
  await signIn(page, labels, driver);
  await logOut(page, labels, x.out);
  await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await signIn(page, labels, driver);
  await logOut(page, labels, x.out);
  const window = page.getByRole('dialog', { name: x.signOutQuestion });
  await expect(window).toContainText(mainPlate(driver));
  await checkRules(page, 'the question before logging out');
  await window.getByRole('button', { name: x.stay }).click();
  await expect(window).toBeHidden();
  await isDriver(page, labels);
  await logOut(page, labels, x.out);
  await window.getByRole('button', { name: x.out }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
  await expect(window).toBeHidden();
});
