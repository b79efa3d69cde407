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
  /** The key of the login, which another person's is not. */
  login: string;
  at: Instant;
}

const text = v.string();
const awaitedStaysKey = storageKey<AwaitedStay[]>({
  name: 'awaited-stays',
  schema: listOf<AwaitedStay>(v.object({ id: text, city: text, login: text, at: instant })),
  fallback: [],
});
const storedStaysAtom = storedAtom(awaitedStaysKey);

/** The money of an order comes within minutes. */
const isCurrent = ({ at }: AwaitedStay): boolean => Math.abs(serverNow() - at) < hourMs;

/**
 * Stays of the driver whose payment page has been opened, by id, and when: their money may be on its way. It outlives the page: the
 * provider leads back into another tab, where nobody may be asked to pay once more (F-27).
 */
export const awaitedStaysAtom = atom((get): Readonly<Record<string, Instant>> => {
  const [city, login] = [get(cityIdAtom), get(driverAtom)?.cacheKey];
  const driverStays = get(storedStaysAtom).filter((one) => one.city === city && one.login === login && isCurrent(one));
  return Object.fromEntries(driverStays.map(({ id, at }) => [id, at]));
});

/** The payment page of a stay opens. */
export const recordAwaitedStay = (id: string): void => {
  const [city, login] = [store.get(cityIdAtom), store.get(driverAtom)?.cacheKey];
  if (city === null || login === undefined) return;
  const others = read(awaitedStaysKey).filter((one) => isCurrent(one) && !(one.id === id && one.login === login));
  store.set(storedStaysAtom, [...others, { id, city, login, at: serverNow() }]);
};

/** What logging out does; who is signed in by now keeps theirs. */
export const clearAwaitedStays = (city: string): void => {
  const activeLogins = loginKeysIn(city);
  store.set(
    storedStaysAtom,
    read(awaitedStaysKey).filter((one) => one.city !== city || activeLogins.includes(one.login)),
  );
};
