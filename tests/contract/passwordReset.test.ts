import { describe, expect, it } from 'vitest';
import { login } from '~/api/contract/auth';
import { getProfile } from '~/api/contract/profile';
import { changeRestoredPassword, checkRestore, sendRestoreCode, sendRestoreEmail } from '~/api/contract/passwordReset';
import { codeTo, messagesTo, notThis, saltTo } from './messages';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';
const minuteMs = 60_000;
const newPassword = 'new pass&1 ';

const request = {
  link: (email: string, where = city) => server.current.call(where, sendRestoreEmail, { email }),
  code: (name: string, type: 'sms' | 'call' = 'sms', where = city) =>
    server.current.call(where, sendRestoreCode, { login: name, type }),
  check: (secret: string, where = city) => server.current.call(where, checkRestore, {}, secret),
  change: (secret: string, pass = newPassword, where = city) =>
    server.current.call(where, changeRestoredPassword, { pass }, secret),
  enter: (name: string, password: string, where = city) => server.current.call(where, login, { login: name, password }),
};

const saltOf = async (email: string): Promise<string> => {
  valueOf(await request.link(email));
  return saltTo(server.current, city, email);
};

const codeOf = async (phone: string): Promise<string> => {
  valueOf(await request.code(phone));
  return codeTo(server.current, city, phone);
};

describe('the reset of a forgotten password', () => {
  it.each([
    ['a link', (driver: { email: string; phone: string }) => saltOf(driver.email)],
    ['the code of an SMS', (driver: { email: string; phone: string }) => codeOf(driver.phone)],
  ])('a password reset by %s sets a new password once and ends all logins', async (_, secretOf) => {
    const driver = await server.current.driver(city);
    const secret = await secretOf(driver);
    valueOf(await request.check(secret));
    valueOf(await request.check(secret));
    valueOf(await request.change(secret));
    expect(await server.current.call(city, getProfile, {}, driver.token)).toEqual({ kind: 'expired' });
    expect(await request.enter(driver.email, driver.password)).toEqual(refusedWith('IncorrectLogin'));
    valueOf(await request.enter(driver.phone, newPassword));
    expect(await request.check(secret)).toEqual(refusedWith('IncorrectCode'));
    expect(await request.change(secret, 'another one')).toEqual(refusedWith('IncorrectCode'));
  });

  it('a reset code that is requested by e-mail goes to the main phone', async () => {
    const driver = await server.current.driver(city);
    valueOf(await request.code(` ${driver.email} `));
    const [sms] = await messagesTo(server.current, city, driver.phone);
    expect(sms).toMatchObject({ kind: 'sms', code: expect.stringMatching(/^\d{6}$/) as string });
    const code = sms?.code ?? '';
    valueOf(await request.change(` ${code.slice(0, 3)} ${code.slice(3)}`));
  });

  it('a reset by call makes the last four digits of the calling number the password, and logins stay', async () => {
    const driver = await server.current.driver(city);
    const salt = await saltOf(driver.email);
    valueOf(await request.code(driver.phone, 'call'));
    const [call] = await messagesTo(server.current, city, driver.phone);
    expect(call?.text).toMatch(new RegExp(`^Звонок: последние 4 цифры номера ${call?.code}$`));
    expect((await server.current.control.ledger(city, driver.phone)).codes).toMatchObject([
      { kind: 'call', code: call?.code },
    ]);
    expect(await request.enter(driver.email, driver.password)).toEqual(refusedWith('IncorrectLogin'));
    valueOf(await request.enter(driver.email, call?.code ?? ''));
    valueOf(await server.current.call(city, getProfile, {}, driver.token));
    // The digits are not accepted as a code, and the earlier link is void.
    expect(await request.check(call?.code ?? '')).toEqual(refusedWith('IncorrectCode'));
    expect(await request.check(salt)).toEqual(refusedWith('IncorrectCode'));
  });

  it('a reset gives a password to an account that had none, and to a legal entity', async () => {
    for (const [email, type] of [
      ['nopassword@example.com', undefined],
      ['legal@example.com', 'legal'],
    ] as const) {
      valueOf(await request.change(await saltOf(email)));
      valueOf(await server.current.call(city, login, { login: email, password: newPassword, type }));
    }
  });

  it('every other link and code of the account is invalid after the reset', async () => {
    const driver = await server.current.driver(city);
    const [salt, code, used] = [await saltOf(driver.email), await codeOf(driver.phone), await saltOf(driver.email)];
    valueOf(await request.check(salt));
    valueOf(await request.change(used));
    expect(await request.check(salt)).toEqual(refusedWith('IncorrectCode'));
    expect(await request.check(code)).toEqual(refusedWith('IncorrectCode'));
  });

  it('a new password works at once after ten wrong passwords', async () => {
    const driver = await server.current.driver(city);
    const captcha = async (name: string) => (await server.current.control.ledger(city, name)).codes.at(-1)?.code ?? '';
    for (const name of [driver.email, driver.phone]) {
      for (let count = 0; count < 10; count += 1) {
        await server.current.call(city, login, { login: name, password: 'wrong', captcha: await captcha(name) });
      }
      expect(await request.enter(name, driver.password)).toEqual(refusedWith('LoginTryLimit'));
    }
    valueOf(await request.change(await saltOf(driver.email)));
    for (const name of [driver.email, driver.phone]) valueOf(await request.enter(name, newPassword));
  });
});

