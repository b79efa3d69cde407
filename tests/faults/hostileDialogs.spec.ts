import type { Locator, Page } from '@playwright/test';
import { everyPage, rows as addresses } from '../e2e/support/addressTable';
import type { Audience } from '../../src/domain/account/pageAccess';
import { waitForOfflineApp } from '../e2e/support/waitForOfflineApp';
import { companyCity, listsOf, makeCompany, withLogins } from '../e2e/support/company';
import { cityDay } from '../e2e/support/cityTime';
import { city, mainPlate, makeDriver, nextPlate, zone, type FakeCity } from '../e2e/support/fixtures';
import { orderReceipt } from '../e2e/support/orderReceipt';
import { messageTo, texts } from '../e2e/support/newcomer';
import { signedIn } from '../e2e/support/signedIn';
import { revisitUntilVisible } from '../e2e/support/timing';
import { hostileText } from '../fake-city/faults/hostile';
import { nonsense, settled, storiedDriver, watch } from './hostilePage';
import { expect, test } from '../e2e/support/faultTest';
import { openTopUp } from '../e2e/support/openTopUp';

/**
 * Markup in every string of every reply, in the dialogs. Every button that sends nothing is tapped, and whatever opens
 * is checked.
 */

/**
 * Marks the next button that sends nothing and is unlike those tapped before. Returns the kind of the button, or
 * undefined if none is left. Numbers in a name do not distinguish buttons. Of the buttons that a city named, a page
 * needs only one.
 */
const markNext = (page: Page, tapped: readonly string[]): Promise<string | undefined> =>
  page.evaluate((known) => {
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'main button, header button, nav button, aside button',
    )) {
      if (button.type === 'submit' || button.disabled || !button.checkVisibility() || button.closest('[inert]'))
        continue;
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 200);
      const kind = name.includes('canary')
        ? `what a city named at ${location.pathname}`
        : name.replaceAll(/\d+( мин)?/g, '#');
      if (known.includes(kind)) continue;
      button.setAttribute('data-next', '');
      return kind;
    }
    return undefined;
  }, tapped);

/** Buttons that leave the app. The company's sign-out is added below. */
const externalButtons = ['Открыть'];

const dialogs = (page: Page): Locator => page.locator('[role=dialog]');

const closeAll = async (page: Page, path: string): Promise<void> => {
  for (let tries = 0; tries < 4 && (await dialogs(page).count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await expect
      .poll(() => dialogs(page).count(), { timeout: 1000 })
      .toBe(0)
      .catch(() => undefined);
  }
  if ((await dialogs(page).count()) > 0) await page.goto(path);
};

/** True if the app is rendered and can be tapped. */
const isUp = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('header button')].some(
      (one) => !one.disabled && one.checkVisibility() && !one.closest('[inert]'),
    ),
  );

/** Checks an opened dialog: where it was opened, and its title. The title is empty if a tap opened something else. */
type CheckDialog = (where: string, title: string) => Promise<void>;

/** Checks the dialog over the page and closes it. */
const checkAndClose = async (page: Page, path: string, where: string, checkDialog: CheckDialog): Promise<void> => {
  await settled(page);
  const heading = dialogs(page).last().getByRole('heading').first();
  await checkDialog(where, await heading.innerText({ timeout: 5000 }).catch(() => ''));
  await closeAll(page, path);
};

/** Waits until something can be tapped. Dialogs that opened automatically or late are checked first. */
const standFree = async (page: Page, path: string, checkDialog: CheckDialog): Promise<void> => {
  for (let windows = 0; ; windows += 1) {
    const hasWindow = async (): Promise<boolean> => (await dialogs(page).count()) > 0;
    await expect
      .poll(async () => (await hasWindow()) || (await isUp(page)), {
        message: `${path}: there is something to tap`,
        timeout: 30_000,
      })
      .toBe(true);
    if (!(await hasWindow())) return;
    expect(windows, `${path}: windows come to an end`).toBeLessThan(5);
    await checkAndClose(page, path, `${path}: by itself`, checkDialog);
  }
};

