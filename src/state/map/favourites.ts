import { atom } from 'jotai';
import { isSamePlace, type Favourite } from '~/domain/map/favourite';
import { placesKeys } from './placesKeys';
import { isOwnedBy, dataOwnerAtom, withoutAccountEntries } from '../session/dataOwner';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

const storedFavouritesAtom = storedAtom(placesKeys.favourites);

/** The favourites of the current user, newest first. */
export const favouritesAtom = atom((get): Favourite[] =>
  get(storedFavouritesAtom).filter(isOwnedBy(get(dataOwnerAtom))),
);

/** The maximum number of favourites per user. The oldest are removed first. */
const maxFavourites = 30;

/** Adds or removes a place. Rereads the stored list first, because another tab may have written to it. */
export const setFavourite = (place: Favourite, isFavourite: boolean): void => {
  const owner = store.get(dataOwnerAtom);
  const isOwned = isOwnedBy(owner);
  const all = read(placesKeys.favourites);
  const others = all.filter((one) => isOwned(one) && !isSamePlace(one, place));
  const next = isFavourite ? [{ ...place, ...owner }, ...others].slice(0, maxFavourites) : others;
  store.set(storedFavouritesAtom, [...next, ...all.filter((one) => !isOwned(one))]);
};

/** Called on logout: removes the account's entries; the guest's stay. */
export const clearFavourites = (city: string): void => {
  store.set(storedFavouritesAtom, withoutAccountEntries(read(placesKeys.favourites), city));
};
