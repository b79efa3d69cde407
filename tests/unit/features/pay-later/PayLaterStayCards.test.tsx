// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { PayLaterStayCards } from '~/features/pay-later/PayLaterStayCards';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
  await loadCity('tyumen');
  setCity('tyumen');
  setSignIn('tyumen', 'standart', { token: 't', cacheKey: 'a' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothingRuns = 'Активных парковок нет';
const nothingUnpaid = 'Неоплаченных парковок нет.';

it.each([
  ['none', [], [nothingRuns, nothingUnpaid], [/не удалось прочитать/]],
  [
    'one that cannot be read',
    [{ id: '1', startDate: 'вчера', status: 'active' }],
    [/Возможно, она ещё идёт/, /Возможно, она ждёт оплаты/],
    [nothingRuns, nothingUnpaid],
  ],
])('the pay-later stays of a city that sent %s', async (_, sessions, shown, hidden) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.includes('get-settings')
        ? { status: 'ok', result: { dontUseBalance: true } }
        : { status: 'ok', result: { balance: 0, sessions, ts: [], telephones: [] } },
    ),
  );
  const client = new QueryClient();
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <PayLaterStayCards />
      </QueryClientProvider>
    </Provider>,
  );
  for (const text of shown) expect(await screen.findByText(text)).toBeTruthy();
  for (const text of hidden) expect(screen.queryByText(text)).toBeNull();
  client.clear();
});