/** Opens everything on a page that takes one tap. */
const openAll = async (page: Page, path: string, tapped: string[], checkDialog: CheckDialog): Promise<void> => {
  const come = async (): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    await settled(page);
  };
  /** Late buttons are waited for once. */
  const next = async (): Promise<string | undefined> => {
    await standFree(page, path, checkDialog);
    const expectText = await markNext(page, tapped);
    if (expectText !== undefined) return expectText;
    await page.waitForTimeout(2000);
    await standFree(page, path, checkDialog);
    return markNext(page, tapped);
  };
  await come();
  for (let taps = 0; taps < 60; taps += 1) {
    const name = await next();
    if (name === undefined) return;
    const isTapped = await page
      .locator('[data-next]')
      .click({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    // A button that a dialog has covered is tapped once the dialog is closed. A button that has disappeared is not
    // tried again.
    if (isTapped || (await dialogs(page).count()) === 0) tapped.push(name);
    // A dialog that takes longer is handled before the next tap.
    await dialogs(page)
      .first()
      .waitFor({ timeout: 600 })
      .catch(() => undefined);
    const where = `${path}: ${name.slice(0, 60)}`;
    if ((await dialogs(page).count()) > 0) await checkAndClose(page, path, where, checkDialog);
    else await checkDialog(where, '');
    const { pathname } = new URL(page.url());
    if (pathname !== new URL(path, page.url()).pathname) await come();
  }
};

type Call = (path: string, values: Record<string, string>, method?: string) => Promise<Response>;
const callsOf =
  ({ url }: FakeCity, where: string, token: string): Call =>
  (path, values, method = 'POST') =>
    fetch(`${url}/city/${where}${path}`, { method, body: new URLSearchParams({ token, ...values }) });

const pathsOf = (audience: Audience): string[] =>
  addresses.filter(({ for: who }) => who === audience || who === 'all').map(({ address }) => address);

const everybody: readonly {
  who: string;
  where: string;
  begin: (fakeCity: FakeCity, page: Page) => Promise<unknown>;
  paths: readonly string[];
  /** Dialogs that must be among those that opened. */
  opens: readonly string[];
  /** Those of them that need a time or a place from a reply. If every string is replaced, they cannot open. */
  unread?: readonly string[];
}[] = [
  {
    who: 'driver',
    where: city,
    begin: async (fakeCity, page) => {
      const driver = await storiedDriver(fakeCity);
      await orderReceipt(fakeCity, city, driver);
      await signedIn(page.context(), city, driver);
    },
    paths: pathsOf('driver'),
    // prettier-ignore
    opens: [
      'Меню', 'Выберите город', 'Пополнение баланса', 'Текущие парковки', 'Профиль', 'Фильтр', 'Поиск парковки', 'Зоны парковки',
      'Продлить парковку', 'Напомнить', 'Остановить парковку', 'Мои данные', 'Новая почта', 'Новый пароль', 'Новый автомобиль', 'Новый документ',
      'Выйти из профиля?', 'Удалить с этого устройства?',
    ],
    unread: ['Фильтр', 'Продлить парковку', 'Напомнить', 'Остановить парковку', 'Выйти из профиля?'],
  },
  {
    who: 'guest',
    where: city,
    begin: (_, page) =>
      page.context().addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city),
    paths: pathsOf('guest'),
    opens: ['Меню', 'Выберите город', 'Вход', 'Фильтр', 'Поиск парковки', 'Зоны парковки'],
    unread: ['Фильтр'],
  },
  {
    who: 'driver with subscriptions',
    where: city,
    begin: async (fakeCity, page) => {
      const plates = [nextPlate(), nextPlate()];
      const driver = await makeDriver(fakeCity, {
        balanceKopecks: 10_000_000,
        vehicles: plates.map((number, index) => ({ number, isMain: index === 0 })),
      });
      const call = callsOf(fakeCity, city, driver.token);
      const timestart = cityDay(Date.now());
      for (const vehicle of plates)
        await call('/api/payment/subscription', {
          vehicle,
          codeSubscription: 'week-0101',
          paymentService: 'balance',
          timestart,
        });
      // One of them is paused.
      const permits = await fetch(
        `${fakeCity.url}/city/${city}/api/profile/get-benefits-v2?${new URLSearchParams({ token: driver.token })}`,
      );
      const { result } = (await permits.json()) as { result: { НомерЗаказа: string }[] };
      expect(result).toHaveLength(2);
      expect((await call('/backend/v2/pauseAb', { orderNum: result[0]?.НомерЗаказа ?? '' })).ok).toBe(true);
      await signedIn(page.context(), city, driver);
    },
    paths: ['/profile/abonements'],
    opens: ['Сменить автомобиль', 'Приостановить абонемент?', 'Возобновить абонемент?', 'Вернуть деньги за абонемент?'],
  },
  {
    who: 'driver to whom a city without a constructor sells subscriptions',
    where: city,
    begin: async (fakeCity, page) => {
      await fakeCity.control.settings(city, { useSubscriptionConstructor: false });
      await signedIn(
        page.context(),
        city,
        await makeDriver(fakeCity, { vehicles: [{ number: nextPlate(), isMain: true }] }),
      );
    },
    paths: ['/profile/abonements'],
    opens: ['Покупка абонемента'],
  },
  {
    who: 'driver without a balance',
    where: 'tyumen',
    begin: async (fakeCity, page) => {
      await fakeCity.control.seed('tyumen', { zones: [{ number: zone }] });
      const driver = await makeDriver(fakeCity, { vehicles: [{ number: nextPlate(), isMain: true }] }, 'tyumen');
      await callsOf(
        fakeCity,
        'tyumen',
        driver.token,
      )('/api/payment/start/v2', { Zone: zone, 'Vehicle[Number]': mainPlate(driver) });
      await signedIn(page.context(), 'tyumen', driver);
    },
    paths: ['/profile/parking'],
    opens: ['Зоны парковки', 'Завершить парковку'],
    unread: ['Завершить парковку'],
  },
  {
    who: 'company',
    where: companyCity,
    begin: async (fakeCity, page) => {
      const company = await makeCompany(fakeCity, ['А001АА63', 'В002ВВ63']);
      await callsOf(fakeCity, companyCity, company.token)(
        '/api/corp-profile/add-driver',
        { driver: 'Ким Олег', phone: '79120000001' },
        'PUT',
      );
      await withLogins(page.context(), { coop: company.token });
      expect((await listsOf(fakeCity, company)).drivers).toHaveLength(1);
    },
    paths: [
      '/coop-profile',
      '/coop-profile?list=drivers',
      '/coop-profile?list=devices',
      '/coop-profile?page=import',
      '/news',
      '/pages/contacts',
    ],
    opens: ['Новая машина', 'Новый водитель', 'Новое устройство'],
  },
];

