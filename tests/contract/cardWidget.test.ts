import { describe, expect, it } from 'vitest';
import { refillBalance } from '~/api/contract/driverPayments';
import { serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

type Fields = Record<string, string>;

const payment = (changed: Fields = {}): Fields => ({
  publicId: 'demo',
  description: 'Пополнение',
  amount: '300',
  currency: 'RUB',
  ...changed,
});

const form = (fields: Fields) => fetch(`${server.current.url}/demo/card?${new URLSearchParams(fields)}`);

/** Submits an action in the widget's frame. Returns how the frame reports its end. */
const choose = async (action: string, fields: Fields): Promise<string | undefined> => {
  const response = await fetch(`${server.current.url}/demo/card`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, action }),
  });
  const [, end] = /data-end="(\w+)"/.exec(await response.text()) ?? [];
  return end;
};

/** Opens an order of 300 roubles for a driver without money. */
const openOrder = async () => {
  const driver = await server.current.driver(city, 0);
  const { RedirectURL = '' } = valueOf(
    await server.current.call(city, refillBalance, { PaymentService: 'card', RefillAmount: '300' }, driver.token),
  );
  const stateOf = async () => {
    const [link] = (await server.current.ledgerOf(city, driver)).links;
    return { status: link?.status, credits: link?.credits };
  };
  return { path: RedirectURL, invoiceId: RedirectURL.split('/').at(-1) ?? '', stateOf };
};

describe('the card widget’s form', () => {
  it.each([
    ['ru', 'Демонстрация', 'Оплатить 300,00', 'Закрыть без оплаты'],
    ['en', 'Demonstration', 'Pay 300.00', 'Close without paying'],
  ])(
    'the card form in %s is marked as a demonstration and shows sum, purpose and three ways to end',
    async (lang, ...parts) => {
      const page = await (await form(payment({ lang }))).text();
      for (const part of [`lang="${lang}"`, 'Пополнение', 'value="decline"', ...parts])
        expect(page.replace(/\u00a0/g, ' ')).toContain(part);
      expect(page).not.toContain('type="email"');
    },
  );

  it('only the card form allows a frame, and only of its own origin', async () => {
    const policy = (await form(payment())).headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const path of ['/demo/', '/demo/outbox', '/demo/widgets', '/demo/sign-in', '/demo/pay/none'])
      expect((await fetch(server.current.url + path)).headers.get('Content-Security-Policy')).toContain(
        "frame-ancestors 'none'",
      );
  });

  it('the card form asks for an e-mail if one is required, and shows given texts as text', async () => {
    const page = await (
      await form(payment({ requireEmail: 'true', email: '"><script>', description: '<img src=x>' }))
    ).text();
    expect(page).toContain('type="email"');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('"><script>');
  });

  it.each([
    ['no key', { publicId: ' ' }, 'ключ'],
    ['dollars', { currency: 'USD' }, 'рублях'],
    ['nothing', { amount: '0' }, 'сумма'],
    ['nothing in kopecks', { amount: '0.00' }, 'сумма'],
    ['less than nothing', { amount: '-300' }, 'сумма'],
    ['a part of a kopeck', { amount: '0.001' }, 'сумма'],
    ['a word', { amount: 'сто' }, 'сумма'],
    ['infinity', { amount: 'Infinity' }, 'сумма'],
    ['a thousand in short', { amount: '1e3' }, 'сумма'],
    ['more than there is', { amount: '99999999999' }, 'сумма'],
    ['an endless number', { amount: '9'.repeat(12_000) }, 'сумма'],
    ['no sum', { amount: '' }, 'сумма'],
  ])('a card form with an invalid payment (%s) says why and cannot be paid', async (_, changed, reason) => {
    const response = await form(payment({ ...changed, lang: 'ru' }));
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain('data-end="failed"');
    expect(page).toMatch(new RegExp(`data-message="[^"]*${reason}`));
    expect(await choose('pay', payment(changed))).toBe('failed');
  });
});

