import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterDialogsClosed } from '~/app/dialogs/afterDialogsClosed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page with so many dialogs over it, each with its entry of the history. */
const withDialogs = (count: number) => {
  const history = createMemoryHistory();
  for (let windows = 1; windows <= count; windows += 1) history.push('/', { windows });
  const done = vi.fn();
  void afterDialogsClosed({ history } as unknown as AnyRouter).then(done);
  return { history, done, passed: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};

it('nothing is waited for where no dialog stands over the page', async () => {
  const { done, passed } = withDialogs(0);
  await passed(0);
  expect(done).toHaveBeenCalled();
});

it('the entries of all dialogs are waited for, and no longer', async () => {
  const { history, done, passed } = withDialogs(2);
  history.back();
  await passed(100);
  expect(done).not.toHaveBeenCalled();
  history.back();
  await passed(0);
  expect(done).toHaveBeenCalled();
  expect(history.subscribers.size).toBe(0);
});

it('entries that stay are waited for half a second', async () => {
  const { history, done, passed } = withDialogs(1);
  await passed(499);
  expect(done).not.toHaveBeenCalled();
  await passed(1);
  expect(done).toHaveBeenCalled();
  expect(history.subscribers.size).toBe(0);
});
