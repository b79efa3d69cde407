import { describe, expect, it } from 'vitest';
import { sendSmsCode } from '~/api/contract/account';
import { confirmPhone } from '~/api/contract/auth';
import { getProfile } from '~/api/contract/profile';
import { messagesTo, notThis } from './messages';
import { beginPhone, newcomer } from './newcomers';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
/** A city that accepts SMS from drivers. */
const city = 'novosibirsk';
const minuteMs = 60_000;

interface ReplyRequest {
  phone: string;
  code: string;
  number: string;
  confirm: () => ReturnType<typeof confirmAs>;
}

const confirmAs = (token: string, code: string) => server.current.call(city, confirmPhone, { code }, token);

const requestCode = async (token: string, phone: string): Promise<ReplyRequest> => {
  const { result } = valueOf(
    await server.current.call(city, sendSmsCode, { phone, edit: false, isReply: true }, token),
  );
  const { code = '', number = '' } = result ?? {};
  return { phone, code, number, confirm: () => confirmAs(token, code) };
};

/** The possible requesters: a driver who adds a phone, and a newcomer who registers. */
const requesters = {
  'a driver': async (): Promise<ReplyRequest> =>
    requestCode((await server.current.driver(city)).token, newcomer().phone),
  'a newcomer': async (): Promise<ReplyRequest> => {
    const person = newcomer();
    return requestCode(await beginPhone(server.current, city, person), person.phone);
  },
};
const aDriver = requesters['a driver'];
const send = (from: string, text: string) => server.current.control.sms(city, from, text);

const phonesOf = async (token: string): Promise<string[]> =>
  valueOf(await server.current.call(city, getProfile, {}, token)).result.telephones.map(({ phone }) => phone);

describe('a phone that is confirmed by an SMS of its owner', () => {
  it.each(Object.entries(requesters))(
    'the code for %s is valid once an SMS with it came from that phone',
    async (_, requester) => {
      const { phone, code, confirm } = await requester();
      expect(await confirm()).toEqual(refusedWith('IncorrectCode'));
      expect(await send(phone, code)).toMatchObject({ isAwaited: true });
      valueOf(await confirm());
    },
  );

  it('a driver has a new phone once the SMS came from it and was confirmed', async () => {
    const { token } = await server.current.driver(city);
    const { phone, code, confirm } = await requestCode(token, newcomer().phone);
    await confirm();
    expect(await phonesOf(token)).toHaveLength(1);
    await send(phone, code);
    valueOf(await confirm());
    expect(await phonesOf(token)).toContain(phone);
  });

  it.each([
    ['the code with words around', ({ phone, code }: ReplyRequest) => [phone, `Код: ${code}.`]],
    [
      'the phone as people write it',
      ({ phone, code }: ReplyRequest) => [`8 (${phone.slice(1, 4)}) ${phone.slice(4)}`, code],
    ],
  ])('a reply with %s is accepted', async (_, smsOf) => {
    const sent = await aDriver();
    const [from = '', text = ''] = smsOf(sent);
    await send(from, text);
    valueOf(await sent.confirm());
  });

  it.each([
    ['from another phone', ({ code }: ReplyRequest) => [newcomer().phone, code]],
    ['with another code', ({ phone, code }: ReplyRequest) => [phone, notThis(code)]],
    ['with a longer number that holds the code', ({ phone, code }: ReplyRequest) => [phone, `7${code}`]],
    ['without any code', ({ phone }: ReplyRequest) => [phone, '']],
  ])('an SMS %s confirms nothing', async (_, smsOf) => {
    const sent = await aDriver();
    const [from = '', text = ''] = smsOf(sent);
    expect(await send(from, text)).toMatchObject({ isAwaited: false });
    expect(await sent.confirm()).toEqual(refusedWith('IncorrectCode'));
  });

  it('a code stays valid if it is confirmed too early, but not after five wrong answers', async () => {
    const { token } = await server.current.driver(city);
    const early = await requestCode(token, newcomer().phone);
    for (let count = 0; count < 8; count += 1) expect(await early.confirm()).toEqual(refusedWith('IncorrectCode'));
    await send(early.phone, early.code);
    valueOf(await early.confirm());

    const guessed = await requestCode(token, newcomer().phone);
    await send(guessed.phone, guessed.code);
    for (let count = 0; count < 5; count += 1)
      expect(await confirmAs(token, notThis(guessed.code))).toEqual(refusedWith('IncorrectCode'));
    expect(await guessed.confirm()).toEqual(refusedWith('IncorrectCode'));
  });

  it('an SMS from before the request, or to another city, does not confirm a code', async () => {
    const { token } = await server.current.driver(city);
    const { phone } = newcomer();
    const everyCode = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
    for (let from = 0; from < everyCode.length; from += 1000)
      await send(phone, everyCode.slice(from, from + 1000).join(' '));
    await server.current.control.clock(minuteMs);
    const { code, confirm } = await requestCode(token, phone);
    await server.current.control.sms('perm', phone, code);
    expect(await confirm()).toEqual(refusedWith('IncorrectCode'));
  });

  it('an SMS a quarter of an hour later confirms nothing', async () => {
    const { phone, code, confirm } = await aDriver();
    await server.current.control.clock(15 * minuteMs + 1000);
    await send(phone, code);
    expect(await confirm()).toEqual(refusedWith('IncorrectCode'));
  });

  it('a code that was sent by SMS needs no SMS in reply', async () => {
    const { token } = await server.current.driver(city);
    const { phone } = newcomer();
    valueOf(await server.current.call(city, sendSmsCode, { phone, edit: false }, token));
    const [message] = await messagesTo(server.current, city, phone);
    valueOf(await confirmAs(token, message?.code ?? ''));
  });
});

