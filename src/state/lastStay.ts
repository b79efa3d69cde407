import { atom } from 'jotai';
import type { LastStay } from '~/domain/lastStay';
import { cityIdAtom } from './city';
import { placesKeys } from './placesKeys';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const allAtom = storedAtom(placesKeys.lastStays);

/** What the driver paid for, or began, last in the chosen city. */
export const lastStayAtom = atom((get): LastStay | undefined => get(allAtom).find(({ city }) => city === get(cityIdAtom)));

/** The stored list is read anew: another tab may have written since. */
const others = (city: string) => read(placesKeys.lastStays).filter((one) => one.city !== city);

export const keepLastStay = (city: string, stay: LastStay): void => store.set(allAtom, [...others(city), { ...stay, city }]);

/** What logging out does. */
export const forgetLastStay = (city: string): void => store.set(allAtom, others(city));
