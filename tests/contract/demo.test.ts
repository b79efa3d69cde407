import { describe, expect, it } from 'vitest';
import { sendSmsCode } from '~/api/contract/account';
import { refillBalance } from '~/api/contract/driverPayments';
import { sendRestoreEmail } from '~/api/contract/passwordReset';
import { isAppPath } from '../fake-city/demo/outbox/isAppPath';
import { demoAccounts } from '../fake-city/seed/demoAccounts';
import { demoCompanies } from '../fake-city/seed/demoCompanies';
import { messagesTo } from './messages';
import { plainNoon, serverOfFile, valueOf } from './server';

const server = serverOfFile();

const pageAt = async (path: string): Promise<string> => (await fetch(server.current.url + path)).text();

describe('the pages of the demonstration', () => {
  it.each([
    ['/demo/', 'driver@example.com', 'ru'],
    ['/demo', 'driver@example.com', 'ru'],
    ['/demo/?lang=en', 'parking2026', 'en'],
  ])('the page %s shows the logins of the demonstration', async (path, text, language) => {
    const response = await fetch(server.current.url + path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(text);
    expect(page).toContain(`lang="${language}"`);
  });

  it.each(['ru', 'en'] as const)(
    'the front page in %s names every login, every company and what sets cities apart',
    async (language) => {
      const page = await pageAt(`/demo/?lang=${language}`);
      for (const { email, about } of demoAccounts('perm'))
        for (const part of [email, about[language]]) expect(page).toContain(part);
      for (const { inn, contract, about } of demoCompanies)
        for (const part of [inn, contract, about[language]]) expect(page).toContain(part);
      const differences = {
        ru: [
          'без баланса',
          'без оплаты гостем',
          'шлагбаум',
          'задним числом',
          'шаг 30 мин',
          'категории',
          'бонусы',
          'конструктор',
          'квитанции',
          'штрафы',
        ],
        en: [
          'no balance',
          'no payment by guests',
          'barrier',
          'afterwards',
          'steps of 30 min',
          'category',
          'bonuses',
          'constructor',
          'receipts',
          'fines',
        ],
      };
      for (const part of differences[language]) expect(page).toContain(part);
      for (const path of ['outbox', 'widgets', 'operator', 'gate'])
        expect(page).toContain(`/demo/${path}?lang=${language}`);
    },
  );

  it('the front page follows the current settings of a city', async () => {
    const isClosed = async (): Promise<boolean> =>
      /<b>Тверь<\/b><span>[^<]*приложение закрыто/.test(await pageAt('/demo/?lang=ru'));
    expect(await isClosed()).toBe(false);
    await server.current.control.settings('tver', { isClose: true });
    expect(await isClosed()).toBe(true);
    await server.current.control.settings('tver', { isClose: false });
  });

  it('an unknown order shows a page with a link back', async () => {
    const response = await fetch(`${server.current.url}/demo/pay/none`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/"');
  });

  it('the page of an order says that it is a demonstration, and loads no script', async () => {
    const driver = await server.current.driver('perm');
    const input = { PaymentService: 'card', RefillAmount: '300' };
    const { RedirectURL = '' } = valueOf(await server.current.call('perm', refillBalance, input, driver.token));
    const response = await fetch(server.current.url + RedirectURL);
    const page = await response.text();
    expect(page).toContain('Демонстрация');
    expect(page).not.toContain('<script');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});

describe('the page of messages', () => {
  /** Requests a password reset link, which a city sends by e-mail. Returns the address. */
  const mail = async (city: string): Promise<string> => {
    const { email } = await server.current.driver(city);
    valueOf(await server.current.call(city, sendRestoreEmail, { email }));
    return email;
  };
  /** The positions of texts in a page. −1 if a text is missing. */
  const placesIn = (page: string, ...texts: string[]): number[] => texts.map((text) => page.indexOf(`<b>${text}</b>`));

  it('the page of messages shows the newest first, with city, local time and link', async () => {
    await server.current.moveTo(plainNoon);
    const [first, second] = [await mail('perm'), await mail('kaliningrad')];
    const page = await pageAt('/demo/outbox?lang=ru');
    const [older = -1, newer = -1] = placesIn(page, first, second);
    expect(newer).toBeGreaterThan(0);
    expect(older).toBeGreaterThan(newer);
    // Noon in Perm is 9:00 in Kaliningrad.
    expect(page).toMatch(/18\.11\.2026 12:00:\d\d<\/time\s*>\s*· Пермь/);
    expect(page).toMatch(/18\.11\.2026 09:00:\d\d<\/time\s*>\s*· Калининград/);
    const [message] = await messagesTo(server.current, 'perm', first);
    expect(page).toContain(`href="${message?.link}"`);
  });

  it('the page of messages shows the code of an SMS separately', async () => {
    const { token } = await server.current.driver('perm');
    valueOf(await server.current.call('perm', sendSmsCode, { phone: '79161112233', edit: false }, token));
    const [message] = await messagesTo(server.current, 'perm', '79161112233');
    expect(message?.code).toMatch(/^\d{4,}$/);
    expect(await pageAt('/demo/outbox?to=9161112233')).toContain(`<code class="large">${message?.code}</code>`);
  });

  it.each([
    ['a city', (_: string, __: string) => 'city=perm', [true, false]],
    ['an e-mail', (first: string, __: string) => `to=${encodeURIComponent(first)}`, [true, false]],
    [
      'an e-mail in capitals',
      (_: string, second: string) => `to=${encodeURIComponent(second.toUpperCase())}`,
      [false, true],
    ],
    ['a part of an e-mail', () => 'to=%40example', [true, true]],
    ['both', (first: string, __: string) => `city=tomsk&to=${encodeURIComponent(first)}`, [false, false]],
    ['a city that is not there', () => 'city=__proto__', [true, true]],
  ])('the page of messages can be filtered by %s', async (_, query, expected) => {
    const [first, second] = [await mail('perm'), await mail('tomsk')];
    const page = await pageAt(`/demo/outbox?${query(first, second)}`);
    expect(placesIn(page, first, second).map((place) => place > 0)).toEqual(expected);
  });

  it.each(['+7 (917) 222-33-44', '8 917 222 33 44', '2223344'])(
    'the page of messages finds a phone written as %s',
    async (to) => {
      const { token } = await server.current.driver('perm');
      await server.current.call('perm', sendSmsCode, { phone: '79172223344', edit: false }, token);
      expect(await pageAt(`/demo/outbox?to=${encodeURIComponent(to)}`)).toContain('<b>79172223344</b>');
    },
  );

  it.each(['%', '_', `' or 1=1 --`, '<script>', '\0', 'x'.repeat(5000)])(
    'the page of messages searches for %j literally and shows it as text',
    async (to) => {
      const email = await mail('perm');
      const page = await pageAt(`/demo/outbox?lang=en&to=${encodeURIComponent(to)}`);
      expect(page).toContain('There are no such messages.');
      expect(page).not.toContain(email);
      expect(page).not.toContain('<script>');
    },
  );

  it('the page of messages refreshes every five seconds until that is stopped', async () => {
    expect((await fetch(`${server.current.url}/demo/outbox`)).headers.get('Refresh')).toBe('5');
    const stopped = await fetch(`${server.current.url}/demo/outbox?city=perm&live=no`);
    expect(stopped.headers.get('Refresh')).toBeNull();
    expect(await pageAt('/demo/outbox?city=perm&lang=en')).toContain('/demo/outbox?city=perm&amp;live=no&amp;lang=en');
  });

  it.each([
    ['/restore-password/2/abc', true],
    ['/en/registration/confirmation/2/abc/123456?x=1#y', true],
    ['https://evil.example/', false],
    ['//evil.example/', false],
    ['/\\evil.example', false],
    ['\\\\evil.example', false],
    ['javascript:alert(1)', false],
    ['/a\n/b', false],
    ['', false],
  ])('a message’s link %j is recognised as a path of the app: %s', (link, expected) => {
    expect(isAppPath(link)).toBe(expected);
  });
});

describe('the page of widgets', () => {
  it.each(['ru', 'en'])('the page of widgets in %s runs only scripts of its own origin', async (lang) => {
    const response = await fetch(`${server.current.url}/demo/widgets?lang=${lang}`);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const sources = [...(await response.text()).matchAll(/<script src="([^"]*)"/g)].map(([, source = '']) => source);
    expect(sources).toHaveLength(4);
    for (const source of sources) expect((await fetch(server.current.url + source)).status).toBe(200);
  });
});
