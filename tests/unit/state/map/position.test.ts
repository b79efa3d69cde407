// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createExpiryTimer } from '~/state/map/position';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is noted again stays for so long from then on, and is dropped once', () => {
  const drop = vi.fn();
  const record = createExpiryTimer(1000, drop);
  document.dispatchEvent(new Event('visibilitychange'));
  record();
  vi.advanceTimersByTime(900);
  record();
  vi.advanceTimersByTime(900);
  expect(drop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(drop).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(drop).toHaveBeenCalledTimes(1);
});

it('a page that slept drops it as soon as it is seen again, although its timer stood still', () => {
  const drop = vi.fn();
  createExpiryTimer(1000, drop)();
  vi.setSystemTime(Date.now() + 5000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(drop).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(drop).toHaveBeenCalledTimes(1);
});
