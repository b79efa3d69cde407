// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onImportFailure, importWithRetry } from '~/platform/importWithRetry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  onImportFailure(undefined);
  vi.useRealTimers();
});

/** A load that fails that many times, and the number of its calls. */
const failing = (times: number) => {
  const load = vi.fn((): Promise<string> =>
    load.mock.calls.length > times ? Promise.resolve('it') : Promise.reject(new Error(`${load.mock.calls.length}`)),
  );
  return load;
};

it('importWithRetry repeats a failed import every five seconds until it succeeds', async () => {
  const load = failing(3);
  const comes = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await comes).toBe('it');
});

it('importWithRetry repeats a failed import as soon as the network is back', async () => {
  const comes = importWithRetry(failing(1));
  await vi.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event('online'));
  expect(await comes).toBe('it');
});

it('importWithRetry reports the second and the third failure of an import, and no more', async () => {
  const onFailure = vi.fn();
  onImportFailure(onFailure);
  void importWithRetry(failing(9));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onFailure.mock.calls.map(([error]) => (error as Error).message)).toEqual(['2', '3']);
});
