import type { Page } from '@playwright/test';
import { arriveAs, everyPage } from '../e2e/support/addressTable';
import { chooseMethod } from '../e2e/support/chooseMethod';
import {
  city,
  fillStay,
  mainPlate,
  makeDriver,
  nextPlate,
  open,
  openPayForm,
  signIn,
  zone,
} from '../e2e/support/fixtures';
import { signedIn } from '../e2e/support/signedIn';
import { expireLogin } from '../e2e/support/timing';
import { costText, type Labels, roubles } from '../e2e/support/labels';
import { expect, test } from '../e2e/support/faultTest';
import { watchFor } from './watchFor';
import { inWholeBrowser, leaveAndReturn } from './wholeBrowser';

/** Section B of the catalogue: login, tabs, private data. */

const expired = 'Время входа истекло';

const logOut = async (page: Page, labels: Labels): Promise<void> => {
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
};
const isGuest = (page: Page, labels: Labels): Promise<void> =>
  expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
const storedLogins = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('parking.sign-ins') ?? '');

/** Signs in through the open dialog. */
const enter = async (
  page: Page,
  labels: Labels,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  const window = page.getByRole('dialog', { name: 'Вход' });
  await window.getByLabel(labels.login).fill(email);
  await window.getByLabel(labels.password, { exact: true }).fill(password);
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(window).toBeHidden();
};

test('F-31: a logout keeps an open payment (no plate, zone or sum) for the next login, and city, language and dismissed notices', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await fakeCity.control.settings(city, { notification: { message: 'Новая зона у вокзала', url: '/news' } });
  await openPayForm(page, labels, driver);
  await page.getByRole('button', { name: 'Убрать объявление' }).click();
  await fillStay(page, labels, driver);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
  row.confirmed();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect.poll(async () => (await fakeCity.control.ledger(city, driver.email)).debits.length).toBe(1);
  const attempts = (): Promise<string> => page.evaluate(() => localStorage.getItem('parking.attempts') ?? '');
  const secrets = [mainPlate(driver), zone, '6000', driver.email, driver.token];
  // The search finds the data while it is still there.
  expect(secrets.filter((word) => word !== '')).toHaveLength(5);
  expect(await attempts()).toContain(mainPlate(driver));
  await logOut(page, labels);
  const question = page.getByRole('dialog', { name: 'Выйти из профиля?' });
  await expect(question).toContainText('Ещё не известно, прошла ли оплата');
  await question.getByRole('button', { name: 'Выйти' }).click();
  await isGuest(page, labels);
  const storedAttempts = await attempts();
  expect(JSON.parse(storedAttempts)).toHaveLength(1);
  expect(secrets.filter((word) => storedAttempts.includes(word))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Объявление города' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('parking.city'))).toBe(`"${city}"`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');

  await fakeCity.control.clearFaults();
  await signIn(page, labels, driver);
  await expect(page.getByText(/Парковка оплачена|Оплата прошла/).first()).toBeVisible();
  await expect.poll(attempts).toBe('[]');
});

test('F-32: Back after a logout shows nothing private', async ({ page, labels, driver, row }) => {
  await openPayForm(page, labels, driver);
  for (const path of ['/profile/operations', '/news', '/profile/feedback', '/profile/my-profile'])
    await page.goto(path);
  await expect(page.getByText(driver.email)).toBeVisible();
  await logOut(page, labels);
  await isGuest(page, labels);
  const seen = await watchFor(page, [driver.email, mainPlate(driver), 'Петров']);
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await isGuest(page, labels);
    await expect(page).toHaveURL((url) => !url.pathname.startsWith('/profile'));
  }
  expect(seen()).toEqual([]);
  row.figure('3 steps back, nothing of the driver');
});

