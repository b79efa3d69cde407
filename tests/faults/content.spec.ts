import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { chooseMethod } from '../e2e/support/chooseMethod';
import { city, countCalls, makeDriver, nextPlate, open, zone } from '../e2e/support/fixtures';
import { fillPerson, messageTo, newPerson, texts } from '../e2e/support/newcomer';
import { signedIn } from '../e2e/support/signedIn';
import { roubles } from '../e2e/support/labels';
import { attacks } from '../unit/support/htmlAttacks';
import { expect, test } from '../e2e/support/faultTest';
import { cityHeaders, onlyOfOrigin } from '../tools/headers/cityAnswers';
import { openTopUp } from '../e2e/support/openTopUp';

/**
 * Section F of the catalogue: hostile content in texts, links and addresses. Every row watches for foreign hosts (I7).
 */

const img = '<img src=x onerror=alert(1)>';

/** Records the page's dialogs, and violations of its content security policy. */
const watchHarm = async (page: Page): Promise<string[]> => {
  const harm: string[] = [];
  page.on('dialog', async (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.exposeFunction('noteHarm', (text: string) => harm.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteHarm: (text: string) => void }).noteHarm(
        `policy: ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  return harm;
};

const groupsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
const joined = (group: readonly string[]): string => group.map((attack) => `<div>${attack}</div>`).join('');

test('F-79: hostile HTML in a city’s pages and news runs, loads and opens nothing', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const harm = await watchHarm(page);
  const groups = groupsOf(attacks, 8);
  await fakeCity.control.settings(city, {
    texts: {
      pages: Object.fromEntries(attacks.map((attack, index) => [`x${index}`, `<p>Вот x${index}.</p>${attack}`])),
      news: Object.fromEntries(
        groups.map((group, index) => [String(index + 1), `<p>Вот ${index + 1}.</p>${joined(group)}`]),
      ),
    },
  });
  await open(page, labels, '/pages/x0');
  const addresses = [
    ...attacks.map((_, index) => [`/pages/x${index}`, `Вот x${index}.`]),
    ...groups.map((_, index) => [`/news/${index + 1}`, `Вот ${index + 1}.`]),
  ];
  for (const [path = '', text = ''] of addresses) {
    await page.evaluate((next) => history.pushState(null, '', next), path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${fakeCity.url}${path}`);
  }
  await expect(
    page.getByRole('main').locator('script, iframe, form, style, object, embed, link, meta, base, svg script'),
  ).toHaveCount(0);
  expect(harm).toEqual([]);
  row.figure(`${attacks.length} texts of pages, ${groups.length} of news`);
});

test('F-79: hostile HTML in a city’s message, popup and start picture does no harm', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const harm = await watchHarm(page);
  await open(page, labels, '/news');
  const groups = groupsOf(attacks, 12);
  for (const [index, group] of groups.entries()) {
    await fakeCity.control.settings(city, {
      popup: {
        title: `${img} ${index}`,
        message: `<p>Вот ${index}.</p>${joined(group)}`,
        updated: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      },
      notification: { message: group.join(' '), url: 'javascript:alert(1)' },
      banner: {
        image: 'javascript:alert(1)',
        narrowImage: '//evil.example/a.png',
        link: 'data:text/html,<script>alert(1)</script>',
        version: String(index),
      },
    });
    await page.goto('/');
    const popup = page.getByRole('dialog');
    await expect(popup.getByText(`Вот ${index}.`, { exact: true })).toBeVisible();
    await expect(popup.getByRole('heading', { name: `${img} ${index}` })).toBeVisible();
    await expect(popup.locator('script, iframe, form, style, object, embed, link, meta, base')).toHaveCount(0);
    // Plain text is shown as it was written.
    await expect(page.getByRole('region', { name: 'Объявление города', includeHidden: true })).toContainText('<');
    await popup.getByRole('button', { name: 'Понятно' }).click();
    await expect(popup).toHaveCount(0);
  }
  expect(harm).toEqual([]);
  row.figure(`${attacks.length} texts in ${groups.length} messages`);
});

