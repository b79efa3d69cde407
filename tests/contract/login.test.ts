import { describe, expect, it } from 'vitest';
import { login } from '~/api/contract/auth';
import { loginCorp } from '~/api/contract/company';
import { pathsOf } from '~/api/contract/endpoint';
import { getOperations, getProfile } from '~/api/contract/profile';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

const enter = (name: string, password: string, captcha?: string) =>
  server.current.call(city, login, { login: name, password, ...(captcha !== undefined && { captcha }) });

describe('the login of a driver', () => {
  it.each([
    ['e-mail', (email: string) => email],
    ['e-mail in capitals', (email: string) => email.toUpperCase()],
    ['phone as it is kept', (_: string, phone: string) => phone],
    [
      'phone as people write it',
      (_: string, phone: string) =>
        `+7 (${phone.slice(1, 4)}) ${phone.slice(4, 7)}-${phone.slice(7, 9)}-${phone.slice(9)}`,
    ],
    ['phone with an eight', (_: string, phone: string) => `8${phone.slice(1)}`],
  ])('a login by %s gives a token that opens the profile', async (_, name) => {
    const driver = await server.current.driver(city);
    const { token } = valueOf(await enter(name(driver.email, driver.phone), driver.password));
    expect(valueOf(await server.current.call(city, getProfile, {}, token)).result.email).toBe(driver.email);
  });

  it.each(pathsOf(login))('a login is answered at the path %s', async (path) => {
    const driver = await server.current.driver(city);
    expect(
      (await server.current.post(city, path, { login: driver.email, password: driver.password })).body,
    ).toMatchObject({ status: 'ok' });
  });

  it('a token is valid in its own city only', async () => {
    const driver = await server.current.driver(city);
    expect(await server.current.call('kazan', getProfile, {}, driver.token)).toEqual({ kind: 'expired' });
  });

  it.each([
    ['a wrong password', 'IncorrectLogin', async () => (await server.current.driver(city)).email, 'wrong'],
    ['a name that nobody has', 'UnregistredAccount', async () => 'nobody@example.com', 'parking2026'],
    ['an account without a password', 'EmptyPass', async () => 'nopassword@example.com', 'parking2026'],
  ])('a login with %s is refused as %s', async (_, errorName, name, password) => {
    expect(await enter(await name(), password)).toEqual(refusedWith(errorName));
  });

  it.each(['legal@example.com', ' LEGAL@example.com', '+7 (900) 000-00-05'])(
    'a legal entity signs in as "%s", and only in its own mode',
    async (name) => {
      const entity = { login: name, password: 'parking2026' };
      const { token } = valueOf(await server.current.call(city, login, { ...entity, type: 'legal' }));
      const { result } = valueOf(await server.current.call(city, getProfile, {}, token));
      expect(result).toMatchObject({ email: 'legal@example.com', firstName: 'ООО «Белая верста»', balance: 2500 });
      expect(result.ts).toHaveLength(2);
      expect(await server.current.call(city, login, entity)).toEqual(refusedWith('UnregistredAccount'));
    },
  );

  it('a driver cannot sign in in the mode of legal entities', async () => {
    const driver = await server.current.driver(city);
    for (const name of [driver.email, driver.phone]) {
      const outcome = await server.current.call(city, login, { login: name, password: driver.password, type: 'legal' });
      expect(outcome).toEqual(refusedWith('UnregistredAccount'));
    }
  });

  it('the name of a login is trimmed, and the password never is', async () => {
    const driver = await server.current.driver(city);
    valueOf(await enter(`  ${driver.email}\t`, driver.password));
    expect(await enter(driver.email, `${driver.password} `)).toEqual(refusedWith('IncorrectLogin'));
    const [spaced] = (await server.current.control.seed(city, { users: [{ password: ' a b ' }] })).users;
    valueOf(await enter(spaced?.email ?? '', ' a b '));
    expect(await enter(spaced?.email ?? '', 'a b')).toEqual(refusedWith('IncorrectLogin'));
  });

  it('wrong passwords for an extremely long name are counted, although the name is stored shortened', async () => {
    const name = 'x'.repeat(19_000);
    for (let count = 0; count < 3; count += 1) await enter(name, 'wrong');
    expect(await enter(name, 'wrong')).toEqual(refusedWith('CaptchaIncorrect'));
    const { codes } = await server.current.control.ledger(city);
    expect(codes.every(({ account }) => account.length <= 200)).toBe(true);
  });
});

