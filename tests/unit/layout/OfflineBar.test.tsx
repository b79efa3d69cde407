// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OfflineBar } from '~/layout/OfflineBar';
import { areTilesMissingAtom, connectivityAtom, hasNetworkAtom, type Connectivity } from '~/platform/network';

beforeEach(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }));
afterEach(cleanup);

const barText = (hasNetwork: boolean, connectivity: Connectivity, areTilesMissing: boolean): string => {
  const store = createStore();
  Object.defineProperty(navigator, 'onLine', { value: hasNetwork, configurable: true });
  store.set(hasNetworkAtom, hasNetwork);
  store.set(connectivityAtom, connectivity);
  store.set(areTilesMissingAtom, areTilesMissing);
  const { container } = render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <OfflineBar />
      </QueryClientProvider>
    </Provider>,
  );
  return container.textContent;
};

it.each<[string, boolean, Connectivity, boolean, string]>([
  ['nothing is wrong', true, 'answers', false, ''],
  ['the device has no network', false, 'silent', true, 'Нет сети'],
  ['the city is silent', true, 'silent', true, 'Город не отвечает'],
  ['a Wi-Fi wants a login', true, 'portal', true, 'Wi-Fi просит войти: откройте любой сайт в браузере'],
  ['the map’s ground is missing', true, 'answers', true, 'Улицы на карте не загрузились, остальное работает'],
])('the bar tells the states of the line apart: %s', (_, hasNetwork, connectivity, areTilesMissing, text) => {
  expect(barText(hasNetwork, connectivity, areTilesMissing)).toBe(text);
});