describe('a payment in the card form', () => {
  it('an order that is paid in the form with its exact sum is paid once, as at the provider', async () => {
    const { invoiceId, stateOf } = await openOrder();
    expect(await choose('pay', payment({ invoiceId, amount: '300.00' }))).toBe('paid');
    expect(await stateOf()).toEqual({ status: 'paid', credits: 1 });
    expect(await choose('pay', payment({ invoiceId }))).toBe('failed');
    expect(await stateOf()).toEqual({ status: 'paid', credits: 1 });
  });

  it('two taps in the card form at the same time pay once', async () => {
    const { invoiceId, stateOf } = await openOrder();
    const ends = await Promise.all([choose('pay', payment({ invoiceId })), choose('pay', payment({ invoiceId }))]);
    expect(ends.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual(['failed', 'paid']);
    expect(await stateOf()).toEqual({ status: 'paid', credits: 1 });
  });

  it('a payment in the card form is reported to the city as the provider is set to report', async () => {
    await server.current.control.provider('never');
    const { invoiceId, stateOf } = await openOrder();
    expect(await choose('pay', payment({ invoiceId }))).toBe('paid');
    expect(await stateOf()).toEqual({ status: 'paid', credits: 0 });
  });

  it.each(['299.99', '300.01', '3'])('an order of 300 roubles cannot be paid with %s', async (amount) => {
    const { invoiceId, stateOf } = await openOrder();
    expect(await choose('pay', payment({ invoiceId, amount }))).toBe('failed');
    expect(await stateOf()).toEqual({ status: 'open', credits: 0 });
  });

  it('an order can still be paid after the bank’s refusal and after the form was closed', async () => {
    const { invoiceId, stateOf } = await openOrder();
    expect(await choose('decline', payment({ invoiceId }))).toBe('declined');
    expect(await choose('close', payment({ invoiceId }))).toBe('closed');
    expect(await stateOf()).toEqual({ status: 'open', credits: 0 });
    expect(await choose('pay', payment({ invoiceId }))).toBe('paid');
    expect(await stateOf()).toEqual({ status: 'paid', credits: 1 });
  });

  it('an order that was declined at the provider cannot be paid in the form', async () => {
    const { path, invoiceId, stateOf } = await openOrder();
    await server.current.atProvider(path, 'decline');
    expect(await choose('pay', payment({ invoiceId }))).toBe('failed');
    expect(await stateOf()).toEqual({ status: 'declined', credits: 0 });
  });

  it.each([['nobody’s'], [''], [`' or 1=1 --`], ['__proto__'], ['\ud83d']])(
    'a payment for the unknown order %j is a demonstration that moves no money',
    async (invoiceId) => {
      const before = await server.current.control.books();
      expect(await choose('pay', payment({ invoiceId, amount: '123.45' }))).toBe('paid');
      expect(await server.current.control.books()).toEqual(before);
    },
  );

  it.each(['', 'nobody', 'a@b', '"><script>@b.ru', `${'a'.repeat(100)}@b.ru`])(
    'the card form appears again and nothing is paid if the required e-mail is %j',
    async (email) => {
      const { invoiceId, stateOf } = await openOrder();
      const fields = payment({ invoiceId, requireEmail: 'true', email });
      const response = await fetch(`${server.current.url}/demo/card`, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, action: 'pay' }),
      });
      const page = await response.text();
      expect(response.status).toBe(400);
      expect(page).toContain('aria-invalid');
      expect(page).not.toContain('"><script>');
      expect((await stateOf()).status).toBe('open');
    },
  );

  it('an order is paid if the required e-mail is given', async () => {
    const { invoiceId, stateOf } = await openOrder();
    expect(await choose('pay', payment({ invoiceId, requireEmail: 'true', email: 'me@example.com' }))).toBe('paid');
    expect((await stateOf()).credits).toBe(1);
  });

  it.each(['', 'steal', '__proto__'])('the unknown action %j of the card form does nothing', async (action) => {
    const { invoiceId, stateOf } = await openOrder();
    expect(await choose(action, payment({ invoiceId }))).toBeUndefined();
    expect((await stateOf()).status).toBe('open');
  });
});

describe('the scripts of the widgets', () => {
  it.each(['card-widget', 'card', 'sign-in', 'captcha', 'widgets'])(
    '%s.js is served as a script and turns no text into code or markup',
    async (name) => {
      const response = await fetch(`${server.current.url}/demo/${name}.js`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await response.text()).not.toMatch(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|eval\(|new Function|'\*'/,
      );
    },
  );
});
