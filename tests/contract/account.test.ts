import { describe, expect, it } from 'vitest';
import {
  changeAccountSetting,
  changePassword,
  changeProfile,
  getAccountSettings,
  getBalance,
  sendEmailCode,
} from '~/api/contract/account';
import { confirmEmail, login } from '~/api/contract/auth';
import { getCorpProfile } from '~/api/contract/company';
import { refillBalance } from '~/api/contract/driverPayments';
import { getProfile } from '~/api/contract/profile';
import { checkRestore, sendRestoreEmail } from '~/api/contract/passwordReset';
import { codeTo, messagesTo, notThis, saltTo } from './messages';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

const profileOf = async (token: string, where = city) =>
  valueOf(await server.current.call(where, getProfile, {}, token)).result;
const enter = (name: string, password: string) => server.current.call(city, login, { login: name, password });

describe('the balance', () => {
  const balanceOf = async (token: string | undefined, where = city) =>
    valueOf(await server.current.call(where, getBalance, {}, token)).result.balance;

  it('the balance call answers with the profile’s balance, and follows a top-up', async () => {
    const driver = await server.current.driver(city, 12_345);
    expect(await balanceOf(driver.token)).toBe(123.45);
    const { RedirectURL = '' } = valueOf(
      await server.current.call(city, refillBalance, { PaymentService: 'card', RefillAmount: '10.05' }, driver.token),
    );
    await server.current.atProvider(RedirectURL, 'pay');
    expect(await balanceOf(driver.token)).toBe(133.5);
    expect((await profileOf(driver.token)).balance).toBe(133.5);
  });

  it('the balance of a legal entity is answered', async () => {
    const { token } = valueOf(
      await server.current.call(city, login, { login: '79000000005', password: 'parking2026', type: 'legal' }),
    );
    expect(await balanceOf(token)).toBe(2500);
  });

  it('a company can read its balance, but every other account call treats its login as expired', async () => {
    const company = { name: 'ООО «Проба»', inn: '7701234567', contract: 'П-1' };
    const [user] = (await server.current.control.seed(city, { users: [{ company, balanceKopecks: 1_000_099 }] })).users;
    expect(await balanceOf(user?.token)).toBe(10_000.99);
    expect(await server.current.call(city, getAccountSettings, {}, user?.token)).toEqual({ kind: 'expired' });
    expect(await server.current.call(city, changeProfile, { firstname: 'Ия' }, user?.token)).toEqual({
      kind: 'expired',
    });
  });

  it('the balance is −1 in a city without balances, but a company keeps its own there, in both calls', async () => {
    const driver = await server.current.driver('tyumen');
    expect(await balanceOf(driver.token, 'tyumen')).toBe(-1);
    const company = { name: 'ООО «Проба»', inn: '7701234568', contract: 'П-2' };
    const [user] = (await server.current.control.seed('tyumen', { users: [{ company, balanceKopecks: 1_000_099 }] }))
      .users;
    expect(await balanceOf(user?.token, 'tyumen')).toBe(10_000.99);
    expect(valueOf(await server.current.call('tyumen', getCorpProfile, {}, user?.token)).result.balance).toBe(
      10_000.99,
    );
  });
});

describe('the settings of the account', () => {
  const settingsOf = async (token: string) =>
    Object.fromEntries(
      valueOf(await server.current.call(city, getAccountSettings, {}, token)).result.map(({ name, value }) => [
        name,
        value,
      ]),
    );
  const usual = {
    pushOff: false,
    checkParkingSessionBefore: true,
    checkParkingSession: true,
    reportHistoryOperation: false,
  };

  it.each(Object.entries(usual))(
    'the account setting %s is %s until the driver changes it, and the change applies to that driver’s profile only',
    async (name, value) => {
      const [driver, other] = [await server.current.driver(city), await server.current.driver(city)];
      expect(await settingsOf(driver.token)).toEqual(usual);
      for (const expected of [!value, value, !value]) {
        valueOf(await server.current.call(city, changeAccountSetting, { name, value: expected }, driver.token));
        expect(await settingsOf(driver.token)).toEqual({ ...usual, [name]: expected });
      }
      expect(await profileOf(driver.token)).toMatchObject({ ...usual, [name]: !value });
      expect(await settingsOf(other.token)).toEqual(usual);
    },
  );

  it.each(['balance', '', '__proto__', 'constructor', 'pushoff'])(
    'a change of the unknown account setting "%s" is refused',
    async (name) => {
      const driver = await server.current.driver(city);
      expect(await server.current.call(city, changeAccountSetting, { name, value: true }, driver.token)).toEqual(
        refusedWith('ValidationError'),
      );
      expect(await settingsOf(driver.token)).toEqual(usual);
    },
  );
});

