// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import type { Quote } from '~/domain/money/quote';
import { GuestForm } from '~/features/guest/GuestForm';
import { emptyGuest, guestForm, type GuestValues } from '~/features/guest/guest.form';
import { setCity } from '~/state/currentCity';
import { saveGuestStay } from '~/state/payments/guestStays';
import { store } from '~/state/store';
import { emptyForm } from '~/ui/form/formAtom';

const zone = { number: '0302', name: '', address: '', prices: [] };
const card: PaymentMethod = { id: 'card', label: 'Карта', needsPhone: false };
let methods: PaymentMethod[];
const noPrice = { isOld: false, isLoading: false, isUnanswered: false, refetch: vi.fn() };
const quote: Quote = {
  intervals: [{ from: 0, to: 1, sum: 4000 }],
  total: 4000,
  discount: 0,
  isMoneyEnough: false,
  topUp: 0,
};
let price: object;

vi.mock('~/data/cost/useQuote', () => ({ useQuote: (request?: object) => (request ? price : noPrice) }));
vi.mock('~/data/zones/useStayRules', () => ({
  useStayRules: () => ({ settings: { paymentMethods: methods }, zones: [zone], tariff: { timeZone: 'UTC' } }),
}));
vi.mock('~/features/guest/useGuestStart', () => ({ useGuestStart: () => ({ send: vi.fn() }) }));
vi.mock('~/components/stay-form/useFillStay', () => ({ useFillStay: () => undefined }));
vi.mock('~/features/guest/GuestNotice', () => ({ GuestNotice: () => null }));
vi.mock('~/features/guest/GuestWarnings', () => ({ GuestWarnings: () => null }));
vi.mock('~/features/guest/remembered/RememberGuestField', () => ({ RememberGuestField: () => null }));
vi.mock('~/platform/whenIdle', () => ({ whenIdle: () => Promise.resolve() }));

const whole: GuestValues = {
  ...emptyGuest,
  place: '0302',
  plate: 'А123ВС59',
  durationMin: 60,
  phone: '+7 (900) 123 - 45 - 67',
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
  setCity('perm');
  methods = [card];
  price = { ...noPrice, quote };
  localStorage.clear();
});
afterEach(cleanup);

const open = async (values: Partial<GuestValues> = {}): Promise<HTMLElement> => {
  store.set(guestForm, emptyForm({ ...whole, ...values }));
  const { container } = render(
    <Provider store={store}>
      <GuestForm link={{}} />
    </Provider>,
  );
  // The parts that load later are there.
  await act(async () => void (await import('~/features/guest/guestFormExtras')));
  return container;
};
const isOff = (): boolean =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^К оплате|Начать парковку/ }).disabled;
const missingLine = (): HTMLElement | null => screen.queryByRole('button', { name: /^Осталось/ });

it('a complete form with a price can be sent', async () => {
  await open();
  await waitFor(() => expect(isOff()).toBe(false));
  expect(missingLine()).toBeNull();
});

it('a city without methods of payment says so, and the button is off', async () => {
  methods = [];
  const form = await open();
  await waitFor(() => expect(form.textContent).toContain('Этот способ оплаты недоступен'));
  expect(isOff()).toBe(true);
  expect(missingLine()).toBeNull();
});

it('a tap on the line leads to the phone while the price loads', async () => {
  price = { ...noPrice, isLoading: true };
  await open({ phone: '' });
  fireEvent.click(await screen.findByText('Осталось: телефон'));
  expect(document.activeElement).toBe(screen.getByLabelText('Телефон'));
});

it('a price that the city cannot calculate has a sentence, to which the line leads', async () => {
  price = { ...noPrice, hasNoPrice: true };
  await open();
  fireEvent.click(await screen.findByText('Осталось: цена'));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Город не назвал цену/));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a parked vehicle is named at its field at once', async () => {
  const [startsAt, endsAt] = [Date.now() - 60_000, Date.now() + 3_600_000];
  saveGuestStay({
    id: '1',
    city: 'perm',
    timeZone: 'Asia/Yekaterinburg',
    zone: '0302',
    plate: 'А123ВС59',
    isForeign: false,
    category: 'B',
    durationMin: 60,
    startsAt,
    endsAt,
    sum: 4000,
    state: 'confirmed',
  });
  const form = await open();
  expect(form.textContent).toContain('Для этого автомобиля парковка уже идёт');
  await screen.findByText('Осталось: номер машины');
});