describe('the page of messages with SMS replies', () => {
  const pageOf = async (phone: string, lang = 'ru'): Promise<string> =>
    (await fetch(`${server.current.url}/demo/outbox?lang=${lang}&city=${city}&to=${phone}`)).text();
  /** The hidden fields of the button's form. */
  const fieldsOf = (page: string): URLSearchParams => {
    const [form = ''] = /<form method="post"[\s\S]*?<\/form>/.exec(page) ?? [];
    return new URLSearchParams(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
  };
  const submitForm = (fields: URLSearchParams) =>
    fetch(`${server.current.url}/demo/outbox`, { method: 'POST', body: fields, redirect: 'manual' });

  it.each([
    ['ru', 'Отправить этот SMS', 'Отправлен'],
    ['en', 'Send this SMS', 'Sent'],
  ])(
    'the page in %s has a button that sends the driver’s SMS, and then the code is valid',
    async (lang, button, isSent) => {
      const { phone, code, number, confirm } = await aDriver();
      const page = await pageOf(phone, lang);
      for (const part of [`<b>${phone}</b>`, `<b>${number}</b>`, code, button]) expect(page).toContain(part);
      const answer = await submitForm(fieldsOf(page));
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, expect.stringContaining('/demo/outbox?')]);
      expect(answer.headers.get('Location')).toContain(`to=${phone}`);
      const after = await pageOf(phone, lang);
      expect(after).not.toContain(button);
      expect(after).toContain(isSent);
      valueOf(await confirm());
    },
  );

  it('the page of messages has no button for messages that the city sent', async () => {
    const { token } = await server.current.driver(city);
    const { phone } = newcomer();
    valueOf(await server.current.call(city, sendSmsCode, { phone, edit: false }, token));
    expect(await pageOf(phone)).not.toContain('method="post"');
  });

  it.each(['0', '-1', 'x', '', '99999999', '__proto__'])(
    'sending the unknown message "%s" does nothing',
    async (message) => {
      const { confirm } = await aDriver();
      expect((await submitForm(new URLSearchParams({ message }))).status).toBe(303);
      expect(await confirm()).toEqual(refusedWith('IncorrectCode'));
    },
  );
});
