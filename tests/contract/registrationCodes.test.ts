import { describe, expect, it } from 'vitest';
import { sendEmailCode, sendSmsCode } from '~/api/contract/account';
import { changePhone, confirmEmail, confirmPhone, register } from '~/api/contract/auth';
import { getProfile } from '~/api/contract/profile';
import { codeTo, messagesTo, notThis } from './messages';
import { begin, beginPhone, join, newcomer } from './newcomers';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';
const minuteMs = 60_000;
const codeFor = (to: string) => codeTo(server.current, city, to);

describe('the codes of a registration', () => {
  it('the codes of a registration are accepted with blanks and hyphens', async () => {
    const person = newcomer();
    const { salt } = await begin(server.current, city, person);
    const code = await codeFor(person.email);
    valueOf(await server.current.call(city, confirmEmail, { code: ` ${code.slice(0, 3)}-${code.slice(3)} ` }, salt));
  });

  it.each([
    ['e-mail', confirmEmail, begin, (person: ReturnType<typeof newcomer>) => person.email],
    ['phone', confirmPhone, beginPhone, (person: ReturnType<typeof newcomer>) => person.phone],
  ])(
    'the code for the %s is invalid after five wrong answers, and a new code is valid',
    async (_, confirm, start, addressOf) => {
      const person = newcomer();
      const started = await start(server.current, city, person);
      const salt = typeof started === 'string' ? started : started.salt;
      const code = await codeFor(addressOf(person));
      const answer = (entered: string) => server.current.call(city, confirm, { code: entered }, salt);
      for (const wrong of ['', 'abcd', notThis(code), code.slice(1), '__proto__'])
        expect(await answer(wrong)).toEqual(refusedWith('IncorrectCode'));
      expect(await answer(code)).toEqual(refusedWith('IncorrectCode'));

      if (confirm === confirmEmail)
        valueOf(await server.current.call(city, sendEmailCode, { email: person.email, edit: false }, salt));
      else valueOf(await server.current.call(city, sendSmsCode, { phone: person.phone, edit: false }, salt));
      valueOf(await answer(await codeFor(addressOf(person))));
    },
  );

  it('a code is still valid after four wrong answers', async () => {
    const person = newcomer();
    const { salt } = await begin(server.current, city, person);
    const code = await codeFor(person.email);
    for (let tries = 0; tries < 4; tries += 1)
      await server.current.call(city, confirmEmail, { code: notThis(code) }, salt);
    valueOf(await server.current.call(city, confirmEmail, { code }, salt));
  });

  it('the codes of a registration are valid for a quarter of an hour', async () => {
    const [early, late] = [newcomer(), newcomer()];
    const started = [await begin(server.current, city, early), await begin(server.current, city, late)];
    await server.current.control.clock(14 * minuteMs);
    valueOf(await server.current.call(city, confirmEmail, { code: await codeFor(early.email) }, started[0]?.salt));
    await server.current.control.clock(15 * minuteMs);
    expect(
      await server.current.call(city, confirmEmail, { code: await codeFor(late.email) }, started[1]?.salt),
    ).toEqual(refusedWith('IncorrectCode'));
  });

  it('an older code is invalid once a newer one was sent', async () => {
    const person = newcomer();
    const salt = await beginPhone(server.current, city, person);
    const older = await codeFor(person.phone);
    const { result } = valueOf(
      await server.current.call(city, sendSmsCode, { phone: person.phone, edit: false }, salt),
    );
    expect(result?.type).toBe('SMS');
    const newer = await codeFor(person.phone);
    if (newer !== older)
      expect(await server.current.call(city, confirmPhone, { code: older }, salt)).toEqual(
        refusedWith('IncorrectCode'),
      );
    valueOf(await server.current.call(city, confirmPhone, { code: newer }, salt));
  });

  it('a city sends three codes to one e-mail in ten minutes, and an open registration stays valid', async () => {
    const person = newcomer();
    await begin(server.current, city, person);
    await begin(server.current, city, person);
    const { salt } = await begin(server.current, city, person);
    expect(await server.current.call(city, register, person)).toEqual(refusedWith('LimitSMS'));
    expect(await server.current.call(city, sendEmailCode, { email: person.email, edit: false }, salt)).toEqual(
      refusedWith('LimitSMS'),
    );
    expect(await messagesTo(server.current, city, person.email)).toHaveLength(3);
    await begin(server.current, 'omsk', person);
    valueOf(await server.current.call(city, confirmEmail, { code: await codeFor(person.email) }, salt));
    await server.current.control.clock(10 * minuteMs + 1000);
    await begin(server.current, city, person);
  });

  it('a city sends three codes to one phone in ten minutes, and the e-mail code stays valid meanwhile', async () => {
    const [first, second] = [newcomer(), newcomer()];
    const salt = await beginPhone(server.current, city, first);
    for (let count = 0; count < 2; count += 1) {
      valueOf(await server.current.call(city, sendSmsCode, { phone: first.phone, edit: false }, salt));
    }
    expect(await server.current.call(city, sendSmsCode, { phone: first.phone, edit: false }, salt)).toEqual(
      refusedWith('LimitSMS'),
    );
    const other = await begin(server.current, city, { ...second, phone: first.phone });
    const code = await codeFor(second.email);
    expect(await server.current.call(city, confirmEmail, { code }, other.salt)).toEqual(refusedWith('LimitSMS'));
    await server.current.control.clock(10 * minuteMs + 1000);
    valueOf(await server.current.call(city, confirmEmail, { code }, other.salt));
  });

  it('a code is sent again only to the e-mail and the phone of the registration', async () => {
    const person = newcomer();
    const { salt } = await begin(server.current, city, person);
    const elsewhere = { email: 'elsewhere@example.com', edit: false };
    expect(await server.current.call(city, sendEmailCode, elsewhere, salt)).toEqual(refusedWith('ValidationError'));
    const { salt: phoneSalt } = valueOf(
      await server.current.call(city, confirmEmail, { code: await codeFor(person.email) }, salt),
    );
    expect(await server.current.call(city, sendSmsCode, { phone: newcomer().phone, edit: false }, phoneSalt)).toEqual(
      refusedWith('ValidationError'),
    );
  });

  it('in a city with SMS replies no code is sent, and the answer states which code to send to which number', async () => {
    await server.current.control.settings('samara', { useSmsReply: true, numberSmsSendTo: '2424' });
    for (const [where, isTaken] of [
      ['samara', true],
      ['omsk', false],
    ] as const) {
      const person = newcomer();
      const salt = await beginPhone(server.current, where, person);
      const sent = valueOf(
        await server.current.call(where, sendSmsCode, { phone: person.phone, edit: false, isReply: true }, salt),
      );
      expect(await messagesTo(server.current, where, person.phone)).toHaveLength(isTaken ? 1 : 2);
      const { codes } = await server.current.control.ledger(where, person.phone);
      const code = codes.at(-1)?.code ?? '';
      expect(sent.result).toMatchObject(isTaken ? { type: 'SMS', code, number: '2424' } : { type: 'SMS' });
      expect(sent.userMessage).toBe(isTaken ? `Отправьте код ${code} с этого телефона на номер 2424.` : undefined);
      if (isTaken) await server.current.control.sms(where, person.phone, code);
      expect(valueOf(await server.current.call(where, confirmPhone, { code }, salt)).token).toBeDefined();
    }
  });
});

