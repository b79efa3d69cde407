import { describe, expect, it } from 'vitest';
import { getZones } from '~/api/contract/info';
import { getOptions } from '~/api/contract/options';
import { getProfile } from '~/api/contract/profile';
import { startFakeCity } from '../fake-city/startFakeCity';
import { serverOfFile, valueOf } from './server';

const server = serverOfFile();
const send = async (
  method: string,
  name: string,
  body?: string,
): Promise<{ status: number; answer: Record<string, unknown> }> => {
  const response = await fetch(`${server.current.url}/__control/${name}`, { method, body });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};

describe('the control port', () => {
  it('the control port reports that it is healthy', async () =>
    expect(await send('GET', 'health')).toEqual({ status: 200, answer: { ok: true } }));

  it('the control port exists only if the fake city was started with it', async () => {
    const plain = await startFakeCity();
    try {
      for (const name of ['health', 'ledger', 'seed'])
        expect((await fetch(`${plain.url}/__control/${name}`)).status).toBe(404);
    } finally {
      await plain.close();
    }
  });

  it('the control port refuses every request from a page of another origin', async () => {
    const send = async (method: string, name: string, origin: string): Promise<number> =>
      (
        await fetch(`${server.current.url}/__control/${name}`, {
          method,
          headers: { Origin: origin },
          body: method === 'GET' ? undefined : '{"ms":1}',
        })
      ).status;
    for (const origin of ['https://evil.example', 'null', server.current.url.replace('127.0.0.1', 'localhost')])
      expect(
        [
          await send('POST', 'clock', origin),
          await send('DELETE', 'fault', origin),
          await send('GET', 'ledger', origin),
        ],
        origin,
      ).toEqual([403, 403, 403]);
    expect(server.fakeCity.server.clock.shiftMs).toBe(0);
    expect(await send('POST', 'clock', server.current.url)).toBe(200);
  });

  it.each([
    ['GET', 'weather', undefined, /no GET/],
    ['POST', 'seed', 'city=perm', /not JSON/],
    ['POST', 'seed', '{"city":"atlantis"}', /no city "atlantis"/],
    ['POST', 'seed', '{"city":"perm","users":[{"balanceKopecks":-1}]}', /balanceKopecks/],
    [
      'POST',
      'seed',
      '{"city":"perm","sessions":[{"user":"nobody@example.com","number":"А1","zone":"0101","durationMin":60}]}',
      /Nobody/,
    ],
    ['POST', 'seed', '{"city":"perm","sessions":[{"number":"А1","zone":"7777","durationMin":60}]}', /no zone 7777/],
    ['POST', 'seed', '{"city":"perm","weather":1}', /"weather" is not known/],
    ['POST', 'fault', '{"match":"/zones","kind":"earthquake"}', /kind/],
    ['POST', 'clock', '{"ms":"noon"}', /ms/],
    ['POST', 'clock', '{"proxyMs":0.5}', /proxyMs/],
    ['POST', 'fault', '{"match":"/zones","kind":"429","retryAfter":"soon"}', /retryAfter/],
    ['POST', 'settings', '{"city":"perm","patch":{"statusWords":{"lost":"gone"}}}', /statusWords/],
    ['POST', 'settings', '{"city":"perm","patch":{"writesSeconds":"no"}}', /writesSeconds/],
    ['POST', 'provider', '{"credit":"maybe"}', /credit/],
    ['POST', 'sms', '{"city":"atlantis","from":"79110000001","text":"1"}', /no city "atlantis"/],
    ['POST', 'sms', '{"city":"novosibirsk","from":"+375291234567","text":"1"}', /not a phone/],
    ['POST', 'sms', '{"city":"novosibirsk","from":"79110000001"}', /text/],
    ['POST', 'settings', '{"city":"perm","patch":{"intervals":{"step":0,"min":1,"max":2}}}', /step/],
    ['POST', 'settings', '{"city":"perm","patch":{"subscriptionStartOffset":"x"}}', /subscriptionStartOffset/],
    ['POST', 'settings', '{"city":"perm","patch":{"subscriptionStartOffset":-1}}', /subscriptionStartOffset/],
    ['POST', 'settings', '{"city":"perm","patch":{"subscriptionStartOffset":0.5}}', /subscriptionStartOffset/],
    ['POST', 'settings', '{"city":"perm","patch":{"subscriptionStartOffset":1e300}}', /subscriptionStartOffset/],
    ['POST', 'settings', '{"city":"perm","patch":{"topics":"all"}}', /topics/],
    ['POST', 'settings', '{"city":"perm","patch":{"topics":[{"label":"Прочее"}]}}', /topics/],
    ['POST', 'settings', '{"city":"perm","patch":{"confirmation":"Letter"}}', /confirmation/],
    ['POST', 'settings', '{"city":"perm","patch":{"numberSmsSendTo":{}}}', /numberSmsSendTo/],
    ['POST', 'settings', '{"city":"perm","patch":{"paymentsMethods":[{"methodName":1}]}}', /paymentsMethods/],
  ])('the control port answers %s %s %s with status 400 and one sentence', async (method, name, body, sentence) => {
    const { status, answer } = await send(method, name, body);
    expect(status).toBe(400);
    expect(answer['error']).toMatch(sentence);
  });

  it.each([
    'paymentByParkingId',
    'useFlatParking',
    'usePostPayment',
    'usePostPaymentYesterday',
    'useSessionWithoutRegister',
    'dontUseBalance',
    'useTsCategory',
    'useBonus',
    'viewPenalty',
    'useReceipts',
    'useSubscriptionConstructor',
    'reportHistoryOperation',
    'useSmsReply',
    'hasPrivateData',
  ])('the switch %s accepts a boolean value and nothing else', async (name) => {
    for (const value of ['no', 0, null, {}])
      expect(await send('POST', 'settings', JSON.stringify({ city: 'tver', patch: { [name]: value } }))).toMatchObject({
        status: 400,
        answer: { error: expect.stringContaining(`"patch.${name}"`) },
      });
    expect((await send('POST', 'settings', JSON.stringify({ city: 'tver', patch: { [name]: true } }))).status).toBe(
      200,
    );
  });

  it('a failed seed leaves the city as it was, even if the seed was to reset it', async () => {
    const email = 'stays@example.com';
    const [user] = (
      await server.current.control.seed('irkutsk', {
        users: [{ email, balanceKopecks: 4321 }],
        zones: [{ number: '0901' }],
      })
    ).users;
    await server.current.control.settings('irkutsk', { isClose: true });
    const before = await server.current.control.books();
    const body = { city: 'irkutsk', seed: 5, sessions: [{ number: 'А001АА59', zone: '7777', durationMin: 60 }] };
    expect((await send('POST', 'seed', JSON.stringify(body))).status).toBe(400);
    expect(valueOf(await server.current.call('irkutsk', getProfile, {}, user?.token)).result).toMatchObject({
      email,
      balance: 43.21,
    });
    expect(valueOf(await server.current.call('irkutsk', getZones, {})).result.map(({ code }) => code)).toContain(
      '0901',
    );
    expect(valueOf(await server.current.call('irkutsk', getOptions, {})).result.isClose).toBe(true);
    expect(await server.current.control.books()).toEqual(before);
  });

  it('the control port takes back all changed settings, in every city', async () => {
    const isClosed = async () => valueOf(await server.current.call('tomsk', getOptions, {})).result.isClose;
    const atFirst = await isClosed();
    await server.current.control.settings('tomsk', { isClose: true });
    expect(await isClosed()).toBe(true);
    await server.current.control.resetSettings();
    expect(await isClosed()).toBe(atFirst);
    expect(atFirst).not.toBe(true);
  });

  it('a failed seed adds nothing', async () => {
    const email = 'half@example.com';
    const body = {
      city: 'perm',
      users: [{ email }],
      sessions: [{ user: email, number: 'А001АА59', zone: '7777', durationMin: 60 }],
    };
    expect((await send('POST', 'seed', JSON.stringify(body))).status).toBe(400);
    expect((await send('POST', 'seed', JSON.stringify({ city: 'perm', users: [{ email }] }))).status).toBe(200);
  });

  it('the control port answers under any fault', async () => {
    await server.current.control.misbehave({ match: '/', kind: '500', count: 99 });
    expect((await send('GET', 'health')).status).toBe(200);
  });
});
