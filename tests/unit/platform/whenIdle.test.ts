// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferBackgroundWork, afterMapIdle } from '~/platform/whenIdle';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom is never idle.
  window.requestIdleCallback = (run) => window.setTimeout(run, 1);
});
afterEach(() => void vi.useRealTimers());

/** Whether the promise has settled after that many milliseconds. */
const hasSettled = async (settled: Promise<void>, ms: number): Promise<boolean> => {
  let has = false;
  void settled.then(() => (has = true));
  await vi.advanceTimersByTimeAsync(ms);
  return has;
};

it('afterMapIdle waits only for an idle browser where nothing is being drawn', async () => {
  expect(await hasSettled(afterMapIdle(), 5)).toBe(true);
});

it('afterMapIdle waits until the main content of the page is there', async () => {
  const release = deferBackgroundWork();
  const settled = afterMapIdle();
  expect(await hasSettled(settled, 1000)).toBe(false);
  release();
  expect(await hasSettled(settled, 5)).toBe(true);
});

it('afterMapIdle waits five seconds at most', async () => {
  deferBackgroundWork();
  const settled = afterMapIdle();
  expect(await hasSettled(settled, 4000)).toBe(false);
  expect(await hasSettled(settled, 1100)).toBe(true);
});