describe('another phone during a registration', () => {
  it('a changed phone gets a code, and the finished account has it', async () => {
    const [person, { phone }] = [newcomer(), newcomer()];
    const salt = await beginPhone(server.current, city, person);
    const before = await codeFor(person.phone);
    valueOf(await server.current.call(city, changePhone, { phone: `+7 ${phone.slice(1)}` }, salt));
    const code = await codeFor(phone);
    if (code !== before)
      expect(await server.current.call(city, confirmPhone, { code: before }, salt)).toEqual(
        refusedWith('IncorrectCode'),
      );
    const { token } = valueOf(await server.current.call(city, confirmPhone, { code }, salt));
    expect(valueOf(await server.current.call(city, getProfile, {}, token)).result.telephone).toBe(phone);
  });

  it.each([
    ['that somebody has', '79000000001', 'PhoneExists'],
    ['of nothing', ' ', 'PhoneEmpty'],
    ['of too few digits', '791112345', 'InvalidFormat'],
    ['that no operator has', '+7 (012) 345-67-89', 'SMSNotSend'],
  ])(
    'a changed phone %s is refused, and the first phone still finishes the registration',
    async (_, phone, errorName) => {
      const person = newcomer();
      const salt = await beginPhone(server.current, city, person);
      expect(await server.current.call(city, changePhone, { phone }, salt)).toEqual(refusedWith(errorName));
      const { token } = valueOf(
        await server.current.call(city, confirmPhone, { code: await codeFor(person.phone) }, salt),
      );
      expect(valueOf(await server.current.call(city, getProfile, {}, token)).result.telephone).toBe(person.phone);
    },
  );

  it('a registration can change its phone if another account took the first one', async () => {
    const [slow, fast] = [newcomer(), newcomer()];
    const salt = await beginPhone(server.current, city, slow);
    const code = await codeFor(slow.phone);
    await join(server.current, city, { ...fast, phone: slow.phone });
    expect(await server.current.call(city, confirmPhone, { code }, salt)).toEqual(refusedWith('PhoneExists'));
    valueOf(await server.current.call(city, changePhone, { phone: fast.phone }, salt));
    valueOf(await server.current.call(city, confirmPhone, { code: await codeFor(fast.phone) }, salt));
  });

  it('a phone that another account has gets no code, and a link that was opened before still works', async () => {
    const [early, late] = [newcomer(), newcomer()];
    const { salt } = await begin(server.current, city, early);
    const code = await codeFor(early.email);
    await server.current.control.seed(city, { users: [{ phone: early.phone }] });
    expect(await server.current.call(city, confirmEmail, { code }, salt)).toEqual(refusedWith('PhoneExists'));
    expect(await messagesTo(server.current, city, early.phone)).toEqual([]);

    const started = await begin(server.current, city, late);
    const lateCode = await codeFor(late.email);
    const { salt: phoneSalt } = valueOf(
      await server.current.call(city, confirmEmail, { code: lateCode }, started.salt),
    );
    await server.current.control.seed(city, { users: [{ phone: late.phone }] });
    expect(await server.current.call(city, sendSmsCode, { phone: late.phone, edit: false }, phoneSalt)).toEqual(
      refusedWith('PhoneExists'),
    );
    expect(await messagesTo(server.current, city, late.phone)).toHaveLength(1);
    expect(valueOf(await server.current.call(city, confirmEmail, { code: lateCode }, started.salt)).salt).toBe(
      phoneSalt,
    );
    valueOf(await server.current.call(city, changePhone, { phone: newcomer().phone }, phoneSalt));
  });

  it('a registration without phone confirmation is refused if another account took its phone', async () => {
    const person = newcomer();
    const { salt, token } = await begin(server.current, 'tula', person);
    await server.current.control.seed('tula', { users: [{ phone: person.phone }] });
    const code = await codeTo(server.current, 'tula', person.email);
    expect(await server.current.call('tula', confirmEmail, { code }, salt)).toEqual(refusedWith('PhoneExists'));
    expect(await server.current.call('tula', getProfile, {}, token)).toEqual({ kind: 'expired' });
  });

  it('a registration is refused if another account took its e-mail', async () => {
    const person = newcomer();
    const { salt } = await begin(server.current, city, person);
    await server.current.control.seed(city, { users: [{ email: person.email }] });
    expect(await server.current.call(city, confirmEmail, { code: await codeFor(person.email) }, salt)).toEqual(
      refusedWith('EmailExists'),
    );
  });
});