test('F-81: a receipt in an address is short text, its price an amount or as written, and the page says what it is not', async ({
  page,
  labels,
  row,
}) => {
  const harm = await watchHarm(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const long = 'Ъ'.repeat(10_000);
  const table: readonly [search: Record<string, string>, price: string | undefined][] = [
    [{ title: img, price: 'NaN', dateIn: 'x' }, 'NaN'],
    [{ title: 'Театр', price: '120', ts: 'А123ВС59' }, '120,00 ₽'],
    [{ title: 'Театр', price: '120.5' }, '120,50 ₽'],
    [{ title: 'Театр', price: '1 000,50 ₽' }, '1 000,50 ₽'],
    [{ title: 'Театр', price: '0' }, '0,00 ₽'],
    [{ title: 'Театр', price: '-1' }, '-1'],
    [{ title: 'Театр', price: '1e9' }, '1e9'],
    [{ title: 'Театр', price: 'Infinity' }, 'Infinity'],
    [{ title: 'Театр', price: '0x10' }, '0x10'],
    [{ title: 'Театр', price: '9'.repeat(400) }, `${'9'.repeat(99)}…`],
    [{ title: long, dateIn: long, dateOut: long, ts: long, price: '99999999999' }, '99 999 999 999,00 ₽'],
    [{ title: 'javascript:alert(1)', ts: '"><script>alert(1)</script>' }, undefined],
    [{ title: '\u202eкеч\u202e', ts: '\u0000\u200b\uFEFFа' }, undefined],
    [{ title: '𝕋'.repeat(300), ts: 'а\u0301'.repeat(300) }, undefined],
    [{ title: '{{constructor}}', ts: '__proto__', dateIn: '${alert(1)}' }, undefined],
  ];
  for (const [search, price] of table) {
    await open(page, labels, `/check?${new URLSearchParams(search)}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Это не фискальный документ.', { exact: false })).toBeVisible();
    const displayedCost = main.getByText('Стоимость', { exact: true }).locator('xpath=following-sibling::*');
    if (price === undefined) await expect(displayedCost).toHaveCount(0);
    else await expect(displayedCost).toHaveText(price.replaceAll(' ', '\u00a0'));
    for (const text of await main.locator('[dir=auto]').allInnerTexts())
      expect(Array.from(text).length).toBeLessThanOrEqual(100);
    await expect(main.locator('img, script, a, b')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await main.innerText()).not.toMatch(/undefined|\[object/);
  }
  expect(harm).toEqual([]);
  row.figure(`${table.length} addresses at 320 px`);
});

test('F-82: an address that asks for a foreign card payment opens no card form', async ({ page, fakeCity, row }) => {
  const good = { publicId: 'demo', amount: '150', currency: 'RUB', invoiceId: 'F-82', description: 'Пополнение' };
  const table: readonly Record<string, string>[] = [
    { publicId: 'evil', amount: '1e9', currency: 'USD' },
    { publicId: 'evil' },
    { publicId: 'DEMO' },
    { publicId: 'demo ' },
    { publicId: '' },
    { currency: 'USD' },
    { currency: 'rub' },
    { currency: '' },
    { amount: '0' },
    { amount: '-150' },
    { amount: '1e9' },
    { amount: '1e2' },
    { amount: 'NaN' },
    { amount: '150.555' },
    { amount: '999999999999' },
    { amount: '' },
    { invoiceId: '' },
    { invoiceId: 'x'.repeat(101) },
  ];
  const widget: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('card-widget')) widget.push(request.url());
  });
  await page.goto(`/?city=${city}`);
  // The app has started: it knows the city by now.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('parking.city'))).toBe(JSON.stringify(city));
  for (const change of table) {
    await page.goto(`/payment?${new URLSearchParams({ ...good, ...change })}`);
    await expect(page, JSON.stringify(change)).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  for (const name of Object.keys(good).filter((key) => key !== 'currency' && key !== 'description')) {
    const search = new URLSearchParams(good);
    search.delete(name);
    await page.goto(`/payment?${search}`);
    await expect(page, `no ${name}`).toHaveURL((url) => url.pathname === '/');
  }
  expect(widget).toEqual([]);
  expect(await fakeCity.control.requests('payment-from-portal')).toEqual([]);
  // The valid address opens the form, so the table above proves something.
  await page.goto(`/payment?${new URLSearchParams(good)}`);
  // An order that this device has not placed is charged only after a tap, and no text of the link appears in its form.
  await expect(page.getByRole('heading', { name: /по заказу .+, о котором просит ссылка/ })).toBeVisible();
  expect(widget).toEqual([]);
  await page.getByRole('button', { name: /^Оплатить / }).click();
  await expect(page.frameLocator('iframe').getByText(good.description)).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByRole('button', { name: /Оплатить/ })).toBeVisible();
  row.figure(`${table.length + 3} addresses refused`);
  await page.goto('/');
});

/** Another origin, whose page frames or opens the app. */
const elsewhere = async (html: string): Promise<{ url: string; server: Server }> => {
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

test('F-83: no page of the app can be shown in a frame of another site', async ({
  page,
  fakeCity,
  row,
  pageErrors,
}) => {
  const paths = [
    '/payment?publicId=demo&amount=150&currency=RUB&invoiceId=F-83',
    '/',
    '/guest-payment',
    '/en',
    '/index.html',
  ];
  const { url, server } = await elsewhere(
    paths.map((path) => `<iframe src="${fakeCity.url}${path.replaceAll('&', '&amp;')}"></iframe>`).join(''),
  );
  row.allowsHost(new URL(url).host);
  row.allowLeavingApp();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const frames = page.frames().slice(1);
  expect(frames).toHaveLength(paths.length);
  for (const frame of frames) {
    expect(frame.url()).toMatch(/^chrome-error:/);
    // The browser's own page about the refusal may have a heading.
    await expect(frame.locator('#root, [role=banner], header')).toHaveCount(0);
  }
  server.close();
  // The browser reports the reason, once per frame.
  expect(pageErrors.splice(0).filter((error) => !/frame-ancestors|X-Frame-Options/i.test(error))).toEqual([]);
  row.figure(`${paths.length} frames refused`);
});

test('F-84: wrong registration addresses lead to the beginning, long and strange ones do no harm, and one tap sends one code', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const x = texts.ru;
  for (const path of ['9/a/b', '0/a', '-1/a/b', 'email/a/b', '1e0/a']) {
    await open(page, labels, `/registration/confirmation/${path}`);
    await expect(page, path).toHaveURL(`${fakeCity.url}/registration`);
  }
  const confirmed = countCalls(page, 'confirm-email');
  for (const [salt, code] of [
    ['s'.repeat(6000), '123456'],
    ['%E0%A4%A', '1'],
    [encodeURIComponent('../../profile'), encodeURIComponent('../1')],
    [encodeURIComponent(img), encodeURIComponent(img)],
  ] as const) {
    await page.goto(`/registration/confirmation/1/${salt}/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object/);
  }
  expect(confirmed()).toBe(0);

  const person = newPerson();
  await open(page, labels, '/registration');
  await fillPerson(page, x, person);
  row.expectCodeRequests();
  await page.getByRole('button', { name: x.go, exact: true }).click();
  await expect(page.getByRole('heading', { name: x.confirmEmail })).toBeVisible();
  const { link, code } = await messageTo(fakeCity, person.email);
  await page.goto(link);
  await expect(page.getByLabel(x.emailCode)).toHaveValue(code);
  await page.reload();
  await expect(page.getByLabel(x.emailCode)).toHaveValue(code);
  expect(confirmed()).toBe(0);
  row.expectCodeRequests();
  await page.getByRole('button', { name: x.confirmEmailButton }).dblclick();
  await expect(page.getByRole('heading', { name: x.confirmPhone })).toBeVisible();
  expect(confirmed()).toBe(1);
  // Opens the same address again.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: x.confirmPhone })).toBeVisible();
  expect(confirmed()).toBe(1);
  row.figure('1 confirm call');
});

test('F-85: the link that opens the app keeps its scheme and path, whatever code the address brings', async ({
  page,
  labels,
  row,
}) => {
  // The store is not under test here.
  row.allowsHost('android.example.com');
  await open(page, labels, '/sms-commands');
  const hostile = [
    'javascript:alert(1)',
    'a/../../pay?sum=1',
    '1#Intent;package=evil;end',
    'x&code=2',
    img,
    '\u202e123',
    '%2e%2e%2f1',
    '123;456',
  ];
  for (const code of hostile) {
    // A tab of its own: the browser's question about the app would cover the next page.
    const tab = await page.context().newPage();
    const devtools = await page.context().newCDPSession(tab);
    await devtools.send('Page.enable');
    const requestedUrls: string[] = [];
    devtools.on('Page.frameRequestedNavigation', ({ url }) => requestedUrls.push(url));
    await tab.goto(`/registration/confirmation/1/${encodeURIComponent('//evil.example')}/${encodeURIComponent(code)}`);
    await tab.getByRole('complementary').getByRole('button', { name: texts.ru.openApp }).click();
    await expect.poll(() => requestedUrls.filter((url) => !url.startsWith('http')).length).toBe(1);
    const [link = ''] = requestedUrls.filter((url) => !url.startsWith('http'));
    expect(link).toMatch(/^cityparking:\/\/registration\/confirmation\/1\/[^/?#\s]+\/[^/?#\s;<>]+$/);
    await tab.close();
  }
  row.figure(`${hostile.length} codes`);
  await page.goto('/sms-commands');
});

test('F-86: harmful links in menu, stores, popup, picture and message cannot be tapped', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const harm = await watchHarm(page);
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://city.example/',
    '//evil.example/',
    '\\\\evil.example\\',
    '/\\evil.example',
    'https://user@evil.example/',
    'https://city.example@evil.example:443/',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'intent://pay#Intent;scheme=evil;end',
    'blob:https://evil.example/1',
    'tel:*21*79000000000#',
    'relative/path',
    '',
  ];
  const items = [
    ...bad.map((path, index) => ({ path, titles: { ru: `Плохая ${index}` }, order: index })),
    { path: 'https://city.example/', titles: { ru: 'Хорошая' }, order: 50 },
    { path: '/news', titles: { ru: 'Вести' }, order: 51 },
  ];
  const [iosLink, androidLink, yandexStoreLink, apkLink] = bad;
  await fakeCity.control.settings(city, {
    headerMenu: items,
    mobileMenu: items,
    footerMenu: items,
    iosLink,
    androidLink,
    yandexStoreLink,
    apkLink,
  });
  const checkLinks = async (): Promise<number> => {
    const links = await page.locator('a[href]').evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href, target, rel, origin, innerText }) => ({
        href,
        target,
        rel,
        isSameOrigin: origin === location.origin,
        text: innerText,
      })),
    );
    for (const { href, target, rel, isSameOrigin, text } of links) {
      expect(text).not.toMatch(/Плохая/);
      expect(href).toMatch(/^(https?|tel|mailto|sms):/);
      expect(href).not.toMatch(/evil|javascript|\*21/i);
      if (href.startsWith('http') && !isSameOrigin)
        expect([href.slice(0, 8), target, rel]).toEqual(['https://', '_blank', 'noopener noreferrer']);
    }
    return links.length;
  };
  let seen = 0;
  await open(page, labels, '/news');
  await page.getByRole('button', { name: labels.menu }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Хорошая' })).toBeVisible();
  seen += await checkLinks();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/news');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Хорошая' })).toBeVisible();
  seen += await checkLinks();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, url] of bad.entries()) {
    await fakeCity.control.settings(city, {
      notification: { message: `Линия ${index}`, url },
      banner: {
        image: '/demo/banner/wide.svg',
        narrowImage: '/demo/banner/narrow.svg',
        link: url,
        version: String(index),
      },
      popup: {
        title: `Весть ${index}`,
        message: `<p>Вот <a href="${url.replaceAll('"', '')}">ссылка</a> и <a href="${url}" target=_top>ещё</a></p>`,
        updated: `2026-01-${10 + index}`,
        url,
      },
    });
    await page.goto('/');
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading', { name: `Весть ${index}` })).toBeVisible();
    await expect(page.getByText(`Линия ${index}`)).toBeVisible();
    seen += await checkLinks();
    await popup.getByRole('button', { name: 'Понятно' }).click();
  }
  expect(harm).toEqual([]);
  row.figure(`${bad.length} addresses in 9 places, ${seen} links looked at`);
});

