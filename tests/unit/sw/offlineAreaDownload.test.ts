import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineAreaDownload, type OfflineAreaProgress } from '../../../sw/offlineAreaDownload';
import { offlineAreaAddresses, offlineAreaLimit, isFileAnswer, isTileYoung } from '../../../sw/policies';

const base = 'https://parking.ru';
const tile = (x: number): string => `${base}/tiles/perm/15/${x}/1.pbf`;
const full = () => new DOMException('full', 'QuotaExceededError');

let cached: Map<string, Response>;
let put: (address: string, answer: Response) => void;
beforeEach(() => {
  cached = new Map();
  put = (address, answer) => void cached.set(address, answer);
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    match: async (address: string) => cached.get(address)?.clone(),
    put: async (address: string, answer: Response) => put(address, answer),
    delete: async (address: string) => cached.delete(address),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => void vi.useRealTimers());

/** A worker with this network. Returns the requested addresses, and the messages to the page. */
const worker = (
  network: (address: string) => Response | Promise<Response>,
  more: Partial<ConstructorParameters<typeof OfflineAreaDownload>[0]> = {},
) => {
  const requested: string[] = [];
  const messages: OfflineAreaProgress[] = [];
  const area = new OfflineAreaDownload({
    fetch: async ({ url }) => {
      requested.push(url);
      return network(url);
    },
    makeRoom: async () => undefined,
    cachedTile: async () => undefined,
    report: (news) => messages.push(news),
    isOnline: () => true,
    ...more,
  });
  return { area, requested, messages, last: () => messages.at(-1) };
};
const okResponse = () => new Response('tile');
const tiles = Array.from({ length: 20 }, (_, x) => tile(x));

describe('the download of an offline area', () => {
  it('an offline area is fetched whole with progress reports, and tiles of no area are deleted', async () => {
    cached.set(tile(99), okResponse());
    const { area, requested, messages, last } = worker(okResponse);
    await area.start(tiles, base);
    expect(requested).toEqual(tiles);
    expect(last()).toEqual({ type: 'AREA', state: 'done', total: 20, kept: 20, bytes: 80 });
    expect(messages.map((news) => news.kept)).toEqual([...Array(21).keys(), 20]);
    expect([...cached.keys()].sort()).toEqual([...tiles].sort());
  });

  it('a stopped download continues without another request for the stored tiles', async () => {
    const first = worker((url) => {
      if (url === tile(5)) first.area.stop();
      return okResponse();
    });
    await first.area.start(tiles, base);
    expect(first.last()?.state).toBe('stopped');
    const there = cached.size;
    expect(there).toBeLessThan(20);
    const next = worker(okResponse);
    await next.area.start(tiles, base);
    expect(next.requested).toHaveLength(20 - there);
    expect(next.last()).toMatchObject({ state: 'done', kept: 20, bytes: 80 });
  });

  it('a download has at most four requests at once, and runs once however often it is started', async () => {
    let [now, maxAtOnce] = [0, 0];
    const { area, requested } = worker(async () => {
      now += 1;
      maxAtOnce = Math.max(maxAtOnce, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return okResponse();
    });
    await Promise.all([area.start(tiles, base), area.start(tiles, base)]);
    expect([maxAtOnce, requested.length]).toEqual([4, 20]);
  });

  it.each<[string, (address: string) => Response | Promise<Response>, Partial<OfflineAreaProgress>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { state: 'paused', kept: 0 }],
    [
      'the page of a Wi-Fi',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
      { state: 'paused', kept: 0 },
    ],
    [
      'three errors of the server',
      (url) => (/\/[123]\/1/.test(url) ? new Response('', { status: 500 }) : okResponse()),
      { state: 'missing', kept: 17 },
    ],
    [
      'tiles that do not exist',
      (url) => (/\/[123]\/1/.test(url) ? new Response(null, { status: 404 }) : okResponse()),
      { state: 'done', kept: 20, bytes: 68 },
    ],
  ])('a download reports the right state with %s', async (_, network, news) => {
    const { area, last } = worker(network);
    await area.start(tiles, base);
    expect(last()).toMatchObject(news);
  });

  it.each<[string, () => Promise<Response>]>([
    ['headers', () => new Promise(() => undefined)],
    ['body', async () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(3)) }))],
  ])('a download stops at once, even while it waits for the %s', async (_, silence) => {
    const { area, last } = worker(silence);
    const end = area.start(tiles, base);
    await vi.waitFor(() => expect(last()?.state).toBe('running'));
    area.stop();
    await end;
    expect(last()).toMatchObject({ state: 'stopped', kept: 0 });
  });

  it('a tile whose body stalls is given up like a silent server', async () => {
    vi.useFakeTimers();
    const { area, last } = worker((url) =>
      url === tile(2)
        ? new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(3)) }))
        : okResponse(),
    );
    const end = area.start(tiles, base);
    await vi.advanceTimersByTimeAsync(16_000);
    await end;
    expect(last()).toMatchObject({ state: 'missing', kept: 19 });
  });

  it('a tile that a server lacked is requested again, and an area that lacks most tiles is not complete', async () => {
    const none = worker(() => new Response(null, { status: 404 }));
    await none.area.start(tiles, base);
    expect(none.last()).toMatchObject({ state: 'missing', kept: 20 });
    const next = worker(okResponse);
    await next.area.start(tiles, base);
    expect([next.requested.length, next.last()]).toEqual([
      20,
      { type: 'AREA', state: 'done', total: 20, kept: 20, bytes: 80 },
    ]);
    const again = worker(okResponse);
    await again.area.start(tiles, base);
    expect(again.requested).toEqual([]);
  });

  it('a download without a network requests nothing', async () => {
    const { area, requested, last } = worker(okResponse, { isOnline: () => false });
    await area.start(tiles, base);
    expect([requested, last()?.state]).toEqual([[], 'paused']);
  });

  it('a download takes over tiles that the map has already loaded', async () => {
    const { area, requested, last } = worker(okResponse, {
      cachedTile: async (address) => (address === tile(3) ? okResponse() : undefined),
    });
    await area.start(tiles, base);
    expect([requested.length, last()?.state]).toEqual([19, 'done']);
  });

  it('F-68: a full device first drops other tiles, and then the download reports that it is full', async () => {
    const putInCache = put;
    let isFull = true;
    put = (address, answer) => {
      if (isFull) throw full();
      putInCache(address, answer);
    };
    const cleared = worker(okResponse, { makeRoom: async () => void (isFull = false) });
    await cleared.area.start(tiles, base);
    expect(cleared.last()?.state).toBe('done');
    cached.clear();
    isFull = true;
    const stuck = worker(okResponse);
    await stuck.area.start(tiles, base);
    expect(stuck.last()).toMatchObject({ state: 'full', kept: 0 });
  });

  it('a download never stores more than an area may hold', async () => {
    const heavy = new ArrayBuffer(offlineAreaLimit.bytes / 8);
    const { area, last } = worker(() => new Response(heavy));
    await area.start(tiles, base);
    expect(last()?.state).toBe('tooLarge');
    expect(last()?.kept).toBeLessThanOrEqual(12);
  });
});

