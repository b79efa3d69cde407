import { beforeEach, describe, expect, it, vi } from 'vitest';

// The worker's libraries look for `self` when they are loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

interface File {
  url: string;
  revision: string | null;
  isEssential?: boolean;
}
// Imported only by its path, because the types of a worker differ from those of a page.
const { costsOnlyItself, fetchMissingFiles } = await vi.importActual<{
  costsOnlyItself: (file: File) => Promise<boolean>;
  fetchMissingFiles: (files: readonly File[], keyOf: (address: string) => string | undefined) => Promise<void>;
}>('../../../sw/missingFiles');

const base = 'https://parking.ru';
let cached: Map<string, Response>;
/** What each request asked for, and how it bypassed the browser's cache. */
let requested: [string, RequestCache | undefined][];

beforeEach(() => {
  cached = new Map([[`${base}/assets/base-AAAAAAA.js`, new Response('1')]]);
  requested = [];
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...cached.keys()].map((url) => ({ url })),
      put: async (address: string, copy: Response) => void cached.set(address, copy),
    }),
  });
});

describe('a file that could not be fetched', () => {
  const part = { url: 'assets/PopupDialog-BBBBBBB.js', revision: null };

  it.each([
    ['on a first visit, whatever an earlier attempt has left', null, ['PopupDialog-AAAAAAA.js'], true],
    ['of an update that would take it away', {}, ['PopupDialog-AAAAAAA.js'], false],
    ['of an update if the device never had it', {}, [], true],
  ])('%s costs only itself: %s', async (_, active, earlier, can) => {
    vi.stubGlobal('registration', { active });
    for (const name of earlier) cached.set(`${base}/assets/${name}`, new Response('0'));
    expect(await costsOnlyItself(part)).toBe(can);
    expect(await costsOnlyItself({ ...part, isEssential: true })).toBe(false);
  });
});

describe('the files that a release was installed without', () => {
  const files = [
    { url: 'index.html', revision: '2', isEssential: true },
    { url: 'icons/icon.svg', revision: '1' },
    { url: 'assets/base-AAAAAAA.js', revision: null, isEssential: true },
    { url: 'assets/blocked-AAAAAAA.js', revision: null },
    { url: 'assets/gone-AAAAAAA.js', revision: null },
    { url: 'assets/PopupDialog-AAAAAAA.js', revision: null },
    { url: 'assets/mapbox-gl-csp-AAAAAAA.js', revision: null },
  ];
  const keyOf = (address: string): string | undefined => {
    const file = files.find(({ url }) => `/${url}` === address);
    if (!file || address.includes('mapbox')) return undefined;
    return `${base}${address}${file.revision === null ? '' : `?__WB_REVISION__=${file.revision}`}`;
  };
  const page = { headers: { 'Content-Type': 'text/html' } };

  it('missing files are fetched, each in its place, and neither a page nor the map’s engine is', async () => {
    vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
      requested.push([path, cache]);
      if (path.includes('blocked')) throw new TypeError('Failed to fetch');
      if (path.includes('gone')) return new Response('not found', { status: 404 });
      return path.endsWith('.html') ? new Response('<p>', page) : new Response(path);
    });
    await fetchMissingFiles(files, keyOf);
    expect([...cached.keys()].map((address) => address.replace(base, '')).toSorted()).toEqual([
      '/assets/PopupDialog-AAAAAAA.js',
      '/assets/base-AAAAAAA.js',
      '/icons/icon.svg?__WB_REVISION__=1',
    ]);
    expect(requested).toContainEqual(['/icons/icon.svg', 'reload']);
    expect(requested).toContainEqual(['/assets/PopupDialog-AAAAAAA.js', undefined]);
    requested = [];
    await fetchMissingFiles(files, keyOf);
    expect(requested.map(([path]) => path)).toEqual([
      '/index.html',
      '/assets/blocked-AAAAAAA.js',
      '/assets/gone-AAAAAAA.js',
    ]);
  });

  it('the log-in page of a Wi-Fi is not stored as a file', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>', page));
    await fetchMissingFiles(files, keyOf);
    expect(cached.size).toBe(1);
  });
});