describe('refused password resets', () => {
  it.each([
    ['an e-mail of nobody', 'nobody@example.com', 'AccountNotFound'],
    ['no e-mail', ' ', 'RequiredField'],
    ['what is no e-mail', 'a@b', 'InvalidFormat'],
  ])('a reset link for %s is refused', async (_, email, errorName) => {
    expect(await request.link(email)).toEqual(refusedWith(errorName));
    expect(await messagesTo(server.current, city, email)).toEqual([]);
  });

  it.each([
    ['an e-mail of nobody', 'nobody@example.com', 'AccountNotFound'],
    ['a phone of nobody', '79119999999', 'AccountNotFound'],
    ['nothing', '', 'RequiredField'],
    ['what is neither', '7911', 'InvalidFormat'],
  ])('a reset code and a reset call for %s are refused', async (_, name, errorName) => {
    expect(await request.code(name, 'sms')).toEqual(refusedWith(errorName));
    expect(await request.code(name, 'call')).toEqual(refusedWith(errorName));
  });

  it('a reset by an unknown method is refused', async () => {
    const url = `${server.current.apiUrl(city)}/api/profile/restore-password-v2/change`;
    const response = await fetch(url, {
      method: 'PUT',
      body: new URLSearchParams({ login: 'driver@example.com', type: 'pigeon' }),
    });
    expect(await response.json()).toMatchObject({ status: 'error', errorName: 'ValidationError' });
  });

  it('a reset for a phone without an operator is refused, and the password stays', async () => {
    const { users } = await server.current.control.seed(city, { users: [{ phone: '70110000001' }] });
    expect(await request.code('70110000001', 'sms')).toEqual(refusedWith('SMSNotSend'));
    expect(await request.code('70110000001', 'call')).toEqual(refusedWith('SMSNotSend'));
    valueOf(await request.enter('70110000001', users[0]?.password ?? ''));
  });

  it('a fourth reset code within ten minutes is refused, for a phone and for an e-mail', async () => {
    const driver = await server.current.driver(city);
    for (const type of ['sms', 'call', 'sms'] as const) valueOf(await request.code(driver.phone, type));
    const { code } = (await messagesTo(server.current, city, driver.phone))[1] ?? {};
    expect(await request.code(driver.email, 'call')).toEqual(refusedWith('LimitSMS'));
    valueOf(await request.enter(driver.phone, code ?? ''));
    for (let count = 0; count < 3; count += 1) valueOf(await request.link(driver.email));
    expect(await request.link(driver.email)).toEqual(refusedWith('LimitSMS'));
    await server.current.control.clock(10 * minuteMs + 1000);
    valueOf(await request.link(driver.email));
    valueOf(await request.code(driver.phone));
  });

  it.each([5, 21])('a new password of %s characters is refused, and the reset link stays valid', async (length) => {
    const driver = await server.current.driver(city);
    const salt = await saltOf(driver.email);
    expect(await request.change(salt, 'x'.repeat(length))).toEqual(refusedWith('ValidationError'));
    valueOf(await request.change(salt, 'x'.repeat(length === 5 ? 6 : 20)));
  });

  it('a reset link and a reset code are refused after half an hour', async () => {
    const driver = await server.current.driver(city);
    const [salt, code] = [await saltOf(driver.email), await codeOf(driver.phone)];
    await server.current.control.clock(29 * minuteMs);
    for (const secret of [salt, code]) valueOf(await request.check(secret));
    await server.current.control.clock(30 * minuteMs);
    for (const secret of [salt, code]) expect(await request.check(secret)).toEqual(refusedWith('IncorrectCode'));
  });

  it('a reset secret of another city, and one that was never sent, are refused', async () => {
    const driver = await server.current.driver(city);
    const salt = await saltOf(driver.email);
    expect(await request.check(salt, 'omsk')).toEqual(refusedWith('IncorrectCode'));
    for (const secret of ['', 'f'.repeat(32), `${salt}0`, driver.token]) {
      expect(await request.check(secret)).toEqual(refusedWith('IncorrectCode'));
      expect(await request.change(secret)).toEqual(refusedWith('IncorrectCode'));
    }
  });
});

describe('guesses of reset codes', () => {
  it('after twenty wrong codes a city accepts no code for ten minutes, but links and other cities still work', async () => {
    const where = 'kaluga';
    const [driver] = (await server.current.control.seed(where, { users: [{}] })).users;
    const { email = '', phone = '' } = driver ?? {};
    valueOf(await request.code(phone, 'sms', where));
    valueOf(await request.link(email, where));
    const code = await codeTo(server.current, where, phone);
    const salt = await saltTo(server.current, where, email);
    for (let count = 0; count < 20; count += 1) {
      const guess =
        count % 2 === 0 ? request.check(notThis(code), where) : request.change(notThis(code), newPassword, where);
      expect(await guess).toEqual(refusedWith('IncorrectCode'));
    }
    const outcome = await request.change(code, newPassword, where);
    expect(outcome).toMatchObject({
      kind: 'refused',
      errorName: 'IncorrectCode',
      message: expect.stringContaining('10 минут') as string,
    });
    valueOf(await request.check(salt, where));
    valueOf(await request.check(await codeOf((await server.current.driver(city)).phone)));
    await server.current.control.clock(10 * minuteMs + 1000);
    valueOf(await request.change(code, newPassword, where));
  });
});
