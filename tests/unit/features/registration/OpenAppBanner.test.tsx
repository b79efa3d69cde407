// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { optionsKey } from '~/data/options/optionsKey';
import { OpenAppBanner } from '~/features/registration/OpenAppBanner';
import { activate } from '~/i18n/activate';
import { redirectTo } from '~/platform/redirectTo';
import { setCity } from '~/state/currentCity';
import { store } from '~/state/store';

vi.mock('~/platform/redirectTo', () => ({ redirectTo: vi.fn<(address: string) => void>() }));
vi.mock('~/city/build', () => ({ build: { appScheme: 'cityparking' } }));

beforeAll(async () => {
  await activate('en');
  await loadCity('perm');
  setCity('perm');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.mocked(redirectTo).mockClear();
});

const storePage = 'https://store.example.com/app';
/** On a desktop browser, which reports no touch. */
const show = (code: string | undefined, stores: object): void => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(optionsKey('perm'), { stores });
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <OpenAppBanner salt="f00" code={code} />
      </QueryClientProvider>
    </Provider>,
  );
};
const open = (): void => void fireEvent.click(screen.getByText('Open'));
const addresses = (): string[] => vi.mocked(redirectTo).mock.calls.map(([address]) => address);
const wait = (): void => act(() => void vi.advanceTimersByTime(1_000));

describe('the banner that leads into the mobile app (REG-09, REG-10)', () => {
  it('passes the code of the link to the app, and leads to the store a second later', () => {
    show('123456', { android: storePage });
    expect(screen.getByText(/The code fills itself in/)).toBeDefined();
    open();
    expect(addresses()).toEqual(['cityparking://registration/confirmation/1/f00/123456']);
    wait();
    expect(addresses()[1]).toBe(storePage);
  });

  it('is there before the code has come, and promises none', () => {
    show(undefined, { android: storePage });
    expect(screen.queryByText(/code/i)).toBeNull();
    open();
    expect(addresses()).toEqual(['cityparking://registration/confirmation/1/f00']);
  });

  it('says so where the app does not open and the city names no store', () => {
    show('123456', {});
    open();
    wait();
    expect(addresses()).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toMatch(/did not open/);
  });
});
