import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '~/api/call';
import { getZones } from '~/api/contract/info';
import { getMapInfo } from '~/api/contract/map';
import { getOptions } from '~/api/contract/notices';
import { startParking } from '~/api/contract/payments';
import { getProfile } from '~/api/contract/profile';
import type { SeededUser } from '../tools/control';
import { serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const city = 'perm';

let driver: SeededUser;
beforeEach(async () => {
  await server.current.control.seed(city, { zones: [{ number: zone }] });
  driver = await server.current.driver(city);
});

const start = (deadlineMs?: number) =>
  call(
    startParking,
    { Vehicle: driver.vehicles[0]?.number ?? '', Zone: zone, Duration: 60 },
    { apiUrl: server.current.apiUrl(city), token: driver.token, deadlineMs },
  );
const debits = async (): Promise<number> => (await server.current.ledgerOf(city, driver)).debits.length;

/** `reliability.md`, section 7: what a payment's answer comes to under each fault, and how many debits were made. */
describe('a payment under the fault', () => {
  it.each([
    ['delay', 100, 'ok', 1],
    ['drip', 1, 'ok', 1],
    ['hang', undefined, 'unknown', 0],
    ['rst', undefined, 'unknown', 0],
    ['commit+hang', undefined, 'unknown', 1],
    ['commit+rst', undefined, 'unknown', 1],
    ['commit+500', undefined, 'unknown', 1],
    ['commit+tokenExpired', undefined, 'unknown', 1],
    ['truncate', undefined, 'unknown', 1],
    ['gzip-broken', undefined, 'unknown', 1],
    ['500', undefined, 'unknown', 0],
    ['429', 2000, 'busy', 0],
    ['html200', undefined, 'unknown', 0],
    ['portal302', undefined, 'unknown', 0],
    ['empty', undefined, 'unknown', 0],
    ['null', undefined, 'unknown', 0],
    ['list', undefined, 'unknown', 0],
    ['text', undefined, 'unknown', 0],
    ['wrongtype', undefined, 'unknown', 0],
    ['tokenExpired', undefined, 'unknown', 0],
    ['dup', undefined, 'ok', 1],
  ] as const)('%s', async (kind, ms, outcome, made) => {
    await server.current.control.misbehave({ match: '/payment/start', kind, ms });
    expect((await start(kind.endsWith('hang') ? 500 : undefined)).kind).toBe(outcome);
    expect(await debits()).toBe(made);
  });
});

describe('a reading under the fault', () => {
  it.each([
    ['rst', 'offline'],
    ['500', 'broken'],
    ['429', 'busy'],
    ['html200', 'broken'],
    ['portal302', 'offline'],
    ['empty', 'broken'],
    ['list', 'broken'],
    ['text', 'broken'],
    ['truncate', 'offline'],
    ['tokenExpired', 'expired'],
  ] as const)('%s', async (kind, outcome) => {
    await server.current.control.misbehave({ match: '/get-zones', kind });
    expect((await server.current.ask(city, getZones, {}, driver.token)).kind).toBe(outcome);
    // The fault is used up.
    expect((await server.current.ask(city, getZones, {}, driver.token)).kind).toBe('ok');
  });

  it.each([getOptions, getProfile, getZones])('fields of a wrong type cost the reading, not the app ($path)', async (endpoint) => {
    await server.current.control.misbehave({ match: endpoint.path, kind: 'wrongtype' });
    const outcome = await server.current.ask(city, endpoint, {}, driver.token);
    expect(['ok', 'broken']).toContain(outcome.kind);
  });

  it('an answer of which a few things are wrong is the same by one seed, and another one by another', async () => {
    const read = async (seed?: string): Promise<string> => {
      if (seed) await server.current.control.misbehave({ match: '/get-zones', kind: 'mutated', seed });
      return (await fetch(`${server.current.apiUrl(city)}/api/info/get-zones`)).text();
    };
    const good = await read();
    const [first, again, other] = [await read('1'), await read('1'), await read('2')];
    expect(first).toBe(again);
    expect(new Set([good, first, other]).size).toBe(3);
    expect(() => JSON.parse(first) as unknown).not.toThrow();
  });

  it('a huge map arrives', async () => {
    await server.current.control.misbehave({ match: '/get-map-info', kind: 'huge' });
    expect(valueOf(await server.current.ask(city, getMapInfo, {})).features.length).toBe(50_000);
  });

  it('the later of two answers goes out first', async () => {
    await server.current.control.misbehave({ match: '/get-zones', kind: 'reorder' });
    const done: string[] = [];
    const first = server.current.ask(city, getZones, {}).then(() => done.push('first'));
    // Sent once the server holds the first one's answer back.
    await expect.poll(async () => (await server.current.control.requests('/get-zones')).at(-1)?.executed).toBe(true);
    // The question before a request of another origin is no answer to wait for.
    await fetch(`${server.current.apiUrl(city)}/api/info/get-zones`, { method: 'OPTIONS' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(done).toEqual([]);
    await server.current.ask(city, getZones, {}).then(() => done.push('second'));
    await first;
    expect(done).toEqual(['second', 'first']);
  });

  it('the answer tells another time', async () => {
    await server.current.control.misbehave({ match: '/get-profile', kind: 'clock', ms: -3_600_000 });
    const told: number[] = [];
    await call(
      getProfile,
      {},
      { apiUrl: server.current.apiUrl(city), token: driver.token, onServerTime: (serverMs, sentAt) => told.push(serverMs - sentAt) },
    );
    expect(Math.round((told[0] ?? 0) / 60_000)).toBe(-60);
  });

  it('another origin is not welcome', async () => {
    await server.current.control.misbehave({ match: '/get-zones', kind: 'cors-missing' });
    const response = await fetch(`${server.current.apiUrl(city)}/api/info/get-zones`);
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });
});

describe('a fault', () => {
  it('meets the nth request, so many times, of its method only', async () => {
    await server.current.control.misbehave({ match: '/get-zones', kind: '500', nth: 2, count: 2, method: 'get' });
    const kinds = [];
    for (let count = 0; count < 4; count += 1) kinds.push((await server.current.ask(city, getZones, {})).kind);
    expect(kinds).toEqual(['ok', 'broken', 'broken', 'ok']);
  });

  it.each([
    ['is not used up by the question before a request of another origin', undefined, [204, 500]],
    ['meets that question where it is asked for', 'OPTIONS', [500, 200]],
  ])('%s', async (_, method, expected) => {
    await server.current.control.misbehave({ match: '/get-zones', kind: '500', method });
    const address = `${server.current.apiUrl(city)}/api/info/get-zones`;
    const preflight = await fetch(address, {
      method: 'OPTIONS',
      headers: { Origin: 'https://parking.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect([preflight.status, (await fetch(address)).status]).toEqual(expected);
  });

  it('is forgotten when asked', async () => {
    await server.current.control.misbehave({ match: '/get-zones', kind: '500', count: 9 });
    await server.current.control.behave();
    expect((await server.current.ask(city, getZones, {})).kind).toBe('ok');
  });
});

describe('the log', () => {
  it('says what arrived and what was carried out, and the ledger which request moved money', async () => {
    await server.current.control.misbehave({ match: '/payment/start', kind: 'rst' });
    await start();
    await start();
    const [lost, done] = (await server.current.control.requests('/payment/start')).slice(-2);
    expect([lost?.executed, done?.executed]).toEqual([false, true]);
    expect(new URLSearchParams(done?.body).get('Zone')).toBe(zone);
    expect((await server.current.ledgerOf(city, driver)).debits[0]?.request).toBe(done?.request);
  });
});
