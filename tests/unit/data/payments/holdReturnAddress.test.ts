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

it('the page of a running payment is the return address until that payment releases it', () => {
  const undo = holdReturnAddress();
  expect(takeReturnAddress()).toBe('/profile/parking');
  vi.advanceTimersByTime(1);
  holdReturnAddress();
  undo();
  holdReturnAddress()();
  expect(takeReturnAddress()).toBe('/profile/parking');
});

it('the return address of a payment page in another tab is restored after a payment', () => {
  saveReturnAddress('/profile/abonements');
  const undo = holdReturnAddress();
  undo();
  undo();
  expect(takeReturnAddress()).toBe('/profile/abonements');
});

it('a return address that another tab stores during a payment stays', () => {
  const undo = holdReturnAddress();
  saveReturnAddress('/profile/abonements');
  undo();
  expect(takeReturnAddress()).toBe('/profile/abonements');
});

it('no return address is left after a payment where there was none before', () => {
  holdReturnAddress()();
  expect(takeReturnAddress()).toBeUndefined();
});
