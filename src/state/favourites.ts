import { atom } from 'jotai';
import { isSamePlace, type Favourite } from '~/domain/favourite';
import { placesKeys } from './placesKeys';
import { isOwnedBy, placesOwnerAtom, withoutAccounts } from './placesOwner';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const allAtom = storedAtom(placesKeys.favourites);

/** The favourites of whoever uses the app here, the newest first. */
export const favouritesAtom = atom((get): Favourite[] => get(allAtom).filter(isOwnedBy(get(placesOwnerAtom))));

/** The most that one keeps: the oldest go first. */
const most = 30;

/** Adds a place, or takes it away. The stored list is read anew: another tab may have written since. */
export const setFavourite = (place: Favourite, isFavourite: boolean): void => {
  const owner = store.get(placesOwnerAtom);
  const isOwn = isOwnedBy(owner);
  const all = read(placesKeys.favourites);
  const own = all.filter((one) => isOwn(one) && !isSamePlace(one, place));
  const next = isFavourite ? [{ ...place, ...owner }, ...own].slice(0, most) : own;
  store.set(allAtom, [...next, ...all.filter((one) => !isOwn(one))]);
};

/** What logging out does: the account's go, the guest's stay. */
export const forgetFavourites = (city: string): void => {
  store.set(allAtom, withoutAccounts(read(placesKeys.favourites), city));
};