const isHostile = async (page: Page): Promise<boolean> =>
  (await page.locator('body').innerText()).toLowerCase().includes('canary.example');

interface Walked {
  /** Code that ran, requests, dialogs and policy reports that the markup has caused. */
  seen: readonly string[];
  bad: readonly string[];
  titles: ReadonlySet<string>;
  buttons: number;
  /** The number of taps after which the markup was shown as text. */
  displayedCount: number;
}

/** Opens every dialog that takes one tap, while the city's answers have the given fault. */
const walkWindows = async (
  { who, where, begin, paths }: (typeof everybody)[number],
  {
    page,
    fakeCity,
    fault,
  }: { page: Page; fakeCity: FakeCity; fault: { kind: 'hostile' | 'hostile-all' | 'mutate'; seed?: number } },
): Promise<Walked> => {
  await fakeCity.control.settings(where, everyPage);
  await begin(fakeCity, page);
  await fakeCity.control.misbehave({ match: '/city/', ...fault, count: 1_000_000 });
  const seen = await watch(page);
  const bad: string[] = [];
  const titles = new Set<string>();
  const tapped: string[] = [...externalButtons, ...(who === 'company' ? ['Выйти'] : [])];
  let displayedCount = 0;
  for (const path of paths)
    await openAll(page, path, tapped, async (about, title) => {
      bad.push(...(await nonsense(page)).map((what) => `${about}: ${what}`));
      if (title) titles.add(title);
      if (await isHostile(page)) displayedCount += 1;
    });
  return { seen, bad, titles, buttons: tapped.length, displayedCount };
};

