// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnDuring } from '~/data/payments/returnDuring';
import { forgetReturn, rememberReturn, takeReturn } from '~/state/returnAddress';

beforeEach(() => {
  // No two of them in one millisecond, as no driver taps.
  vi.useFakeTimers();
  forgetReturn();
  history.replaceState(null, '', '/profile/parking');
});

afterEach(() => vi.useRealTimers());

it('while a payment runs its page is the way back, and not longer', () => {
  const undo = returnDuring();
  expect(takeReturn()).toBe('/profile/parking');
  vi.advanceTimersByTime(1);
  returnDuring();
  undo();
  returnDuring()();
  expect(takeReturn()).toBe('/profile/parking');
});

it('the way back of a payment page in another tab is there again afterwards', () => {
  rememberReturn('/profile/abonements');
  const undo = returnDuring();
  undo();
  undo();
  expect(takeReturn()).toBe('/profile/abonements');
});

it('one that another tab has kept meanwhile stays', () => {
  const undo = returnDuring();
  rememberReturn('/profile/abonements');
  undo();
  expect(takeReturn()).toBe('/profile/abonements');
});

it('without an earlier one nothing is left', () => {
  returnDuring()();
  expect(takeReturn()).toBeUndefined();
});
