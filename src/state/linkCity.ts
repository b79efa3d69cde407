import { atom } from 'jotai';
import { isCity } from '~/city/cities';
import { setCity } from './currentCity';
import { store } from './store';

/** A city that a link named but that the app does not have. */
export const unknownLinkCityAtom = atom<string | undefined>(undefined);

/** Applies the city of the address (`?city=perm`) before anything is drawn. The address stays unchanged. */
export const applyLinkCity = (search: string): void => {
  const requestedCity = new URLSearchParams(search).get('city')?.trim();
  if (!requestedCity) return;
  const isKnown: boolean = isCity(requestedCity);
  if (isKnown) setCity(requestedCity);
  else store.set(unknownLinkCityAtom, requestedCity.slice(0, 40));
};
