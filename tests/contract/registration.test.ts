import { describe, expect, it } from 'vitest';
import { sendEmailCode } from '~/api/contract/account';
import {
  checkEmail,
  checkPhone,
  confirmEmail,
  confirmPhone,
  getConfirmationType,
  login,
  register,
} from '~/api/contract/auth';
import { pathsOf } from '~/api/contract/endpoint';
import { getProfile } from '~/api/contract/profile';
import { codeTo, messagesTo } from './messages';
import { begin, beginPhone, join, newcomer } from './newcomers';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';
const minuteMs = 60_000;

const codeFor = (to: string, where = city) => codeTo(server.current, where, to);

describe('a registration', () => {
  it('a registration leads from the data through e-mail and phone to a signed-in account', async () => {
    const person = newcomer();
    const { salt, token } = await begin(server.current, city, person);
    const [message] = await messagesTo(server.current, city, person.email);
    expect(message).toMatchObject({ kind: 'email', link: `/registration/confirmation/1/${salt}/${message?.code}` });

    const { salt: phoneSalt = '', token: early } = valueOf(
      await server.current.call(city, confirmEmail, { code: message?.code ?? '' }, salt),
    );
    expect(early).toBeUndefined();
    const [sms] = await messagesTo(server.current, city, person.phone);
    expect(sms).toMatchObject({ kind: 'sms', code: expect.stringMatching(/^\d{4}$/) as string });
    expect(sms?.text).toContain(sms?.code);

    // The account cannot be used before the last step.
    expect(await server.current.call(city, getProfile, {}, token)).toEqual({ kind: 'expired' });
    expect(await server.current.call(city, login, { login: person.email, password: person.pass })).toEqual(
      refusedWith('UnregistredAccount'),
    );

    const ended = valueOf(await server.current.call(city, confirmPhone, { code: sms?.code ?? '' }, phoneSalt));
    expect(ended.token).toBe(token);
    const { result } = valueOf(await server.current.call(city, getProfile, {}, token));
    expect(result).toMatchObject({
      email: person.email,
      firstName: 'Вера',
      lastName: 'Новикова',
      middleName: 'Олеговна',
      balance: 0,
      telephones: [{ phone: person.phone, isMain: true }],
      ts: [],
    });
    valueOf(await server.current.call(city, login, { login: person.phone, password: person.pass }));
  });

  it.each([
    ['newest', pathsOf(register)[0] ?? '', true],
    ['v1', pathsOf(register)[1] ?? '', false],
  ])(
    'a registration in version %s at %s promises a token (%s), and its end gives one',
    async (version, _, isPromised) => {
      const person = newcomer();
      const started = valueOf(await server.current.call(city, register, person, undefined, version));
      expect(started.token !== undefined).toBe(isPromised);
      const { salt = '' } = valueOf(
        await server.current.call(city, confirmEmail, { code: await codeFor(person.email) }, started.salt),
      );
      const { token } = valueOf(
        await server.current.call(city, confirmPhone, { code: await codeFor(person.phone) }, salt),
      );
      valueOf(await server.current.call(city, getProfile, {}, token));
    },
  );

  it.each([
    ['perm', 'SMS'],
    ['kazan', 'Call'],
    ['tula', undefined],
  ])('%s confirms phones by %s', async (id, type) => {
    expect(valueOf(await server.current.call(id, getConfirmationType, {})).result).toBe(type);
  });

  it('a confirmation by call uses the last digits of the calling number as the code', async () => {
    const person = newcomer();
    await beginPhone(server.current, 'kazan', person);
    const [call] = await messagesTo(server.current, 'kazan', person.phone);
    expect(call?.text).toBe(`Звонок: последние 4 цифры номера ${call?.code}`);
    const { codes } = await server.current.control.ledger('kazan', person.phone);
    expect(codes).toMatchObject([{ kind: 'call', code: call?.code }]);
  });

  it('a registration ends with the e-mail if phones are not confirmed, which a test can set for any city', async () => {
    await server.current.control.settings('tver', { confirmation: 'none' });
    for (const where of ['tula', 'tver']) {
      const person = newcomer();
      const { salt, token } = await begin(server.current, where, person);
      const ended = valueOf(
        await server.current.call(where, confirmEmail, { code: await codeFor(person.email, where) }, salt),
      );
      expect(ended).toMatchObject({ token });
      expect(valueOf(await server.current.call(where, getProfile, {}, token)).result.telephone).toBe(person.phone);
      expect(await messagesTo(server.current, where, person.phone)).toEqual([]);
    }
  });

  it('a registration trims the names and stores the password as typed', async () => {
    const person = {
      ...newcomer(),
      firstname: '  Анна\u0000\n Мария ',
      middlename: '',
      email: 'Upper.Case@Example.COM',
      pass: ' пр б+ %&=',
    };
    await begin(server.current, city, person);
    const email = 'upper.case@example.com';
    const { salt } = await begin(server.current, city, person);
    const { salt: phoneSalt = '' } = valueOf(
      await server.current.call(city, confirmEmail, { code: await codeFor(email) }, salt),
    );
    const { token } = valueOf(
      await server.current.call(city, confirmPhone, { code: await codeFor(person.phone) }, phoneSalt),
    );
    const { result } = valueOf(await server.current.call(city, getProfile, {}, token));
    expect(result).toMatchObject({ email, firstName: 'Анна Мария' });
    expect(result.middleName).toBeUndefined();
    valueOf(await server.current.call(city, login, { login: email, password: person.pass }));
    expect(await server.current.call(city, login, { login: email, password: person.pass.trim() })).toEqual(
      refusedWith('IncorrectLogin'),
    );
  });

  it('a second registration with the same e-mail makes the first link invalid', async () => {
    const person = newcomer();
    const first = await begin(server.current, city, person);
    const firstCode = await codeFor(person.email);
    const second = await begin(server.current, city, { ...person, firstname: 'Ольга' });
    expect(await server.current.call(city, confirmEmail, { code: firstCode }, first.salt)).toEqual(
      refusedWith('IncorrectCode'),
    );
    valueOf(await server.current.call(city, confirmEmail, { code: await codeFor(person.email) }, second.salt));
  });

  it('a link that is opened twice leads to the same step, and the phone gets one code', async () => {
    const person = newcomer();
    const { salt } = await begin(server.current, city, person);
    const code = await codeFor(person.email);
    const first = valueOf(await server.current.call(city, confirmEmail, { code }, salt));
    expect(valueOf(await server.current.call(city, confirmEmail, { code }, salt))).toEqual(first);
    expect(await messagesTo(server.current, city, person.phone)).toHaveLength(1);
  });

  it('an unfinished registration is forgotten after a day', async () => {
    const person = newcomer();
    const { salt } = await begin(server.current, city, person);
    await server.current.control.clock(24 * 60 * minuteMs + 1000);
    expect(await server.current.call(city, sendEmailCode, { email: person.email, edit: false }, salt)).toEqual(
      refusedWith('AccountNotFound'),
    );
  });
});

