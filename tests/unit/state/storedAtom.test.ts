// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { store } from '~/state/store';
import { storageKeys } from '~/state/storageKeys';
import { clearStored, storedAtom } from '~/state/storedAtom';

const key = storageKeys.durationHabit;
const name = 'parking.duration-habit';

it('a stored atom reads what is stored, writes through, and computes from its last value', () => {
  localStorage.setItem(name, '30');
  const atom = storedAtom(key);
  expect(store.get(atom)).toBe(30);
  store.set(atom, 45);
  store.set(atom, (old) => (old ?? 0) + 15);
  expect([store.get(atom), localStorage.getItem(name)]).toEqual([60, '60']);
});

it('a cleared stored atom has its fallback, and nothing stays on the device', () => {
  const atom = storedAtom(key);
  store.set(atom, 45);
  store.set(atom, clearStored);
  expect([store.get(atom), localStorage.getItem(name)]).toEqual([null, null]);
  store.set(atom, 45);
  store.set(atom, () => clearStored);
  expect([store.get(atom), localStorage.getItem(name)]).toEqual([null, null]);
});

it('a used stored atom follows other tabs, and what was stored before its use', () => {
  const atom = storedAtom(key);
  localStorage.setItem(name, '15');
  const stop = store.sub(atom, () => undefined);
  expect(store.get(atom)).toBe(15);
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: '90' }));
  expect(store.get(atom)).toBe(90);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: '20' }));
  expect(store.get(atom)).toBe(90);
});
