import { describe, expect, it } from 'vitest';
import { deletePhone, sendSmsCode, setMainPhone } from '~/api/contract/account';
import { changePhone, confirmPhone, login, loginByThirdParty } from '~/api/contract/auth';
import { getProfile } from '~/api/contract/profile';
import { sendRestoreCode } from '~/api/contract/passwordReset';
import { codeTo, messagesTo, notThis } from './messages';
import { newcomer } from './newcomers';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';
const codeFor = (phone: string, where = city) => codeTo(server.current, where, phone);

/** The phones in a driver's profile, the main one first and marked with an asterisk. */
const phonesOf = async (token: string, where = city): Promise<string[]> => {
  const { telephones } = valueOf(await server.current.call(where, getProfile, {}, token)).result;
  return telephones.map(({ phone, isMain }) => (isMain ? `*${phone}` : phone));
};

const send = (token: string, phone: string, edit = false, where = city) =>
  server.current.call(where, sendSmsCode, { phone, edit }, token);
const confirm = (token: string, code: string, where = city) =>
  server.current.call(where, confirmPhone, { code }, token);
const makeMain = (token: string, phone: string) => server.current.call(city, setMainPhone, { phone }, token);
const remove = (token: string, phone: string) => server.current.call(city, deletePhone, { phone }, token);

/** A driver with a second phone. */
const withSecond = async () => {
  const driver = await server.current.driver(city);
  const { phone: second } = newcomer();
  valueOf(await send(driver.token, second));
  valueOf(await confirm(driver.token, await codeFor(second)));
  return { ...driver, second };
};

