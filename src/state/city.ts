import { atom } from 'jotai';
import { cityById } from '~/city/cities';
import type { CityConfig } from '~/city/schema';
import { keys } from './keys';
import { read, remove } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

export const cityIdAtom = storedAtom(keys.city);

/** The chosen city's configuration, or undefined before the first choice. Always from the build, never from storage. */
export const cityAtom = atom((get): CityConfig | undefined => cityById(get(cityIdAtom)));

/** Drops a stored city that no longer exists. Once, at start. */
export const forgetUnknownCity = (): void => {
  const id = read(keys.city);
  if (id !== null && !cityById(id)) {
    remove(keys.city);
    store.set(cityIdAtom, null);
  }
};

export const setCity = (id: string): void => store.set(cityIdAtom, id);

/** The chosen city where one must be there: code below the city choice. */
export const currentCity = (): CityConfig => {
  const city = store.get(cityAtom);
  if (!city) throw new Error('No city is chosen');
  return city;
};
