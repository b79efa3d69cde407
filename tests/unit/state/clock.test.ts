// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

const load = () => import('~/state/clock');

it('F-74: a phone ten minutes slow reads the city’s time from its answers', async () => {
  const { recordServerTime, serverNow } = await load();
  expect(serverNow()).toBe(1_000_000);
  // A header has whole seconds, so the true time is half a second later on average.
  recordServerTime(1_600_000, 999_900, 1_000_100);
  expect(serverNow()).toBe(1_600_500);
});

it('a more exact reading of the time replaces a less exact one, and not the reverse where both agree', async () => {
  const { recordServerTime, serverNow } = await load();
  recordServerTime(1_600_000, 990_000, 1_010_000);
  recordServerTime(1_601_000, 999_950, 1_000_050);
  expect(serverNow()).toBe(1_601_500);
  recordServerTime(1_605_000, 990_000, 1_010_000);
  expect(serverNow()).toBe(1_601_500);
});

it('a change of the phone’s clock is noticed with the next answer', async () => {
  const { recordServerTime, serverNow } = await load();
  recordServerTime(1_600_000, 999_950, 1_000_050);
  vi.setSystemTime(5_000_000);
  recordServerTime(1_610_000, 4_990_000, 5_010_000);
  expect(serverNow()).toBe(1_610_500);
});

it('the ticking time follows the server once a second, and stops without listeners', async () => {
  const { recordServerTime, nowAtom } = await load();
  const { store } = await import('~/state/store');
  recordServerTime(1_600_000, 999_950, 1_000_050);
  const seen: number[] = [];
  const stop = store.sub(nowAtom, () => seen.push(store.get(nowAtom)));
  vi.advanceTimersByTime(3000);
  stop();
  const received = seen.length;
  vi.advanceTimersByTime(3000);
  expect(seen.slice(-3)).toEqual([1_601_500, 1_602_500, 1_603_500]);
  expect(seen).toHaveLength(received);
  expect(vi.getTimerCount()).toBe(0);
});
