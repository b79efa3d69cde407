// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingBar } from '~/layout/LoadingBar';

const router = { status: 'idle', location: { pathname: '/news' }, resolvedLocation: { pathname: '/' } };
vi.mock('@tanstack/react-router', () => ({
  useRouterState: ({ select }: { select: (state: typeof router) => unknown }) => select(router),
}));

const Page = () => (
  <div>
    <p data-bar />
    <LoadingBar />
    <main>
      <button type="button">Оплатить</button>
    </main>
  </div>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('CONST-30: the placeholder is in the place of the page, which is inert until the next one has come', () => {
  router.status = 'pending';
  const { container, rerender } = render(<Page />);
  const main = container.querySelector('main');
  expect(main?.hasAttribute('inert')).toBe(false);
  act(() => void vi.advanceTimersByTime(450));
  expect(main?.querySelector('[data-placeholder]')).not.toBeNull();
  expect(main?.hasAttribute('inert')).toBe(true);
  expect(container.querySelector('[data-bar]')?.closest('[inert]')).toBeNull();
  router.status = 'idle';
  rerender(<Page />);
  expect(container.querySelector('[data-placeholder]')).toBeNull();
  expect(main?.hasAttribute('inert')).toBe(false);
});
