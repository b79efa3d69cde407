// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePassingText } from '~/ui/usePassingText';

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const show = () => {
  const { result } = renderHook(usePassingText);
  return {
    text: () => result.current.text,
    act: (change: (status: ReturnType<typeof usePassingText>) => void) => act(() => change(result.current)),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a success goes after 7 seconds (CONST-06)', () => {
  const status = show();
  status.act(({ showSuccess }) => showSuccess('Sent'));
  pass(6_900);
  expect(status.text()).toBe('Sent');
  pass(200);
  expect(status.text()).toBeUndefined();
});

it('a second success stands for its own 7 seconds', () => {
  const status = show();
  status.act(({ showSuccess }) => showSuccess('Sent'));
  pass(5_000);
  status.act(({ showSuccess }) => showSuccess('Sent again'));
  pass(5_000);
  expect(status.text()).toBe('Sent again');
});

it.each([
  ['pointed at', 'onPointerEnter', 'onPointerLeave'],
  ['focused', 'onFocus', 'onBlur'],
] as const)('a success stays while it is %s', (_, take, release) => {
  const status = show();
  status.act(({ showSuccess }) => showSuccess('Sent'));
  status.act(({ hold }) => hold[take]());
  pass(60_000);
  expect(status.text()).toBe('Sent');
  status.act(({ hold }) => hold[release]());
  pass(7_100);
  expect(status.text()).toBeUndefined();
});

it('any other text stays', () => {
  const status = show();
  status.act((one) => one.show('Not sent'));
  pass(60_000);
  expect(status.text()).toBe('Not sent');
  status.act((one) => one.show(undefined));
  expect(status.text()).toBeUndefined();
});
