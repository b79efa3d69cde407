import type { Locator, Page } from '@playwright/test';
import { budgets } from '../../../bench/budgets';
import { checkRules } from '../../support/checkRules';
import {
  city,
  expect,
  mainPlate,
  nextPlate,
  open,
  schemes,
  signIn,
  spelled,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { methodRow } from '../../support/chooseMethod';
import { openTopUp } from '../../support/openTopUp';
import { signedIn } from '../../support/signedIn';
import { slowDownStorage } from '../../support/slowDownStorage';
import type { Language, Labels } from '../../support/labels';

const texts = {
  ru: {
    sections: 'Разделы',
    map: 'Карта парковок',
    mapShort: 'Карта',
    sms: 'Парковка по SMS',
    device: 'На этом устройстве',
    guestPay: 'Оплата без входа',
    news: 'Новости',
    outside: 'Сайт города',
    last: 'Последняя строка',
    registration: 'Стать клиентом',
    otherLanguage: 'English',
    profile: 'Профиль',
    signOut: 'Выйти',
    city: 'Тула',
    running: /Сейчас идёт: 1 парковка/,
    two: /Сейчас идёт: 2 парковки/,
    none: 'Активных парковок нет',
    soon: /Скоро закончится/,
    current: 'Текущие парковки',
    all: 'Все парковки',
    zone: `Зона ${zone}`,
    extendTitle: 'Продлить парковку',
    stopTitle: 'Остановить парковку',
    loading: 'Загружаем страницу…',
    topUp: /Баланс 500 р, пополнить/,
    balance: 'Баланс',
    holds: /^На балансе.*500/,
    register: 'Зарегистрироваться',
    anyGuestPay: /^Оплата без/,
    registerInMenu: 'Регистрация',
    newTab: /откроется в новой вкладке/,
  },
  en: {
    sections: 'Sections',
    map: 'Parking map',
    mapShort: 'Map',
    sms: 'Parking by SMS',
    device: 'On this device',
    guestPay: 'Pay without signing in',
    news: 'News',
    outside: 'City site',
    last: 'The last line',
    registration: 'Become a customer',
    otherLanguage: 'Русский',
    profile: 'Profile',
    signOut: 'Sign out',
    city: 'Tula',
    running: /Running now: 1 stay/,
    two: /Running now: 2 stays/,
    none: 'No active parking',
    soon: /Ends soon/,
    current: 'Current parking',
    all: 'All parking',
    zone: `Zone ${zone}`,
    extendTitle: 'Extend parking',
    stopTitle: 'Stop parking',
    loading: 'Loading the page…',
    topUp: /Balance 500/,
    balance: 'Balance',
    holds: /^Balance .*500/,
    register: 'Register',
    anyGuestPay: /^Pay without/,
    registerInMenu: 'Register',
    newTab: /opens in a new tab/,
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
/** The menus of this city belong to these tests: no other journey goes there. */
const menuCity = 'tula';

const line = (path: string, key: 'news' | 'outside' | 'last' | 'registration' | 'map', order: number) => ({
  path,
  titles: { ru: texts.ru[key], en: texts.en[key] },
  order,
});
/** Not in order, with an item that the app has anyway and one for guests only. */
const menu = [
  line('/news?page=1', 'last', 9),
  line('https://city.example/', 'outside', 2),
  line('/', 'map', 1),
  line('/news', 'news', 1),
  line('/registration', 'registration', 3),
];

const giveMenus = ({ control }: FakeCity, items: unknown = menu): Promise<unknown> =>
  control.settings(menuCity, { headerMenu: items, mobileMenu: items, footerMenu: [] });

/** With the date if the stay goes on past midnight. */
const fromTo = /\d\d:\d\d–(\d\d\.\d\d )?\d\d:\d\d/;

const header = (page: Page): Locator => page.getByRole('banner');
const row = (page: Page, language: Language): Locator =>
  header(page).getByRole('navigation', { name: texts[language].sections });
const titlesIn = (list: Locator): Promise<string[]> => list.getByRole('link').allInnerTexts();
const openMenu = async (page: Page, labels: Labels): Promise<Locator> => {
  await page.getByRole('button', { name: labels.menu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return page.getByRole('dialog');
};

for (const [language, colorScheme] of schemes()) {
  const text = texts[language];
  test.describe(`the shell in ${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });

    test('SHELL-01, SHELL-05, I18N-06: a guest’s side menu shows the sections and the other language', async ({
      page,
      labels,
      fakeCity,
    }) => {
      await giveMenus(fakeCity);
      await open(page, labels, '/news', menuCity);
      await expect(header(page).getByRole('link', { name: text.otherLanguage })).toBeVisible();
      const window = await openMenu(page, labels);
      const lines = window.getByRole('navigation', { name: text.sections });
      await expect(lines.getByRole('link', { name: text.outside })).toBeVisible();
      const titles = (await titlesIn(lines)).map((title) => title.replace(text.newTab, '').replaceAll(/[()\s]+$/g, ''));
      expect(titles).toEqual([
        text.map,
        text.guestPay,
        text.sms,
        text.device,
        text.news,
        text.outside,
        text.registration,
        text.last,
      ]);
      const outside = lines.getByRole('link', { name: text.outside });
      await expect(outside).toHaveAccessibleName(text.newTab);
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', /noopener/);
      await expect(lines.getByRole('link', { name: text.news })).toHaveAttribute('aria-current', 'page');
      await expect(window.getByRole('link', { name: '8 (800) 000-00-00' })).toHaveAttribute('href', 'tel:88000000000');
      await checkRules(page, 'menu');

      await page.goBack();
      await expect(window).toBeHidden();
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/news`);

      await openMenu(page, labels);
      await lines.getByRole('link', { name: text.sms }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/sms-commands`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.sms);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/news`);
    });

    test('SHELL-22, SHELL-23, SHELL-25: a guest’s header at a desk shows the menu, the city and the login', async ({
      page,
      labels,
      fakeCity,
    }) => {
      await giveMenus(fakeCity);
      await page.setViewportSize(desk);
      await open(page, labels, '/news', menuCity);
      await expect(row(page, language).getByRole('link', { name: text.outside })).toHaveAttribute('target', '_blank');
      await expect(row(page, language).getByRole('link', { name: text.news })).toHaveAttribute('aria-current', 'page');
      await expect(row(page, language).getByRole('link', { name: text.mapShort })).not.toHaveAttribute('aria-current');
      await expect(header(page).getByRole('button', { name: text.city })).toBeVisible();
      await expect(header(page).getByRole('button', { name: labels.signIn })).toBeVisible();
      await checkRules(page, 'header');
      await header(page).getByRole('link', { name: text.guestPay }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/guest-payment`);
      // In a city that allows no payment without an account.
      await open(page, labels, '/news', 'kaluga');
      await expect(row(page, language)).toBeVisible();
      await expect(header(page).getByRole('link', { name: text.guestPay })).toHaveCount(0);
    });

    test('SHELL-22: on a phone a guest has the login in the header, and payment and registration a tap away', async ({
      page,
      labels,
    }) => {
      // A city that asks who signs in, and one that does not.
      for (const where of ['samara', 'tula']) {
        await open(page, labels, '/', where);
        await expect(page.getByRole('main').getByRole('link', { name: labels.payParking })).toBeVisible();
        await header(page).getByRole('button', { name: labels.signIn }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('link', { name: text.register })).toBeVisible();
        await dialog.getByRole('button', { name: labels.close }).click();
        await page.getByRole('button', { name: labels.menu }).click();
        await expect(dialog.getByRole('link', { name: text.anyGuestPay })).toBeVisible();
        await dialog.getByRole('link', { name: text.registerInMenu }).click();
        await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/registration`);
      }
    });

    test('SHELL-17: the balance in the header opens a panel with the balance and the top-up', async ({
      page,
      labels,
      driver,
    }) => {
      await signedIn(page.context(), city, driver);
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await open(page, labels, '/news');
        const balance = header(page).getByRole('button', { name: text.topUp });
        await balance.click();
        const panel = size === phone ? page.getByRole('dialog', { name: text.balance }) : header(page);
        await expect(panel.getByText(text.holds)).toBeVisible();
        await checkRules(page, 'balance');
        await page.keyboard.press('Escape');
        await expect(panel.getByText(text.holds)).toHaveCount(0);
        await expect(balance).toBeFocused();
        const topUp = await openTopUp(page);
        await expect(topUp.getByLabel(labels.amount)).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(1);
      }
    });

    test('SHELL-17…21, PARK-23: a driver’s header on a phone shows the balance and the running stays', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      const [, second] = driver.vehicles;
      await fakeCity.control.seed(city, {
        sessions: [
          { user: driver.email, number: mainPlate(driver), zone, durationMin: 90 },
          { user: driver.email, number: second?.number ?? '', zone, durationMin: 150 },
        ],
      });
      await signedIn(page.context(), city, driver);
      await open(page, labels, '/news');
      await expect(header(page).getByRole('button', { name: text.topUp })).toBeVisible();
      const stays = header(page).getByRole('button', { name: text.two });
      await expect(stays).toHaveAttribute('aria-expanded', 'false');
      await stays.click();
      const sheet = page.getByRole('dialog', { name: text.current });
      const folds = sheet.getByRole('button', { name: text.zone });
      await expect(folds).toHaveCount(2);
      // The stay that ends first is expanded, and only one is expanded at a time.
      await expect(folds.first()).toHaveAttribute('aria-expanded', 'true');
      await expect(folds.first()).toContainText(mainPlate(driver));
      await expect(sheet.getByText(fromTo)).toHaveCount(1);
      await checkRules(page, 'stays');
      await folds.last().click();
      await expect(folds.first()).toHaveAttribute('aria-expanded', 'false');
      await folds.first().click();

      await sheet.getByRole('button', { name: labels.extend }).click();
      await expect(page.getByRole('dialog', { name: text.extendTitle })).toContainText(zone);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await stays.click();
      await sheet.getByRole('button', { name: labels.stop }).click();
      const stop = page.getByRole('dialog', { name: text.stopTitle });
      await expect(stop.getByRole('img', { name: spelled(mainPlate(driver)) })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/news`);

      await stays.click();
      await sheet.getByRole('link', { name: text.all }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/profile/parking`);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await header(page).getByRole('button', { name: text.profile }).click();
      const account = page.getByRole('dialog', { name: text.profile });
      await expect(account.getByText(driver.email)).toBeVisible();
      await checkRules(page, 'account');
      await page.goBack();
      await expect(account).toBeHidden();
      await header(page).getByRole('button', { name: text.profile }).click();
      await account.getByRole('link', { name: labels.myProfile }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/profile/my-profile`);
    });

    test('a driver’s header at a desk has dropdowns that work by keyboard', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 90 }],
      });
      await page.setViewportSize(desk);
      await signedIn(page.context(), city, driver);
      await open(page, labels, '/news');
      const stays = header(page).getByRole('button', { name: text.running });
      await stays.focus();
      await page.keyboard.press('ArrowDown');
      await expect(stays).toHaveAttribute('aria-expanded', 'true');
      const fold = header(page).getByRole('button', { name: text.zone });
      const extend = header(page).getByRole('button', { name: labels.extend });
      await expect(fold).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(fold).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(extend).toBeFocused();
      await page.keyboard.press('End');
      await expect(header(page).getByRole('link', { name: text.all })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(fold).toBeFocused();
      await checkRules(page, 'dropdown');
      await page.keyboard.press('Escape');
      await expect(fold).toBeHidden();
      await expect(stays).toBeFocused();

      await page.keyboard.press('Enter');
      await extend.focus();
      await page.keyboard.press('Enter');
      const window = page.getByRole('dialog', { name: text.extendTitle });
      await expect(window).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(window).toBeHidden();
      await expect(stays).toBeFocused();

      // A dropdown closes when another control is used, or on a tap elsewhere.
      await page.keyboard.press('Enter');
      await header(page).getByRole('button', { name: text.profile }).click();
      await expect(fold).toBeHidden();
      await expect(header(page).getByText(driver.email)).toBeVisible();
      await page.getByRole('main').click({ position: { x: 5, y: 300 } });
      await expect(header(page).getByText(driver.email)).toBeHidden();
      await header(page).getByRole('button', { name: text.profile }).click();
      await header(page).getByRole('button', { name: text.signOut }).click();
      // A stay is running, so the app asks for a confirmation first.
      await page.getByRole('dialog').getByRole('button', { name: text.signOut }).click();
      await expect(header(page).getByRole('button', { name: labels.signIn })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === (labels.prefix || '/'));
    });
  });
}

test('SHELL-02: a signed-in driver can log out in the menu and is not offered registration', async ({
  page,
  labels,
  fakeCity,
}) => {
  await giveMenus(fakeCity);
  const { users } = await fakeCity.control.seed(menuCity, { users: [{ vehicles: [{ number: nextPlate() }] }] });
  const [driver] = users;
  if (!driver) throw new Error('No driver');
  await signedIn(page.context(), menuCity, driver);
  await open(page, labels, '/news', menuCity);
  const window = await openMenu(page, labels);
  await expect(window.getByRole('link', { name: texts.ru.outside })).toBeVisible();
  await expect(window.getByRole('link', { name: texts.ru.registration })).toHaveCount(0);
  await expect(window.getByRole('link', { name: texts.ru.guestPay })).toHaveCount(0);
  await expect(window.getByRole('button', { name: texts.ru.signOut })).toBeVisible();
});

test('SHELL-01: the city’s titles and order hold for the app’s own pages, and no page stands twice', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const items = [
    ['/sms-commands', 'СМС'],
    ['/profile/penalty', 'Мои штрафы'],
    ['/en/profile/penalty/', 'Штрафы ещё раз'],
    ['/news', 'Новости'],
  ].map(([path, title], index) => ({ path, titles: { ru: title, en: title }, order: index }));
  await fakeCity.control.settings(city, { mobileMenu: items, headerMenu: items, footerMenu: items, viewPenalty: true });
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/news');
  const lines = (await openMenu(page, labels)).getByRole('navigation', { name: texts.ru.sections });
  await expect(lines.getByRole('link', { name: 'Мои штрафы' })).toBeVisible();
  const titles = (await titlesIn(lines)).map((title) => title.trim());
  expect(titles.slice(0, 3)).toEqual(['СМС', 'Мои штрафы', texts.ru.map]);
  expect(titles.at(-1)).toBe('Новости');
  const addresses = await page
    .getByRole('dialog')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
});

test('SHELL-04: the menu shows only the stores that the server names with a valid link', async ({
  page,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.settings(menuCity, {
    iosLink: 'https://apps.apple.com/app/id1',
    androidLink: 'javascript:alert(1)',
    yandexStoreLink: 'https://store.example/app',
    apkLink: '',
  });
  await open(page, labels, '/news', menuCity);
  const window = await openMenu(page, labels);
  await expect(window.getByRole('link', { name: 'App Store' })).toHaveAttribute(
    'href',
    'https://apps.apple.com/app/id1',
  );
  await expect(window.getByRole('link', { name: 'Российский магазин' })).toHaveAttribute('target', '_blank');
  await expect(window.getByRole('link', { name: 'Google Play' })).toHaveCount(0);
  await expect(window.getByRole('link', { name: 'Файл APK' })).toHaveCount(0);
  await fakeCity.control.settings(menuCity, { iosLink: null, androidLink: null, yandexStoreLink: null, apkLink: null });
});

test('the header offers payment to a driver without a running stay', async ({ page, labels, driver }) => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/news');
  await header(page).getByRole('button', { name: texts.ru.none }).click();
  await page.getByRole('dialog').getByRole('link', { name: labels.payParking }).click();
  await expect(page.getByLabel(labels.zone)).toBeVisible();
});

test('F-74: the time in the header follows the city’s clock and signals a near end', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -50, durationMin: 60 }],
  });
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/news');
  const stays = header(page).getByRole('button', { name: texts.ru.soon });
  const layoutShift = async (): Promise<number> => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await stays.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const first = await layoutShift();
  expect(first).toBeGreaterThan(9 * 60);
  // A `Date` header has whole seconds, so the city's clock is known to within two seconds (F-74).
  expect(first).toBeLessThanOrEqual(10 * 60 + 2);
  await expect.poll(layoutShift).toBeLessThan(first);
});

test('SHELL-24: in a city without balances the header shows no balance, no time left and no extension', async ({
  page,
  labels,
  fakeCity,
}) => {
  const number = nextPlate();
  await fakeCity.control.seed('tyumen', { zones: [{ number: zone }] });
  const { users } = await fakeCity.control.seed('tyumen', { users: [{ vehicles: [{ number, isMain: true }] }] });
  const [driver] = users;
  if (!driver) throw new Error('No driver');
  await fakeCity.control.seed('tyumen', { sessions: [{ user: driver.email, number, zone, durationMin: 90 }] });
  await signedIn(page.context(), 'tyumen', driver);
  await open(page, labels, '/news', 'tyumen');
  const stays = header(page).getByRole('button', { name: texts.ru.running });
  await expect(stays).not.toContainText(/\d:\d\d/);
  await expect(header(page).getByRole('button', { name: /Баланс/ })).toHaveCount(0);
  await stays.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(fromTo)).toBeVisible();
  await expect(sheet.getByRole('button', { name: labels.extend })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: labels.stop })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Завершить' })).toBeEnabled();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the menu opens without a network and shows the entries that were loaded before', async ({
    page,
    labels,
    fakeCity,
    context,
  }) => {
    await giveMenus(fakeCity);
    await open(page, labels, '/news', menuCity);
    await expect((await openMenu(page, labels)).getByRole('link', { name: texts.ru.outside })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() =>
        page.evaluate(
          (id) => localStorage.getItem(`parking.queries.${id}`)?.includes('city.example') ?? false,
          menuCity,
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/news');
    await expect((await openMenu(page, labels)).getByRole('link', { name: texts.ru.outside })).toBeVisible();
  });
});

const longTitle = 'Правилапарковкивгороде'.repeat(20);
for (const [what, items] of [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'меню'],
  [
    'lines that are none',
    [
      null,
      7,
      { path: 'javascript:alert(1)', titles: { ru: 'Скрипт' } },
      { path: '/news', titles: { ru: '' } },
      { path: '/news', titles: null },
      { path: '//evil.example', titles: { ru: 'Чужой' } },
      { path: '/nowhere', titles: { ru: 'Никуда' } },
      line('/news', 'news', 1),
    ],
  ],
  [
    'a thousand lines, long ones first',
    Array.from({ length: 1000 }, (_, index) => ({
      path: `https://city.example/${index}`,
      titles: { ru: index < 3 ? longTitle : `<b>№ ${index}</b>` },
      order: index,
    })),
  ],
] as const) {
  test(`a server whose menu is ${what}: the app shows its own entries, and nothing runs off the smallest phone`, async ({
    page,
    labels,
    fakeCity,
  }) => {
    await giveMenus(fakeCity, items ?? null);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, labels, '/news', menuCity);
    const window = await openMenu(page, labels);
    await expect(window.getByRole('link', { name: texts.ru.map })).toBeVisible();
    await expect(window.getByRole('button', { name: labels.signIn })).toBeVisible();
    if (what === 'lines that are none') {
      await expect(window.getByRole('link', { name: texts.ru.news })).toBeVisible();
      expect(await window.getByRole('link').count()).toBeLessThan(9);
    }
    if (what.startsWith('a thousand')) {
      await expect(window.getByRole('link', { name: '<b>№ 3</b>' })).toBeVisible();
      expect(await window.getByRole('link').count()).toBeLessThan(70);
    }
    expect(
      await window.evaluate(
        (element) => [...element.querySelectorAll('*')].filter((one) => one.scrollWidth > innerWidth).length,
      ),
    ).toBe(0);
    await page.setViewportSize(desk);
    await page.reload();
    await expect(row(page, 'ru').getByRole('link', { name: texts.ru.mapShort })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect((await header(page).boundingBox())?.height).toBeLessThan(80);
  });
}