test('F-32: a page that Back restores from memory notices that the login is gone, even without a message from another tab', async ({
  labels,
  driver,
  fakeCity,
  row,
}) => {
  // The fixture's own page stays blank.
  row.allowLeavingApp();
  await inWholeBrowser(fakeCity.url, async (context) => {
    await signedIn(context, city, driver);
    const page = await context.newPage();
    await page.goto('/profile/my-profile');
    await expect(page.getByText(driver.email)).toBeVisible();
    // As in an old browser without channels between tabs: a message on a channel would reload the page.
    await leaveAndReturn(context, () => page.evaluate(() => localStorage.removeItem('parking.sign-ins')));
    await isGuest(page, labels);
    await expect(page).toHaveURL(`${fakeCity.url}/`);
    await expect(page.getByText(driver.email)).toHaveCount(0);
  });
});

for (const way of ['logs out', 'is shut out by an expired login'] as const)
  test(`F-33: the next driver on a device where another ${way} sees nothing of the first`, async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    await fakeCity.control.settings(city, everyPage);
    const names = { firstName: `Афанасия${mark}`, lastName: `Вяземская${mark}`, middleName: `Львовна${mark}` };
    const first = await makeDriver(fakeCity, {
      ...names,
      email: `first-${mark}@example.com`,
      balanceKopecks: 7_654_321,
      vehicles: [{ number: nextPlate(), isMain: true, name: `Кабриолет${mark}` }],
      operations: 10,
    });
    const next = await makeDriver(fakeCity, {
      balanceKopecks: 1000,
      firstName: 'Борис',
      vehicles: [{ number: nextPlate(), isMain: true }],
    });
    await fakeCity.control.seed(city, {
      sessions: [{ user: first.email, number: mainPlate(first), zone, durationMin: 90 }],
      benefits: [{ user: first.email, name: `Льгота${mark}`, salePercent: 50 }],
    });
    const pages = [
      '/',
      '/profile/parking',
      '/profile/operations?period=all',
      '/profile/abonements',
      '/profile/receipts',
      '/profile/penalty',
      '/profile/feedback',
      '/profile/my-profile',
      '/device',
    ];
    await open(page, labels, '/news');
    await signIn(page, labels, first);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toContainText('76 543');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/profile/my-profile');
    await expect(page.getByText(first.email)).toBeVisible();
    if (way === 'logs out') {
      await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
      await isGuest(page, labels);
      await page.getByRole('banner').getByRole('button', { name: labels.signIn }).click();
    } else {
      await expireLogin(page, fakeCity, expired);
      await page.getByRole('button', { name: 'Войти снова' }).click();
    }
    const seen = await watchFor(page, [mark, mainPlate(first), first.phone.slice(1), '76 543', '76 543']);
    await enter(page, labels, next);
    await expect(page.getByRole('banner')).toContainText('10');
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('button', { name: /Баланс 10 р/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(seen()).toEqual([]);
    row.figure(`${pages.length} pages, every frame`);
  });

test('F-37: several calls that find the login expired at once open one window, send nothing more, and keep the form', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await page.evaluate(() => {
    // A dialog may also be inside an added element.
    const seen = new Set<Element>();
    Object.assign(window, { windowsSeen: seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const one of [node, ...node.querySelectorAll('*')])
              if (one.getAttribute('role') === 'dialog') seen.add(one);
    }).observe(document, { childList: true, subtree: true });
  });
  await fakeCity.control.clearRequests();
  await fakeCity.control.misbehave({ match: `/city/${city}/api/`, kind: 'tokenExpired', count: 1000 });
  const requestCount = async (): Promise<number> =>
    (await fakeCity.control.requests('/api/')).filter(({ query, body }) => (query + body).includes(driver.token))
      .length;
  // Simulates a driver who returns after an hour, so that everything on the page is refetched.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new Event('focus'));
  });
  await expect(page.getByRole('dialog', { name: expired })).toBeVisible();
  const atOnce = await requestCount();
  expect(atOnce, 'several calls have found it').toBeGreaterThan(1);
  await page.waitForTimeout(3000);
  expect(await requestCount()).toBe(atOnce);
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { windowsSeen: Set<Element> }).windowsSeen.size)).toBe(1);
  expect(await storedLogins(page)).not.toContain(driver.token);
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: 'Войти снова' }).click();
  await enter(page, labels, driver);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  row.figure(`${atOnce} calls, 1 window`);
});

