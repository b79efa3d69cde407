import { afterEach, expect, it, vi } from 'vitest';
import { withWebLock } from '~/platform/webLock';

afterEach(() => vi.unstubAllGlobals());

const withLocks = (request: (...args: unknown[]) => Promise<unknown>): void =>
  void vi.stubGlobal('navigator', { locks: { request } });
const refused = (): Promise<never> => Promise.reject(new DOMException('Access is denied', 'SecurityError'));

it('work is told whether the lock is its own', async () => {
  withLocks((...args) => (args.at(-1) as (lock: object | null) => Promise<unknown>)(null));
  expect(await withWebLock('pay:perm', async (isHeld) => isHeld, { ifAvailable: true })).toBe(false);
});

it('F-70: where the browser refuses locks along with all site data, work goes on alone', async () => {
  withLocks(refused);
  expect(await withWebLock('pay:perm', async (isHeld) => isHeld)).toBe(true);
});

it('work that fails by itself is not begun a second time', async () => {
  const work = vi.fn(refused);
  withLocks((...args) => (args.at(-1) as (lock: object) => Promise<unknown>)({}));
  await expect(withWebLock('pay:perm', work)).rejects.toThrow('Access is denied');
  expect(work).toHaveBeenCalledTimes(1);
});
