// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery, type QueryKey } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import { recoveryDelayMs, useRecoveryPolling } from '~/app/effects/useRecoveryPolling';
import { OutcomeError } from '~/data/outcomeError';
import { cityIdAtom } from '~/state/currentCity';
import { connectivityAtom } from '~/platform/network';

type Failure = Exclude<Outcome<never>, { kind: 'ok' }>;
const down: Failure = { kind: 'broken', cause: 'serverError', detail: '502' };
const silent: Failure = { kind: 'offline' };

/**
 * The current failure of the city's server. `requests` records every request with its time, in milliseconds from the
 * beginning of the test.
 */
let failure: Failure | undefined;
/** A call that fails on its own, while the city answers. */
let broken: string | undefined;
let requests: { name: string; at: number }[] = [];
let beganAt = 0;
let page: { store: ReturnType<typeof createStore>; client: QueryClient };

vi.mock('~/data/settings/settingsQuery', () => ({ settingsQuery: () => query('settings') }));

const query = (name: string, canWait = false) => ({
  queryKey: ['city', 'perm', name] as QueryKey,
  queryFn: async () => {
    requests.push({ name, at: Date.now() - beganAt });
    page.store.set(connectivityAtom, failure?.kind === 'offline' ? 'silent' : 'answers');
    if (failure ?? broken === name) throw new OutcomeError(failure ?? down);
    return name;
  },
  meta: { canWait },
});

/** Advances the time in steps, because a component takes its next action only after an `act` has ended. */
const wait = async (ms: number): Promise<void> => {
  for (let remainingMs = ms; remainingMs >= 0; remainingMs -= 1_000)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(remainingMs, 1_000)));
};
const requestTimes = (name: string): number[] => requests.filter((one) => one.name === name).map(({ at }) => at);

/** Opens a page that shows its settings, a balance, and a menu that can wait. */
const open = async (): Promise<void> => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={page.store}>
      <QueryClientProvider client={page.client}>{children}</QueryClientProvider>
    </Provider>
  );
  renderHook(
    () => {
      for (const one of [query('settings'), query('balance'), query('menu', true)]) useQuery(one);
      useRecoveryPolling();
    },
    { wrapper },
  );
  await wait(0);
};
const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  beganAt = Date.now();
  requests = [];
  failure = broken = undefined;
  const store = createStore();
  store.set(cityIdAtom, 'perm');
  page = {
    store,
    client: new QueryClient({
      defaultOptions: {
        queries: { networkMode: 'always', retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      },
    }),
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('recoveryDelayMs gives pauses of 10, 20, 40 and 60 s, a quarter more or less', () => {
  expect([0, 1, 2, 3, 9].map((count) => recoveryDelayMs(count, undefined, 0.5))).toEqual([
    10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect([0, 3].map((count) => recoveryDelayMs(count, undefined, 0))).toEqual([7_500, 45_000]);
  expect([0, 3].map((count) => recoveryDelayMs(count, undefined, 1))).toEqual([12_500, 75_000]);
});

describe.each([
  ['that is silent', silent],
  ['that answers with 502', down],
])('a city %s', (_, how) => {
  beforeEach(async () => {
    failure = how;
    await open();
    requests = [];
  });

  it('recovery polling requests only the settings of a failing city, once each time', async () => {
    await wait(600_000);
    expect(requestTimes('settings').map((at) => Math.round(at / 1000))).toEqual([
      10, 30, 70, 130, 190, 250, 310, 370, 430, 490, 550,
    ]);
    expect(requests).toHaveLength(requestTimes('settings').length);
  });

  it('recovery polling reads what is on the screen once the city answers, and the rest a moment later', async () => {
    await wait(65_000);
    failure = undefined;
    requests = [];
    await wait(6_000);
    expect(requests.map(({ name }) => name)).toEqual(['settings', 'balance']);
    await wait(15_000);
    expect(requests.map(({ name }) => name)).toEqual(['settings', 'balance', 'menu']);
    await wait(3_600_000);
    expect(requests).toHaveLength(3);
  });

  it('a hidden page sends no recovery requests until it is visible again', async () => {
    see('hidden');
    await wait(600_000);
    expect(requests).toEqual([]);
    failure = undefined;
    see('visible');
    await wait(100);
    await wait(100);
    expect(requests.map(({ name }) => name)).toEqual(['settings', 'balance']);
  });
});

it('a city that turns from silent to 502 still gets requests for its settings only', async () => {
  failure = silent;
  await open();
  await wait(25_000);
  requests = [];
  failure = down;
  await wait(300_000);
  expect(requestTimes('settings').length).toBeLessThanOrEqual(7);
  expect(requests).toHaveLength(requestTimes('settings').length);
  failure = undefined;
  await wait(75_000);
  expect(requestTimes('balance')).toHaveLength(1);
});

it('a city that asks the app to wait gets no recovery request before that time is over', async () => {
  failure = { kind: 'busy', waitMs: 300_000, mayHaveRun: false };
  await open();
  requests = [];
  await wait(300_000);
  expect(requestTimes('settings')).toHaveLength(1);
  failure = undefined;
  await wait(60_000);
  expect(requestTimes('balance')).toHaveLength(1);
});

it('a single failing call of a working city is repeated at growing intervals', async () => {
  broken = 'balance';
  await open();
  requests = [];
  await wait(1_800_000);
  expect(requestTimes('balance').map((at) => Math.round(at / 1000))).toEqual([10, 30, 70, 150, 310, 630, 1230]);
  broken = undefined;
  await wait(600_000);
  expect(requestTimes('balance')).toHaveLength(8);
});

it('a page without failed queries requests the settings once after a silence', async () => {
  await open();
  requests = [];
  act(() => page.store.set(connectivityAtom, 'silent'));
  await wait(3_600_000);
  expect(requestTimes('settings')).toHaveLength(1);
});