for (const one of everybody) {
  const { who, opens, unread = [] } = one;
  for (const kind of ['hostile', 'hostile-all'] as const)
    test(`F-80: markup in ${kind === 'hostile' ? 'every text' : 'every string'} of every reply is shown as text in every window of a ${who}`, async ({
      page,
      fakeCity,
      row,
    }) => {
      test.setTimeout(400_000);
      const { seen, bad, titles, buttons, displayedCount } = await walkWindows(one, {
        page,
        fakeCity,
        fault: { kind },
      });
      expect(seen, 'nothing runs, nothing is asked for, nothing is reported').toEqual([]);
      expect(bad, 'nothing of a program is read out').toEqual([]);
      // Otherwise the test proves nothing.
      const readable = kind === 'hostile' ? opens : opens.filter((title) => !unread.includes(title));
      expect([...titles]).toEqual(expect.arrayContaining([...readable]));
      expect(displayedCount).toBeGreaterThan(0);
      row.figure(
        `${kind}, ${who}: ${buttons} buttons, ${titles.size} windows, markup as text behind ${displayedCount} taps`,
      );
    });

  test(`F-50: half-correct replies are never shown as nonsense in any window of a ${who}`, async ({
    page,
    fakeCity,
    row,
  }) => {
    test.setTimeout(400_000);
    const seed = Number(process.env['HOSTILE_SEED'] ?? 1);
    const { seen, bad, titles, buttons } = await walkWindows(one, { page, fakeCity, fault: { kind: 'mutate', seed } });
    expect(bad, `seed ${seed}`).toEqual([]);
    expect(seen).toEqual([]);
    // Otherwise the test proves nothing.
    expect(titles.size).toBeGreaterThan(0);
    row.figure(`seed ${seed}, ${who}: ${buttons} buttons, ${titles.size} windows`);
  });
}

test('F-80: the windows that open by themselves (news, picture, refused login) show markup as text', async ({
  page,
  fakeCity,
  row,
}) => {
  const where = 'ryazan';
  await fakeCity.control.settings(where, {
    popup: {
      title: 'Новые зоны',
      message: '<p>С понедельника открываются две новые зоны.</p>',
      url: '/news',
      updated: '1',
    },
    banner: { image: '/demo/banner/wide.svg', narrowImage: '/demo/banner/narrow.svg', link: '/news', version: '1' },
  });
  const driver = await makeDriver(fakeCity, {}, where);
  await page.context().addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), where);
  await fakeCity.control.misbehave({ match: '/city/', kind: 'hostile', count: 1_000_000 });
  const seen = await watch(page);
  await page.goto('/');
  const window = dialogs(page).last();
  const opened: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    await expect(window).toBeVisible({ timeout: 30_000 });
    opened.push(await window.innerText());
    const large = window.getByRole('button', { name: /показать крупно/ });
    if (await large.isVisible()) {
      await large.click();
      await expect(dialogs(page)).toHaveCount(2);
      opened.push(await window.innerText());
      await page.keyboard.press('Escape');
      await expect(dialogs(page)).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    if (count === 0) await page.reload();
  }
  expect(opened.join('\n')).toContain(hostileText);
  await fakeCity.control.settings(where, { refusals: { getProfile: 'AccountNotFound' } });
  await signedIn(page.context(), where, driver);
  await page.goto('/news');
  await expect(page.getByRole('dialog', { name: 'Вы вышли из профиля' })).toBeVisible();
  expect(await nonsense(page)).toEqual([]);
  expect(seen).toEqual([]);
  row.figure(`${opened.length + 1} windows`);
  await page.keyboard.press('Escape');
});

test('F-80: the offers of the constructor and their purchase show markup as text', async ({ page, fakeCity, row }) => {
  const driver = await storiedDriver(fakeCity);
  await signedIn(page.context(), city, driver);
  await fakeCity.control.misbehave({ match: '/city/', kind: 'hostile', count: 1_000_000 });
  const seen = await watch(page);
  await page.goto('/profile/constructor');
  const main = page.getByRole('main');
  await main.getByRole('group', { name: 'Зоны' }).getByRole('checkbox').first().check();
  await main.getByRole('button', { name: 'Далее' }).click();
  await expect(main.getByRole('heading', { name: 'Подходящие абонементы' })).toBeVisible();
  await expect(main.getByRole('heading', { name: hostileText }).first()).toBeVisible();
  const bad = await nonsense(page);
  await main.getByRole('button', { name: 'Купить' }).first().click();
  const window = page.getByRole('dialog', { name: 'Покупка абонемента' });
  await expect(window.getByText(hostileText).first()).toBeVisible();
  await expect(window.getByRole('button', { name: /^Оплатить|^Получить ссылку/ })).toBeVisible();
  expect([...bad, ...(await nonsense(page))]).toEqual([]);
  expect(seen).toEqual([]);
  row.figure('found, purchase');
  await page.keyboard.press('Escape');
});

