import type { Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { city, expect, schemes, open, signIn, fillSignIn, test, zone } from '../../support/fixtures';

const texts = {
  ru: {
    title: 'Парковка по SMS',
    groups: ['Оплата', 'Продление', 'Завершение', 'Пополнение'],
    openSms: 'Открыть SMS',
    copy: 'Скопировать',
    copied: 'Скопировано',
    payBySms: 'Оплатить по SMS',
    hours: '2 ч',
    age: /данные на \d\d:\d\d/,
    announced: 'Новое: парковка по SMS',
    all: 'Все команды SMS',
    wait: 'Дождитесь SMS',
    history: /истории операций/,
    enter: 'Войти и открыть историю',
    operations: 'История операций',
    receipt: 'Чек парковки',
    notFiscal: /не фискальный документ/,
  },
  en: {
    title: 'Parking by SMS',
    groups: ['Payment', 'Extending', 'Ending', 'Top-up'],
    openSms: 'Open SMS',
    copy: 'Copy',
    copied: 'Copied',
    payBySms: 'Pay by SMS',
    hours: '2 h',
    age: /as of \d\d:\d\d/,
    announced: 'New: parking by SMS',
    all: 'All SMS commands',
    wait: 'Wait for the SMS',
    history: /history of operations/,
    enter: 'Sign in and open the history',
    operations: 'Operation history',
    receipt: 'Parking receipt',
    notFiscal: /not a fiscal document/,
  },
} as const;

const failed = 'Список команд загрузить не удалось';
const example = 'р16*0101*А123ВС*2';
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const isStored = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => localStorage.getItem(`parking.queries.${name}`)?.includes('"sms-commands"') ?? false, id);

