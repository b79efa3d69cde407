// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { loadCity } from '~/city/cities';
import { settingsQuery } from '~/data/settings/settingsQuery';
import { guestForm } from '~/features/guest/guest.form';
import { Route } from '~/routes/{-$lng}/guest-payment';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const queryClient = new QueryClient();
const setForm = (values: object): void =>
  store.set(guestForm, (form) => ({ ...form, values: { ...form.values, place: '', plate: '', ...values } }));

beforeEach(async () => {
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  queryClient.clear();
});

/** Returns where the page leads a driver. */
const target = async (search: object, cause: 'enter' | 'stay'): Promise<unknown> => {
  const { beforeLoad } = Route.options;
  if (typeof beforeLoad !== 'function') throw new Error('The page has no guard.');
  try {
    await beforeLoad({ params: {}, search, context: { queryClient }, cause } as never);
    return undefined;
  } catch (redirect) {
    const { to, search: reached } = (redirect as { options: { to: string; search?: object } }).options;
    return [to, JSON.parse(JSON.stringify(reached ?? {}))];
  }
};
const payment = '/{-$lng}/profile/parking';

it('AUTH-12: a guest who signs in over the form pays for its place, with its plate and duration', async () => {
  setForm({ place: '0302', plate: 'AB777', isForeign: true, durationMin: 90 });
  const typed = [payment, { zone: '0302', plate: 'AB777', foreign: 1, duration: '90' }];
  expect(await target({}, 'stay')).toEqual(typed);
  // The link of the address has filled in the form, where it was replaced.
  expect(await target({ zone: '0901' }, 'stay')).toEqual(typed);
});

it('AUTH-12: in a city that sells stays by parkings, the place of the form is a parking', async () => {
  queryClient.setQueryData(settingsQuery('perm').queryKey, { paymentByParkingId: true } as never);
  setForm({ place: '17', isForeign: false, durationMin: undefined });
  expect(await target({}, 'stay')).toEqual([payment, { parkingCode: '17' }]);
});

it('ROUTE-09: a driver who opens the page is led by its address alone', async () => {
  setForm({ place: '0302' });
  expect(await target({ stay: 'paid' }, 'stay')).toEqual(['/{-$lng}', {}]);
  expect(await target({}, 'enter')).toEqual(['/{-$lng}', {}]);
  expect(await target({ zone: '0901' }, 'enter')).toEqual([payment, { zone: '0901' }]);
  setForm({});
  expect(await target({}, 'stay')).toEqual(['/{-$lng}', {}]);
  expect(await target({ zone: '0901' }, 'stay')).toEqual([payment, { zone: '0901' }]);
});
