// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createExpiryTimer } from '~/state/map/position';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an expiry timer starts again with each record, and drops the value once', () => {
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

it('an expiry timer that stood still drops the value as soon as the page is visible again', () => {
  const drop = vi.fn();
  createExpiryTimer(1000, drop)();
  vi.setSystemTime(Date.now() + 5000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(drop).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(drop).toHaveBeenCalledTimes(1);
});
