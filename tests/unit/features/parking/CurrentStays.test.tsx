// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stay } from '~/domain/stay/stay';
import { smsOptionsOf } from '~/domain/sms/smsOptionsOf';
import { CurrentStays } from '~/features/parking/CurrentStays';
import { hasNetworkAtom } from '~/platform/network';

const stay = (id: string): Stay => {
  const now = Date.now();
  const [startsAt, endsAt] = [now - 60_000, now + 7_200_000];
  return { id, plate: 'А123ВС59', zone: '0302', startsAt, endsAt, status: 'active' };
};
let profile: { sessions: Stay[]; hasUnreadStay?: boolean };
const sms = smsOptionsOf({ extend: 'продлить*{hours}', stop: 'стоп' }, []);
vi.mock('~/data/profile/useProfile', () => ({ useProfile: () => ({ profile, readAt: 0, error: null }) }));
vi.mock('~/data/sms-commands/useSmsOptions', () => ({ useSmsOptions: () => sms }));
vi.mock('~/data/payments/pay-later/usePaysLater', () => ({ usePaysLater: () => false }));
vi.mock('~/data/settings/useTariffContext', () => ({ useTariffContext: () => ({ timeZone: 'UTC' }) }));

beforeEach(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }));
afterEach(cleanup);

/** The names of the buttons by SMS, without a network. */
const smsButtons = (): (string | null)[] => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const store = createStore();
  store.set(hasNetworkAtom, false);
  render(
    <Provider store={store}>
      <CurrentStays />
    </Provider>,
  );
  return screen.queryAllByRole('button', { name: /SMS/ }).map((button) => button.textContent);
};

it('a command that names no vehicle is offered for an only stay', () => {
  profile = { sessions: [stay('1')] };
  expect(smsButtons()).toEqual(['Продлить по SMS', 'Остановить по SMS']);
});

it.each([
  ['another stay is running', [stay('1'), stay('2')], undefined],
  ['a stay of the list could not be read', [stay('1')], true],
])('a command that names no vehicle is not offered if %s', (_, sessions, hasUnreadStay) => {
  profile = { sessions, hasUnreadStay };
  expect(smsButtons()).toEqual([]);
});