test('F-87: an unknown zone in a link gives a message and requests no price, and a known zone is shown large above the payment', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const costs = async (): Promise<string[]> =>
    (await fakeCity.control.requests('payment/cost')).map(({ body }) => new URLSearchParams(body).get('Zone') ?? '');
  const plate = encodeURIComponent(nextPlate());
  const bad = ['7777', '0', '-0901', '09010901', '0901;0902', img, '../0901', '٠٩٠١', 'constructor'];
  for (const unknown of bad) {
    await page.goto(`/guest-payment?city=${city}&zone=${encodeURIComponent(unknown)}&plate=${plate}&duration=60`);
    await expect(page.getByRole('textbox', { name: labels.plate })).toBeVisible();
    await expect(page.getByText('₽')).toHaveCount(0);
    await expect(
      page
        .getByText(labels.unknownZone)
        .or(page.getByText('Введите номер зоны', { exact: false }))
        .first(),
      unknown.slice(0, 20),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^(Зона|Zone)/ })).toHaveCount(0);
  }
  // Longer than any zone number, so nothing is filled in.
  await page.goto(`/guest-payment?city=${city}&zone=${'9'.repeat(3000)}&plate=${plate}&duration=60`);
  await expect(page.getByLabel(labels.zone)).toHaveValue('');
  await expect(page.getByText('₽')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await costs()).toEqual([]);

  await page.goto(`/guest-payment?city=${city}&zone=${zone}&plate=${plate}&duration=60`);
  const address = page.getByText('улица Ленина, 12');
  await expect(address).toBeVisible();
  expect(
    await address.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  const zoneBadge = page.getByRole('img', { name: new RegExp(zone) });
  expect((await zoneBadge.boundingBox())?.height).toBeGreaterThanOrEqual(36);
  await expect.poll(costs).toEqual([zone]);
  row.figure(`${bad.length} unknown zones, 0 cost calls`);
});