/** The layout shift of the page so far, as browsers measure it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 640 }],
  ['a desk', desk],
] as const) {
  test(`late answers cause no layout shift on ${name}, for a guest and for a driver`, async ({
    page,
    labels,
    fakeCity,
  }) => {
    await page.setViewportSize(viewport);
    await giveMenus(fakeCity);
    const { users } = await fakeCity.control.seed(menuCity, {
      users: [{ balanceKopecks: 1_234_500, vehicles: [{ number: nextPlate() }] }],
    });
    const [driver] = users;
    if (!driver) throw new Error('No driver');
    await fakeCity.control.misbehave({ match: '/api/', kind: 'delay', ms: 1200, count: 1000 });
    await open(page, labels, '/phone-payment-callback', menuCity);
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThanOrEqual(budgets.shift);
    await fakeCity.control.clearFaults();
    await signIn(page, labels, driver);
    await expect(header(page).getByRole('button', { name: /Баланс 12\s345/ })).toBeVisible();
    await page.evaluate((id) => localStorage.removeItem(`parking.queries.${id}`), menuCity);
    await fakeCity.control.misbehave({ match: '/api/', kind: 'delay', ms: 1200, count: 1000 });
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(header(page).getByRole('button', { name: /Баланс 12\s345/ })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(budgets.shift);
    expect((await header(page).boundingBox())?.height).toBeLessThan(80);
  });
}

test('on a slow phone a page replaces the menu that led to it, and one step back is the page before', async ({
  page,
  labels,
  driver,
  context,
}) => {
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/my-profile');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Меню' });
  const window = page.getByRole('dialog');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  for (const [name, path] of [
    ['История операций', '/profile/operations'],
    ['Абонементы и льготы', '/profile/abonements'],
  ] as const) {
    await menu.click();
    await window.getByRole('link', { name, exact: true }).click();
    await expect(window).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => (history.state as { windows?: number }).windows)).toBeUndefined();
  }
  await page.goBack();
  await expect(page).toHaveURL('/profile/operations');
  await menu.click();
  await expect(window).toBeVisible();
  await page.goBack();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL('/profile/operations');
});

test('a page that was reloaded over an open menu is left with one step back, and its menu still closes with one', async ({
  page,
  labels,
}) => {
  await open(page, labels, '/news');
  await open(page, labels, '/guest-payment');
  const window = page.getByRole('dialog');
  const openMenu = () => page.getByRole('banner').getByRole('button', { name: labels.menu }).click();
  const reloadOverMenu = async () => {
    await openMenu();
    await expect(window).toBeVisible();
    await expect.poll(() => page.evaluate(() => (history.state as { windows?: number }).windows)).toBe(1);
    await page.reload();
    await expect(page.getByLabel(labels.zone)).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await reloadOverMenu();
  await openMenu();
  await expect(window).toBeVisible();
  await page.goBack();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL(/guest-payment/);
  await reloadOverMenu();
  await page.goBack();
  await expect(page).toHaveURL(/news/);
});

test('a place of a link whose address loads late causes no layout shift', async ({ page, labels, fakeCity }) => {
  await fakeCity.control.misbehave({ match: 'get-zones', kind: 'delay', ms: 1500, count: 10 });
  await open(page, labels, `/guest-payment?zone=${zone}`);
  await expect(methodRow(page)).toBeVisible();
  await expect(page.getByText('улица Ленина, 12')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(budgets.shift);
});

test('the page behind an open window is inert, whichever window it is', async ({ page, labels }) => {
  await open(page, labels, '/sms-commands');
  const root = page.locator('#root');
  for (const opener of ['Пермь', labels.menu, 'Пермь']) {
    const button = page.locator('header').getByRole('button', { name: opener });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(root).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(root).toHaveJSProperty('inert', false);
    await expect(button).toBeFocused();
  }
});

test.describe('a part of the app that does not load', () => {
  test('a part that does not load leaves the visible page as it is', async ({ page, labels }) => {
    await page.route('**/assets/SessionEffects*', (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('SessionEffects'));
    await open(page, labels, '/sms-commands');
    await missed;
    await page.waitForTimeout(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a header row that does not load leaves the form and its input, and appears once it can load', async ({
    page,
    labels,
    fakeCity,
  }) => {
    await giveMenus(fakeCity);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/assets/MenuRow*', (route) => route.abort());
    await open(page, labels, '/guest-payment', menuCity);
    const phone = page.getByRole('textbox', { name: labels.phone });
    await phone.fill('9123456789');
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('MenuRow'));
    // The phone is rotated.
    await page.setViewportSize({ width: 844, height: 390 });
    await missed;
    await page.waitForTimeout(500);
    await expect(phone).toHaveValue(/912/);
    await page.unroute('**/assets/MenuRow*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(header(page).getByRole('link', { name: 'Оплата без входа' })).toBeVisible();
    await expect(phone).toHaveValue(/912/);
  });

  test('lost messages of the header come with the next try', async ({ page, labels, driver, context, pageErrors }) => {
    await signedIn(context, city, driver);
    await page.route('**/assets/messages-layout-*', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('messages-layout'));
    await open(page, labels, '/sms-commands');
    await lost;
    await page.waitForTimeout(1_500);
    await page.unroute('**/assets/messages-layout-*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(header(page).getByRole('button', { name: labels.balance('500') })).toBeVisible();
    expect(pageErrors.splice(0).filter((error) => !error.includes('Not loaded'))).toEqual([]);
  });

  test('F-62: a page that does not load is reported, and the running app can load it again', async ({
    page,
    labels,
    pageErrors,
  }) => {
    await open(page, labels, '/guest-payment');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.route('**/assets/sms-commands-*.js', (route) => route.abort());
    await page.getByRole('button', { name: labels.menu }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Парковка по SMS' }).click();
    const lost = page.getByRole('alert').filter({ hasText: 'Страница не загрузилась' });
    await expect(lost).toBeVisible();
    await expect(header(page)).toBeVisible();
    await checkRules(page, 'a page that did not come');
    await page.unroute('**/assets/sms-commands-*.js');
    await lost.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Парковка по SMS' })).toBeVisible();
    expect(await page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);
    // The browser's own report of the failure that the journey caused.
    expect(pageErrors.splice(0).filter((error) => !error.includes('Not loaded'))).toEqual([]);
  });
});