describe('the names of a driver', () => {
  it('a name that the request contains is changed, and the other names stay', async () => {
    const [{ token } = { token: '' }] = (
      await server.current.control.seed(city, {
        users: [{ firstName: 'Инна', lastName: 'Котова', middleName: 'Львовна' }],
      })
    ).users;
    const change = async (input: Parameters<typeof server.current.call<typeof changeProfile>>[2]) => {
      valueOf(await server.current.call(city, changeProfile, input, token));
      const { firstName, lastName, middleName } = await profileOf(token);
      return [firstName, lastName, middleName];
    };
    expect(await change({})).toEqual(['Инна', 'Котова', 'Львовна']);
    expect(await change({ firstname: '  Анна\tМария ' })).toEqual(['Анна Мария', 'Котова', 'Львовна']);
    expect(await change({ lastname: `О'Нил <b>& "К"` })).toEqual(['Анна Мария', `О'Нил <b>& "К"`, 'Львовна']);
    expect(await change({ middlename: '' })).toEqual(['Анна Мария', `О'Нил <b>& "К"`, undefined]);
    expect(await change({ lastname: 'ж'.repeat(100) })).toEqual(['Анна Мария', 'ж'.repeat(100), undefined]);
  });

  it.each([
    ['a blank first name', { firstname: ' ' }, 'RequiredField'],
    ['a blank last name', { firstname: 'Ия', lastname: '' }, 'RequiredField'],
    ['a long name', { firstname: 'Ия', middlename: 'ж'.repeat(101) }, 'ValidationError'],
    ['a blank e-mail', { firstname: 'Ия', email: '' }, 'RequiredField'],
    ['what is no e-mail', { firstname: 'Ия', email: 'a@b' }, 'InvalidFormat'],
    ['an e-mail that no code confirmed', { firstname: 'Ия', email: 'fresh@example.com' }, 'IncorrectCode'],
    ['the e-mail of another driver', { firstname: 'Ия', email: 'driver@example.com' }, 'IncorrectCode'],
  ])('a change of the profile with %s is refused and changes nothing', async (_, input, errorName) => {
    const driver = await server.current.driver(city);
    const before = await profileOf(driver.token);
    expect(await server.current.call(city, changeProfile, input, driver.token)).toEqual(refusedWith(errorName));
    expect(await profileOf(driver.token)).toEqual(before);
  });
});

describe('the e-mail of a driver', () => {
  it('an e-mail is changed by the code sent to the new address, and the profile accepts that address afterwards', async () => {
    const driver = await server.current.driver(city);
    const email = `new-${driver.email}`;
    valueOf(await server.current.call(city, sendEmailCode, { email: email.toUpperCase(), edit: true }, driver.token));
    const [message] = await messagesTo(server.current, city, email);
    expect(message).toMatchObject({ kind: 'email', code: expect.stringMatching(/^\d{6}$/) as string });
    expect(message?.link).toBeUndefined();
    const code = message?.code ?? '';

    const early = await server.current.call(city, changeProfile, { email }, driver.token);
    expect(early).toEqual(refusedWith('IncorrectCode'));
    expect(await server.current.call(city, confirmEmail, { code: notThis(code) }, driver.token)).toEqual(
      refusedWith('IncorrectCode'),
    );
    expect((await profileOf(driver.token)).email).toBe(driver.email);

    expect(valueOf(await server.current.call(city, confirmEmail, { code }, driver.token))).toEqual({});
    expect((await profileOf(driver.token)).email).toBe(email);
    valueOf(await server.current.call(city, changeProfile, { email: ` ${email.toUpperCase()} ` }, driver.token));
    valueOf(await enter(email, driver.password));
    expect(await enter(driver.email, driver.password)).toEqual(refusedWith('UnregistredAccount'));
    expect(await server.current.call(city, confirmEmail, { code }, driver.token)).toEqual(refusedWith('IncorrectCode'));
  });

  it('an e-mail code is valid only for the driver who requested it, and only while the e-mail is free', async () => {
    const [driver, other] = [await server.current.driver(city), await server.current.driver(city)];
    const email = `wanted-${driver.email}`;
    valueOf(await server.current.call(city, sendEmailCode, { email, edit: true }, driver.token));
    const code = await codeTo(server.current, city, email);
    expect(await server.current.call(city, confirmEmail, { code }, other.token)).toEqual(refusedWith('IncorrectCode'));
    await server.current.control.seed(city, { users: [{ email }] });
    expect(await server.current.call(city, confirmEmail, { code }, driver.token)).toEqual(refusedWith('UserExists'));
    expect((await profileOf(driver.token)).email).toBe(driver.email);
  });

  it.each([
    ['another driver’s', 'Driver@example.com', 'UserExists'],
    ['a legal entity’s', 'legal@example.com', 'UserExists'],
    ['nothing', ' ', 'RequiredField'],
    ['none', 'a b@c.ru', 'InvalidFormat'],
  ])('no e-mail code is sent if the new address is %s', async (_, email, errorName) => {
    const driver = await server.current.driver(city);
    expect(await server.current.call(city, sendEmailCode, { email, edit: true }, driver.token)).toEqual(
      refusedWith(errorName),
    );
    expect(await messagesTo(server.current, city, email.toLowerCase())).toEqual([]);
  });

  it('a fourth e-mail code within ten minutes is refused', async () => {
    const driver = await server.current.driver(city);
    const input = { email: `limit-${driver.email}`, edit: true };
    for (let count = 0; count < 3; count += 1)
      valueOf(await server.current.call(city, sendEmailCode, input, driver.token));
    expect(await server.current.call(city, sendEmailCode, input, driver.token)).toEqual(refusedWith('LimitSMS'));
  });
});