describe('the salt of a registration', () => {
  it('a salt of another step, another city or a finished registration is refused', async () => {
    const person = newcomer();
    const { salt } = await begin(server.current, city, person);
    const emailCode = await codeFor(person.email);
    expect(await server.current.call(city, changePhone, { phone: newcomer().phone }, salt)).toEqual(
      refusedWith('AccountNotFound'),
    );
    expect(await server.current.call(city, sendSmsCode, { phone: person.phone, edit: false }, salt)).toEqual(
      refusedWith('AccountNotFound'),
    );
    expect(await server.current.call('omsk', confirmEmail, { code: emailCode }, salt)).toEqual(
      refusedWith('IncorrectCode'),
    );
    const { salt: phoneSalt } = valueOf(await server.current.call(city, confirmEmail, { code: emailCode }, salt));
    const code = await codeFor(person.phone);
    expect(await server.current.call(city, confirmEmail, { code: emailCode }, phoneSalt)).toEqual(
      refusedWith('IncorrectCode'),
    );
    valueOf(await server.current.call(city, confirmPhone, { code }, phoneSalt));
    expect(await server.current.call(city, confirmPhone, { code }, phoneSalt)).toEqual(refusedWith('IncorrectCode'));
    expect(await server.current.call(city, sendEmailCode, { email: person.email, edit: false }, salt)).toEqual(
      refusedWith('AccountNotFound'),
    );
  });

  it.each([
    ['none at all', undefined, refusedWith('TokenNotFound')],
    ["the guest's token", 'guest', refusedWith('TokenNotFound')],
    ['a token of nobody', 'f'.repeat(48), { kind: 'expired' }],
  ])('a confirmation call is refused without a valid salt: %s', async (_, token, outcome) => {
    expect(await server.current.call(city, confirmEmail, { code: '1' }, token)).toEqual(outcome);
    expect(await server.current.call(city, confirmPhone, { code: '1' }, token)).toEqual(outcome);
    expect(await server.current.call(city, changePhone, { phone: newcomer().phone }, token)).toEqual(outcome);
    expect(await server.current.call(city, sendEmailCode, { email: newcomer().email, edit: true }, token)).toEqual(
      outcome,
    );
    expect(await server.current.call(city, sendSmsCode, { phone: newcomer().phone, edit: true }, token)).toEqual(
      outcome,
    );
  });
});