test('a page that crashes says so, can be reported without private data, and can delete the device’s data to start again', async ({
  page,
  driver,
  pageErrors,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Whatever the page reads while it deletes must not leave data of the driver behind.
  await slowDownStorage(page);
  await signedIn(context, city, driver);
  await page.route('**/assets/sms-commands-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const component = () => { throw new Error("broken"); };',
    }),
  );
  await page.goto('/sms-commands?phone=79120000000');
  const crash = page.getByRole('alert').filter({ hasText: 'Что-то сломалось' });
  await crash.getByRole('button', { name: 'Рассказать о сбое' }).click();
  await expect(crash.getByText(/Описание сбоя скопировано/)).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('broken');
  expect(report).not.toContain('7912');
  await checkRules(page, 'a page that broke');

  await crash.getByRole('button', { name: 'Не помогает? Начать с чистого листа' }).click();
  await page.evaluate(() => Object.assign(globalThis, { isBroken: true }));
  await crash.getByRole('button', { name: 'Удалить и открыть заново' }).click();
  // A new page is loaded once everything has been deleted.
  await expect.poll(() => page.evaluate(() => 'isBroken' in globalThis).catch(() => true)).toBe(false);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(header(page).getByRole('button', { name: 'Войти' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Пермь' })).toBeVisible();
  const holding = await page.evaluate(
    (email) => Object.entries(localStorage).filter(([, text]) => String(text).includes(email)),
    driver.email,
  );
  expect(holding).toEqual([]);
  expect(pageErrors.splice(0).filter((error) => !error.includes('broken'))).toEqual([]);
});

test.describe('a window that crashes', () => {
  test('a window that crashes says so and leaves the page as it was', async ({ page, labels, pageErrors }) => {
    await page.route('**/assets/CityDialog-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const CityDialog = () => { throw new Error("broken"); };',
      }),
    );
    await open(page, labels, '/sms-commands');
    await header(page).getByRole('button', { name: 'Пермь' }).click();
    await expect(page.getByRole('dialog', { name: 'Что-то сломалось' })).toContainText(
      'Ваши платежи и парковки не пострадали',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser's own report of the failure that the journey caused.
    expect(pageErrors.splice(0).filter((error) => !error.includes('broken'))).toEqual([]);
  });
});

test.describe('a page that loads slowly', () => {
  test('SHELL-06: a slow page shows a progress bar, and a message after four seconds', async ({
    page,
    labels,
    fakeCity,
  }) => {
    await giveMenus(fakeCity);
    await page.clock.install();
    await open(page, labels, '/phone-payment-callback', menuCity);
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/sms-commands-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    // The page itself records when each appeared, because an observer from outside may be too late.
    await page.evaluate(() => {
      const came: Record<string, number> = {};
      Object.assign(window, { came });
      new MutationObserver(() => {
        for (const what of ['.animate-loading', '[data-placeholder]', '[role=status]'])
          if (document.querySelector(what)) came[what] ??= performance.now();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    const link = (await openMenu(page, labels)).getByRole('link', { name: texts.ru.sms });
    await expect(link).toBeVisible();
    // From here the time is the page's own, whatever the machine is busy with.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await link.click();
    for (let passedMs = 0; passedMs < 6_000; passedMs += 50) {
      await page.clock.runFor(50);
      // What the timers have asked for is drawn before the next ones.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', resolve);
            port1.start();
            port2.postMessage(undefined);
          }),
      );
    }
    const bar = page.locator('.animate-loading');
    await expect(bar).toBeVisible();
    await expect.poll(async () => (await bar.boundingBox())?.width ?? 0).toBeGreaterThan(50);
    await expect(page.getByRole('status')).toHaveText(texts.ru.loading);
    const came = await page.evaluate(() => (window as unknown as { came: Record<string, number> }).came);
    expect((came['[role=status]'] ?? 0) - (came['.animate-loading'] ?? 0)).toBeGreaterThan(3000);
    // CONST-30: the placeholder of the page comes after 400 to 500 ms.
    const lateMs = (came['[data-placeholder]'] ?? 0) - (came['.animate-loading'] ?? 0);
    expect(lateMs).toBeGreaterThan(350);
    expect(lateMs).toBeLessThan(1500);
    // It is in the place of the page, which nothing can reach meanwhile. The header stays above it.
    await expect(page.locator('main[inert] > [data-placeholder]')).toBeVisible();
    const [head, cover] = await Promise.all([
      page.locator('header').first().boundingBox(),
      page.locator('[data-placeholder]').boundingBox(),
    ]);
    expect(cover?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
    letThrough();
    await page.clock.resume();
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ru.sms);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(bar).toHaveCount(0);
    await expect(page.getByText(texts.ru.loading)).toHaveCount(0);
  });
});
