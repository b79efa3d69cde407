// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { askToLast, isLasting } from '~/state/lasting';

const browser = (storage: object | undefined) => vi.stubGlobal('navigator', { storage });
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('the browser is asked once to keep what is stored, also where it says no', async () => {
  const persist = vi.fn(async () => false);
  browser({ persisted: async () => false, persist });
  await askToLast();
  await askToLast();
  expect(persist).toHaveBeenCalledTimes(1);
  expect(await isLasting()).toBe(false);
});

it('one that has promised already is not asked', async () => {
  const persist = vi.fn();
  browser({ persisted: async () => true, persist });
  await askToLast();
  expect([persist.mock.calls.length, await isLasting()]).toEqual([0, true]);
});

it('one without such a promise breaks nothing', async () => {
  browser(undefined);
  await askToLast();
  expect(await isLasting()).toBeUndefined();
});