test('F-38: a guest whose token the city refuses reads so on the form, can try again, and is not led away', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const plate = nextPlate();
  await fakeCity.control.misbehave({ match: 'payment/cost', kind: 'tokenExpired', count: 1000 });
  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${encodeURIComponent(plate)}&duration=60`);
  const again = page.getByRole('button', { name: 'Узнать цену' });
  await expect(again).toBeVisible();
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(frame.url()));
  await page.waitForTimeout(3000);
  expect(
    (await fakeCity.control.requests('payment/cost')).filter(({ method }) => method === 'POST').length,
  ).toBeLessThan(4);
  await fakeCity.control.clearFaults();
  await fakeCity.control.settings(city, { refusals: { getCost: 'TokenNotFound' } });
  await again.click();
  await expect(again).toBeVisible();
  await fakeCity.control.settings(city, { refusals: {} });
  await again.click();
  await expect(page.getByText(costText(60_00)).first()).toBeVisible();
  expect(visits).toEqual([]);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);

  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  await chooseMethod(page);
  await fakeCity.control.misbehave({ match: 'payment/start', kind: 'tokenExpired' });
  row.confirmed(2);
  await page.getByRole('button', { name: labels.continue }).click();
  await expect(page.getByText(labels.notPaid)).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  row.allowLeavingApp();
});

test('F-40: an unknown stored city and foreign addresses in storage are ignored', async ({
  page,
  labels,
  driver,
  row,
}) => {
  const evil = 'https://evil.example';
  const whole = {
    city: 'perm',
    apiUrl: evil,
    geocoder: evil,
    mapSource: { type: 'vector', tiles: `${evil}/{z}` },
    paymentHosts: ['evil.example'],
  };
  for (const stored of [
    '"evil"',
    '"__proto__"',
    '"../evil"',
    '"https://evil.example"',
    JSON.stringify(whole),
    '["perm"]',
    '{',
    '5',
  ]) {
    await page.goto('/robots.txt');
    await page.evaluate(
      ([chosen, token, address]) => {
        localStorage.clear();
        localStorage.setItem('parking.city', chosen);
        localStorage.setItem(
          'parking.sign-ins',
          JSON.stringify({
            evil: { standart: { token, cacheKey: 'a' } },
            perm: { standart: { token, cacheKey: 'a', apiUrl: address } },
          }),
        );
        localStorage.setItem('parking.api-url', JSON.stringify(address));
        localStorage.setItem('parking.apiUrl', JSON.stringify(address));
      },
      [stored, driver.token, evil] as const,
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'В каком городе вы паркуетесь?' }), stored).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('parking.city')), stored).toBe(null);
  }
  // An existing city, with a foreign address in its stored data.
  await open(page, labels, '/profile/parking');
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
  await expect
    .poll(() =>
      page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.includes('settings') ?? false, city),
    )
    .toBe(true);
  await page.evaluate(
    ([name, address]) => {
      addEventListener('pagehide', () => {
        const storedAttempts = localStorage.getItem(name) ?? '';
        localStorage.setItem(
          name,
          storedAttempts.replaceAll('"data":{', `"data":{"apiUrl":"${address}","paymentHosts":["evil.example"],`),
        );
      });
    },
    [`parking.queries.${city}`, evil] as const,
  );
  for (const path of ['/', '/profile/parking', '/profile/my-profile']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toContainText('500');
  }
  row.figure('8 stored cities, 3 pages of kept answers');
});

test('F-41: a third-party answer that was not requested signs in nobody and leaves the address before the page is drawn', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { addressesDrawn: seen });
    new MutationObserver(() => {
      if (document.querySelector('h1, main')) seen.push(location.hash + location.search);
    }).observe(document, { childList: true, subtree: true });
  });
  const referrers: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer) referrers.push(referer);
  });
  await open(page, labels, '/news');
  const forged = [
    '#access_token=somebody-elses&state=guessed',
    '#access_token=somebody-elses',
    '#access_token=somebody-elses&state=',
    '#access_token=somebody-elses&state=null',
    '#access_token=somebody-elses&state=undefined',
  ];
  for (const answer of forged) {
    await page.goto(`/callback/third-party-id${answer}`);
    await expect(page.getByText(/Войти через другой сервис не получилось/), answer).toBeVisible();
    const drawn = await page.evaluate(() => (window as unknown as { addressesDrawn: string[] }).addressesDrawn);
    expect(
      drawn.filter((one) => one.includes('somebody-elses')),
      answer,
    ).toEqual([]);
    expect(await page.evaluate(() => location.href + JSON.stringify(history.state)), answer).not.toContain(
      'somebody-elses',
    );
    expect(await storedLogins(page), answer).not.toContain('token');
    await page.goto('/news');
    await isGuest(page, labels);
  }
  const all = await fakeCity.control.requests('');
  expect(
    all.filter(({ path, query, body }) => path.startsWith('/city') && (query + body).includes('somebody-elses')),
  ).toEqual([]);
  expect(await fakeCity.control.requests('yandexID')).toEqual([]);
  expect(referrers).toEqual([]);
  row.figure(`${forged.length} forged answers, 0 logins`);
});

for (const errorName of ['AccountNotFound', 'TokenNotFound', 'UnknownError'] as const)
  test(`F-42: a refused profile (${errorName}) logs the driver out once, says so, and leads home`, async ({
    page,
    labels,
    driver,
    fakeCity,
    row,
  }) => {
    await fakeCity.control.settings(city, { refusals: { getProfile: errorName } });
    const visits: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      // A dialog over a page has its own entry in the history.
      if (visits.at(-1) !== pathname) visits.push(pathname);
    });
    await openRefusedPage(page, labels, driver);
    const window = page.getByRole('dialog', { name: 'Вы вышли из профиля' });
    await expect(window).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.waitForTimeout(3000);
    await expect(page.locator('[role=dialog]')).toHaveCount(1);
    expect(visits).toEqual(['/profile/parking', '/']);
    expect(await storedLogins(page)).not.toContain(driver.token);
    const requestCount = (await fakeCity.control.requests('get-profile')).filter(({ query }) =>
      query.includes(driver.token),
    ).length;
    expect(requestCount).toBeLessThan(3);
    row.figure(`${requestCount} call, 1 logout`);
    await page.keyboard.press('Escape');
    await isGuest(page, labels);
  });

const openRefusedPage = async (page: Page, labels: Labels, driver: Parameters<typeof signedIn>[2]): Promise<void> => {
  await signedIn(page.context(), city, driver);
  await open(page, labels, '/profile/parking');
};

test('F-43: a private page that is opened by a link on a slow network shows neither the guest’s page nor a login first', async ({
  page,
  labels,
  driver,
  fakeCity,
  row,
}) => {
  await fakeCity.control.settings(city, everyPage);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { buttonsSeen: seen });
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('header button, main h1')) {
        const text = button.textContent ?? '';
        if (text && !seen.includes(text)) seen.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const visibleButtons = async (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { buttonsSeen: string[] }).buttonsSeen);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  });
  const pages = [
    ['/profile/parking', 'Оплата парковки'],
    ['/profile/my-profile', 'Мой профиль'],
    ['/profile/operations', 'История операций'],
  ] as const;
  await arriveAs(page, fakeCity, 'driver', driver.token);
  for (const [path, heading] of pages) {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await fakeCity.control.misbehave({ match: 'get-profile', kind: 'delay', ms: 2500 });
    await page.goto(path);
    await expect(page.getByRole('banner')).toContainText('500');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    const seen = await visibleButtons();
    expect(
      seen.filter((text) => text === labels.signIn),
      path,
    ).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen), path).toEqual([
      heading,
    ]);
    await fakeCity.control.clearFaults();
  }
  const guest = await page.context().newPage();
  await arriveAs(guest, fakeCity, 'guest', '');
  const guestSession = await page.context().newCDPSession(guest);
  await guestSession.send('Network.enable');
  await guestSession.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  });
  for (const [path] of pages) {
    await guest.goto(path);
    await isGuest(guest, labels);
    await expect(guest).toHaveURL(`${fakeCity.url}/`);
    const headings = await guest.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen);
    expect(headings, path).toEqual(['Карта парковок']);
  }
  row.figure('3 pages, profile 2.5 s late, 100 kB/s');
});
