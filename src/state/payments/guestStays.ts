import { atom } from 'jotai';
import { cityIdAtom } from '../currentCity';
import { storageKeys, type GuestStay } from '../storageKeys';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

export type { GuestStay } from '../storageKeys';

/** Stays that a guest has paid, or went to pay, on this device. They stay here when somebody logs out. */
export const guestStaysAtom = storedAtom(storageKeys.guestStays);
/** Those of the chosen city: another city's zones and servers are other ones. */
export const cityGuestStaysAtom = atom((get): GuestStay[] =>
  get(guestStaysAtom).filter(({ city }) => city === get(cityIdAtom)),
);

/** Changes the stored list as it stands now: another tab may have written since. */
const changeGuestStays = (next: (all: GuestStay[]) => GuestStay[]): void =>
  store.set(guestStaysAtom, next(read(storageKeys.guestStays)));

/** The most that are kept: the oldest go first. */
const maxStored = 50;

export const saveGuestStay = (stay: GuestStay): void =>
  changeGuestStays((all) => [...all.filter(({ id }) => id !== stay.id), stay].slice(-maxStored));
/** A later stay of the same car at the same place and time: what the city says of them now is about that one. */
export const newerGuestStay = (stay: GuestStay): GuestStay | undefined => {
  const all = read(storageKeys.guestStays);
  const ownIndex = all.findIndex(({ id }) => id === stay.id);
  return all.find(
    (one, index) =>
      index > ownIndex &&
      one.city === stay.city &&
      one.plate === stay.plate &&
      one.zone === stay.zone &&
      one.parkingCode === stay.parkingCode &&
      // One that was paid for afterwards may be of another time.
      !((one.isPost || stay.isPost) && (one.endsAt <= stay.startsAt || one.startsAt >= stay.endsAt)),
  );
};

export const patchGuestStay = (id: string, patch: Partial<GuestStay>): void =>
  changeGuestStays((all) => all.map((stay) => (stay.id === id ? { ...stay, ...patch } : stay)));
