// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DriverEffects } from '~/app/effects/DriverEffects';
import { loadCity } from '~/city/cities';
import { profileQuery } from '~/data/profile/profileQuery';
import type { Profile } from '~/domain/account/profile';
import type { Stay } from '~/domain/stay/stay';
import { setCity } from '~/state/currentCity';
import { connectivityAtom } from '~/platform/network';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

vi.mock('~/data/payments/checkOpenAttempts', () => ({ checkOpenAttempts: async () => undefined }));
vi.mock('~/data/payments/resumeAttempts', () => ({ resumeAttempts: async () => undefined }));

const signIn = { token: 't', cacheKey: 'a' };
let requestCount = 0;
const wait = async (ms: number): Promise<void> => {
  for (let remainingMs = ms; remainingMs > 0; remainingMs -= 500)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(remainingMs, 500)));
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.8);
  requestCount = 0;
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    return Response.json({ status: 'ok', result: { sessions: [] } });
  });
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', signIn);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the profile is read exactly once within ten seconds of the end of a stay, despite redraws', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', staleTime: Infinity } } });
  const sessions = [{ id: '1', endsAt: Date.now() + 60_000 } as Stay];
  client.setQueryData(profileQuery('perm', signIn).queryKey, {
    sessions,
    vehicles: [],
    phones: [],
  } as unknown as Profile);
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <DriverEffects />
      </QueryClientProvider>
    </Provider>,
  );
  await wait(62_000);
  const before = requestCount;
  // Rendered again after the end of the stay.
  act(() => store.set(connectivityAtom, 'silent'));
  act(() => store.set(connectivityAtom, 'answers'));
  await wait(5_000);
  expect(requestCount).toBe(before);
  await wait(3_000);
  expect(requestCount).toBe(before + 1);
  await wait(60_000);
  expect(requestCount).toBe(before + 1);
});
