import { describe, expect, it } from 'vitest';
import type { RequestOf } from '~/api/contract/endpoint';
import { getAppealMessages, getAppeals, registerAppeal, sendAppealMessage } from '~/api/contract/appeals';
import { login } from '~/api/contract/auth';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

const driver = async (): Promise<string> => (await server.current.driver(city)).token;
const appeal = { message: 'Не работает паркомат', phone: '79120000001', email: 'driver@example.com' };
const register = (token: string | undefined, more: Partial<RequestOf<typeof registerAppeal>> = {}) =>
  server.current.call(city, registerAppeal, { ...appeal, ...more }, token);
const appealsOf = async (token: string) => valueOf(await server.current.call(city, getAppeals, {}, token)).items;
const threadOf = async (token: string, idAppeal: string) =>
  valueOf(await server.current.call(city, getAppealMessages, { idAppeal }, token)).items;
const write = (token: string, idAppeal: string, message: string) =>
  server.current.call(city, sendAppealMessage, { idAppeal, message }, token);

/** Registers an appeal of a new driver. Returns the driver's token and the id of the appeal. */
const registered = async (more: Partial<RequestOf<typeof registerAppeal>> = {}) => {
  const token = await driver();
  valueOf(await register(token, more));
  return { token, id: (await appealsOf(token))[0]?.id ?? '' };
};
/** Posts a form of the operator's page of an appeal. */
const operate = (id: string, form: Record<string, string>): Promise<Response> =>
  fetch(`${server.current.url}/demo/operator/${id}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

describe('an appeal', () => {
  it('an appeal gets a number, and the list shows it with its topic and its text', async () => {
    const token = await driver();
    const { userMessage } = valueOf(
      await register(token, { idSubject: 'payment', message: '  Строка\r\nи ещё одна\n ' }),
    );
    const [item] = await appealsOf(token);
    expect(userMessage).toBe(`Обращение № ${item?.id} зарегистрировано`);
    expect(item).toEqual({
      id: item?.id,
      subject: 'Оплата парковки',
      status: 'Зарегистрировано',
      statusColor: 'green',
      lastMessage: 'Строка\nи ещё одна',
    });
    expect(await threadOf(token, item?.id ?? '')).toEqual([
      {
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+05:00$/),
        text: 'Строка\nи ещё одна',
        out: 1,
        withTitle: 'Оплата парковки',
      },
    ]);
  });

  it.each([
    ['no topic', {}],
    ['an empty topic', { idSubject: '' }],
    ['9 digits after the seven', { phone: '7912345678' }],
    ['a phone as a mask writes it', { phone: '+7 (912) 345 - 67 - 89' }],
    ['10,000 signs', { message: 'я'.repeat(10_000) }],
    ['blanks around the e-mail', { email: ' Driver@Example.com ' }],
  ])('an appeal with %s is accepted', async (_, more) => {
    const token = await driver();
    valueOf(await register(token, more));
    expect(await appealsOf(token)).toHaveLength(1);
  });

  it.each([
    ['blanks for a message', { message: ' \n\t ' }, 'RequiredField'],
    ['control characters for a message', { message: '\u0000\u0007' }, 'RequiredField'],
    ['10,001 signs', { message: 'я'.repeat(10_001) }, 'ValidationError'],
    ['no e-mail', { email: ' ' }, 'RequiredField'],
    ['an e-mail that is none', { email: 'a@b' }, 'InvalidFormat'],
    ['an e-mail of 101 signs', { email: `${'a'.repeat(92)}@bcde.com` }, 'InvalidFormat'],
    ['no phone', { phone: '' }, 'InvalidFormat'],
    ['a foreign phone', { phone: '+375291234567' }, 'InvalidFormat'],
    ['eight digits after the seven', { phone: '791234567' }, 'InvalidFormat'],
    ['a topic that the city has not', { idSubject: '__proto__' }, 'ValidationError'],
  ])('an appeal with %s is refused, and none is created', async (_, more, errorName) => {
    const token = await driver();
    expect(await register(token, more)).toEqual(refusedWith(errorName));
    expect(await appealsOf(token)).toEqual([]);
  });

  it('an appeal accepts only the topics that the city has at that moment', async () => {
    const token = await driver();
    await server.current.control.settings(city, { topics: [{ label: 'Прочее', code: 'other' }] });
    expect(await register(token, { idSubject: 'payment' })).toEqual(refusedWith('ValidationError'));
    valueOf(await register(token, { idSubject: 'other' }));
    await server.current.control.settings(city, { topics: null });
    expect(await register(token, { idSubject: 'other' })).toEqual(refusedWith('ValidationError'));
    await server.current.control.settings(city, { topics: [{ label: 'Оплата парковки', code: 'payment' }] });
  });

  it('an appeal can be neither listed, read nor continued by another driver', async () => {
    const [{ id }, stranger] = [await registered(), await driver()];
    expect(await appealsOf(stranger)).toEqual([]);
    expect(await server.current.call(city, getAppealMessages, { idAppeal: id }, stranger)).toEqual(
      refusedWith('ValidationError'),
    );
    expect(await write(stranger, id, 'Чужое')).toEqual(refusedWith('ValidationError'));
  });

  it.each(['0', '999999999', '', 'NaN', `1' or '1'='1`, '9'.repeat(30)])(
    'the messages of the unknown appeal "%s" are refused',
    async (idAppeal) => {
      const token = await driver();
      expect(await server.current.call(city, getAppealMessages, { idAppeal }, token)).toEqual(
        refusedWith('ValidationError'),
      );
    },
  );
});

describe('the messages of an appeal', () => {
  it('a driver can add messages to an appeal, and the list shows the last message and the newest appeal first', async () => {
    const { token, id } = await registered();
    await server.current.control.clock(60_000);
    valueOf(await register(token, { message: 'Другое' }));
    await server.current.control.clock(120_000);
    expect(valueOf(await write(token, id, 'Уже работает')).userMessage).toBeTruthy();
    expect((await appealsOf(token)).map(({ lastMessage }) => lastMessage)).toEqual(['Уже работает', 'Другое']);
    expect((await threadOf(token, id)).map(({ text }) => text)).toEqual([appeal.message, 'Уже работает']);
    expect(await write(token, id, '  ')).toEqual(refusedWith('RequiredField'));
    expect(await write(token, id, 'я'.repeat(10_001))).toEqual(refusedWith('ValidationError'));
    expect(await threadOf(token, id)).toHaveLength(2);
  });

  it('an operator’s answer reaches the driver in the appeal and by e-mail, and the appeal is in work', async () => {
    const { token, id } = await registered({ email: 'answers@example.com' });
    expect((await operate(id, { action: 'answer', text: 'Починим завтра' })).status).toBe(303);
    expect((await threadOf(token, id)).map(({ text, out }) => [text, out])).toEqual([
      [appeal.message, 1],
      ['Починим завтра', 0],
    ]);
    expect(await appealsOf(token)).toMatchObject([{ status: 'В работе', lastMessage: 'Починим завтра' }]);
    const mail = (await server.current.control.outbox()).filter(({ to }) => to === 'answers@example.com');
    expect(mail).toMatchObject([{ kind: 'email', city, text: expect.stringContaining(`№ ${id}`) }]);
  });

  it.each([
    ['needsClarification', 'Требует уточнения', 'green'],
    ['completed', 'Завершено', 'grey'],
  ])(
    'an appeal that the operator marked %s returns to work when the driver writes',
    async (status, word, statusColor) => {
      const { token, id } = await registered();
      await operate(id, { action: 'status', status });
      expect(await appealsOf(token)).toMatchObject([{ status: word, statusColor }]);
      valueOf(await write(token, id, 'Вот номер'));
      expect(await appealsOf(token)).toMatchObject([{ status: 'В работе', statusColor: 'green' }]);
    },
  );

  it('a new appeal stays registered when the driver adds a message', async () => {
    const { token, id } = await registered();
    valueOf(await write(token, id, 'И ещё'));
    expect(await appealsOf(token)).toMatchObject([{ status: 'Зарегистрировано' }]);
  });

  it('the first driver of the demonstration has three appeals in three statuses', async () => {
    const { token } = valueOf(
      await server.current.call('kazan', login, { login: 'driver@example.com', password: 'parking2026' }),
    );
    const { items } = valueOf(await server.current.call('kazan', getAppeals, {}, token));
    expect(items.map(({ status }) => status)).toEqual(['Зарегистрировано', 'Требует уточнения', 'Завершено']);
  });
});

describe('appeal calls without a driver’s token', () => {
  const calls = {
    registerAppeal: (token?: string) => register(token),
    getAppeals: (token?: string) => server.current.call(city, getAppeals, {}, token),
    getAppealMessages: (token?: string) => server.current.call(city, getAppealMessages, { idAppeal: '1' }, token),
    sendAppealMessage: (token?: string) =>
      server.current.call(city, sendAppealMessage, { idAppeal: '1', message: 'a' }, token),
  };

  it.each(Object.entries(calls))('the appeal call %s is refused without a driver’s token', async (_, request) => {
    const { users } = await server.current.control.seed(city, {
      users: [{ company: { name: 'ООО «Проба»', inn: '5900300001', contract: _ } }],
    });
    expect(await request()).toEqual(refusedWith('TokenNotFound'));
    expect(await request('guest')).toEqual(refusedWith('TokenNotFound'));
    expect(await request(users[0]?.token)).toEqual({ kind: 'expired' });
  });
});