describe('the phones of a driver', () => {
  it('a phone is added by its code, beside the main phone, and can be used to sign in', async () => {
    const { token, phone, password, second } = await withSecond();
    expect(await phonesOf(token)).toEqual([`*${phone}`, second]);
    valueOf(await server.current.call(city, login, { login: second, password }));
    // The code is valid only once.
    expect(await confirm(token, await codeFor(second))).toEqual(refusedWith('IncorrectCode'));
  });

  it.each([
    ['the code of an SMS', (token: string, phone: string) => send(token, phone, true)],
    ['changing it', (token: string, phone: string) => server.current.call(city, changePhone, { phone }, token)],
  ])(
    'the main phone is replaced by adding another (by %s), making it the main one and deleting the old one',
    async (_, request) => {
      const { token, phone } = await server.current.driver(city);
      const { phone: next } = newcomer();
      valueOf(await request(token, next));
      valueOf(await confirm(token, await codeFor(next)));
      expect(await phonesOf(token)).toEqual([`*${phone}`, next]);
      valueOf(await makeMain(token, `+${next}`));
      expect(await phonesOf(token)).toEqual([`*${next}`, phone]);
      valueOf(await remove(token, phone));
      expect(await phonesOf(token)).toEqual([`*${next}`]);
    },
  );

  it('making a phone the main one twice has the same result as once', async () => {
    const { token, phone, second } = await withSecond();
    for (let count = 0; count < 2; count += 1) valueOf(await makeMain(token, second));
    expect(await phonesOf(token)).toEqual([`*${second}`, phone]);
  });

  it('the first phone of an account becomes its main one, and before that no reset code can be sent', async () => {
    const email = 'phoneless@example.com';
    const form = {
      response_type: 'token',
      client_id: 'demo',
      redirect_uri: `${server.current.url}/callback/id`,
      name: 'Юлия Белова',
      email,
    };
    const response = await fetch(`${server.current.url}/demo/sign-in`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    const accessToken =
      new URLSearchParams((response.headers.get('Location') ?? '').split('#')[1]).get('access_token') ?? '';
    const { token } = valueOf(await server.current.call(city, loginByThirdParty, { access_token: accessToken })).result;
    expect(await phonesOf(token)).toEqual([]);
    expect(await server.current.call(city, sendRestoreCode, { login: email, type: 'sms' })).toEqual(
      refusedWith('PhoneEmpty'),
    );
    const { phone } = newcomer();
    valueOf(await send(token, phone));
    valueOf(await confirm(token, await codeFor(phone)));
    expect(await phonesOf(token)).toEqual([`*${phone}`]);
    valueOf(await server.current.call(city, sendRestoreCode, { login: email, type: 'sms' }));
  });

  it('a deleted phone can be added by another driver', async () => {
    const { token, second } = await withSecond();
    const other = await server.current.driver(city);
    expect(await send(other.token, second)).toEqual(refusedWith('DoublePhone'));
    valueOf(await remove(token, second));
    valueOf(await send(other.token, second));
    valueOf(await confirm(other.token, await codeFor(second)));
    expect(await phonesOf(other.token)).toContain(second);
  });

  it.each([
    ['SMS', 'perm'],
    ['Call', 'kazan'],
    ['SMS', 'tula'],
  ])('a phone’s code is sent by %s in %s', async (type, where) => {
    const { token } = await server.current.driver(where);
    const { phone } = newcomer();
    expect(valueOf(await send(token, phone, false, where)).result?.type).toBe(type);
    const [message] = await messagesTo(server.current, where, phone);
    expect(message?.text.startsWith('Звонок')).toBe(type === 'Call');
    valueOf(await confirm(token, message?.code ?? '', where));
    expect(await phonesOf(token, where)).toContain(phone);
  });

  it('a phone that another account took before the confirmation is not added', async () => {
    const { token } = await server.current.driver(city);
    const { phone } = newcomer();
    valueOf(await send(token, phone));
    await server.current.control.seed(city, { users: [{ phone }] });
    expect(await confirm(token, await codeFor(phone))).toEqual(refusedWith('DoublePhone'));
    expect(await phonesOf(token)).toHaveLength(1);
  });

  it('a phone code is valid only for the driver who requested it, and only until five wrong answers', async () => {
    const [driver, other] = [await server.current.driver(city), await server.current.driver(city)];
    const { phone } = newcomer();
    valueOf(await send(driver.token, phone));
    const code = await codeFor(phone);
    expect(await confirm(other.token, code)).toEqual(refusedWith('IncorrectCode'));
    for (let count = 0; count < 5; count += 1)
      expect(await confirm(driver.token, notThis(code))).toEqual(refusedWith('IncorrectCode'));
    expect(await confirm(driver.token, code)).toEqual(refusedWith('IncorrectCode'));
    expect(await phonesOf(driver.token)).toHaveLength(1);
  });
});

describe('refused phone codes', () => {
  it.each([
    ['to a phone of another driver', '79000000011', 'DoublePhone'],
    ['to a phone of a legal entity', '+7 900 000-00-05', 'DoublePhone'],
    ['to nothing', '', 'PhoneEmpty'],
    ['to ten digits', '7911234567', 'InvalidFormat'],
    ['to where no operator is', '70112345678', 'SMSNotSend'],
  ])('no phone code is sent %s', async (_, phone, errorName) => {
    const { token } = await server.current.driver(city);
    for (const edit of [false, true]) expect(await send(token, phone, edit)).toEqual(refusedWith(errorName));
    expect(await server.current.call(city, changePhone, { phone }, token)).toEqual(refusedWith(errorName));
    expect(await messagesTo(server.current, city, phone)).toEqual([]);
  });

  it('no code is sent to a driver’s own phone, unless the second phone is to become the main one', async () => {
    const { token, phone, second } = await withSecond();
    expect(await send(token, phone, false)).toEqual(refusedWith('DoublePhone'));
    expect(await send(token, phone, true)).toEqual(refusedWith('DoublePhone'));
    expect(await send(token, second, false)).toEqual(refusedWith('DoublePhone'));
    valueOf(await send(token, second, true));
    valueOf(await confirm(token, await codeFor(second)));
    expect(await phonesOf(token)).toEqual([`*${phone}`, second]);
  });

  it('a fourth phone code within ten minutes is refused', async () => {
    const { token } = await server.current.driver(city);
    const { phone } = newcomer();
    for (let count = 0; count < 3; count += 1) valueOf(await send(token, phone));
    expect(await send(token, phone)).toEqual(refusedWith('LimitSMS'));
    await server.current.control.clock(10 * 60_000 + 1000);
    valueOf(await send(token, phone));
  });
});

describe('deleted phones and main phones', () => {
  it('the main phone cannot be deleted', async () => {
    const { token, phone } = await server.current.driver(city);
    expect(await remove(token, phone)).toEqual(refusedWith('ValidationError'));
    expect(await phonesOf(token)).toEqual([`*${phone}`]);
  });

  it.each([
    ["another driver's", '79000000011', 'AccountNotFound'],
    ["nobody's", '79119999998', 'AccountNotFound'],
    ['none', '', 'PhoneEmpty'],
    ['what is no phone', 'main', 'InvalidFormat'],
  ])('deleting a phone or making it the main one is refused for an invalid phone: %s', async (_, phone, errorName) => {
    const { token, ...driver } = await server.current.driver(city);
    expect(await remove(token, phone)).toEqual(refusedWith(errorName));
    expect(await makeMain(token, phone)).toEqual(refusedWith(errorName));
    expect(await phonesOf(token)).toEqual([`*${driver.phone}`]);
  });

  it.each([
    ['no token', undefined, refusedWith('TokenNotFound')],
    ['an unknown one', 'f'.repeat(48), { kind: 'expired' }],
  ])(
    'deleting a phone or making it the main one is refused without a driver’s token: %s',
    async (_, token, outcome) => {
      const { phone } = await server.current.driver(city);
      expect(await server.current.call(city, deletePhone, { phone }, token)).toEqual(outcome);
      expect(await server.current.call(city, setMainPhone, { phone }, token)).toEqual(outcome);
    },
  );
});
