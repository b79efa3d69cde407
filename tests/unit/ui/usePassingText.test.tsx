// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePassingText } from '~/ui/usePassingText';

let status: ReturnType<typeof usePassingText>;
const Status = () => {
  status = usePassingText();
  return (
    <p role="status" tabIndex={-1} {...status.hold}>
      {status.text}
    </p>
  );
};
const box = (): HTMLElement => screen.getByRole('status');
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Status />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a success goes after 7 seconds (CONST-06)', () => {
  act(() => status.showSuccess('Sent'));
  pass(6_900);
  expect(box().textContent).toBe('Sent');
  pass(200);
  expect(box().textContent).toBe('');
});

it('a second success stands for its own 7 seconds', () => {
  act(() => status.showSuccess('Sent'));
  pass(5_000);
  act(() => status.showSuccess('Sent again'));
  pass(5_000);
  expect(box().textContent).toBe('Sent again');
});

it.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('a success stays while it is %s', (_, take, release) => {
  act(() => status.showSuccess('Sent'));
  act(() => void take(box()));
  pass(60_000);
  expect(box().textContent).toBe('Sent');
  act(() => void release(box()));
  pass(7_100);
  expect(box().textContent).toBe('');
});

it('any other text stays', () => {
  act(() => status.show('Not sent'));
  pass(60_000);
  expect(box().textContent).toBe('Not sent');
  act(() => status.show(undefined));
  expect(box().textContent).toBe('');
});
