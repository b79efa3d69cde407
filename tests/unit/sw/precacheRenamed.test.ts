// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf } from '../../../src/build/digests';
import { precacheRenamed } from '../../../sw/precacheRenamed';

const policy = "default-src 'none'; script-src 'self' 'sha256-a='";
const text = (version: string): string => `<link href="/assets/base-${version}.js">`;
const key = (revision: string): string => `https://parking.ru/index.html?__WB_REVISION__=${revision}`;
const old = {
  headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': `${policy}; connect-src 'self'`, ETag: '"old"' },
};

/** The worker's cached files, by address. */
let cached: Map<string, Response>;
let requested: [string, string | undefined][];

beforeEach(() => {
  cached = new Map([
    [key('1'), new Response(text('AAAAAAA'), old)],
    ['https://parking.ru/assets/base-AAAAAAA.js', new Response('1')],
  ]);
  requested = [];
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    match: async (address: string) => cached.get(address)?.clone(),
    matchAll: async (path: string, { ignoreSearch }: CacheQueryOptions) =>
      [...cached].flatMap(([url, copy]) =>
        new URL(url).pathname === path && (ignoreSearch || new URL(url).search === '') ? [copy.clone()] : [],
      ),
    put: async (address: string, copy: Response) => void cached.set(address, copy),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

const bring = async (answer: () => Response, page = text('BBBBBBB')): Promise<Response | undefined> => {
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    requested.push([path, method]);
    return answer();
  });
  const files = [
    { url: 'index.html', revision: '2', digest: digestOf(page), policy: digestOf(policy) },
    { url: 'assets/base-BBBBBBB.js', revision: null, digest: digestOf('2') },
  ];
  const keyOf = (address: string): string | undefined => (address.endsWith('/index.html') ? key('2') : undefined);
  await precacheRenamed(files, keyOf)('https://parking.ru/index.html');
  return cached.get(key('2'))?.clone();
};

const freshResponse = (): Response =>
  new Response(null, { headers: { 'Content-Security-Policy': policy, ETag: '"new"', 'Content-Encoding': 'gzip' } });

describe('a page of a release that differs from the one before in names alone', () => {
  it('a page that differs in names alone is made from the copy, with the headers of its own release', async () => {
    const made = await bring(freshResponse);
    expect(await made?.text()).toBe(text('BBBBBBB'));
    expect(Object.fromEntries(made?.headers ?? [])).toMatchObject({ 'content-security-policy': policy });
    expect(made?.headers.get('ETag')).toBeNull();
    expect(made?.headers.get('Content-Encoding')).toBeNull();
    expect(requested).toEqual([['/index.html', 'HEAD']]);
    // Built only once: if it is cached, nothing is requested.
    await bring(freshResponse);
    expect(requested).toHaveLength(1);
  });

  it.each<[string, () => Response]>([
    ['the headers of the release before, from a server that is late', () => new Response(null, old)],
    ['the headers of a Wi-Fi', () => new Response(null, { headers: { Refresh: '0; url=https://wifi.example' } })],
    [
      'a server that knows no HEAD',
      () => new Response(null, { status: 405, headers: { 'Content-Security-Policy': policy } }),
    ],
  ])('a page that differs in names alone is fetched if the answer is %s', async (_, answer) => {
    expect(await bring(answer)).toBeUndefined();
    expect(requested).toHaveLength(1);
  });

  it('a page that differs in more than names is fetched without a request for its headers before', async () => {
    expect(await bring(freshResponse, `${text('BBBBBBB')}<p>`)).toBeUndefined();
    expect(requested).toEqual([]);
  });
});
