// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CityConfig } from '~/city/schema';
import { fetchOfflineBundle } from '~/data/offline-bundle/refreshOfflineBundle';
import { refreshOfflineBundleNow } from '~/data/offline-bundle/refreshOfflineBundleNow';

const { asked } = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock('~/data/offline-bundle/offlineBundleQueries', () => {
  const query = (name: string) => ({
    queryKey: ['city', 'perm', name],
    queryFn: async () => {
      asked.push(name);
      return name;
    },
  });
  return {
    offlineBundleQueries: () => ({
      paysByParking: false,
      first: [query('settings')],
      zones: query('zones'),
      sms: query('sms'),
      pages: [query('rules'), query('about'), query('help')],
    }),
  };
});
vi.mock('~/data/zones/zonesQuery', () => ({ cachedParkings: async () => undefined }));
vi.mock('~/data/map/mapInfoAddress', () => ({ mapInfoAddress: () => '/map' }));

const perm = { city: 'perm' } as CityConfig;
let client: QueryClient;
beforeEach(() => {
  asked.length = 0;
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

it('the offline bundle fetches the rules last, because the oldest page is dropped first', async () => {
  expect(await fetchOfflineBundle(client, perm, 0)).toBe(true);
  expect(asked).toEqual(['settings', 'zones', 'sms', 'help', 'about', 'rules']);
});

it.each([
  ['without service workers, as in a private window,', undefined, true],
  ['before there is a worker', { getRegistration: async () => undefined }, true],
  ['with a worker that brings none', { getRegistration: async () => ({ active: worker }) }, false],
])(
  '%s a refresh of the offline bundle reports whether the map objects are missing (serviceWorker: %s)',
  async (_, serviceWorker, hasAll) => {
    vi.stubGlobal('navigator', { serviceWorker });
    expect(await refreshOfflineBundleNow(client, perm)).toBe(hasAll);
  },
);

const worker = { postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage('done') };
