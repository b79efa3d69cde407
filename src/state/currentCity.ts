import { atom } from 'jotai';
import { cityById, isCity } from '~/city/cities';
import type { CityConfig } from '~/city/schema';
import { storageKeys } from './storageKeys';
import { read, remove, write } from '~/platform/storage';
import { store } from './store';

/**
 * The chosen city of this page. Choosing another city reloads the app. A choice in another tab does not affect this
 * one, because a payment must not change its city half-way.
 */
export const cityIdAtom = atom<string | null>(read(storageKeys.city));

/** The chosen city's configuration, or undefined before the first choice. Always from the build, never from storage. */
export const cityAtom = atom((get): CityConfig | undefined => cityById(get(cityIdAtom)));

export const setCity = (id: string): void => {
  write(storageKeys.city, id);
  store.set(cityIdAtom, id);
};

/** Removes a stored city that no longer exists. Called once at start. */
export const clearUnknownCity = (): void => {
  const id = read(storageKeys.city);
  if (id === null || isCity(id)) return;
  remove(storageKeys.city);
  store.set(cityIdAtom, null);
};

/** Returns the chosen city, or throws if there is none. For code that runs only after the city choice. */
export const currentCity = (): CityConfig => {
  const city = store.get(cityAtom);
  if (!city) throw new Error('No city is chosen');
  return city;
};
