import { atom } from 'jotai';
import type { LastStay } from '~/domain/stay/lastStay';
import { cityIdAtom } from '../currentCity';
import { placesKeys } from '../map/placesKeys';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

const storedLastStaysAtom = storedAtom(placesKeys.lastStays);

/** The stay that the driver last paid for or began in the chosen city. */
export const lastStayAtom = atom((get): LastStay | undefined =>
  get(storedLastStaysAtom).find(({ city }) => city === get(cityIdAtom)),
);

/** Rereads the stored list, because another tab may have written to it. */
const others = (city: string) => read(placesKeys.lastStays).filter((one) => one.city !== city);

export const saveLastStay = (city: string, stay: LastStay): void =>
  store.set(storedLastStaysAtom, [...others(city), { ...stay, city }]);

/** Called on logout. */
export const clearLastStay = (city: string): void => store.set(storedLastStaysAtom, others(city));