describe('the password of a driver', () => {
  const change = (currentpass: string, pass: string, token: string) =>
    server.current.call(city, changePassword, { currentpass, pass }, token);

  it.each([['abcd'], ['x'.repeat(20)], ['    '], [' п+ %&=😀 ']])(
    'the new password "%s" is accepted as typed, and only the login that changed it stays',
    async (pass) => {
      const driver = await server.current.driver(city);
      const { token: elsewhere } = valueOf(await enter(driver.email, driver.password));
      valueOf(await server.current.call(city, sendRestoreEmail, { email: driver.email }));
      valueOf(await change(driver.password, pass, driver.token));
      valueOf(await enter(driver.email, pass));
      await profileOf(driver.token);
      expect(await server.current.call(city, getProfile, {}, elsewhere)).toEqual({ kind: 'expired' });
      // A reset link that was sent before the change is void.
      const salt = await saltTo(server.current, city, driver.email);
      expect(await server.current.call(city, checkRestore, {}, salt)).toEqual(refusedWith('IncorrectCode'));
    },
  );

  it.each([
    ['of 3 characters', 'parking2026', 'abc', 'ValidationError'],
    ['of 21 characters', 'parking2026', 'x'.repeat(21), 'ValidationError'],
    ['with a wrong current one', 'parking2025', 'abcd', 'CurrentPasswordIncorrect'],
    ['with a blank after the current one', 'parking2026 ', 'abcd', 'CurrentPasswordIncorrect'],
    ['with no current one', '', 'abcd', 'CurrentPasswordIncorrect'],
  ])('a new password %s is refused, and the old password stays', async (_, current, pass, errorName) => {
    const driver = await server.current.driver(city);
    const { token: elsewhere } = valueOf(await enter(driver.email, driver.password));
    expect(await change(current, pass, driver.token)).toEqual(refusedWith(errorName));
    valueOf(await enter(driver.email, 'parking2026'));
    await profileOf(elsewhere);
  });
});

describe('account calls without a driver’s token', () => {
  const calls = [
    [getBalance, {}],
    [getAccountSettings, {}],
    [changeAccountSetting, { name: 'pushOff', value: true }],
    [changeProfile, { firstname: 'Ия' }],
    [changePassword, { pass: 'abcd', currentpass: 'abcd' }],
  ] as const;

  it.each([
    ['no token', undefined, refusedWith('TokenNotFound')],
    ["a guest's", 'guest', refusedWith('TokenNotFound')],
    ['an unknown one', 'f'.repeat(48), { kind: 'expired' }],
  ])('every account call is refused without a driver’s token: %s', async (_, token, outcome) => {
    for (const [endpoint, input] of calls)
      expect(await server.current.call(city, endpoint, input, token)).toEqual(outcome);
  });
});
