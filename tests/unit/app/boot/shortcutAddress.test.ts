// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { shortcutAddress } from '~/app/boot/shortcutAddress';
import { vehicleFocusAtom, saveVehiclePlace } from '~/state/map/vehiclePlace';
import { cityIdAtom } from '~/state/currentCity';
import { storageKeys } from '~/state/storageKeys';
import { setSignIn } from '~/state/session/signIn';
import { storedAtom } from '~/state/storedAtom';
import { store } from '~/state/store';
import { dialogsAtom } from '~/state/dialogs';

beforeEach(() => {
  store.set(cityIdAtom, 'perm');
  store.set(dialogsAtom, []);
});

it('a guest’s shortcuts open the payment form, or the main page with the place of the vehicle', () => {
  const place = { latitude: 58.01, longitude: 56.23 };
  saveVehiclePlace({ place, keptAt: Date.now() });
  expect(['pay', 'extend', 'car', 'of-a-later-version'].map(shortcutAddress)).toEqual([
    '/guest-payment',
    '/guest-payment',
    '/',
    '/',
  ]);
  expect(store.get(vehicleFocusAtom)).toEqual({ place });
  expect(store.get(dialogsAtom)).toEqual([]);
});

it('a driver’s shortcuts open the parking form and the running stays, in the last language', () => {
  store.set(storedAtom(storageKeys.language), 'en');
  setSignIn('perm', 'standart', { token: 'T', cacheKey: 'K' });
  expect(shortcutAddress('pay')).toBe('/en/profile/parking');
  expect(shortcutAddress('extend')).toBe('/en');
  expect(store.get(dialogsAtom)).toEqual([{ name: 'stays' }]);
});