describe('repeated wrong passwords', () => {
  const lastCaptcha = async (email: string): Promise<string> => {
    const { codes } = await server.current.control.ledger(city, email);
    return codes.at(-1)?.code ?? '';
  };

  it('the third wrong password requires the digits of a picture, and from then on the password alone is not enough', async () => {
    const { email, password } = await server.current.driver(city);
    const tries = [await enter(email, 'a'), await enter(email, 'b'), await enter(email, 'c')];
    const captchaImages = tries.map((outcome) =>
      outcome.kind === 'refused' ? (outcome.detail as { captcha?: string }).captcha : undefined,
    );
    expect(captchaImages.slice(0, 2)).toEqual([undefined, undefined]);
    expect(
      Buffer.from(captchaImages[2] ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');

    expect(await enter(email, password)).toEqual(refusedWith('CaptchaIncorrect'));
    expect(await enter(email, password, '00000')).toEqual(refusedWith('CaptchaIncorrect'));
    valueOf(await enter(email, password, await lastCaptcha(email)));
    // The count starts again.
    expect(await enter(email, 'd')).toEqual(refusedWith('IncorrectLogin'));
  });

  it('wrong passwords count for the account, whichever of its names was used', async () => {
    const { email, phone, password } = await server.current.driver(city);
    const names = [email, phone, `8${phone.slice(1)}`, email.toUpperCase()];
    const tries = [];
    for (let count = 0; count < 3; count += 1) tries.push(await enter(names[count] ?? '', 'wrong'));
    expect(tries.map((outcome) => outcome.kind === 'refused' && 'captcha' in (outcome.detail as object))).toEqual([
      false,
      false,
      true,
    ]);
    for (const name of names) expect(await enter(name, password)).toEqual(refusedWith('CaptchaIncorrect'));
    for (let count = 7; count < 10; count += 1) await enter(names[count % names.length] ?? '', 'wrong');
    for (const name of names) expect(await enter(name, password)).toEqual(refusedWith('LoginTryLimit'));
    expect(await server.current.call(city, login, { login: phone, password, type: 'legal' })).toEqual(
      refusedWith('LoginTryLimit'),
    );
  });

  it('wrong passwords for a name that looks like an internal key block no account and no company', async () => {
    const { email, password } = await server.current.driver(city);
    const { id_session: id } = valueOf(await enter(email, password));
    for (const name of [`account:${id}`, `account/${id}`, id ?? '', 'corp/7700000104'])
      for (let count = 0; count < 10; count += 1) await enter(name, 'wrong', await lastCaptcha(name));
    valueOf(await enter(email, password));
    valueOf(await server.current.call(city, loginCorp, { inn: '7700000104', contractNumber: 'К-17/2026' }));
  });

  it('a wrong password and an unknown account get the same sentence', async () => {
    const { email } = await server.current.driver(city);
    const sentences = [await enter(email, 'wrong'), await enter('nobody-at-all@example.com', 'wrong')].map((outcome) =>
      outcome.kind === 'refused' ? outcome.message : outcome.kind,
    );
    expect(sentences).toEqual(['Неверный логин или пароль.', 'Неверный логин или пароль.']);
  });

  it('after ten wrong passwords no login succeeds for a quarter of an hour', async () => {
    const { email, password } = await server.current.driver(city);
    for (let count = 0; count < 10; count += 1) await enter(email, 'wrong', await lastCaptcha(email));
    expect(await enter(email, password, await lastCaptcha(email))).toEqual(refusedWith('LoginTryLimit'));
    await server.current.control.clock(15 * 60_000 + 1000);
    valueOf(await enter(email, password));
  });
});

describe('the profile of a driver', () => {
  it('the profile states name, balance, phones and vehicles, and no stay yet', async () => {
    const { token } = valueOf(await enter('driver@example.com', 'parking2026'));
    expect(valueOf(await server.current.call(city, getProfile, {}, token)).result).toMatchObject({
      email: 'driver@example.com',
      firstName: 'Анна',
      lastName: 'Петрова',
      balance: 500,
      sessions: [],
      telephones: [
        { phone: '79000000001', isMain: true },
        { phone: '79000000011', isMain: false },
      ],
      ts: [
        { numberTs: 'А123ВС59', mainTs: true, name: 'Синяя' },
        { numberTs: 'К456ОР59', mainTs: false },
        { numberTs: '1234АВ59', category: 'A' },
      ],
    });
  });

  it.each(pathsOf(getProfile))('the profile is answered at the path %s', async (path) => {
    const { token } = await server.current.driver(city);
    const response = await fetch(`${server.current.apiUrl(city)}${path}?token=${token}`);
    expect(await response.json()).toMatchObject({ status: 'ok', result: { balance: 500 } });
  });

  it('the oldest version of the profile has one phone and no list of phones', async () => {
    const { token, phone } = await server.current.driver(city);
    const response = await fetch(`${server.current.apiUrl(city)}/api/profile/get-profile?token=${token}`);
    const { result } = (await response.json()) as { result: object };
    expect(result).toMatchObject({ telephone: phone });
    expect(result).not.toHaveProperty('telephones');
  });

  it('the profile has no names in a city that stores none', async () => {
    const { token } = await server.current.driver('omsk');
    expect(valueOf(await server.current.call('omsk', getProfile, {}, token)).result.firstName).toBeUndefined();
  });

  it('the profile in a city without balances has the balance −1', async () => {
    const { token } = await server.current.driver('tyumen');
    expect(valueOf(await server.current.call('tyumen', getProfile, {}, token)).result.balance).toBe(-1);
  });

  it.each([
    ['without a token', undefined, { kind: 'refused', errorName: 'TokenNotFound' }],
    ["with the guest's token", 'guest', { kind: 'refused', errorName: 'TokenNotFound' }],
    ['with a strange token', 'f'.repeat(32), { kind: 'expired' }],
  ])('the profile and the history are refused %s', async (_, token, outcome) => {
    expect(await server.current.call(city, getProfile, {}, token)).toMatchObject(outcome);
    expect(await server.current.call(city, getOperations, {}, token)).toMatchObject(outcome);
  });
});
