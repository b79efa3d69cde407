// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SmsOptions } from '~/domain/sms/smsOptions';
import { smsOptionsOf } from '~/domain/sms/smsOptionsOf';
import type { SmsRequest } from '~/domain/sms/smsStay';
import { SmsDialog } from '~/features/sms/SmsDialog';
import { saveSmsStay } from '~/state/payments/smsStays';
import { store } from '~/state/store';

let options: SmsOptions;
vi.mock('~/data/sms-commands/useSmsOptions', () => ({ useSmsOptions: () => options }));
vi.mock('~/data/sms-commands/useSmsNumber', () => ({ useSmsNumber: () => ({ number: '7878', isAwaited: false }) }));
vi.mock('~/ui/ModalDialog', () => ({ ModalDialog: ({ children }: { children: React.ReactNode }) => children }));

const request: SmsRequest = { deed: 'pay', plate: 'В777ОР59', isForeign: false, zone: '0302', durationMin: 60 };
const linksOf = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const sms = (text: string): string => `sms:7878?&body=${encodeURIComponent(text)}`;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
  localStorage.clear();
  options = smsOptionsOf({ start: 'new*{zone}*{plate}*{hours}' }, [{ name: 'Оплатить', example: 'x*1' }]);
});
afterEach(cleanup);

const open = () =>
  render(
    <Provider store={store}>
      <SmsDialog request={request} onClose={vi.fn()} />
    </Provider>,
  );

it('an SMS is composed from the city’s template', () => {
  open();
  expect(linksOf()).toEqual([sms('new*0302*В777ОР59*1')]);
});

it.each([
  ['changed', { start: 'new*{zone}*{plate}*{hours}' }],
  ['gone', {}],
])('while a reply is awaited, the dialog offers the SMS as it was sent: the template has %s', (_, templates) => {
  saveSmsStay({ ...request, text: 'old*0302*В777ОР59*3', hours: 3 });
  options = smsOptionsOf(templates, [{ name: 'Оплатить', example: 'x*1' }]);
  const { container } = open();
  expect(linksOf()).toEqual([sms('old*0302*В777ОР59*3')]);
  expect(container.textContent).toContain('Ждём ответное SMS');
  expect(container.textContent).toContain('3 ч');
  expect(container.textContent).not.toContain('new*');
});
