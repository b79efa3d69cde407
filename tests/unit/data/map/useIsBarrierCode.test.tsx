// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCity } from '~/city/cities';
import { useIsBarrierCode } from '~/data/map/useIsBarrierCode';
import { cityKey } from '~/data/queryKeys';
import { setCity } from '~/state/currentCity';
import { store } from '~/state/store';
import { mapFeature } from '../../support/mapFeature';

let client: QueryClient;
beforeEach(async () => {
  await loadCity('kazan');
  setCity('kazan');
  client = new QueryClient();
});
afterEach(() => {
  cleanup();
  client.clear();
});

const render = (code: string | undefined) =>
  renderHook(useIsBarrierCode, {
    initialProps: code,
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </Provider>
    ),
  });
/** The map's objects arrive. */
const receiveMap = (): void =>
  act(() => {
    client.setQueryData(cityKey('kazan', 'map'), {
      features: [
        mapFeature({ id: 'a', category: 'planar', code: '501' }),
        mapFeature({ id: 'b', category: 'planar', code: '502' }),
        mapFeature({ id: 'c', category: 'roadside', code: '7777' }),
      ],
    });
  });
const fillIn = (): void => act(() => void document.body.dispatchEvent(new Event('input', { bubbles: true })));

it.each([
  ['501', true],
  ['7777', false],
  [undefined, false],
])('FLAT-02: the code %s belongs to a barrier, once the map has arrived: %s', (code, isBarrier) => {
  const { result } = render(code);
  expect(result.current).toBe(false);
  receiveMap();
  expect(result.current).toBe(isBarrier);
});

it('FLAT-02: a form that has been filled in stays when the map arrives, until another code is chosen', () => {
  const { result, rerender } = render('501');
  fillIn();
  receiveMap();
  expect(result.current).toBe(false);
  rerender('502');
  expect(result.current).toBe(true);
});

it('FLAT-02: what is typed into the barrier’s form does not change it', () => {
  receiveMap();
  const { result } = render('501');
  expect(result.current).toBe(true);
  fillIn();
  expect(result.current).toBe(true);
});