test('F-88: every type of address has its security headers, and a provider’s page has no access to the app’s window', async ({
  page,
  labels,
  fakeCity,
  context,
  row,
}) => {
  for (const path of [
    '/',
    '/payment',
    '/index.html',
    '/sw.js',
    '/en/index.html',
    '/profile/parking',
    '/nowhere',
    '/manifest.webmanifest',
    '/robots.txt',
  ]) {
    const { headers } = await fetch(`${fakeCity.url}${path}`, { headers: { Accept: 'text/html' } });
    expect(headers.get('Content-Security-Policy'), path).toMatch(
      /default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
    );
    expect(headers.get('Cross-Origin-Opener-Policy'), path).toBe('same-origin-allow-popups');
    expect(
      [headers.get('X-Frame-Options'), headers.get('X-Content-Type-Options'), headers.get('Referrer-Policy')],
      path,
    ).toEqual(['DENY', 'nosniff', 'no-referrer']);
  }
  // Cities, their maps and the demonstration answer on this origin too, and so does a fault in their place.
  await fakeCity.control.misbehave({ match: '/nowhere', kind: '502' });
  for (const path of [
    `/city/${city}/api/info/get-zones`,
    `/city/${city}/api/nowhere`,
    `/city/${city}/files/none`,
    `/tiles/${city}/0/0/0.pbf`,
    `/geocoder/${city}/search?q=1&format=geojson`,
  ]) {
    const { headers } = await fetch(`${fakeCity.url}${path}`);
    for (const [name, value] of cityHeaders) expect(headers.get(name), `${path}: ${name}`).toBe(value);
    for (const name of onlyOfOrigin) expect(headers.get(name), `${path}: ${name}`).toBeNull();
  }
  for (const path of ['/demo/', '/demo/outbox', '/demo/nowhere']) {
    const { headers } = await fetch(`${fakeCity.url}${path}`);
    expect(headers.get('Content-Security-Policy'), path).toMatch(/^default-src 'none'; (?!.*script-src)/);
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
  }
  const driver = await makeDriver(fakeCity, { balanceKopecks: 1000 });
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/my-profile');
  await openTopUp(page);
  const topUp = page.getByRole('dialog');
  await topUp.getByLabel(labels.amount).fill('50');
  await chooseMethod(topUp);
  row.confirmed();
  // The page opens by the tap that requests it, and again by its link.
  for (const way of [
    topUp.getByRole('button', { name: labels.getLink }),
    topUp.getByRole('link', { name: labels.pay(roubles(50)) }),
  ]) {
    const [provider] = await Promise.all([context.waitForEvent('page'), way.click()]);
    await expect(provider.getByRole('button', { name: labels.providerPay, exact: true })).toBeVisible();
    expect(await provider.evaluate(() => [window.opener === null, document.referrer, window.name])).toEqual([
      true,
      '',
      '',
    ]);
    await provider.close();
  }

  // A page that opens the app has no access to it either.
  const { url, server } = await elsewhere(
    `<button onclick="opened = window.open('${fakeCity.url}/news')">Открыть</button>`,
  );
  row.allowsHost(new URL(url).host);
  const other = await context.newPage();
  await other.goto(url);
  const [ours] = await Promise.all([context.waitForEvent('page'), other.getByRole('button').click()]);
  await expect(ours.getByRole('banner')).toBeVisible();
  expect(await ours.evaluate(() => globalThis.opener === null)).toBe(true);
  expect(await other.evaluate(() => (globalThis as unknown as { opened: Window }).opened.closed)).toBe(true);
  await other.close();
  server.close();
});