test('F-80: the windows at the end of a login or a reset, and the pages behind them, show markup as text', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await page.context().addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
  const hostile = (): Promise<unknown> =>
    fakeCity.control.misbehave({ match: '/city/', kind: 'hostile', count: 1_000_000 });
  await hostile();
  const seen = await watch(page);
  const bad: string[] = [];
  const opened: string[] = [];
  const isText = async (title: string): Promise<void> => {
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    bad.push(...(await nonsense(page)));
    opened.push(title);
  };
  const x = texts.ru;
  await page.goto('/restore-password');
  await page.getByLabel(x.login).fill(driver.phone);
  await page.getByRole('button', { name: x.next }).click();
  row.expectCodeRequests();
  await page.getByRole('button', { name: x.bySms }).click();
  const { code } = await messageTo(fakeCity, driver.phone);
  await page.getByLabel(x.smsCode).fill(code);
  await page.getByLabel(x.newPassword, { exact: true }).fill('restored-1');
  await page.getByLabel(x.newPasswordAgain).fill('restored-1');
  await page.getByRole('button', { name: x.save }).click();
  await isText(x.updated);
  await page.getByRole('dialog').getByRole('button', { name: x.signIn }).click();
  await isText('Вход');
  const entrance = page.getByRole('dialog');
  await entrance.getByLabel(labels.login).fill(driver.email);
  await entrance.getByLabel(labels.password, { exact: true }).fill('restored-1');
  await entrance.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(entrance).toBeHidden();
  await page.goto('/profile/my-profile');
  await expect(page.getByText(hostileText).first()).toBeVisible();
  // The refusal also has its own text.
  const body = JSON.stringify({ status: 'error', errorName: 'TokenExpired', errorMessage: hostileText });
  await fakeCity.control.clearFaults();
  await fakeCity.control.misbehave({ match: '/api/profile/', kind: 'answer', body, count: 1_000_000 });
  await hostile();
  await revisitUntilVisible(page, page.getByRole('dialog', { name: 'Время входа истекло' }));
  await isText('Время входа истекло');
  await page.getByRole('dialog').getByRole('button', { name: 'Войти снова' }).click();
  await isText('Вход');
  // After the dialog is closed nothing is shown as pending, because no request is made any more (I4).
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('Время входа истекло')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(bad).toEqual([]);
  expect(seen).toEqual([]);
  row.figure(opened.join(', '));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F-80: the windows of an SMS payment and of a note show markup as text', async ({
    page,
    labels,
    fakeCity,
    context,
    row,
  }) => {
    test.slow();
    const where = 'kazan';
    await fakeCity.control.seed(where, { zones: [{ number: '0907', address: 'улица Баумана, 1' }] });
    const driver = await makeDriver(
      fakeCity,
      { balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), isMain: true }] },
      where,
    );
    await signedIn(context, where, driver);
    await fakeCity.control.misbehave({ match: '/city/', kind: 'hostile', count: 1_000_000 });
    const seen = await watch(page);
    await page.route(/\/assets\/city-kazan-/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('"sms":{', '"sms":{"topUp":"р16*п*{amount}",'),
      });
    });
    await page.goto('/profile/parking?zone=0907');
    await settled(page);
    await waitForOfflineApp(page);
    await context.setOffline(true);
    const window = dialogs(page).last();
    const bad: string[] = [];
    const closed = async (): Promise<void> => {
      await expect(window).toBeVisible();
      bad.push(...(await nonsense(page)));
      await closeAll(page, '/profile/parking');
    };
    const main = page.getByRole('main');
    await main.getByLabel(labels.plate).fill('А123ВС16');
    await main.getByRole('radio', { name: labels.hour, exact: true }).check();
    await main.getByRole('button', { name: 'Оплатить по SMS' }).click();
    await closed();
    await main.getByRole('button', { name: /припарковался/ }).click();
    await closed();
    // In a city that has published how to top up a balance by SMS.
    await openTopUp(page);
    await window.getByLabel(labels.amount).fill('150,50');
    await window.getByRole('button', { name: 'Пополнить по SMS' }).click();
    await expect(window).toContainText('р16*п*151');
    await expect(window).toContainText('вместо 150,50 ₽ будет 151 ₽');
    await closed();
    expect(bad).toEqual([]);
    expect(seen).toEqual([]);
    row.figure('SMS, note, top-up by SMS');
  });
});
