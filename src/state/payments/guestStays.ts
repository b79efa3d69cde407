import { atom } from 'jotai';
import { cityIdAtom } from '../currentCity';
import { storageKeys, type GuestStay } from '../storageKeys';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

export type { GuestStay } from '../storageKeys';

/** Stays that a guest has paid for, or left to pay for, on this device. They survive a logout. */
export const guestStaysAtom = storedAtom(storageKeys.guestStays);
/** The stays of the chosen city. Other cities have different zones and servers. */
export const cityGuestStaysAtom = atom((get): GuestStay[] =>
  get(guestStaysAtom).filter(({ city }) => city === get(cityIdAtom)),
);

/** Rereads the stored list before changing it, because another tab may have written to it. */
const changeGuestStays = (next: (all: GuestStay[]) => GuestStay[]): void =>
  store.set(guestStaysAtom, next(read(storageKeys.guestStays)));

/** The maximum number of stored stays. The oldest are removed first. */
const maxStored = 50;

export const saveGuestStay = (stay: GuestStay): void =>
  changeGuestStays((all) => [...all.filter(({ id }) => id !== stay.id), stay].slice(-maxStored));
/**
 * Returns a later stay of the same vehicle at the same place and time, if there is one. The city's answers now refer to
 * that stay.
 */
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
      // A retroactive stay may be of another time.
      !((one.isPost || stay.isPost) && (one.endsAt <= stay.startsAt || one.startsAt >= stay.endsAt)),
  );
};

export const patchGuestStay = (id: string, patch: Partial<GuestStay>): void =>
  changeGuestStays((all) => all.map((stay) => (stay.id === id ? { ...stay, ...patch } : stay)));
