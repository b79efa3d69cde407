import { atom } from 'jotai';
import { cityIdAtom } from '../currentCity';
import type { Owned } from '../map/placesKeys';
import { audienceAtom } from './signIn';

/** The owner of the data that is read and stored now: the guest of this device, or the signed-in account. */
export const dataOwnerAtom = atom((get): Owned => ({
  city: get(cityIdAtom) ?? '',
  owner: get(audienceAtom) === 'guest' ? 'guest' : 'account',
}));

export const isOwnedBy =
  ({ city, owner }: Owned) =>
  (one: Owned): boolean =>
    one.city === city && one.owner === owner;

/** Returns the entries that remain after a logout from a city: the account's are removed, the guest's stay. */
export const withoutAccountEntries = <Entry extends Owned>(list: readonly Entry[], city: string): Entry[] => {
  const isAccountEntry = isOwnedBy({ city, owner: 'account' });
  return list.filter((one) => !isAccountEntry(one));
};
