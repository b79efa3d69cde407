import { atom } from 'jotai';
import { cityById, isCity } from '~/city/cities';
import type { CityConfig } from '~/city/schema';
import { keys } from './keys';
import { read, remove, write } from './storage';
import { store } from './store';

/**
 * The chosen city of this page. Another choice opens the app anew, and another tab's choice is not this one's:
 * a payment must not change its city half-way.
 */
export const cityIdAtom = atom<string | null>(read(keys.city));

/** The chosen city's configuration, or undefined before the first choice. Always from the build, never from storage. */
export const cityAtom = atom((get): CityConfig | undefined => cityById(get(cityIdAtom)));

export const setCity = (id: string): void => {
  write(keys.city, id);
  store.set(cityIdAtom, id);
};

/** Drops a stored city that no longer exists. Once, at start. */
export const forgetUnknownCity = (): void => {
  const id = read(keys.city);
  if (id === null || isCity(id)) return;
  remove(keys.city);
  store.set(cityIdAtom, null);
};

/** The chosen city where one must be there: code below the city choice. */
export const currentCity = (): CityConfig => {
  const city = store.get(cityAtom);
  if (!city) throw new Error('No city is chosen');
  return city;
};
