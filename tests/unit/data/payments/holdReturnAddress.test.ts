// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdReturnAddress } from '~/data/payments/holdReturnAddress';
import { clearReturnAddress, saveReturnAddress, takeReturnAddress } from '~/state/session/returnAddress';

beforeEach(() => {
  // No two of them share a millisecond, because no driver taps that fast.
  vi.useFakeTimers();
  clearReturnAddress();
  history.replaceState(null, '', '/profile/parking');
});

afterEach(() => vi.useRealTimers());

it('while a payment runs its page is the way back, and not longer', () => {
  const undo = holdReturnAddress();
  expect(takeReturnAddress()).toBe('/profile/parking');
  vi.advanceTimersByTime(1);
  holdReturnAddress();
  undo();
  holdReturnAddress()();
  expect(takeReturnAddress()).toBe('/profile/parking');
});

it('the way back of a payment page in another tab is there again afterwards', () => {
  saveReturnAddress('/profile/abonements');
  const undo = holdReturnAddress();
  undo();
  undo();
  expect(takeReturnAddress()).toBe('/profile/abonements');
});

it('one that another tab has kept meanwhile stays', () => {
  const undo = holdReturnAddress();
  saveReturnAddress('/profile/abonements');
  undo();
  expect(takeReturnAddress()).toBe('/profile/abonements');
});

it('without an earlier one nothing is left', () => {
  holdReturnAddress()();
  expect(takeReturnAddress()).toBeUndefined();
});
