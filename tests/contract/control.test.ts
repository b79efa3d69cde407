import { describe, expect, it } from 'vitest';
import { startStandIn } from '../stand-in/startStandIn';
import { serverOfFile } from './server';

const server = serverOfFile();
const ask = async (method: string, name: string, body?: string): Promise<{ status: number; answer: Record<string, unknown> }> => {
  const response = await fetch(`${server.current.url}/__control/${name}`, { method, body });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};

describe('the control port', () => {
  it('is healthy', async () => expect(await ask('GET', 'health')).toEqual({ status: 200, answer: { ok: true } }));

  it('is not there unless it was asked for', async () => {
    const plain = await startStandIn();
    try {
      for (const name of ['health', 'ledger', 'seed']) expect((await fetch(`${plain.url}/__control/${name}`)).status).toBe(404);
    } finally {
      await plain.close();
    }
  });

  it.each([
    ['GET', 'weather', undefined, /no GET/],
    ['POST', 'seed', 'city=perm', /not JSON/],
    ['POST', 'seed', '{"city":"atlantis"}', /no city "atlantis"/],
    ['POST', 'seed', '{"city":"perm","users":[{"balanceKopecks":-1}]}', /balanceKopecks/],
    ['POST', 'seed', '{"city":"perm","sessions":[{"user":"nobody@example.com","number":"А1","zone":"0101","durationMin":60}]}', /Nobody/],
    ['POST', 'seed', '{"city":"perm","sessions":[{"number":"А1","zone":"7777","durationMin":60}]}', /no zone 7777/],
    ['POST', 'seed', '{"city":"perm","weather":1}', /"weather" is not known/],
    ['POST', 'fault', '{"match":"/zones","kind":"earthquake"}', /kind/],
    ['POST', 'clock', '{"ms":"noon"}', /ms/],
    ['POST', 'provider', '{"credit":"maybe"}', /credit/],
    ['POST', 'settings', '{"city":"perm","patch":{"intervals":{"step":0,"min":1,"max":2}}}', /step/],
  ])('%s %s %s: one sentence', async (method, name, body, sentence) => {
    const { status, answer } = await ask(method, name, body);
    expect(status).toBe(400);
    expect(answer['error']).toMatch(sentence);
  });

  it('a seed that fails adds nothing', async () => {
    const email = 'half@example.com';
    const body = { city: 'perm', users: [{ email }], sessions: [{ user: email, number: 'А001АА59', zone: '7777', durationMin: 60 }] };
    expect((await ask('POST', 'seed', JSON.stringify(body))).status).toBe(400);
    expect((await ask('POST', 'seed', JSON.stringify({ city: 'perm', users: [{ email }] }))).status).toBe(200);
  });

  it('is spoiled by no fault', async () => {
    await server.current.control.misbehave({ match: '/', kind: '500', count: 99 });
    expect((await ask('GET', 'health')).status).toBe(200);
  });
});