describe('the data of a registration', () => {
  it.each([
    ['no first name', { firstname: ' ' }, 'RequiredField'],
    ['no last name', { lastname: '' }, 'RequiredField'],
    ['a name of 101 letters', { lastname: 'ж'.repeat(101) }, 'ValidationError'],
    ['a middle name of 101 letters', { middlename: 'ж'.repeat(101) }, 'ValidationError'],
    ['no e-mail', { email: '' }, 'RequiredField'],
    ['an e-mail without a dot', { email: 'a@b' }, 'InvalidFormat'],
    ['an e-mail with two signs', { email: 'a@@b.ru' }, 'InvalidFormat'],
    ['an e-mail with two dots', { email: 'a@b..ru' }, 'InvalidFormat'],
    ['an e-mail that begins with a dot', { email: '.a@b.ru' }, 'InvalidFormat'],
    ['an e-mail of 101 signs', { email: `${'a'.repeat(96)}@b.ru` }, 'InvalidFormat'],
    ['a password of 5 characters', { pass: '12345' }, 'ValidationError'],
    ['a password of 21 characters', { pass: '1'.repeat(21) }, 'ValidationError'],
    ['no phone', { phone: '' }, 'PhoneEmpty'],
    ['a phone of 10 digits', { phone: '7912345678' }, 'InvalidFormat'],
    ['a phone of letters', { phone: '8-800-FLOWERS' }, 'InvalidFormat'],
    ['a phone that no operator has', { phone: '70123456789' }, 'SMSNotSend'],
    ['the e-mail of a driver, in capitals', { email: 'DRIVER@example.com' }, 'EmailExists'],
    ['the e-mail of a legal entity', { email: 'legal@example.com' }, 'EmailExists'],
    ['the second phone of a driver, with an eight', { phone: '8 (900) 000-00-11' }, 'PhoneExists'],
    ['the phone of a legal entity', { phone: '79000000005' }, 'PhoneExists'],
  ])('a registration with invalid data is refused: %s', async (_, spoiled, errorName) => {
    const person = { ...newcomer(), ...spoiled };
    expect(await server.current.call(city, register, person)).toEqual(refusedWith(errorName));
    expect(await messagesTo(server.current, city, person.email)).toEqual([]);
  });

  it.each([
    ['a password of 6 characters', { pass: '123456' }],
    ['a password of 20 characters', { pass: '1'.repeat(20) }],
    ['a password of blanks', { pass: ' '.repeat(6) }],
    ['an e-mail with a plus and a long end', { email: 'vera+parking@sub.example.travel' }],
    ['blanks around the e-mail', { email: ' spaced@example.com ' }],
    ['a phone by its mask', { phone: '+7 (911) 900 - 00 - 01' }],
    ['a name of 100 letters', { lastname: 'ж'.repeat(100) }],
  ])('a registration with unusual but valid data is accepted: %s', async (_, odd) => {
    valueOf(await server.current.call(city, register, { ...newcomer(), ...odd }));
  });

  it('an e-mail and a phone count as free until an account has them', async () => {
    const person = newcomer();
    const { email, phone } = person;
    await beginPhone(server.current, city, person);
    valueOf(await server.current.call(city, checkEmail, { email }));
    valueOf(await server.current.call(city, checkPhone, { phone }));
    await join(server.current, city, person);
    expect(await server.current.call(city, checkEmail, { email: email.toUpperCase() })).toEqual(
      refusedWith('UserExists'),
    );
    expect(await server.current.call(city, checkPhone, { phone: `+${phone}` })).toEqual(refusedWith('DoublePhone'));
    valueOf(await server.current.call('omsk', checkEmail, { email }));
    valueOf(await server.current.call('omsk', checkPhone, { phone }));
  });

  it.each([
    ['', 'RequiredField'],
    ['a b@c.ru', 'InvalidFormat'],
  ])('a check of the e-mail "%s" is refused as %s', async (email, errorName) => {
    expect(await server.current.call(city, checkEmail, { email })).toEqual(refusedWith(errorName));
  });

  it.each([
    [' ', 'PhoneEmpty'],
    ['375291234567', 'InvalidFormat'],
  ])('a check of the phone "%s" is refused as %s', async (phone, errorName) => {
    expect(await server.current.call(city, checkPhone, { phone })).toEqual(refusedWith(errorName));
  });
});
