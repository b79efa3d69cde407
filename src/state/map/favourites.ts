import { atom } from 'jotai';
import { isSamePlace, type Favourite } from '~/domain/map/favourite';
import { placesKeys } from './placesKeys';
import { isOwnedBy, dataOwnerAtom, withoutAccountEntries } from '../session/dataOwner';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

const storedFavouritesAtom = storedAtom(placesKeys.favourites);

/** The favourites of whoever uses the app here, the newest first. */
export const favouritesAtom = atom((get): Favourite[] =>
  get(storedFavouritesAtom).filter(isOwnedBy(get(dataOwnerAtom))),
);

/** The most that one keeps: the oldest go first. */
const maxFavourites = 30;

/** Adds a place, or takes it away. The stored list is read anew: another tab may have written since. */
export const setFavourite = (place: Favourite, isFavourite: boolean): void => {
  const owner = store.get(dataOwnerAtom);
  const isOwned = isOwnedBy(owner);
  const all = read(placesKeys.favourites);
  const others = all.filter((one) => isOwned(one) && !isSamePlace(one, place));
  const next = isFavourite ? [{ ...place, ...owner }, ...others].slice(0, maxFavourites) : others;
  store.set(storedFavouritesAtom, [...next, ...all.filter((one) => !isOwned(one))]);
};

/** What logging out does: the account's go, the guest's stay. */
export const clearFavourites = (city: string): void => {
  store.set(storedFavouritesAtom, withoutAccountEntries(read(placesKeys.favourites), city));
};
