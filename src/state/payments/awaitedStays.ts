import { atom } from 'jotai';
import * as v from 'valibot';
import { hourMs, type Instant } from '~/domain/time/cityTime';
import { serverNow } from '../clock';
import { cityIdAtom } from '../currentCity';
import { loginKeysIn } from '../session/accountKeys';
import { instant, storageKey, listOf } from '../storageKeys';
import { driverAtom } from '../session/signIn';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

interface AwaitedStay {
  id: string;
  city: string;
  /** The key of the login. Another person's login has a different key. */
  login: string;
  at: Instant;
}

const text = v.string();
export const awaitedStaysKey = storageKey<AwaitedStay[]>({
  name: 'awaited-stays',
  owner: 'account',
  purpose: 'payments',
  schema: listOf<AwaitedStay>(v.object({ id: text, city: text, login: text, at: instant })),
  fallback: [],
});
const storedStaysAtom = storedAtom(awaitedStaysKey);

/** The money of an order arrives within minutes. */
const isCurrent = ({ at }: AwaitedStay): boolean => Math.abs(serverNow() - at) < hourMs;

/**
 * The driver's stays whose payment page has been opened, by id, with the time: their money may be on its way. This
 * outlives the page, because the provider returns to another tab, where the driver must not be led to pay again (F-27).
 */
export const awaitedStaysAtom = atom((get): Readonly<Record<string, Instant>> => {
  const [city, login] = [get(cityIdAtom), get(driverAtom)?.cacheKey];
  const driverStays = get(storedStaysAtom).filter((one) => one.city === city && one.login === login && isCurrent(one));
  return Object.fromEntries(driverStays.map(({ id, at }) => [id, at]));
});

/** Called when the payment page of a stay opens. */
export const recordAwaitedStay = (id: string): void => {
  const [city, login] = [store.get(cityIdAtom), store.get(driverAtom)?.cacheKey];
  if (city === null || login === undefined) return;
  const others = read(awaitedStaysKey).filter((one) => isCurrent(one) && !(one.id === id && one.login === login));
  store.set(storedStaysAtom, [...others, { id, city, login, at: serverNow() }]);
};

/** Called on logout. The entries of logins that are active by now stay. */
export const clearAwaitedStays = (city: string): void => {
  const activeLogins = loginKeysIn(city);
  store.set(
    storedStaysAtom,
    read(awaitedStaysKey).filter((one) => one.city !== city || activeLogins.includes(one.login)),
  );
};
