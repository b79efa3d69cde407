// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { useCompany } from '~/data/company/companyQuery';
import { useProfile } from '~/data/profile/useProfile';
import { setCity } from '~/state/currentCity';
import { setSignIn, type UserType } from '~/state/session/signIn';
import { store } from '~/state/store';

/** The requested addresses, in order. */
let requested: string[] = [];
const flush = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

beforeEach(async () => {
  requested = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return Response.json({ status: 'error', errorName: 'TokenNotFound' });
  });
  await loadCity('perm');
  setCity('perm');
});
afterEach(cleanup);

describe('F-42: a reading that the city refuses', () => {
  it.each<[UserType, () => { error: Error | null }]>([
    ['standart', useProfile],
    ['coop', () => useCompany(true)],
  ])('a refused reading for the user type %s is not repeated before another login', async (userType, useOwn) => {
    const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </Provider>
    );
    setSignIn('perm', userType, { token: 'old', cacheKey: 'a' });
    const { result } = renderHook(useOwn, { wrapper });
    await vi.waitFor(() => expect(result.current.error).not.toBeNull());
    renderHook(useOwn, { wrapper });
    await flush();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await flush();
    expect(requested).toHaveLength(1);

    act(() => setSignIn('perm', userType, { token: 'new', cacheKey: 'b' }));
    await vi.waitFor(() => expect(requested).toHaveLength(2));
    expect(requested[1]).toContain('new');
  });
});
