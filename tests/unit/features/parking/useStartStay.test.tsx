// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyStay, stayTarget, type StayValues } from '~/components/stay-form/stay.form';
import type { Quote } from '~/domain/money/quote';
import { useStartStay } from '~/features/parking/useStartStay';
import { dialogsAtom } from '~/state/dialogs';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({}) }));
vi.mock('~/data/profile/useProfile', () => ({ useProfile: () => ({ refetch: vi.fn() }) }));
vi.mock('~/data/payments/startStay', () => ({ startStay: vi.fn() }));
let attemptStatus: object | undefined;
vi.mock('~/data/payments/useDriverRun', () => ({
  useDriverRun: () => ({ attemptStatus, id: attemptStatus && '1', run: async () => undefined, setNotSent: vi.fn() }),
}));

const values: StayValues = { ...emptyStay, place: '0302', plate: 'А123ВС59', durationMin: 60 };
const quote: Quote = {
  intervals: [{ from: 0, to: 1, sum: 4000 }],
  total: 4000,
  discount: 0,
  isMoneyEnough: true,
  topUp: 0,
};
const poor: Quote = { ...quote, isMoneyEnough: false, balance: 0, topUp: 4000 };

/** Ends the reading of the price after the refusal. */
let answer: () => Promise<void>;

/** Sends the form's stay, which the city refuses because the balance was spent elsewhere. */
const sendRefused = async () => {
  const promise = new Promise<{ data: Quote }>((resolve) => {
    answer = () => act(async () => resolve({ data: poor }));
  });
  const price = { quote, confirm: async () => undefined, refetch: () => promise };
  const propsOf = (now: StayValues) => ({
    values: now,
    target: stayTarget(now, { zones: undefined, paysByParking: false }),
    price: price as never,
    isDue: () => true,
  });
  const hook = renderHook((now: StayValues) => useStartStay(propsOf(now)), {
    initialProps: values,
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await act(async () => hook.result.current.send());
  attemptStatus = { attempt: {}, state: { phase: 'refused', errorName: 'NoMoneyNoHoney' } };
  hook.rerender(values);
  return hook;
};

beforeEach(() => {
  attemptStatus = undefined;
  store.set(dialogsAtom, []);
  setCity('perm');
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
});
afterEach(cleanup);

it('a top-up opens by itself where the balance was spent elsewhere', async () => {
  await sendRefused();
  await answer();
  expect(store.get(dialogsAtom)).toMatchObject([{ name: 'refill', stay: { zone: '0302', durationMin: 60 } }]);
});

it('no top-up opens over another page', async () => {
  const { unmount } = await sendRefused();
  unmount();
  await answer();
  expect(store.get(dialogsAtom)).toEqual([]);
});

it.each<[string, Partial<StayValues>]>([
  ['another duration', { durationMin: 90 }],
  ['another vehicle', { plate: 'А124ВС59' }],
  ['another place', { place: '0303' }],
])('no top-up opens for a form that has %s by then', async (_, change) => {
  const { rerender } = await sendRefused();
  rerender({ ...values, ...change });
  await answer();
  expect(store.get(dialogsAtom)).toEqual([]);
});
