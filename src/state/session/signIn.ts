import { atom } from 'jotai';
import type { Audience } from '~/domain/account/pageAccess';
import { signInChange, type SignInChange } from '~/domain/account/signInChange';
import { cityIdAtom } from '../currentCity';
import { storageKeys, type SignIn } from '../storageKeys';
import { read, write } from '~/platform/storage';
import { store } from '../store';

export type { SignIn } from '../storageKeys';
export type UserType = 'standart' | 'coop';

/** The logins that this page acts under. Storage may be more recent: `syncSignIns` compares them. */
const signInsAtom = atom(read(storageKeys.signIns));
const cityLoginsAtom = atom((get) => get(signInsAtom)[get(cityIdAtom) ?? '']);

/** The driver's login in the chosen city. */
export const driverAtom = atom((get): SignIn | undefined => get(cityLoginsAtom)?.standart);
/** The company's login in the chosen city. */
export const companyAtom = atom((get): SignIn | undefined => get(cityLoginsAtom)?.coop);
/** The key of a driver's login that the server ended, until somebody signs in. */
export const expiredAtom = atom((get): string | undefined => get(cityLoginsAtom)?.expired);

/** The kind of user in the chosen city. */
export const audienceAtom = atom((get): Audience => {
  const logins = get(cityLoginsAtom);
  if (logins?.coop) return 'corporate';
  return logins?.standart ? 'driver' : 'guest';
});

/** The last change of the logins of the chosen city, in this tab or in another. */
export const lastChangeAtom = atom<SignInChange & { isThisTab: boolean }>();

/** True if the server has ended this login while its page was open. */
export const hasJustExpired = (userType: UserType): boolean => {
  const last = store.get(lastChangeAtom);
  return last?.change === 'expired' && last.userType === userType;
};

const applySignIns = (next: ReturnType<typeof read<typeof storageKeys.signIns.fallback>>, isThisTab: boolean): void => {
  const city = store.get(cityIdAtom) ?? '';
  const now = store.get(signInsAtom);
  if (JSON.stringify(now) === JSON.stringify(next)) return;
  const change = signInChange(now[city] ?? {}, next[city] ?? {});
  store.set(signInsAtom, next);
  if (change) store.set(lastChangeAtom, { ...change, isThisTab });
};

/** Applies the logins stored by other tabs: on their message, and when this tab wakes up. */
export const syncSignIns = (): void => applySignIns(read(storageKeys.signIns), false);

/** Stores or removes one login. Rereads the stored list, because another tab may have changed it. */
export const setSignIn = (city: string, userType: UserType, signIn: SignIn | undefined, expired?: string): void => {
  const all = read(storageKeys.signIns);
  const next = {
    ...all,
    [city]: { ...all[city], [userType]: signIn, [userType === 'coop' ? 'coopExpired' : 'expired']: expired },
  };
  write(storageKeys.signIns, next);
  applySignIns(next, true);
};

/** The key of a driver's login of this city that the server ended, until somebody signs in there. */
export const expiredIn = (city: string): string | undefined => store.get(signInsAtom)[city]?.expired;

export const signInOf = (city: string, userType: UserType): SignIn | undefined =>
  store.get(signInsAtom)[city]?.[userType];

/** Returns the kind of user that a token belongs to. Undefined for a guest's token and for an ended login. */
export const tokenOwnerOf = (city: string, token: string): UserType | undefined =>
  (['standart', 'coop'] as const).find((userType) => signInOf(city, userType)?.token === token);

/**
 * Ends the login of a token that the server no longer knows, in every tab. Takes effect once, however many calls report
 * it.
 */
export const expireToken = (city: string, token: string): void => {
  const userType = tokenOwnerOf(city, token);
  if (userType) setSignIn(city, userType, undefined, signInOf(city, userType)?.cacheKey);
};
