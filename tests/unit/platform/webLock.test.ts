import { afterEach, expect, it, vi } from 'vitest';
import { withWebLock } from '~/platform/webLock';

afterEach(() => vi.unstubAllGlobals());

const withLocks = (request: (...args: unknown[]) => Promise<unknown>): void =>
  void vi.stubGlobal('navigator', { locks: { request } });
const refused = (): Promise<never> => Promise.reject(new DOMException('Access is denied', 'SecurityError'));

it('withWebLock passes to the work whether the lock is held', async () => {
  withLocks((...args) => (args.at(-1) as (lock: object | null) => Promise<unknown>)(null));
  expect(await withWebLock('pay:perm', async (isHeld) => isHeld, { ifAvailable: true })).toBe(false);
});

it('F-70: work runs without a lock where the browser refuses locks along with all site data', async () => {
  withLocks(refused);
  expect(await withWebLock('pay:perm', async (isHeld) => isHeld)).toBe(true);
});

it('withWebLock does not repeat work that fails by itself', async () => {
  const work = vi.fn(refused);
  withLocks((...args) => (args.at(-1) as (lock: object) => Promise<unknown>)({}));
  await expect(withWebLock('pay:perm', work)).rejects.toThrow('Access is denied');
  expect(work).toHaveBeenCalledTimes(1);
});
