// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { useProfile } from '~/data/profile/useProfile';
import { usePolling } from '~/data/usePolling';
import type { Stay } from '~/domain/stay/stay';
import { useAwaitedStays } from '~/features/pay-later/useAwaitedStays';
import { recordAwaitedStay } from '~/state/payments/awaitedStays';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const profile = { status: 'ok', result: { sessions: [] } };
let requestCount = 0;
let answered = 0;

/** A city that answers after that many milliseconds, unless the request is aborted. */
const answerAfter =
  (ms: number) =>
  (_: string, { signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      requestCount += 1;
      const timer = setTimeout(() => {
        answered += 1;
        resolve(Response.json(profile));
      }, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('aborted'));
      });
    });

const wait = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

const wrapper = ({ children }: { children: ReactNode }) => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Provider>
  );
};

beforeEach(async () => {
  vi.useFakeTimers();
  [requestCount, answered] = [0, 0];
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('an awaited stay is polled 5 s after each answer, even where the profile takes 7 s', async () => {
  vi.stubGlobal('fetch', answerAfter(7_000));
  recordAwaitedStay('1');
  renderHook(() => useAwaitedStays([{ id: '1' } as Stay], Date.now()), { wrapper });
  await wait(32_000);
  expect([requestCount, answered]).toEqual([3, 3]);
});

describe('a poll', () => {
  /** Polls the profile from here on. */
  const poll = (): void => {
    renderHook(
      () => {
        const { query } = useProfile();
        usePolling([query], { isOn: true });
      },
      { wrapper },
    );
  };

  it('a poll reads the profile at most ten times in two minutes', async () => {
    vi.stubGlobal('fetch', answerAfter(0));
    poll();
    await wait(120_000);
    expect(requestCount).toBe(10);
  });

  it('PAY-23: a driver who leaves and returns all the time causes no more readings', async () => {
    vi.stubGlobal('fetch', answerAfter(0));
    poll();
    for (let at = 0; at < 120_000; at += 4_000) {
      await wait(2_000);
      see('hidden');
      await wait(2_000);
      see('visible');
    }
    expect(requestCount).toBeGreaterThan(5);
    expect(requestCount).toBeLessThanOrEqual(10);
    await wait(60_000);
    expect(requestCount, 'the readings go on').toBeGreaterThan(10);
  });

  it('a poll stops while the page is hidden, and reads at once when it is visible again', async () => {
    vi.stubGlobal('fetch', answerAfter(100));
    poll();
    await wait(200);
    see('hidden');
    await wait(300_000);
    expect(requestCount).toBe(1);
    see('visible');
    await wait(200);
    expect(requestCount).toBe(2);
    await wait(5_000);
    expect(requestCount).toBe(3);
  });

  it('a poll slows down for a failing city, and tries once each time', async () => {
    vi.stubGlobal('fetch', answerAfter(0));
    poll();
    await wait(0);
    vi.stubGlobal('fetch', () => {
      requestCount += 1;
      return Promise.reject(new Error('no network'));
    });
    requestCount = 0;
    await wait(5_000);
    expect(requestCount).toBe(1);
    await wait(600_000);
    expect(requestCount).toBeGreaterThanOrEqual(11);
    expect(requestCount).toBeLessThanOrEqual(16);
  });

  it('a poll leaves a busy city alone for as long as the city asks', async () => {
    vi.stubGlobal('fetch', answerAfter(0));
    poll();
    await wait(0);
    vi.stubGlobal('fetch', async () => {
      requestCount += 1;
      return new Response('', { status: 429, headers: { 'Retry-After': '120' } });
    });
    requestCount = 0;
    await wait(100_000);
    expect(requestCount).toBe(1);
    await wait(60_000);
    expect(requestCount).toBe(2);
  });

  it('a poll counts its pause from the last answer, even one to another request', async () => {
    vi.stubGlobal('fetch', answerAfter(0));
    const { result } = renderHook(
      () => {
        const { query, refetch } = useProfile();
        usePolling([query], { isOn: true });
        return refetch;
      },
      { wrapper },
    );
    await wait(4_000);
    act(() => void result.current());
    await wait(0);
    expect(requestCount).toBe(2);
    await wait(4_000);
    expect(requestCount).toBe(2);
    await wait(1_100);
    expect(requestCount).toBe(3);
  });
});

it('a refetch of the profile shares a reading that is under way', async () => {
  vi.stubGlobal('fetch', answerAfter(7_000));
  const { result } = renderHook(() => useProfile().refetch, { wrapper });
  await wait(8_000);
  for (let time = 0; time < 3; time += 1) {
    act(() => void result.current());
    await wait(2_000);
  }
  await wait(1_100);
  expect([requestCount, answered]).toEqual([2, 2]);
});
