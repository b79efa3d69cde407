// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { loadCity } from '~/city/cities';
import { settingsQuery } from '~/data/settings/settingsQuery';
import { guestForm } from '~/features/guest/guest.form';
import { typedStay } from '~/features/guest/typedStay';
import { setCity } from '~/state/currentCity';
import { store } from '~/state/store';

const queryClient = new QueryClient();

beforeEach(async () => {
  await loadCity('perm');
  setCity('perm');
  queryClient.clear();
});

it.each([
  [
    'a zone, a foreign plate and a duration',
    { place: ' 0302 ', plate: 'AB777', isForeign: true, durationMin: 90 },
    { zone: '0302', plate: 'AB777', foreign: 1, duration: '90' },
  ],
  ['a zone alone', { place: '0302' }, { zone: '0302' }],
  ['a plate without a place', { plate: 'А001АА59' }, undefined],
])('AUTH-12: a guest’s form with %s leads to its payment', (_, typed, link) => {
  const empty = { place: '', plate: '', isForeign: false, durationMin: undefined };
  store.set(guestForm, (form) => ({ ...form, values: { ...form.values, ...empty, ...typed } }));
  expect(typedStay(queryClient)).toEqual(link);
});

it('AUTH-12: in a city that sells stays by parkings, the place of the form is a parking', () => {
  queryClient.setQueryData(settingsQuery('perm').queryKey, { paymentByParkingId: true } as never);
  store.set(guestForm, (form) => ({ ...form, values: { ...form.values, place: '17', plate: '' } }));
  expect(typedStay(queryClient)).toMatchObject({ parkingCode: '17' });
});
