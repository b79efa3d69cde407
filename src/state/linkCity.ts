import { atom } from 'jotai';
import { isCity } from '~/city/cities';
import { setCity } from './city';
import { store } from './store';

/** A city that a link named and the app does not have. */
export const linkCityFaultAtom = atom<string | undefined>(undefined);

/** Applies the city of the address (`?city=perm`) before anything is drawn; the address stays (`decisions.md`). */
export const applyLinkCity = (search: string): void => {
  const wanted = new URLSearchParams(search).get('city')?.trim();
  if (!wanted) return;
  const isKnown: boolean = isCity(wanted);
  if (isKnown) setCity(wanted);
  else store.set(linkCityFaultAtom, wanted.slice(0, 40));
};
