import { keys, type GuestStay } from './keys';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

export type { GuestStay } from './keys';

/** Stays that a guest has paid, or went to pay, on this device. They stay here when somebody logs out. */
export const staysAtom = storedAtom(keys.stays);

/** Changes the stored list as it stands now: another tab may have written since. */
const change = (next: (all: GuestStay[]) => GuestStay[]): void => store.set(staysAtom, next(read(keys.stays)));

/** The most that are kept: the oldest go first. */
const most = 50;

export const keepStay = (stay: GuestStay): void => change((all) => [...all.filter(({ id }) => id !== stay.id), stay].slice(-most));
export const patchStay = (id: string, patch: Partial<GuestStay>): void =>
  change((all) => all.map((stay) => (stay.id === id ? { ...stay, ...patch } : stay)));
