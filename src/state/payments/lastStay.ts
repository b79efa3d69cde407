import { atom } from 'jotai';
import type { LastStay } from '~/domain/stay/lastStay';
import { cityIdAtom } from '../currentCity';
import { placesKeys } from '../map/placesKeys';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

const storedLastStaysAtom = storedAtom(placesKeys.lastStays);

/** What the driver paid for, or began, last in the chosen city. */
export const lastStayAtom = atom((get): LastStay | undefined =>
  get(storedLastStaysAtom).find(({ city }) => city === get(cityIdAtom)),
);

/** The stored list is read anew: another tab may have written since. */
const others = (city: string) => read(placesKeys.lastStays).filter((one) => one.city !== city);

export const saveLastStay = (city: string, stay: LastStay): void =>
  store.set(storedLastStaysAtom, [...others(city), { ...stay, city }]);

/** What logging out does. */
export const clearLastStay = (city: string): void => store.set(storedLastStaysAtom, others(city));
