// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { requestPersistence, isStoragePersisted } from '~/state/persistentStorage';

const browser = (storage: object | undefined, state?: string) =>
  vi.stubGlobal('navigator', {
    storage,
    permissions: { query: async () => (state === undefined ? Promise.reject(new TypeError('name')) : { state }) },
  });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

it.each<[string, boolean, string | undefined, number]>([
  ['that asked the driver, who said no', false, 'denied', 1],
  ['that leaves it open', false, 'prompt', 1],
  ['that has promised', true, 'granted', 1],
  ['that decides by itself, against it', false, undefined, 3],
])(
  'a browser %s gets the next request for persistent storage in a month, or at the next occasion',
  async (_, promise, state, times) => {
    vi.useFakeTimers({ now: 1e12, toFake: ['Date'] });
    const persist = vi.fn(async () => promise);
    browser({ persisted: async () => false, persist }, state);
    for (let turn = 0; turn < 3; turn += 1) await requestPersistence();
    expect(persist).toHaveBeenCalledTimes(times);
    vi.setSystemTime(1e12 + 31 * 86_400_000);
    await requestPersistence();
    expect(persist).toHaveBeenCalledTimes(times + 1);
    expect(await isStoragePersisted()).toBe(false);
  },
);

it('a new installation requests persistent storage at once, despite the mark of an earlier release', async () => {
  localStorage.setItem('parking.asked-to-last', 'true');
  const persist = vi.fn(async () => false);
  browser({ persisted: async () => false, persist }, 'prompt');
  await requestPersistence();
  await requestPersistence();
  await requestPersistence(true);
  expect(persist).toHaveBeenCalledTimes(2);
});

it('a browser that has already granted persistent storage gets no request', async () => {
  const persist = vi.fn();
  browser({ persisted: async () => true, persist });
  await requestPersistence();
  expect([persist.mock.calls.length, await isStoragePersisted()]).toEqual([0, true]);
});

it('a browser without persistent storage causes no error', async () => {
  browser(undefined);
  await requestPersistence();
  expect(await isStoragePersisted()).toBeUndefined();
});
