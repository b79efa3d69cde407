import { atom } from 'jotai';
import type { Audience } from '~/domain/access';
import { cityIdAtom } from './city';
import { keys, type SignIn } from './keys';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

export type { SignIn } from './keys';
export type UserType = 'standart' | 'coop';

const signInsAtom = storedAtom(keys.signIns);

/** The driver's login in the chosen city. */
export const driverAtom = atom((get): SignIn | undefined => get(signInsAtom)[get(cityIdAtom) ?? '']?.standart);

/** Who is using the app in the chosen city. */
export const audienceAtom = atom((get): Audience => {
  const own = get(signInsAtom)[get(cityIdAtom) ?? ''];
  if (own?.coop) return 'corporate';
  return own?.standart ? 'driver' : 'guest';
});

/** Keeps or drops one login. The stored list is read anew: another tab may have changed it. */
export const setSignIn = (city: string, userType: UserType, signIn: SignIn | undefined): void => {
  const all = read(keys.signIns);
  store.set(signInsAtom, { ...all, [city]: { ...all[city], [userType]: signIn } });
};

export const signInOf = (city: string, userType: UserType): SignIn | undefined => store.get(signInsAtom)[city]?.[userType];
