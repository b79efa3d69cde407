// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { setCity } from '~/state/currentCity';
import {
  offlineAreaProgressAtom,
  followOfflineArea,
  clearOfflineArea,
  downloadOfflineArea,
  offlineAreaAtom,
  storedAreaPlan,
  stopDownload,
} from '~/state/map/offlineArea';
import { offlineAreaEvicted } from '~/platform/storageEviction';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

vi.mock('~/city/cities', () => {
  const perm = {
    city: 'perm',
    mapSource: { type: 'vector', tiles: '/tiles/perm/{z}/{x}/{y}.pbf', maxZoom: 15 },
    mapBounds: { southWest: { latitude: 57.9, longitude: 56.1 }, northEast: { latitude: 58.1, longitude: 56.4 } },
  };
  return { cityById: (id: string | null) => (id === 'perm' ? perm : undefined), isCity: () => true };
});

const posted: { type: string; addresses?: string[] }[] = [];
let onMessage: ((event: { data: unknown }) => void) | undefined;
const gone: string[] = [];

beforeEach(() => {
  posted.length = 0;
  gone.length = 0;
  localStorage.clear();
  setCity('perm');
  setSignIn('perm', 'standart', undefined);
  store.set(offlineAreaAtom, null);
  store.set(offlineAreaProgressAtom, undefined);
  vi.stubGlobal('caches', {
    open: async () => ({ keys: async () => [] }),
    delete: async (name: string) => gone.push(name) > 0,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => ({
        active: { postMessage: (message: (typeof posted)[number]) => posted.push(message) },
      }),
      addEventListener: (_: string, listener: typeof onMessage) => {
        onMessage = listener;
      },
      removeEventListener: () => undefined,
    },
  });
});

const area = { latitude: 58.01, longitude: 56.25, radiusKm: 1 } as const;

it('an offline area is handed to the worker, and only its valid messages change the progress', async () => {
  const stop = followOfflineArea();
  await downloadOfflineArea(area, 10_000);
  expect(posted).toMatchObject([{ type: 'KEEP_AREA', addresses: storedAreaPlan()?.addresses }]);
  expect(store.get(offlineAreaProgressAtom)?.state).toBe('running');
  onMessage?.({ data: { type: 'AREA', state: 'done', total: 9, kept: 9, bytes: 5 } });
  onMessage?.({ data: { type: 'AREA', state: 'exploded' } });
  onMessage?.({ data: { type: 'CACHE_UPDATED' } });
  expect(store.get(offlineAreaProgressAtom)).toMatchObject({ state: 'done', kept: 9 });
  stop();
});

it('a silent worker gets the offline area again, and is given up after a while', async () => {
  vi.useFakeTimers();
  const stop = followOfflineArea();
  await downloadOfflineArea(area, 10_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(posted.map(({ type }) => type)).toEqual(['KEEP_AREA', 'KEEP_AREA', 'KEEP_AREA', 'KEEP_AREA']);
  expect(store.get(offlineAreaProgressAtom)?.state).toBe('paused');
  stop();
  vi.useRealTimers();
});

const running = (stored: number) => ({ data: { type: 'AREA', state: 'running', total: 9, kept: stored, bytes: 5 } });

it('a worker that makes no progress is given up, and one that makes progress is not', async () => {
  vi.useFakeTimers();
  const stop = followOfflineArea();
  await downloadOfflineArea(area, 10_000);
  for (let round = 0; round < 6; round += 1) {
    await vi.advanceTimersByTimeAsync(11_000);
    if (store.get(offlineAreaProgressAtom)?.state === 'running') onMessage?.(running(round));
  }
  expect(store.get(offlineAreaProgressAtom)?.state).toBe('running');
  for (let round = 0; round < 6; round += 1) {
    await vi.advanceTimersByTimeAsync(11_000);
    if (store.get(offlineAreaProgressAtom)?.state === 'running') onMessage?.(running(5));
  }
  expect(store.get(offlineAreaProgressAtom)?.state).toBe('paused');
  stop();
  vi.useRealTimers();
});

it('a stopped download stays stopped despite late messages and a silent worker', async () => {
  vi.useFakeTimers();
  const stop = followOfflineArea();
  await downloadOfflineArea(area, 10_000);
  await stopDownload();
  expect(store.get(offlineAreaProgressAtom)?.state).toBe('stopping');
  onMessage?.(running(3));
  expect(store.get(offlineAreaProgressAtom)).toMatchObject({ state: 'stopping', kept: 3 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.get(offlineAreaProgressAtom)?.state).toBe('stopped');
  expect(posted.map(({ type }) => type)).toEqual(['KEEP_AREA', 'STOP_AREA']);
  stop();
  vi.useRealTimers();
});

it('an offline area whose tiles were evicted is shown as gone', async () => {
  const stop = followOfflineArea();
  dispatchEvent(new Event(offlineAreaEvicted));
  expect(store.get(offlineAreaProgressAtom)).toBeUndefined();
  await downloadOfflineArea(area, 10_000);
  dispatchEvent(new Event(offlineAreaEvicted));
  onMessage?.({ data: { type: 'AREA', state: 'stopped', total: 9, kept: 4, bytes: 5 } });
  expect(store.get(offlineAreaProgressAtom)).toMatchObject({
    state: 'gone',
    kept: 0,
    total: storedAreaPlan()?.addresses.length,
  });
  stop();
});

it.each([
  [200, 'done'],
  [404, 'missing'],
])('an offline area whose every stored answer is %i is %s', async (status, state) => {
  await downloadOfflineArea(area, 10_000);
  store.set(offlineAreaProgressAtom, undefined);
  const stored = (storedAreaPlan()?.addresses ?? []).map((url) => ({ url }));
  vi.stubGlobal('caches', {
    open: async () => ({ keys: async () => stored, match: async () => new Response('', { status }) }),
  });
  const stop = followOfflineArea();
  await vi.waitFor(() => expect(store.get(offlineAreaProgressAtom)?.state).toBe(state));
  stop();
});

it('an account’s offline area is deleted with its login, and a guest’s area stays', async () => {
  await downloadOfflineArea(area, 10_000);
  clearOfflineArea('perm');
  expect(store.get(offlineAreaAtom)).not.toBeNull();
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  await downloadOfflineArea(area, 10_000);
  clearOfflineArea('kazan');
  expect(store.get(offlineAreaAtom)).not.toBeNull();
  clearOfflineArea('perm');
  await vi.waitFor(() => expect(gone).toEqual(['kept-tiles']));
  expect(store.get(offlineAreaAtom)).toBeNull();
});
