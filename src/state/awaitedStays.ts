import { atom } from 'jotai';
import * as v from 'valibot';
import { hourMs, type Instant } from '~/domain/cityTime';
import { serverNow } from './clock';
import { cityIdAtom } from './city';
import { loginsIn } from './accountKeys';
import { instant, key, listOf } from './keys';
import { driverAtom } from './signIn';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

interface AwaitedStay {
  id: string;
  city: string;
  /** The key of the login, which another person's is not. */
  login: string;
  at: Instant;
}

const text = v.string();
const awaitedKey = key<AwaitedStay[]>({
  name: 'awaited-stays',
  schema: listOf<AwaitedStay>(v.object({ id: text, city: text, login: text, at: instant })),
  fallback: [],
});
const keptAtom = storedAtom(awaitedKey);

/** The money of an order comes within minutes. */
const isAlive = ({ at }: AwaitedStay): boolean => Math.abs(serverNow() - at) < hourMs;

/**
 * Stays of the driver whose payment page has been opened, by id, and when: their money may be on its way. It outlives the page: the
 * provider leads back into another tab, where nobody may be asked to pay once more (F-27).
 */
export const awaitedStaysAtom = atom((get): Readonly<Record<string, Instant>> => {
  const [city, login] = [get(cityIdAtom), get(driverAtom)?.cacheKey];
  const own = get(keptAtom).filter((one) => one.city === city && one.login === login && isAlive(one));
  return Object.fromEntries(own.map(({ id, at }) => [id, at]));
});

/** The payment page of a stay opens. */
export const noteAwaited = (id: string): void => {
  const [city, login] = [store.get(cityIdAtom), store.get(driverAtom)?.cacheKey];
  if (city === null || login === undefined) return;
  const others = read(awaitedKey).filter((one) => isAlive(one) && !(one.id === id && one.login === login));
  store.set(keptAtom, [...others, { id, city, login, at: serverNow() }]);
};

/** What logging out does; who is signed in by now keeps theirs. */
export const forgetAwaited = (city: string): void => {
  const stays = loginsIn(city);
  store.set(
    keptAtom,
    read(awaitedKey).filter((one) => one.city !== city || stays.includes(one.login)),
  );
};