for (const [language, colorScheme] of schemes('en')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const s = texts[language];

    test('INFO-04: the SMS commands are grouped, and can be opened in the SMS app and copied', async ({
      page,
      labels,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, labels, '/sms-commands', 'kazan');
      await expect(page.getByRole('heading', { name: s.title, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(s.title));
      for (const name of s.groups)
        await expect(page.getByRole('region', { name, exact: true }).getByRole('article')).toHaveCount(1);
      const pay = page.getByRole('region', { name: s.groups[0] }).getByRole('article');
      await expect(pay).toContainText('Номер зоны стоит на знаке');
      await expect(pay).toContainText('р16*номер зоны*номер машины*часы');
      const link = pay.getByRole('link', { name: s.openSms });
      await expect(link).toHaveAttribute('href', `sms:7878?&body=${encodeURIComponent(example)}`);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);

      const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      await pay.getByRole('button', { name: s.copy }).click();
      await expect(pay.getByRole('button', { name: s.copied })).toBeVisible();
      await expect(pay.getByRole('status')).toHaveText(s.copied);
      expect(await clipboard()).toBe(example);
      await page.getByRole('button', { name: s.copy }).first().click();
      await expect.poll(clipboard).toBe('7878');
      await checkRules(page);
    });

    test('INFO-03: the announcement of SMS is shown in a city that has one', async ({ page, labels }) => {
      await open(page, labels, '/update');
      await expect(page.getByRole('heading', { name: s.announced, level: 1 })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByText('7878', { exact: true })).toBeVisible();
      await expect(page.getByRole('article').last().getByRole('link', { name: s.openSms })).toHaveAttribute(
        'href',
        `sms:7878?&body=${encodeURIComponent('стоп')}`,
      );
      await checkRules(page);
      await page.getByRole('link', { name: s.all }).click();
      await expect(page.getByRole('heading', { name: s.title, level: 1 })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/sms-commands`);
    });

    test('INFO-03: the announcement composes the commands from what the driver fills in', async ({ page, labels }) => {
      await open(page, labels, '/update');
      const pay = page.getByRole('article').first();
      const send = pay.getByRole('button', { name: s.payBySms });
      await send.click();
      await expect(pay.getByLabel(labels.zone)).toBeFocused();
      await pay.getByLabel(labels.zone).fill(zone);
      await pay.getByLabel(labels.plate).fill('А123ВС59');
      await pay.getByRole('radio', { name: s.hours, exact: true }).check();
      await expect(pay.locator('[data-sms-preview]')).toHaveText(`парковка*${zone}*А123ВС59*2`);
      await checkRules(page);
      await send.click();
      await expect(page.getByRole('dialog').getByRole('link', { name: s.openSms })).toHaveAttribute(
        'href',
        `sms:7878?&body=${encodeURIComponent(`парковка*${zone}*А123ВС59*2`)}`,
      );
      await page.keyboard.press('Escape');
      const topUp = page.getByRole('article').nth(2);
      await topUp.getByRole('radio', { name: /^500/ }).check();
      await expect(topUp.getByRole('link', { name: s.openSms })).toHaveAttribute(
        'href',
        `sms:7878?&body=${encodeURIComponent('баланс*500')}`,
      );
    });

    test('INFO-09: a guest who signs in after a payment by phone is led to the history', async ({
      page,
      labels,
      driver,
    }) => {
      await open(page, labels, '/phone-payment-callback');
      await expect(page.getByRole('heading', { name: s.wait, level: 1 })).toBeVisible();
      await expect(page.getByText(s.history)).toBeVisible();
      await page.getByRole('button', { name: s.enter }).click();
      await fillSignIn(page, labels, driver);
      await expect(page.getByRole('heading', { name: s.operations, level: 1 })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === `${labels.prefix}/profile/operations`);
      await page.goBack();
      await expect(page.getByRole('heading', { name: s.wait, level: 1 })).toBeVisible();
      await checkRules(page);
      await page.getByRole('main').getByRole('link', { name: s.operations }).click();
      await expect(page.getByRole('heading', { name: s.operations, level: 1 })).toBeVisible();
    });

    test('F-81: a receipt from a link is shown as text, whatever it contains (INFO-08)', async ({ page, labels }) => {
      const hostile = '<img src=x onerror="document.title=1"><b>120</b>';
      const search = new URLSearchParams({
        title: 'Парковка у театра',
        dateIn: '20.11.2026 14:00',
        dateOut: hostile,
        price: 'NaN',
        ts: `javascript:alert(1)\u202e${'А'.repeat(5000)}`,
        other: 'не показывать',
      });
      await open(page, labels, `/check?${search}`);
      await expect(page.getByRole('heading', { name: s.receipt, level: 1 })).toBeVisible();
      await expect(page.getByText('Парковка у театра')).toBeVisible();
      await expect(page.getByText('20.11.2026 14:00')).toBeVisible();
      await expect(page.getByText(hostile)).toBeVisible();
      await expect(page.getByText(/^javascript:alert\(1\) А+…$/)).toBeVisible();
      await expect(page.getByText(s.notFiscal)).toBeVisible();
      // A price that is no amount is shown as it came.
      await expect(page.getByRole('main').getByRole('definition').getByText('NaN', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('definition')).toHaveCount(4);
      await expect(page.getByRole('main')).not.toContainText(/не показывать|undefined/);
      await expect(page.getByRole('main').locator('img, b, a')).toHaveCount(0);
      await checkRules(page);
    });
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('SMS commands that were never opened are available offline after a visit, with their age', async ({
    page,
    labels,
    context,
  }) => {
    await open(page, labels, '', 'kazan');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect.poll(() => isStored(page, 'kazan')).toBe(true);
    await page.close();

    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto('/sms-commands');
    await expect(card(next, 'Оплатить парковку')).toContainText(example);
    await expect(next.getByRole('main').getByText(texts.ru.age)).toBeVisible();
    await expect(card(next, 'Завершить').getByRole('link', { name: texts.ru.openSms })).toHaveAttribute(
      'href',
      `sms:7878?&body=${encodeURIComponent('р16*с')}`,
    );
    await expect(next.getByText(failed)).toBeHidden();
    await next.goto('/en/sms-commands');
    await expect(next.getByRole('heading', { name: texts.en.title, level: 1 })).toBeVisible();
    await expect(card(next, 'Завершить')).toBeVisible();
  });
});

test.describe('without the offline bundle', () => {
  test('an empty list of SMS commands leads home, and a failed server does not', async ({ page, labels, fakeCity }) => {
    await fakeCity.control.settings('tula', { smsCommands: [] });
    await open(page, labels, '/sms-commands', 'tula');
    await expect(page).toHaveURL((url) => url.pathname === '/');

    await fakeCity.control.settings('tula', { smsCommands: [{ name: 'Стоп', example: 'стоп' }] });
    await page.evaluate(() => localStorage.removeItem('parking.queries.tula'));
    await fakeCity.control.misbehave({ match: 'api/sms-commands', kind: '500', count: 100 });
    await page.goto('/sms-commands');
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/sms-commands');
    await expect(page.getByText('7878', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The app's automatic retries are over.
    await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeEnabled();
    await fakeCity.control.clearFaults();
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(card(page, 'Стоп')).toBeVisible();
    await expect(page.getByText(failed)).toBeHidden();
  });
});

test('a city’s published SMS commands are shown while its server does not answer', async ({
  page,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.misbehave({ match: 'api/', kind: 'hang', count: 1000 });
  await page.clock.install();
  await open(page, labels, '/sms-commands', 'moscow');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Eight seconds of the page's own clock, which then stands, whatever the machine is busy with.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.runFor(7_000);
  await expect(page.getByRole('region', { name: 'Оплата' })).toContainText('номер зоны*номер машины*часы');
  // The number from the city list, because the server's is not known.
  await expect(page.getByText('7757', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Завершение' }).getByRole('link', { name: 'Открыть SMS' }),
  ).toHaveAttribute('href', `sms:7757?&body=${encodeURIComponent('с')}`);
});

for (const [number, displayed] of [
  ['+7 (912) 345-67-89', '+79123456789'],
  ['7878,8900', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
] as const) {
  test(`a server with "${number}" as its SMS number: the page shows ${displayed ?? 'commands can only be copied'}`, async ({
    page,
    labels,
    fakeCity,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await fakeCity.control.settings('omsk', { numberSmsSendTo: number });
    await open(page, labels, '/sms-commands', 'omsk');
    await expect(page.getByRole('article')).toHaveCount(4);
    if (displayed === undefined) {
      await expect(page.getByText(/^Номер пока неизвестен/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('article').getByRole('button', { name: 'Скопировать' })).toHaveCount(4);
      expect(warnings.some((text) => text.startsWith('SMS:'))).toBe(true);
    } else {
      await expect(page.getByText(displayed, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Открыть SMS' }).first()).toHaveAttribute(
        'href',
        /^sms:\+79123456789\?&body=/,
      );
    }
  });
}

test('if the browser refuses to copy, the text is selected and a message says so', async ({ page, labels }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, labels, '/sms-commands', 'kazan');
  await card(page, 'Завершить').getByRole('button', { name: 'Скопировать' }).click();
  await expect(card(page, 'Завершить').getByRole('status')).toContainText('Текст выделен');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('р16*с');
});

test('ROUTE-24, ROUTE-25, ROUTE-10, ROUTE-26: a page that does not apply to the visitor leads home', async ({
  page,
  labels,
  driver,
}) => {
  const isHome = (): Promise<void> => expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  // No city is chosen yet.
  for (const path of ['/sms-commands', '/update', '/check', '/check?other=1&title=%20']) {
    await page.goto(path);
    await isHome();
  }
  await open(page, labels, '/update', 'kazan');
  await isHome();
  const next = await page.context().newPage();
  await open(next, labels, '', city);
  await signIn(next, labels, driver);
  await next.goto('/phone-payment-callback');
  await expect(next.getByRole('main').getByRole('link', { name: texts.ru.operations })).toBeVisible();
  await next.goto('/check?title=1');
  await expect(next).toHaveURL((url) => url.pathname === '/');
});
