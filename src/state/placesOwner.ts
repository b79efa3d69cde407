import { atom } from 'jotai';
import { cityIdAtom } from './city';
import type { Owned } from './placesKeys';
import { audienceAtom } from './signIn';

/** Whose places are read and kept now: the guest's of this device, or those of whoever is signed in. */
export const placesOwnerAtom = atom((get): Owned => ({
  city: get(cityIdAtom) ?? '',
  owner: get(audienceAtom) === 'guest' ? 'guest' : 'account',
}));

export const isOwnedBy =
  ({ city, owner }: Owned) =>
  (one: Owned): boolean =>
    one.city === city && one.owner === owner;

/** What is left of a list when somebody logs out of a city: the account's entries go, the guest's stay. */
export const withoutAccounts = <Entry extends Owned>(list: readonly Entry[], city: string): Entry[] => {
  const isTheirs = isOwnedBy({ city, owner: 'account' });
  return list.filter((one) => !isTheirs(one));
};