describe('the files that an offline area may store', () => {
  it('an offline area stores tiles alone, each once', () => {
    expect(
      offlineAreaAddresses(
        ['/tiles/perm/15/1/1.pbf', tile(1), tile(1), '/city/perm/api/profile', 'javascript:1', 7],
        base,
      ),
    ).toEqual([tile(1)]);
    expect(offlineAreaAddresses('all', base)).toEqual([]);
    expect(
      offlineAreaAddresses(
        Array.from({ length: 5_000 }, (_, x) => tile(x)),
        base,
      ),
    ).toHaveLength(offlineAreaLimit.entries);
  });

  it.each([
    [200, 'application/x-protobuf', true],
    [200, null, true],
    [200, 'text/html; charset=utf-8', false],
    [500, 'image/png', false],
    [404, 'image/png', false],
  ])('an answer %i of the type %s is accepted as a tile: %s', (status, type, isOne) => {
    expect(isFileAnswer(status, type)).toBe(isOne);
  });

  it.each([
    [1_000, 2_000, true],
    [0, 30 * 86_400_000, false],
    [Number.NaN, 0, false],
  ])('a tile stored at %d is served at %d without a request: %s', (at, now, isYoung) => {
    expect(isTileYoung(at, now)).toBe(isYoung);
  });
});
