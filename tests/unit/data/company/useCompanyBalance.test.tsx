// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { useCompanyBalance } from '~/data/company/useCompanyBalance';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const minuteMs = 60_000;
let requested: string[] = [];
let answer: () => Response;

const ok = (balance: unknown) => () => Response.json({ status: 'ok', result: { balance } });
const refused = () => Response.json({ status: 'error', errorName: 'Unavailable' });
const failed = () => new Response('', { status: 502 });

const wait = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows the balance, beside that number of the profile (in kopecks, read when the test begins). */
const show = (inProfile: number | undefined) => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Provider>
  );
  const { result } = renderHook((profile) => useCompanyBalance(profile), {
    wrapper,
    initialProps: { balance: inProfile, readAt: Date.now() },
  });
  return result;
};

beforeEach(async () => {
  vi.useFakeTimers();
  requested = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return answer();
  });
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'coop', { token: 'company-token', cacheKey: 'a' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the balance of a company (COOP-03, CALL-65)', () => {
  it('is asked for with the token of the company, at once and every minute', async () => {
    answer = ok('1500,75');
    const result = show(undefined);
    expect(result.current.balance).toBeUndefined();
    await wait(10);
    expect(result.current.balance).toBe(150_075);
    expect(requested).toEqual([expect.stringMatching(/\/api\/profile\/get-balance\?token=company-token$/)]);
    answer = ok(900);
    await wait(minuteMs);
    expect([result.current.balance, requested.length]).toEqual([90_000, 2]);
  });

  it('wins over the number of the profile', async () => {
    answer = ok(20);
    const result = show(1_000);
    expect(result.current.balance).toBe(1_000);
    await wait(10);
    expect(result.current.balance).toBe(2_000);
  });

  it.each([
    ['a refusal', refused, 1],
    ['an outage', failed, 2],
    ['a balance that the city does not know', ok(-1), 2],
    ['an unreadable balance', ok('many'), 2],
  ])('after %s the number of the profile stays', async (_, next, count) => {
    answer = next;
    const result = show(1_000);
    await wait(10);
    expect(result.current.balance).toBe(1_000);
    await wait(minuteMs);
    expect([result.current.balance, requested.length]).toEqual([1_000, count]);
  });

  it('keeps its last number through an outage, and without a number in the profile', async () => {
    answer = ok(20);
    const result = show(undefined);
    await wait(10);
    answer = failed;
    await wait(minuteMs);
    expect(result.current.balance).toBe(2_000);
  });
});
