import { describe, expect, it } from 'vitest';
import { checkCaptcha, login, loginByThirdParty } from '~/api/contract/auth';
import { getProfile } from '~/api/contract/profile';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

type Fields = Record<string, string>;

const request = (changed: Fields = {}): Fields => ({
  response_type: 'token',
  client_id: 'demo',
  redirect_uri: `${server.current.url}/callback/third-party-id`,
  state: 'a state',
  ...changed,
});

const open = (fields: Fields) => fetch(`${server.current.url}/demo/sign-in?${new URLSearchParams(fields)}`);

/** Submits the sign-in page. */
const choose = (fields: Fields) =>
  fetch(`${server.current.url}/demo/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ ...request(), ...fields }),
    redirect: 'manual',
  });

/** The parameters after `#` in the address of the redirect. */
const answerOf = (response: Response): Fields => {
  const [, hash = ''] = (response.headers.get('Location') ?? '').split('#');
  return Object.fromEntries(new URLSearchParams(hash));
};

const accessToken = async (fields: Fields): Promise<string> => {
  const { access_token: token = '' } = answerOf(await choose(fields));
  expect(token).toMatch(/^[0-9a-f]{48}$/);
  return token;
};

const signIn = async (fields: Fields, where = city) =>
  server.current.call(where, loginByThirdParty, { access_token: await accessToken(fields) });

const profileOf = async (token: string, where = city) =>
  valueOf(await server.current.call(where, getProfile, {}, token)).result;

let newcomers = 0;
const newcomer = (): Fields => {
  newcomers += 1;
  return { action: 'newcomer', name: 'Пётр  Сергеевич Новый', email: `third-party-${newcomers}@example.com` };
};

describe('the third party’s sign-in page', () => {
  it.each([
    ['ru', 'Демонстрация', 'Войти как'],
    ['en', 'Demonstration', 'Sign in as'],
  ])(
    'the sign-in page in %s is marked as a demonstration, lists no legal entity, runs no script and allows the popup flow',
    async (lang, mark, text) => {
      const response = await open(request({ lang }));
      const page = await response.text();
      expect(response.status).toBe(200);
      for (const part of [`lang="${lang}"`, mark, text, 'driver@example.com', 'nopassword@example.com'])
        expect(page).toContain(part);
      expect(page).not.toContain('legal@example.com');
      expect(page).not.toContain('<script');
      expect(response.headers.get('Cross-Origin-Opener-Policy')).toBeNull();
    },
  );

  it.each([
    ['asks for a code', () => ({ response_type: 'code' })],
    ['does not say who asks', () => ({ client_id: ' ' })],
    ['leads to another site', () => ({ redirect_uri: 'https://evil.example/callback/third-party-id' })],
    ['leads to another port', () => ({ redirect_uri: 'http://127.0.0.1:1/callback/third-party-id' })],
    [
      'hides another site behind a name',
      () => ({ redirect_uri: server.current.url.replace('//', '//127.0.0.1@evil.example:') }),
    ],
    ['names a user', () => ({ redirect_uri: `${server.current.url.replace('//', '//me@')}/callback/third-party-id` })],
    ['leads to a page that expects no token', () => ({ redirect_uri: `${server.current.url}/profile/parking` })],
    ['climbs out of its folder', () => ({ redirect_uri: `${server.current.url}/callback/../profile` })],
    ['climbs out in disguise', () => ({ redirect_uri: `${server.current.url}/callback/%2e%2e/profile` })],
    ['leads into another language', () => ({ redirect_uri: `${server.current.url}/de/callback/third-party-id` })],
    ['is a path', () => ({ redirect_uri: '/callback/third-party-id' })],
    ['is a script', () => ({ redirect_uri: 'javascript:alert(1)' })],
    ['has a long address', () => ({ redirect_uri: `${server.current.url}/callback/${'a'.repeat(2000)}` })],
    ['has no address', () => ({ redirect_uri: '' })],
  ])('the sign-in page refuses a request that %s, and redirects nowhere', async (_, changed) => {
    const signInPage = await open(request(changed()));
    const chosen = await choose({ ...changed(), person: 'driver@example.com' });
    for (const response of [signInPage, chosen]) {
      expect(response.status).toBe(400);
      expect(response.headers.get('Location')).toBeNull();
    }
  });

  it('the sign-in page shows the app’s name and state as text', async () => {
    const page = await (await open(request({ client_id: '<b>"me"</b>', state: '"><script>' }))).text();
    expect(page).toContain('&lt;b&gt;');
    expect(page).not.toContain('<b>"me"');
    expect(page).not.toContain('<script');
  });

  it.each([
    ['ru', '/callback/third-party-id'],
    ['en', '/en/callback/third-party-id'],
    ['with a query', '/callback/third-party-id?from=login'],
  ])('a sign-in redirects back to the given address: %s', async (_, path) => {
    const response = await choose({ person: 'driver@example.com', redirect_uri: server.current.url + path });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')?.split('#')[0]).toBe(path);
    expect(answerOf(response)).toMatchObject({ token_type: 'bearer', expires_in: '600', state: 'a state' });
  });

  it.each(['a&access_token=stolen#b', '"<>\' +%00', 'Ж\u{1F600}', ''])(
    'a sign-in returns the state %j unchanged',
    async (state) => {
      const answer = answerOf(await choose({ person: 'driver@example.com', state }));
      expect(answer['state'] ?? '').toBe(state);
      expect(answer['access_token']).toMatch(/^[0-9a-f]{48}$/);
    },
  );

  it('a refused sign-in redirects back without a token', async () => {
    expect(answerOf(await choose({ action: 'refuse' }))).toEqual({ error: 'access_denied', state: 'a state' });
  });

  it.each([
    ['without a name', { name: ' \n ', email: 'a@b.ru' }, 'name-fault'],
    ['without an e-mail', { name: 'Вера', email: '' }, 'email-fault'],
    ['with half an e-mail', { name: 'Вера', email: 'vera@' }, 'email-fault'],
    ['with a hostile e-mail', { name: 'Вера', email: '"><img src=x>@b.ru' }, 'email-fault'],
    ['with an endless e-mail', { name: 'Вера', email: `${'v'.repeat(95)}@b.ru.example` }, 'email-fault'],
    ['with nothing', {}, 'name-fault'],
    ['who is not on the list', { person: 'legal@example.com' }, 'name-fault'],
  ])('a new person %s gets the form again with an error', async (_, fields, error) => {
    const response = await choose({ action: 'newcomer', ...fields });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain(`id="${error}"`);
    expect(page).not.toContain('<img');
  });
});

describe('the login with an access token', () => {
  it('an access token opens the known person’s own account', async () => {
    const { result } = valueOf(await signIn({ person: 'driver@example.com' }));
    expect(await profileOf(result.token)).toMatchObject({
      email: 'driver@example.com',
      balance: 500,
      lastName: 'Петрова',
    });
  });

  it('an access token finds an account by an e-mail in any case, and does not change its names', async () => {
    const driver = await server.current.driver(city);
    const { result } = valueOf(
      await signIn({ action: 'newcomer', name: 'Другое Имя', email: ` ${driver.email.toUpperCase()} ` }),
    );
    const profile = await profileOf(result.token);
    expect(profile).toMatchObject({ email: driver.email, balance: 500 });
    expect(profile.firstName).not.toBe('Другое');
  });

  it('an access token for a new e-mail creates an account with names and without phone, money or password', async () => {
    const person = newcomer();
    const { result } = valueOf(await signIn(person));
    expect(await profileOf(result.token)).toMatchObject({
      email: person['email'],
      firstName: 'Пётр',
      lastName: 'Сергеевич Новый',
      balance: 0,
      telephones: [],
      ts: [],
    });
    expect(await server.current.call(city, login, { login: person['email'] ?? '', password: '' })).toEqual(
      refusedWith('EmptyPass'),
    );
  });

  it('a second sign-in opens the same account, and in another city creates another one', async () => {
    const person = newcomer();
    const first = valueOf(await signIn(person)).result.token;
    const second = valueOf(await signIn({ ...person, name: 'Совсем Другой' })).result.token;
    expect(second).not.toBe(first);
    expect((await profileOf(second)).firstName).toBe('Пётр');
    const elsewhere = valueOf(await signIn({ ...person, name: 'Ольга' }, 'kazan')).result.token;
    expect((await profileOf(elsewhere, 'kazan')).firstName).toBe('Ольга');
    expect(await server.current.call('kazan', getProfile, {}, first)).toEqual({ kind: 'expired' });
  });

  it.each([
    '',
    ' ',
    '0',
    'f'.repeat(48),
    'x'.repeat(20_000),
    `'; drop table third_party_token; --`,
    '\0',
    '\ud83d',
    '__proto__',
  ])('the access token %j is refused', async (token) => {
    expect(await server.current.call(city, loginByThirdParty, { access_token: token })).toEqual(
      refusedWith('IncorrectLogin'),
    );
  });

  it('a login without an access token is refused for a missing field', async () => {
    const response = await fetch(`${server.current.apiUrl(city)}/backend/v2/yandexID`);
    expect(await response.json()).toMatchObject({ status: 'error', errorName: 'RequiredField' });
  });

  it('an access token can be used once, in one city', async () => {
    const token = await accessToken({ person: 'empty@example.com' });
    valueOf(await server.current.call(city, loginByThirdParty, { access_token: token }));
    for (const where of [city, 'kazan'])
      expect(await server.current.call(where, loginByThirdParty, { access_token: token })).toEqual(
        refusedWith('IncorrectLogin'),
      );
  });

  it.each([
    ['just before ten minutes it is good', 10 * 60_000 - 5000, 'ok'],
    ['after ten minutes it is not', 10 * 60_000 + 1000, 'refused'],
  ])('an access token is valid for ten minutes: %s', async (_, ms, kind) => {
    const token = await accessToken({ person: 'foreign@example.com' });
    await server.current.control.clock(ms);
    expect((await server.current.call(city, loginByThirdParty, { access_token: token })).kind).toBe(kind);
  });

  it('an access token with a legal entity’s e-mail is refused', async () => {
    expect(await signIn({ action: 'newcomer', name: 'Кто-то', email: 'legal@example.com' })).toEqual(
      refusedWith('IncorrectLogin'),
    );
  });

  it('an access token with a company’s e-mail opens a separate account for the person', async () => {
    const { result } = valueOf(await signIn({ action: 'newcomer', name: 'Вера', email: 'fleet@example.com' }));
    expect(await profileOf(result.token)).toMatchObject({ email: 'fleet@example.com', balance: 0 });
  });
});

describe('the site’s captcha', () => {
  const answered = async (): Promise<string> => {
    const response = await fetch(`${server.current.url}/demo/captcha`, {
      method: 'POST',
      body: new URLSearchParams({ sitekey: 'demo' }),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const check = (captcha: string) => server.current.call(city, checkCaptcha, { captcha });

  it('a captcha token is valid once', async () => {
    const [token, other] = [await answered(), await answered()];
    expect(token).not.toBe(other);
    valueOf(await check(token));
    expect(await check(token)).toEqual(refusedWith('CaptchaIncorrect'));
    valueOf(await check(other));
  });

  it.each([
    ['just before five minutes it is good', 5 * 60_000 - 5000, 'ok'],
    ['after five minutes it is not', 5 * 60_000 + 1000, 'refused'],
  ])('a captcha token is valid for five minutes: %s', async (_, ms, kind) => {
    const token = await answered();
    await server.current.control.clock(ms);
    expect((await check(token)).kind).toBe(kind);
  });

  it.each(['', ' ', '12345', 'f'.repeat(48), 'x'.repeat(20_000), `' or 1=1 --`, '\0', '\ud83d'])(
    '%j is refused as a captcha token',
    async (captcha) => {
      expect(await check(captcha)).toEqual(refusedWith('CaptchaIncorrect'));
    },
  );

  it('a captcha without a site key gives no token', async () => {
    const response = await fetch(`${server.current.url}/demo/captcha`, {
      method: 'POST',
      body: new URLSearchParams({ sitekey: ' ' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).not.toHaveProperty('token');
  });
});