test('F-88: a page that a city serves on this origin runs no script and sends no form', async ({
  page,
  labels,
  fakeCity,
  context,
  row,
}) => {
  await open(page, labels, '/news');
  const harm = "localStorage.setItem('harm', '1'); document.documentElement.setAttribute('lang', 'harm')";
  const html = `<!doctype html><html lang="ru"><title>Записка</title><p>Вот записка</p><img src="none" onerror="${harm}"><script>${harm}</script>
    <script src="/city/${city}/files/script"></script><base href="https://canary.example/"><form action="/sent"><button>Послать</button></form></html>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" lang="ru" onload="${harm}"><script>${harm}</script><text y="20">Вот записка</text></svg>`;
  for (const [type, body] of [
    ['text/html; charset=utf-8', html],
    ['image/svg+xml', svg],
  ] as const) {
    await fakeCity.control.misbehave({ match: '/files/page', kind: 'answer', type, body });
    await fakeCity.control.misbehave({ match: '/files/script', kind: 'answer', type: 'text/javascript', body: harm });
    const opened = await context.newPage();
    const refusals: string[] = [];
    opened.on('console', (message) => refusals.push(message.text()));
    await opened.goto(`${fakeCity.url}/city/${city}/files/page`);
    await expect(opened.getByText('Вот записка')).toBeVisible();
    // Not a tap, because Playwright would wait for the navigation.
    await opened.evaluate(() => document.querySelector('form')?.requestSubmit());
    await expect
      .poll(() => refusals.filter((text) => text.includes('Content Security Policy')).length)
      .toBeGreaterThanOrEqual(2);
    expect(await opened.evaluate(() => document.documentElement.getAttribute('lang'))).toBe('ru');
    expect(await fakeCity.control.requests('/sent')).toEqual([]);
    row.figure(`${type}: ${refusals.length} refusals`);
    await opened.close();
  }
  expect(await page.evaluate(() => localStorage.getItem('harm'))).toBeNull();
});
