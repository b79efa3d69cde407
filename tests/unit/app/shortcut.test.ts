// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { shortcutAddress } from '~/app/shortcut';
import { carLookAtom, keepCar } from '~/state/carPlace';
import { cityIdAtom } from '~/state/city';
import { keys } from '~/state/keys';
import { setSignIn } from '~/state/signIn';
import { storedAtom } from '~/state/storedAtom';
import { store } from '~/state/store';
import { windowsAtom } from '~/state/windows';

beforeEach(() => {
  store.set(cityIdAtom, 'perm');
  store.set(windowsAtom, []);
});

it('of a guest: the form, the stays above it, and the place of the car', () => {
  const place = { latitude: 58.01, longitude: 56.23 };
  keepCar({ place, keptAt: Date.now() });
  expect(['pay', 'extend', 'car', 'of-a-later-version'].map(shortcutAddress)).toEqual(['/guest-payment', '/guest-payment', '/', '/']);
  expect(store.get(carLookAtom)).toEqual({ place });
  expect(store.get(windowsAtom)).toEqual([]);
});

it('of a driver, in the last language: the cabinet, and the stays that run', () => {
  store.set(storedAtom(keys.language), 'en');
  setSignIn('perm', 'standart', { token: 'T', cacheKey: 'K' });
  expect(shortcutAddress('pay')).toBe('/en/profile/parking');
  expect(shortcutAddress('extend')).toBe('/en');
  expect(store.get(windowsAtom)).toEqual([{ name: 'stays' }]);
});
