// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { useQuote } from '~/data/cost/useQuote';
import type { QuoteRequest } from '~/data/cost/quoteQuery';
import { logOut } from '~/data/auth/logOut';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

vi.mock('idb-keyval', () => ({
  keys: async () => [],
  delMany: async () => undefined,
  update: async () => undefined,
  createStore: () => undefined,
}));

/** The city's pending answers, in the order of the requests. */
let owed: ((roubles: number) => void)[] = [];
const flush = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const answer = async (roubles: number): Promise<void> => {
  for (const give of owed.splice(0)) give(roubles);
  await flush();
};

beforeEach(async () => {
  owed = [];
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      owed.push((roubles) =>
        resolve(
          Response.json({
            status: 'ok',
            totalcost: roubles,
            moneyEnough: true,
            costData: { totalcost: roubles, intervals: [] },
          }),
        ),
      );
    });
  });
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
});
afterEach(cleanup);

const quoteRequest: QuoteRequest = { plate: 'А123ВС59', zone: '0302', durationMin: 60, balance: 10_000 };

/** Shows a price of 60 roubles, then simulates the tap. */
const tapped = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Provider>
  );
  const { result, rerender } = renderHook((request: QuoteRequest) => useQuote(request), {
    wrapper,
    initialProps: quoteRequest,
  });
  await flush();
  await answer(60);
  const { quote } = result.current;
  expect(quote?.total).toBe(6_000);
  if (!quote) throw new Error('There is no price.');
  const why = result.current.confirm(quote);
  await flush();
  expect(owed).toHaveLength(1);
  return { client, why, rerender };
};

it.each<[string, number, string | undefined]>([
  ['the same', 60, undefined],
  ['another', 90, 'priceChanged'],
])('the confirmation of a quote reads a price that is %s', async (_, roubles, why) => {
  const tap = await tapped();
  await answer(roubles);
  expect(await tap.why).toBe(why);
});

it.each<[string, QuoteRequest]>([
  ['another balance was read', { ...quoteRequest, balance: 20_000 }],
  ['another duration was chosen', { ...quoteRequest, durationMin: 120 }],
])('a quote counts as changed when %s during its confirmation', async (_, request) => {
  const tap = await tapped();
  tap.rerender(request);
  await flush();
  await answer(60);
  expect(await tap.why).toBe('priceChanged');
});

it('a quote counts as changed when the driver logs out during its confirmation', async () => {
  const tap = await tapped();
  act(() => logOut(tap.client, 'perm', 'standart'));
  await flush();
  expect(await tap.why).toBe('priceChanged');
});

it('a price that hangs is requested once more, and the first answer counts', async () => {
  vi.useFakeTimers();
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Provider>
  );
  const { result } = renderHook(() => useQuote(quoteRequest), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(owed).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(owed).toHaveLength(2);
  owed[1]?.(60);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current.quote?.total).toBe(6_000);
  vi.useRealTimers();
});

it.each([
  ['CostCalculationError', true, false],
  ['TariffNotFound', false, true],
])('the refusal %s means no price without an alert: %s', async (errorName, hasNoPrice, isAlert) => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'error', errorName }));
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const { result } = renderHook(() => useQuote(quoteRequest), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </Provider>
    ),
  });
  await flush();
  expect(result.current).toMatchObject({ hasNoPrice, isUnanswered: false, quote: undefined });
  expect(result.current.refusal !== undefined).toBe(isAlert);
});
