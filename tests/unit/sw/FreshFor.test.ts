import type { StrategyHandler } from 'workbox-strategies';
import { describe, expect, it, vi } from 'vitest';
import { FreshFor } from '../../../sw/FreshFor';
import { fetchedAtHeader } from '../../../sw/policies';

// The worker's libraries look for `self` when they are loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

const hourMs = 3_600_000;
const set = (name: string): string => JSON.stringify({ status: 'ok', features: [{ name }] });
const json = { 'Content-Type': 'application/json' };
const copyOf = (ageMs: number) =>
  new Response(set('kept'), { headers: { ...json, [fetchedAtHeader]: String(Date.now() - ageMs) } });

/** Requests a response from the worker, with the given cached copy and network. */
const respond = async (
  cached: Response | undefined,
  network: () => Promise<Response>,
  cache: RequestCache = 'default',
) => {
  const put: string[] = [];
  const pendingWork: Promise<unknown>[] = [];
  const fetched = vi.fn(network);
  const handler = {
    cacheMatch: () => Promise.resolve(cached),
    fetch: fetched,
    cachePut: async (_: Request, response: Response) => void put.push(await response.text()),
    waitUntil: (work: Promise<unknown>) => pendingWork.push(work),
  } as unknown as StrategyHandler;
  const answer = await new FreshFor(hourMs, 'map-info')._handle(
    new Request('https://city.example.com/map', { cache }),
    handler,
  );
  const text = await answer.text();
  return { text, fetched, put, later: () => Promise.all(pendingWork) };
};

const never = () => new Promise<Response>(() => undefined);

describe('the map objects in the worker', () => {
  it('a young copy of the map objects is served without a request', async () => {
    const { text, fetched } = await respond(copyOf(hourMs / 2), never);
    expect(text).toBe(set('kept'));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a fresh set of the map objects replaces an old copy', async () => {
    const {
      text,
      put,
      later: pendingWork,
    } = await respond(copyOf(2 * hourMs), () => Promise.resolve(new Response(set('fresh'), { headers: json })));
    await pendingWork();
    expect([text, put]).toEqual([set('fresh'), [set('fresh')]]);
  });

  it('a network that carries nothing does not hold back the old copy of the map objects', async () => {
    vi.useFakeTimers();
    const pending = respond(copyOf(2 * hourMs), never);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await pending).text).toBe(set('kept'));
    vi.useRealTimers();
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error of the server', () => Promise.resolve(new Response('{}', { status: 500, headers: json }))],
    [
      'the page of a Wi-Fi',
      () => Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html' } })),
    ],
  ])('%s: the old copy of the map objects is served, even if a fresh set was requested', async (_, network) => {
    for (const cache of ['default', 'reload'] as const) {
      const { text, put, later: pendingWork } = await respond(copyOf(2 * hourMs), network, cache);
      await pendingWork();
      expect([text, put]).toEqual([set('kept'), []]);
    }
  });

  it.each(['default', 'reload'] as const)(
    'a fresh set under another content type replaces an old copy, request cache: %s',
    async (cache) => {
      const plain = { 'Content-Type': 'text/plain' };
      const network = () => Promise.resolve(new Response(set('fresh'), { headers: plain }));
      const { text, put, later: pendingWork } = await respond(copyOf(2 * hourMs), network, cache);
      await pendingWork();
      expect([text, put]).toEqual([set('fresh'), [set('fresh')]]);
    },
  );

  it.each([
    ['a page that contains a set', `<script>${set('page')}</script>`],
    ['a set without an envelope, which the page does not read', '{"features":[{"name":"page"}]}'],
    ['words', 'Please log in'],
  ])('%s under another content type never replaces a good copy', async (_, body) => {
    const network = () => Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/html' } }));
    const { text, put, later: pendingWork } = await respond(copyOf(2 * hourMs), network);
    await pendingWork();
    expect([text, put]).toEqual([set('kept'), []]);
  });

  it.each(['null', '{"status":"error"}', '{"features":null}', '{"status":"ok","features":[]}'])(
    'the answer %s never replaces a good copy of the map objects',
    async (body) => {
      const { put, later: pendingWork } = await respond(copyOf(2 * hourMs), () =>
        Promise.resolve(new Response(body, { headers: json })),
      );
      await pendingWork();
      expect(put).toEqual([]);
    },
  );

  it('a full device still gets the fresh set of the map objects', async () => {
    const handler = {
      cacheMatch: () => Promise.resolve(copyOf(2 * hourMs)),
      fetch: () => Promise.resolve(new Response(set('fresh'), { headers: json })),
      cachePut: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      waitUntil: (work: Promise<unknown>) => work,
    } as unknown as StrategyHandler;
    const answer = await new FreshFor(hourMs, 'map-info')._handle(new Request('https://city.example.com/map'), handler);
    expect(await answer.text()).toBe(set('fresh'));
  });
});
