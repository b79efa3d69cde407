import { atom } from 'jotai';
import { cityIdAtom } from './city';
import { keys, type GuestStay } from './keys';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

export type { GuestStay } from './keys';

/** Stays that a guest has paid, or went to pay, on this device. They stay here when somebody logs out. */
export const staysAtom = storedAtom(keys.stays);
/** Those of the chosen city: another city's zones and servers are other ones. */
export const cityStaysAtom = atom((get): GuestStay[] => get(staysAtom).filter(({ city }) => city === get(cityIdAtom)));

/** Changes the stored list as it stands now: another tab may have written since. */
const change = (next: (all: GuestStay[]) => GuestStay[]): void => store.set(staysAtom, next(read(keys.stays)));

/** The most that are kept: the oldest go first. */
const most = 50;

export const keepStay = (stay: GuestStay): void => change((all) => [...all.filter(({ id }) => id !== stay.id), stay].slice(-most));
/** A later stay of the same car at the same place and time: what the city says of them now is about that one. */
export const newerStay = (stay: GuestStay): GuestStay | undefined => {
  const all = read(keys.stays);
  const own = all.findIndex(({ id }) => id === stay.id);
  return all.find(
    (one, index) =>
      index > own &&
      one.city === stay.city &&
      one.plate === stay.plate &&
      one.zone === stay.zone &&
      one.parkingCode === stay.parkingCode &&
      // One that was paid for afterwards may be of another time.
      !((one.isPost || stay.isPost) && (one.endsAt <= stay.startsAt || one.startsAt >= stay.endsAt)),
  );
};

export const patchStay = (id: string, patch: Partial<GuestStay>): void =>
  change((all) => all.map((stay) => (stay.id === id ? { ...stay, ...patch } : stay)));
