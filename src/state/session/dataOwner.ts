import { atom } from 'jotai';
import { cityIdAtom } from '../currentCity';
import type { Owned } from '../map/placesKeys';
import { audienceAtom } from './signIn';

/** Whose places are read and kept now: the guest's of this device, or those of whoever is signed in. */
export const dataOwnerAtom = atom((get): Owned => ({
  city: get(cityIdAtom) ?? '',
  owner: get(audienceAtom) === 'guest' ? 'guest' : 'account',
}));

export const isOwnedBy =
  ({ city, owner }: Owned) =>
  (one: Owned): boolean =>
    one.city === city && one.owner === owner;

/** What is left of a list when somebody logs out of a city: the account's entries go, the guest's stay. */
export const withoutAccountEntries = <Entry extends Owned>(list: readonly Entry[], city: string): Entry[] => {
  const isAccountEntry = isOwnedBy({ city, owner: 'account' });
  return list.filter((one) => !isAccountEntry(one));
};
