// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenUserIdle } from '~/platform/whenUserIdle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('whenUserIdle waits while the user presses, types or scrolls', () => {
  const appear = vi.fn();
  whenUserIdle(appear, 300);
  for (const name of ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove']) {
    vi.advanceTimersByTime(250);
    document.dispatchEvent(new Event(name));
  }
  expect(appear).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(appear).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(appear).toHaveBeenCalledOnce();
});

it('whenUserIdle waits while a field has the focus, for as long as it takes', () => {
  const appear = vi.fn();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  whenUserIdle(appear, 300);
  vi.advanceTimersByTime(60_000);
  expect(appear).not.toHaveBeenCalled();
  field.blur();
  vi.advanceTimersByTime(500);
  expect(appear).toHaveBeenCalledOnce();
});

it('whenUserIdle does not wait for a radio button that has the focus', () => {
  const appear = vi.fn();
  const button = document.body.appendChild(document.createElement('input'));
  button.type = 'radio';
  button.focus();
  whenUserIdle(appear, 300);
  vi.advanceTimersByTime(500);
  expect(appear).toHaveBeenCalledOnce();
});

it('whenUserIdle does nothing after it was cancelled', () => {
  const appear = vi.fn();
  const stop = whenUserIdle(appear, 300);
  stop();
  vi.advanceTimersByTime(5000);
  expect(appear).not.toHaveBeenCalled();
});
